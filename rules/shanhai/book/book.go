// Package book is the rulebook of ShanHai Realm: the text in English (en.md) and Traditional Chinese (zh-Hant.md), and
// the examples that both show (examples/*.play). A section a rule, its heading's anchor the rule's ID.
package book

import (
	"embed"
	"io/fs"
)

//go:embed en.md zh-Hant.md examples/*.play
var files embed.FS

// Files returns the rulebook: its texts at the top, its examples in the folder examples.
func Files() fs.FS { return files }

// Languages lists the texts by language, in the order to offer them: each is a file named after its language, with ".md".
func Languages() []string { return []string{"en", "zh-Hant"} }

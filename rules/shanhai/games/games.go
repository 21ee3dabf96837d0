// Package games holds complete games of ShanHai Realm as scripts (docs/script.md), a file each, with comments in English
// and Traditional Chinese. README.md lists them and what each shows.
package games

import (
	"embed"
	"io/fs"
)

//go:embed *.play
var files embed.FS

// Files returns the games, all at the top.
func Files() fs.FS { return files }

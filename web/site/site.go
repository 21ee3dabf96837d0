// Package site serves the customizer's page out of the program: a closed set of
// files, each in memory, none from a disk. It opens no socket.
package site

import (
	"embed"
	"io/fs"
)

// built is what `make web` packs: the page's files, those that shrink with the
// ending .gz. Without it the folder is empty but for a dot-file.
//
//go:embed all:page
var built embed.FS

// placeholder stands in for a page that was not built.
//
//go:embed placeholder
var placeholder embed.FS

// Page returns the files of the page, and whether they are the built page.
func Page() (fs.FS, bool, error) {
	page, err := fs.Sub(built, "page")
	if err != nil {
		return nil, false, err
	}
	if _, err := fs.Stat(page, index+packed); err == nil {
		return page, true, nil
	}
	stand, err := fs.Sub(placeholder, "placeholder")
	return stand, false, err
}

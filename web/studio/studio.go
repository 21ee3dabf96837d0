// Package studio is the work behind the customizer's page: it answers the
// page's calls with settings, meshes, plates, findings and files, all made by
// the packages that the command line uses. It touches no file system, no
// network and no browser: what a maker drops on the page comes in as bytes,
// and whatever carries the calls is the caller's.
package studio

import (
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// Studio keeps what a maker brought, and the designs that were asked for last.
// Its methods are not to be called from several goroutines at once.
type Studio struct {
	catalogue design.Catalogue
	files     shelf
	benches   []*bench // the one used last first
}

// New returns a studio without files.
func New() *Studio {
	return &Studio{catalogue: shanhai.Catalogue(), files: shelf{}}
}

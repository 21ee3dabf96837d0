package studio

import (
	"context"
	"slices"
	"sync"

	"shanhai/pieces"
	"shanhai/pieces/build"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

const (
	projectEnding = ".3mf"
	manifestName  = "manifest.json"
)

// What a maker can take home besides a single file.
const (
	WantAll    = "all"    // an archive of everything that the command writes
	WantCoupon = "coupon" // the project of the test print
)

// Made is a finished file.
type Made struct {
	Name     string   `json:"name"`
	Warnings []Notice `json:"warnings"`
}

// Make makes a file: WantAll, WantCoupon, or the path of a project within the
// set's folder, such as "black/yinglong.3mf" and "shanhai-black.3mf". Its bytes
// are those that the command writes for the same design.
func (s *Studio) Make(ctx context.Context, c Choices, want string, tell Tell) (Made, []byte, error) {
	b, err := s.at(c)
	if err != nil {
		return Made{}, nil, err
	}
	switch want {
	case WantAll:
		return b.archive(ctx, tell)
	case WantCoupon:
		return b.one(ctx, shanhai.Coupon(b.design), WantCoupon+projectEnding, tell)
	}
	set, err := b.only(want)
	if err != nil {
		return Made{}, nil, err
	}
	return b.one(ctx, set, want, tell)
}

// only returns the part of the set that a project file needs.
func (b *bench) only(file string) (pieces.Set, error) {
	out := b.set
	out.Pieces, out.Bundles = nil, nil
	for _, bundle := range b.set.Bundles {
		if bundle.File+projectEnding == file {
			return b.bundle(out, bundle), nil
		}
	}
	for _, p := range b.set.Pieces {
		if p.Group+"/"+p.Key+projectEnding == file {
			out.Pieces = []pieces.Piece{p}
			return out, nil
		}
	}
	return out, &design.Error{Place: file, Code: "no-file", Reason: "the design makes no such file"}
}

// bundle puts the pieces of a bundle, and it, into an empty set.
func (b *bench) bundle(out pieces.Set, bundle pieces.Bundle) pieces.Set {
	for _, i := range bundle.Pieces {
		out.Pieces = append(out.Pieces, b.set.Pieces[i])
	}
	bundle.Pieces = slices.Clone(bundle.Pieces)
	for i := range bundle.Pieces {
		bundle.Pieces[i] = i
	}
	out.Bundles = []pieces.Bundle{bundle}
	return out
}

// one makes the project files of a set and returns that of the name.
func (b *bench) one(ctx context.Context, set pieces.Set, name string, tell Tell) (Made, []byte, error) {
	d := b.design
	d.Formats, d.Slicer = []design.Format{design.Format3MF}, design.SlicerBambu
	made := newCrate()
	summary, err := build.Run(ctx, set, d, made, tell.progress())
	if err != nil {
		return Made{}, nil, err
	}
	return Made{name, notices(b.warnings, summary.Warnings)}, made.files[name], nil
}

// archive makes everything, and puts it into a ZIP in the manifest's place.
func (b *bench) archive(ctx context.Context, tell Tell) (Made, []byte, error) {
	made := newCrate()
	summary, err := build.Run(ctx, b.set, b.design, made, tell.progress())
	if err != nil {
		return Made{}, nil, err
	}
	if err := made.Put(manifestName, summary.Manifest); err != nil {
		return Made{}, nil, err
	}
	data, err := packed(b.set.Name, made.files)
	return Made{b.set.Name + ".zip", notices(b.warnings, summary.Warnings)}, data, err
}

// crate keeps files in memory.
type crate struct {
	mu    sync.Mutex
	files map[string][]byte
}

func newCrate() *crate { return &crate{files: map[string][]byte{}} }

// Put keeps a file.
func (c *crate) Put(name string, data []byte) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.files[name] = data
	return nil
}

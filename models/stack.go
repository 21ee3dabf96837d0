// Package models turns regions and measures into solids and meshes. It knows
// no game and no printer.
//
// Flat-sided solids are stacks of layers and are meshed exactly: outline
// points are mesh vertices, so two solids that share an outline share its
// vertices and fill the space between them without a gap.
package models

import (
	"fmt"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// Slab is a layer of a solid between two heights in grid steps. Its outline
// runs straight from Bottom to Top: ring k of one leads to ring k of the other,
// point by point, edges parallel. A slab with vertical walls has the same
// region twice.
type Slab struct {
	Z0, Z1      int64
	Bottom, Top planar.Region
}

// Upright returns the slab with vertical walls over a region.
func Upright(z0, z1 int64, r planar.Region) Slab { return Slab{z0, z1, r, r} }

// Stack is a solid made of slabs, from bottom to top, each on the one below.
// Where two slabs meet, a ring of one is either the same as a ring of the
// other, point for point, or keeps clear of all of them.
type Stack struct{ Slabs []Slab }

// LayerError reports a slab that cannot be part of a solid.
type LayerError struct {
	Slab   int
	Reason string
}

func (e *LayerError) Error() string { return fmt.Sprintf("layer %d of the solid %s", e.Slab, e.Reason) }

// check reports the first slab that breaks the promises of Stack and Slab.
func (s Stack) check() error {
	if len(s.Slabs) == 0 {
		return &LayerError{0, "is missing: the solid is empty"}
	}
	for i, slab := range s.Slabs {
		switch {
		case slab.Z1 <= slab.Z0:
			return &LayerError{i, "has no height"}
		case i > 0 && s.Slabs[i-1].Z1 != slab.Z0:
			return &LayerError{i, "does not lie on the one below"}
		case slab.Bottom.Empty():
			return &LayerError{i, "has no area"}
		case !corresponding(slab.Bottom, slab.Top):
			return &LayerError{i, "has other outlines at its bottom than at its top"}
		}
	}
	return nil
}

func corresponding(a, b planar.Region) bool {
	if len(a.Rings) != len(b.Rings) {
		return false
	}
	for k := range a.Rings {
		if len(a.Rings[k]) != len(b.Rings[k]) {
			return false
		}
	}
	return true
}

// Mesh returns the solid's surface: index-manifold, facing outwards, with the
// outlines' points as its only vertices. Walls that stay vertical over several
// slabs are not cut where the slabs meet.
func (s Stack) Mesh() (*mesh.Mesh, error) { return s.mesh(&fillings{}) }

// mesh is Mesh with the fillings that other stacks may share.
func (s Stack) mesh(known *fillings) (*mesh.Mesh, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	b := newBuilder(s, known)
	for i := range s.Slabs {
		b.walls(i)
	}
	for level := range len(s.Slabs) + 1 {
		b.caps(level)
	}
	return b.mesh(), nil
}

package models

import (
	"fmt"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// GlyphMargin is the width in mm of the plain border between the chamfer and
// the glyph: three lines of a 0.4 mm nozzle, so that the rim prints whole.
const GlyphMargin = 1.2

// TileParms are the measures of a hexagonal tile with a glyph in one or both
// of its faces, and maybe a mark in the face behind it. Lengths are in mm.
type TileParms struct {
	AcrossFlats float64 // between opposite sides
	Thickness   float64
	Chamfer     float64 // of both rims, at 45 degrees
	Glyph       planar.Region
	Up, Down    float64       // depth of the glyph in the upper and the lower face, 0 for none
	Back        planar.Region // a mark, engraved in the face that has no glyph, the lower one if both have none
	BackDepth   float64       // of the mark, 0 for none
}

// GlyphCircle returns the diameter in mm of the circle that holds the glyph.
func (p TileParms) GlyphCircle() float64 { return p.AcrossFlats - 2*(p.Chamfer+GlyphMargin) }

// Tile is a tile ready to be meshed: the base with glyph and back mark cut into
// it, and what fills the glyph's cut, one stack a face. Base and inlays together
// are exactly the plain tile, less the back mark, which nothing fills.
type Tile struct {
	Base   Stack
	Inlays []Stack
}

// NewTile returns the tile standing on z = 0, one corner of the hexagon towards
// y, glyph and back mark upright to an eye that looks at their face.
func NewTile(p TileParms) (Tile, error) {
	if err := p.check(); err != nil {
		return Tile{}, err
	}
	t := Tile{Base: p.base()}
	h := planar.Grid(p.Thickness)
	if p.Down > 0 {
		t.Inlays = append(t.Inlays, Stack{[]Slab{Upright(0, planar.Grid(p.Down), p.Glyph.MirroredX())}})
	}
	if p.Up > 0 {
		t.Inlays = append(t.Inlays, Stack{[]Slab{Upright(planar.Grid(p.Thickness-p.Up), h, p.Glyph)}})
	}
	return t, nil
}

func (p TileParms) check() error {
	switch {
	case p.AcrossFlats <= 0 || p.Thickness <= 0 || p.Chamfer < 0 || p.Up < 0 || p.Down < 0:
		return fmt.Errorf("tile: a measure is zero or negative: %g mm across flats, %g thick, chamfer %g, glyph depths %g and %g",
			p.AcrossFlats, p.Thickness, p.Chamfer, p.Up, p.Down)
	case 2*p.Chamfer >= p.Thickness:
		return fmt.Errorf("tile: two chamfers of %g mm leave no side on a tile %g mm thick: at most %g", p.Chamfer, p.Thickness, p.Thickness/2)
	case p.cutThrough():
		return fmt.Errorf("tile: a cut %g mm deep goes through a tile %g mm thick", p.Up+p.Down+p.BackDepth, p.Thickness)
	case p.Up+p.Down > 0 && p.Glyph.Empty():
		return fmt.Errorf("tile: the glyph has nothing to cut")
	}
	if err := p.checkReach("the glyph", p.Glyph); err != nil {
		return err
	}
	return p.checkBack()
}

// cutThrough tells whether nothing is left between the cuts of the two faces,
// where they come to lie on the grid.
func (p TileParms) cutThrough() bool {
	low, high := planar.Grid(p.Down), planar.Grid(p.Thickness-p.Up)
	if p.backUp() {
		high = min(high, p.backLevel())
	} else {
		low = max(low, p.backLevel())
	}
	return low >= high
}

// checkBack reports a mark that can't be engraved behind the glyph.
func (p TileParms) checkBack() error {
	switch {
	case p.BackDepth < 0:
		return fmt.Errorf("tile: the back mark's depth is negative: %g mm", p.BackDepth)
	case p.BackDepth == 0:
		return nil
	case p.Up > 0 && p.Down > 0:
		return fmt.Errorf("tile: both faces have the glyph, none is left for a back mark")
	case p.Back.Empty():
		return fmt.Errorf("tile: the back mark has nothing to cut")
	}
	return p.checkReach("the back mark", p.Back)
}

func (p TileParms) checkReach(what string, r planar.Region) error {
	if r.Reach() > float64(p.GlyphCircle()/2)+ReachSlack {
		return fmt.Errorf("tile: %s reaches %.2f mm from the middle, beyond the %.2f mm that the chamfer and a border of %g mm leave",
			what, r.Reach(), p.GlyphCircle()/2, GlyphMargin)
	}
	return nil
}

// ReachSlack, in mm, forgives the rounding of a glyph that fills its circle.
const ReachSlack = 0.02

// base returns the hexagon with its chamfers, less the glyph at its depths.
func (p TileParms) base() Stack {
	levels := p.levels()
	var s Stack
	for i := range len(levels) - 1 {
		z0, z1 := levels[i], levels[i+1]
		cut := p.cut(z0, z1)
		s.Slabs = append(s.Slabs, Slab{z0, z1, p.outline(z0, cut), p.outline(z1, cut)})
	}
	return s
}

// levels returns the heights at which the shape of the base changes.
func (p TileParms) levels() []int64 {
	h, c := planar.Grid(p.Thickness), planar.Grid(p.Chamfer)
	return ascending(0, c, h-c, h,
		planar.Grid(p.Down), planar.Grid(p.Thickness-p.Up), p.backLevel())
}

// backUp tells whether the back mark lies in the upper face.
func (p TileParms) backUp() bool { return p.Down > 0 }

// backLevel returns the height of the back mark's floor.
func (p TileParms) backLevel() int64 {
	if p.backUp() {
		return planar.Grid(p.Thickness - p.BackDepth)
	}
	return planar.Grid(p.BackDepth)
}

// cut returns the outline of what is cut out between two levels.
func (p TileParms) cut(z0, z1 int64) []planar.Ring {
	switch {
	case z1 <= planar.Grid(p.Down):
		return reversed(p.Glyph.MirroredX())
	case p.Up > 0 && z0 >= planar.Grid(p.Thickness-p.Up):
		return reversed(p.Glyph)
	case p.BackDepth == 0:
		return nil
	case p.backUp() && z0 >= p.backLevel():
		return reversed(p.Back)
	case !p.backUp() && z1 <= p.backLevel():
		return reversed(p.Back.MirroredX())
	}
	return nil
}

func reversed(r planar.Region) []planar.Ring {
	out := make([]planar.Ring, len(r.Rings))
	for i, ring := range r.Rings {
		out[i] = ring.Reversed()
	}
	return out
}

// outline returns the section of the base at a height.
func (p TileParms) outline(z int64, cut []planar.Ring) planar.Region {
	h := planar.Grid(p.Thickness)
	in := max(0, p.Chamfer-planar.MM(min(z, h-z)))
	hexagon := planar.RegularPolygon(6, p.AcrossFlats-2*in, 30)
	return planar.Region{Rings: append([]planar.Ring{hexagon}, cut...)}
}

// Meshes returns the mesh of the base and that of all its inlays, nil if there are none.
func (t Tile) Meshes() (base, inlay *mesh.Mesh, err error) {
	known := &fillings{}
	if base, err = t.Base.mesh(known); err != nil || len(t.Inlays) == 0 {
		return base, nil, err
	}
	var parts []*mesh.Mesh
	for _, s := range t.Inlays {
		m, err := s.mesh(known)
		if err != nil {
			return nil, nil, err
		}
		parts = append(parts, m)
	}
	return base, mesh.Join(parts...), nil
}

package models

import (
	"math"

	"github.com/deadsy/sdfx/render"
	"github.com/deadsy/sdfx/sdf"
	v3 "github.com/deadsy/sdfx/vec/v3"

	"shanhai/inscriptions/planar"
	"shanhai/models/relief"
)

// The size in mm of the octree's smallest cubes: powers of two, so that the
// places it asks for are the same on every machine. Measured on all drawings of the set, the
// surface between their vertices stays within 0.025 mm of height of the field
// with the fine ones on glyphs of 22 to 34 mm, within 0.04 mm with the coarse
// ones on glyphs of 76 mm.
const (
	fineCell   = 1.0 / 8
	coarseCell = 1.0 / 4
	// coarseFrom is the width of a glyph in mm from which the coarse ones do.
	coarseFrom = 48
)

// sampleStep is the grid, in steps of planar.PerMM, that the octree's vertices
// are moved to (2^-8 mm), much coarser than what machines that fuse
// multiplication and addition can differ by in sdfx's interpolation.
const sampleStep = planar.PerMM >> 8

// leastInside is the distance in mm from the outline below which the surface
// needs no vertices but the outline's own.
const leastInside = 0.01

// patchCells is the width of the patches, in cubes, that are meshed one by one:
// each a cube of 64 for the octree, which begins its work half a percent beyond
// the box it is given. Small patches keep its table of distances small, and those
// without a part of the glyph cost nothing.
const patchCells = 63

// cutFace is a square patch of the carved surface alone, without the face
// around it: a field of the distance to that open surface, negative below it.
// The octree renderer leaves out every cube that is farther away than its half
// diagonal, so the flat parts cost nothing.
type cutFace struct {
	*cut
	box   sdf.Box3
	known map[[2]float64]float64 // depths already asked for
}

// Evaluate returns the signed distance from p to the carved surface in mm,
// never more than the true one.
func (f cutFace) Evaluate(p v3.Vec) float64 {
	d := f.outline.depth(p.X, p.Y)
	switch {
	case d > 0:
		return float64((p.Z - f.top + f.depthAt(p.X, p.Y, d)) * f.level)
	case p.Z >= f.top:
		return hypot(d, p.Z-f.top)
	}
	return -f.beside(-d, f.top-p.Z)
}

func (f cutFace) depthAt(x, y, d float64) float64 {
	at := [2]float64{x, y}
	t, ok := f.known[at]
	if !ok {
		t = f.depth(x, y, d)
		f.known[at] = t
	}
	return t
}

// BoundingBox returns the box around the patch in mm.
func (f cutFace) BoundingBox() sdf.Box3 { return f.box }

// patches cuts the carved surface into squares.
func (c *cut) patches() []cutFace {
	b := c.BoundingBox()
	side := patchCells * fineCell
	if size := b.Size(); max(size.X, size.Y) > coarseFrom {
		side = patchCells * coarseCell
	}
	var out []cutFace
	for y := b.Min.Y; y < b.Max.Y; y += side {
		for x := b.Min.X; x < b.Max.X; x += side {
			if c.outline.depth(x+side/2, y+side/2) > -side {
				out = append(out, c.patch(x, y, side))
			}
		}
	}
	return out
}

func (c *cut) patch(x, y, side float64) cutFace {
	return cutFace{c, sdf.Box3{
		Min: v3.Vec{X: x, Y: y, Z: c.top - c.limit - c.limit/2},
		Max: v3.Vec{X: x + side, Y: y + side, Z: c.top + c.limit/2},
	}, map[[2]float64]float64{}}
}

// mesh returns the octree's triangles on the patch.
func (f cutFace) mesh() []*sdf.Triangle3 {
	return render.ToTriangles(f, render.NewMarchingCubesOctree(patchCells))
}

// sites returns the vertices of the octree's mesh of the carved surface, moved
// to the sampling grid and then exactly onto the surface.
func (c *cut) sites() []relief.Site {
	seen := map[planar.Point]bool{}
	var out []relief.Site
	for _, patch := range c.patches() {
		for _, t := range patch.mesh() {
			for _, v := range t {
				p := planar.Point{X: snapped(v.X), Y: snapped(v.Y)}
				if seen[p] {
					continue
				}
				seen[p] = true
				if s, ok := c.site(p); ok {
					out = append(out, s)
				}
			}
		}
	}
	return out
}

func snapped(mm float64) int64 {
	return int64(math.Round(mm*(planar.PerMM/sampleStep))) * sampleStep
}

// site returns the place on the carved surface below p; none if p is not well
// inside the glyph.
func (c *cut) site(p planar.Point) (relief.Site, bool) {
	x, y := p.MM()
	if c.outline.depth(x, y) < leastInside {
		return relief.Site{}, false
	}
	return relief.Site{Point: p, Z: int64(math.Round(c.height(p)))}, true
}

// height returns the height in grid steps of the carved surface over p.
func (c *cut) height(p planar.Point) float64 {
	x, y := p.MM()
	return float64((c.top - c.depth(x, y, c.outline.depth(x, y))) * planar.PerMM)
}

package models

import (
	"github.com/deadsy/sdfx/render"
	"github.com/deadsy/sdfx/sdf"
	v3 "github.com/deadsy/sdfx/vec/v3"
)

// The size in mm of the octree's smallest cubes: powers of two, so that the
// places it asks for are the same on every machine. Measured on all drawings
// of the set, the finished mesh stays within 0.023 mm of height of the field
// with the fine ones on glyphs of 22 and 34 mm, within 0.03 mm with the coarse
// ones on glyphs of 76 mm.
const (
	fineCell   = 1.0 / 8
	coarseCell = 1.0 / 4
	// coarseFrom is the width of a glyph in mm from which the coarse ones do.
	coarseFrom = 48
)

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
	side := float64(patchCells * c.cell())
	half := float64(side / 2)
	var out []cutFace
	for y := b.Min.Y; y < b.Max.Y; y += side {
		for x := b.Min.X; x < b.Max.X; x += side {
			if c.outline.depth(x+half, y+half) > -side {
				out = append(out, c.patch(x, y, side))
			}
		}
	}
	return out
}

// cell returns the size of the octree's smallest cubes.
func (c *cut) cell() float64 {
	if size := c.BoundingBox().Size(); c.sketch || max(size.X, size.Y) > coarseFrom {
		return coarseCell
	}
	return fineCell
}

func (c *cut) patch(x, y, side float64) cutFace {
	half := float64(c.limit / 2)
	return cutFace{c, sdf.Box3{
		Min: v3.Vec{X: x, Y: y, Z: c.top - c.limit - half},
		Max: v3.Vec{X: x + side, Y: y + side, Z: c.top + half},
	}, map[[2]float64]float64{}}
}

// mesh returns the octree's triangles on the patch.
func (f cutFace) mesh() []*sdf.Triangle3 {
	return render.ToTriangles(f, render.NewMarchingCubesOctree(patchCells))
}

package models

import (
	"math"

	"shanhai/inscriptions/planar"
)

// outlineField tells the distance from any place to a region's outline. A
// quadtree holds, for each of its squares, the segments that can be the nearest
// one of a place in it: for a square with the half diagonal r about m, those
// no farther from m than the nearest one and 2r.
type outlineField struct {
	segments []segment
	squares  []square
	near     []int32 // the segments of all squares, one square's after the other
	size     float64 // half the side of the first square
	cx, cy   float64 // its middle
}

// segment is one side of the outline, in mm, the region to its left.
type segment struct {
	ax, ay, dx, dy float64
	inverse        float64 // of its squared length
	before, after  int32   // the segments that join it
}

// square is a part of the plane: either cut into four, or with its segments.
type square struct {
	quarters    int32 // the first of the four, 0 for none
	first, last int32 // its segments in near
}

const (
	// fewSegments is how many segments a square may have without being cut on.
	fewSegments = 12
	// leastSquare is half the side in mm below which none is cut on.
	leastSquare = 0.15
	// outlineBorder is how far in mm the squares reach beyond the region.
	outlineBorder = 1.0
)

func newOutlineField(r planar.Region) *outlineField {
	f := &outlineField{segments: make([]segment, 0, r.Points())}
	for _, ring := range r.Rings {
		f.add(ring)
	}
	b := r.Bounds()
	x0, y0 := b.Min.MM()
	x1, y1 := b.Max.MM()
	f.cx, f.cy = (x0+x1)/2, (y0+y1)/2
	f.size = float64(max(x1-x0, y1-y0)/2) + outlineBorder
	all := make([]int32, len(f.segments))
	for i := range all {
		all[i] = int32(i)
	}
	f.squares = []square{{}}
	f.grow(0, f.cx, f.cy, f.size, all)
	return f
}

func (f *outlineField) add(ring planar.Ring) {
	first, n := int32(len(f.segments)), int32(len(ring))
	for i, p := range ring {
		k := int32(i)
		ax, ay := p.MM()
		dx, dy := ring[(k+1)%n].Sub(p).MM()
		f.segments = append(f.segments, segment{
			ax: ax, ay: ay, dx: dx, dy: dy,
			inverse: 1 / (float64(dx*dx) + float64(dy*dy)),
			before:  first + (k+n-1)%n, after: first + (k+1)%n,
		})
	}
}

// grow fills the square about cx, cy, from the segments that its parent had.
func (f *outlineField) grow(at int32, cx, cy, size float64, from []int32) {
	near := f.nearby(cx, cy, 2*math.Sqrt2*size, from)
	if len(near) <= fewSegments || size < leastSquare {
		f.squares[at].first = int32(len(f.near))
		f.near = append(f.near, near...)
		f.squares[at].last = int32(len(f.near))
		return
	}
	first := int32(len(f.squares))
	f.squares[at].quarters = first
	f.squares = append(f.squares, square{}, square{}, square{}, square{})
	half := float64(size / 2)
	for k := range int32(4) {
		x, y := cx-half, cy-half
		if k&1 != 0 {
			x = cx + half
		}
		if k&2 != 0 {
			y = cy + half
		}
		f.grow(first+k, x, y, half, near)
	}
}

// nearby returns the segments no farther from x, y than the nearest and more.
func (f *outlineField) nearby(x, y, more float64, from []int32) []int32 {
	far := make([]float64, len(from))
	least := math.Inf(1)
	for k, i := range from {
		q, _ := f.segments[i].reach(x, y)
		far[k] = math.Sqrt(q)
		least = min(least, far[k])
	}
	var out []int32
	for k, i := range from {
		if far[k] <= least+more {
			out = append(out, i)
		}
	}
	return out
}

// reach returns the squared distance to the segment, and how far along it,
// from 0 to 1, its nearest point lies.
func (s *segment) reach(x, y float64) (squared, along float64) {
	wx, wy := x-s.ax, y-s.ay
	t := float64((float64(wx*s.dx) + float64(wy*s.dy)) * s.inverse)
	t = min(max(t, 0), 1)
	ex, ey := wx-float64(t*s.dx), wy-float64(t*s.dy)
	return float64(ex*ex) + float64(ey*ey), t
}

// left tells whether x, y lies on the region's side of the segment's line.
func (s *segment) left(x, y float64) bool {
	return float64(s.dx*(y-s.ay)) > float64(s.dy*(x-s.ax))
}

// nearest returns the segment nearest to a place, how far along it the nearest
// point lies, and the squared distance; none is found beyond all squares.
func (f *outlineField) nearest(x, y float64) (i int32, along, squared float64) {
	squared = math.Inf(1)
	for _, k := range f.candidates(x, y) {
		if q, t := f.segments[k].reach(x, y); q < squared {
			i, along, squared = k, t, q
		}
	}
	return i, along, squared
}

// depth returns how far inside the region a place lies, in mm, from its
// nearest outline point; outside it is negative.
func (f *outlineField) depth(x, y float64) float64 {
	i, along, squared := f.nearest(x, y)
	switch {
	case math.IsInf(squared, 1):
		return -f.far(x, y)
	case f.within(i, along, x, y):
		return math.Sqrt(squared)
	}
	return -math.Sqrt(squared)
}

// foot returns the outline point nearest to a place.
func (f *outlineField) foot(x, y float64) (fx, fy float64) {
	i, along, _ := f.nearest(x, y)
	s := f.segments[i]
	return s.ax + float64(along*s.dx), s.ay + float64(along*s.dy)
}

// far returns the distance of a place beyond all squares, where it is outside.
func (f *outlineField) far(x, y float64) float64 {
	best := math.Inf(1)
	for i := range f.segments {
		q, _ := f.segments[i].reach(x, y)
		best = min(best, q)
	}
	return math.Sqrt(best)
}

// candidates returns the segments of the smallest square around a place, nil
// beyond all squares.
func (f *outlineField) candidates(x, y float64) []int32 {
	cx, cy, size := f.cx, f.cy, f.size
	if math.Abs(x-cx) > size || math.Abs(y-cy) > size {
		return nil
	}
	at := int32(0)
	for f.squares[at].quarters > 0 {
		at = f.squares[at].quarters
		size = float64(size / 2)
		if x >= cx {
			at++
			cx += size
		} else {
			cx -= size
		}
		if y >= cy {
			at += 2
			cy += size
		} else {
			cy -= size
		}
	}
	return f.near[f.squares[at].first:f.squares[at].last]
}

// within tells on which side of the outline a place lies whose nearest point
// is at a part of the way along segment i. At an end both segments there
// decide: an outward corner is nearest only to places outside, an inward one
// only to places inside.
func (f *outlineField) within(i int32, along, x, y float64) bool {
	s := &f.segments[i]
	var t *segment
	switch along {
	case 0:
		s, t = &f.segments[s.before], s
	case 1:
		t = &f.segments[s.after]
	default:
		return s.left(x, y)
	}
	if float64(s.dx*t.dy) > float64(s.dy*t.dx) {
		return s.left(x, y) && t.left(x, y)
	}
	return s.left(x, y) || t.left(x, y)
}

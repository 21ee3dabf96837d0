package models

import (
	"math"
	"testing"

	"shanhai/inscriptions/planar"
)

// What the tests of box, lid and coupon measure with: it reads the finished
// slabs and knows nothing of how they were made.

// crossSection returns the stack's rings at a height in mm, in mm.
func crossSection(s Stack, z float64) [][][2]float64 {
	var out [][][2]float64
	for _, l := range s.Slabs {
		z0, z1 := planar.MM(l.Z0), planar.MM(l.Z1)
		if z < z0 || z >= z1 {
			continue
		}
		f := (z - z0) / (z1 - z0)
		for i, ring := range l.Bottom.Rings {
			out = append(out, blended(ring, l.Top.Rings[i], f))
		}
	}
	return out
}

func blended(bottom, top planar.Ring, f float64) [][2]float64 {
	r := make([][2]float64, len(bottom))
	for i := range bottom {
		x0, y0 := bottom[i].MM()
		x1, y1 := top[i].MM()
		r[i] = [2]float64{x0 + f*(x1-x0), y0 + f*(y1-y0)}
	}
	return r
}

func areaOf(rings [][][2]float64) float64 {
	sum := 0.0
	for _, r := range rings {
		for i, p := range r {
			q := r[(i+1)%len(r)]
			sum += (p[0]*q[1] - q[0]*p[1]) / 2
		}
	}
	return sum
}

// stackVolume adds the slabs up by Simpson's rule, exact for straight walls.
func stackVolume(s Stack) float64 {
	sum := 0.0
	for _, l := range s.Slabs {
		middle := 0.0
		for i, ring := range l.Bottom.Rings {
			middle += areaOf([][][2]float64{blended(ring, l.Top.Rings[i], 0.5)})
		}
		sum += planar.MM(l.Z1-l.Z0) * (l.Bottom.Area() + 4*middle + l.Top.Area()) / 6
	}
	return sum
}

// ringDistance returns the smallest distance between the edges of two rings
// that do not cross: from the corners of either to the edges of the other.
func ringDistance(a, b [][2]float64) float64 {
	d := math.Inf(1)
	for _, pair := range [][2][][2]float64{{a, b}, {b, a}} {
		for _, p := range pair[0] {
			for i, q := range pair[1] {
				d = math.Min(d, edgeDistance(p, q, pair[1][(i+1)%len(pair[1])]))
			}
		}
	}
	return d
}

func edgeDistance(p, a, b [2]float64) float64 {
	ux, uy := b[0]-a[0], b[1]-a[1]
	f := 0.0
	if l := ux*ux + uy*uy; l > 0 {
		f = math.Max(0, math.Min(1, ((p[0]-a[0])*ux+(p[1]-a[1])*uy)/l))
	}
	return math.Hypot(p[0]-a[0]-f*ux, p[1]-a[1]-f*uy)
}

// holds tells by counting crossings of a ray whether p lies in the rings.
func holds(rings [][][2]float64, p [2]float64) bool {
	in := false
	for _, r := range rings {
		for i, a := range r {
			b := r[(i+1)%len(r)]
			if (a[1] > p[1]) != (b[1] > p[1]) && p[0] < a[0]+(p[1]-a[1])/(b[1]-a[1])*(b[0]-a[0]) {
				in = !in
			}
		}
	}
	return in
}

// outermost returns the largest x at which a ring meets the line y = 0.
func outermost(r [][2]float64) float64 {
	far := math.Inf(-1)
	for i, a := range r {
		b := r[(i+1)%len(r)]
		if (a[1] > 0) != (b[1] > 0) {
			far = math.Max(far, a[0]-a[1]/(b[1]-a[1])*(b[0]-a[0]))
		}
	}
	return far
}

// checkPrintable fails if a wall leans out by more than 45 degrees, or if a slab
// begins over nothing: what a printer without supports cannot make.
func checkPrintable(t *testing.T, name string, s Stack) {
	t.Helper()
	for i, l := range s.Slabs {
		if l.Z1 <= l.Z0 || (i > 0 && l.Z0 != s.Slabs[i-1].Z1) {
			t.Errorf("%s: slab %d from %d to %d does not stand on the one below", name, i, l.Z0, l.Z1)
		}
		if lean := steepestLean(l); lean > 1+1e-3 {
			t.Errorf("%s: slab %d at %.2f mm leans out by %.3f of its height", name, i, planar.MM(l.Z0), lean)
		}
		if i > 0 {
			checkCarried(t, name, s.Slabs[i-1].Top, l.Bottom)
		}
	}
}

func steepestLean(l Slab) float64 {
	lean, h := 0.0, float64(l.Z1-l.Z0)
	for k, ring := range l.Bottom.Rings {
		for i, a := range ring {
			j := (i + 1) % len(ring)
			c, d := l.Top.Rings[k][i], l.Top.Rings[k][j]
			dir := ring[j].Sub(a)
			if dir == (planar.Point{}) {
				dir = d.Sub(c)
			}
			lean = math.Max(lean, -float64(dir.Cross(c.Sub(a)))/math.Hypot(float64(dir.X), float64(dir.Y))/h)
		}
	}
	return lean
}

func checkCarried(t *testing.T, name string, below, above planar.Region) {
	t.Helper()
	over, err := planar.Subtract(above, below)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	if over.Area() > 1e-3 {
		t.Errorf("%s: %.3f mm2 begin over nothing", name, over.Area())
	}
}

// checkApart fails if two rings of a slab come closer than the given wall in
// mm, at its bottom or its top.
func checkApart(t *testing.T, name string, s Stack, wall float64) {
	t.Helper()
	for _, l := range s.Slabs {
		for _, at := range []float64{planar.MM(l.Z0), planar.MM(l.Z1) - 1e-9} {
			rings := crossSection(s, at)
			for i := range rings {
				for j := range rings[:i] {
					if d := ringDistance(rings[i], rings[j]); d < wall-1e-4 {
						t.Errorf("%s: at %.2f mm rings %d and %d leave %.4f mm", name, at, i, j, d)
					}
				}
			}
		}
	}
}

// ofHeight is the share of a volume that moving heights to the grid may add or
// take: half a step at either end of a 0.4 mm layer.
const ofHeight = 2e-5

func near(t *testing.T, what string, got, want, tolerance float64) {
	t.Helper()
	if !(math.Abs(got-want) <= tolerance) {
		t.Errorf("%s: %.6f, want %.6f within %g", what, got, want, tolerance)
	}
}

// extremes are boxes at the ends of what is allowed, and the two of the set.
func extremes() []BoxParms {
	out := []BoxParms{DefaultBox(38, 10, 4), DefaultBox(38, 10, 6)}
	for _, tile := range []float64{20, 80} {
		for _, thick := range []float64{4, 20} {
			for _, c := range [][2]float64{{0.2, 0.15}, {0.8, 0.40}} {
				p := DefaultBox(tile, thick, 4+2*(len(out)%2))
				p.WellClearance, p.LidClearance = c[0], c[1]
				p.Snap = 0.2 + 0.2*float64(len(out)%2)
				out = append(out, p)
			}
		}
	}
	return out
}

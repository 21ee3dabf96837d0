package models

import (
	"math"

	"github.com/deadsy/sdfx/sdf"
	v2 "github.com/deadsy/sdfx/vec/v2"
	v3 "github.com/deadsy/sdfx/vec/v3"

	"shanhai/inscriptions/planar"
)

// SDF returns the solid as a signed distance field in mm, negative inside. The
// sign is exact; so is the distance where walls are vertical, and along
// sloping walls it is never more than the true one.
func (s Stack) SDF() (sdf.SDF3, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	field := &stackField{}
	for _, slab := range s.Slabs {
		layer, err := newLayerField(slab)
		if err != nil {
			return nil, err
		}
		field.layers = append(field.layers, layer)
	}
	return field, nil
}

// layerField is the field of one slab.
type layerField struct {
	slab   Slab
	z0, z1 float64
	flat   sdf.SDF2 // the outline of a slab with vertical walls
	slope  float64  // what a level distance counts beside a sloping wall
}

func newLayerField(slab Slab) (layerField, error) {
	f := layerField{slab: slab, z0: planar.MM(slab.Z0), z1: planar.MM(slab.Z1), slope: 1}
	if !slab.upright() {
		f.slope = slab.slope()
		return f, nil
	}
	flat, err := sdf.Mesh2DSlow(lines(slab.Bottom))
	f.flat = flat
	return f, err
}

// upright tells whether all walls of the slab are vertical.
func (s Slab) upright() bool {
	for k := range s.Bottom.Rings {
		if !equalRings(s.Bottom.Rings[k], s.Top.Rings[k]) {
			return false
		}
	}
	return true
}

// slope returns the cosine of the steepest lean: the part of a level distance
// that is sure to be free beside a sloping wall.
func (s Slab) slope() float64 {
	shift := 0.0
	for k, ring := range s.Bottom.Rings {
		for i, p := range ring {
			x, y := s.Top.Rings[k][i].Sub(p).MM()
			shift = max(shift, float64(x*x)+float64(y*y))
		}
	}
	h := planar.MM(s.Z1 - s.Z0)
	return h / math.Sqrt(float64(h*h)+shift)
}

func lines(r planar.Region) []*sdf.Line2 {
	var out []*sdf.Line2
	for _, ring := range r.Rings {
		for i, p := range ring {
			out = append(out, &sdf.Line2{vector(p), vector(ring[(i+1)%len(ring)])})
		}
	}
	return out
}

func vector(p planar.Point) v2.Vec {
	x, y := p.MM()
	return v2.Vec{X: x, Y: y}
}

// level returns the signed distance in the plane from x, y to the slab's
// outline at height z.
func (f layerField) level(x, y, z float64) float64 {
	p := v2.Vec{X: x, Y: y}
	if f.flat != nil {
		return f.flat.Evaluate(p)
	}
	t := (min(max(z, f.z0), f.z1) - f.z0) / (f.z1 - f.z0)
	return f.slope * f.leaning(p, t)
}

// leaning returns the signed distance to the outline a part t of the way up.
func (f layerField) leaning(p v2.Vec, t float64) float64 {
	best, winding := math.Inf(1), 0
	for k, low := range f.slab.Bottom.Rings {
		high := f.slab.Top.Rings[k]
		a := between(low[len(low)-1], high[len(low)-1], t)
		for i := range low {
			b := between(low[i], high[i], t)
			best = min(best, segmentDistance(p, a, b))
			winding += crossing(p, a, b)
			a = b
		}
	}
	if winding != 0 {
		return -best
	}
	return best
}

func between(a, b planar.Point, t float64) v2.Vec {
	p, q := vector(a), vector(b)
	return v2.Vec{X: p.X + float64((q.X-p.X)*t), Y: p.Y + float64((q.Y-p.Y)*t)}
}

func segmentDistance(p, a, b v2.Vec) float64 {
	d, w := b.Sub(a), p.Sub(a)
	t := max(0, min(1, w.Dot(d)/d.Dot(d)))
	return w.Sub(d.MulScalar(t)).Length()
}

// crossing counts the edge a, b in the winding number of p.
func crossing(p, a, b v2.Vec) int {
	left := float64((b.X-a.X)*(p.Y-a.Y))-float64((p.X-a.X)*(b.Y-a.Y)) > 0
	switch {
	case a.Y <= p.Y && b.Y > p.Y && left:
		return 1
	case b.Y <= p.Y && a.Y > p.Y && !left:
		return -1
	}
	return 0
}

// stackField is the field of the whole stack.
type stackField struct{ layers []layerField }

// Evaluate returns the signed distance from p to the solid in mm.
func (s *stackField) Evaluate(p v3.Vec) float64 {
	bottom, top := s.layers[0].z0, s.layers[len(s.layers)-1].z1
	toSolid, toAir := math.Inf(1), min(p.Z-bottom, top-p.Z)
	inside := false
	for _, f := range s.layers {
		rise := max(f.z0-p.Z, p.Z-f.z1, 0)
		d := f.level(p.X, p.Y, p.Z)
		inside = inside || d < 0 && p.Z >= f.z0 && p.Z < f.z1
		toSolid = min(toSolid, hypot(rise, max(d, 0)))
		toAir = min(toAir, hypot(rise, max(-d, 0)))
	}
	if inside {
		return -toAir
	}
	return toSolid
}

func hypot(a, b float64) float64 { return math.Sqrt(float64(a*a) + float64(b*b)) }

// BoundingBox returns the box around the solid in mm.
func (s *stackField) BoundingBox() sdf.Box3 {
	var flat planar.Region
	for _, f := range s.layers {
		flat.Rings = append(append(flat.Rings, f.slab.Bottom.Rings...), f.slab.Top.Rings...)
	}
	b := flat.Bounds()
	lo, hi := vector(b.Min), vector(b.Max)
	return sdf.Box3{
		Min: v3.Vec{X: lo.X, Y: lo.Y, Z: s.layers[0].z0},
		Max: v3.Vec{X: hi.X, Y: hi.Y, Z: s.layers[len(s.layers)-1].z1},
	}
}

package svg

import (
	"errors"
	"math"

	"shanhai/inscriptions/planar"
	"shanhai/internal/saying"
)

// window is how far, in mm, shapes are kept from the origin; what reaches
// beyond (a white ground, a wide clip path) is cut at its edge. It lies inside
// planar.Limit by more than Settle moves a point.
const window = 250.0

// composer turns the shapes of a drawing, placed by m, into a region.
type composer struct {
	m      Matrix
	clips  map[*Clip]planar.Region
	points int
	length float64 // of outlines
	fine   bool    // keep more points than Tolerance asks for
}

// region returns the ink under m: shapes in the order of painting, ink added,
// white taken away.
func (d *Drawing) region(m Matrix) (planar.Region, error) {
	c := composer{m: m, clips: map[*Clip]planar.Region{}}
	var layers []planar.Region
	for _, s := range d.Shapes {
		if !s.Ink && len(layers) == 0 {
			continue
		}
		r, err := c.shape(s)
		if err == nil && !r.Empty() {
			layers, err = painted(layers, r, s.Ink)
		}
		if err != nil {
			return planar.Region{}, d.misfit(s, err)
		}
	}
	r, err := joined(layers)
	return r, d.misfit(Shape{}, err)
}

// painted returns the layers with one more shape: ink is put on top, white is
// taken out of all.
func painted(layers []planar.Region, r planar.Region, ink bool) ([]planar.Region, error) {
	if ink {
		return append(layers, r), nil
	}
	all, err := joined(layers)
	if err != nil {
		return nil, err
	}
	rest, err := planar.Subtract(all, r)
	return []planar.Region{rest}, err
}

func joined(layers []planar.Region) (planar.Region, error) {
	switch len(layers) {
	case 0:
		return planar.Region{}, nil
	case 1:
		return layers[0], nil
	}
	return planar.Union(layers...)
}

// misfit gives an error of the geometry the place of a shape.
func (d *Drawing) misfit(s Shape, err error) error {
	if err == nil {
		return nil
	}
	f := &Fault{File: d.Name, Line: s.Line, Col: s.Col, Element: s.Name, Reason: err.Error()}
	if why := (reason{}); errors.As(err, &why) {
		f.Allowed, f.Said = why.allowed, why.said
	} else {
		f.Said = []saying.Line{{Code: "geometry", Text: f.Reason}}
	}
	return f
}

// shape returns what one shape covers.
func (c *composer) shape(s Shape) (planar.Region, error) {
	rings, err := c.outlines(s)
	if err != nil {
		return planar.Region{}, err
	}
	rule := s.Rule
	if s.Pen != nil {
		rule = planar.NonZero
	}
	r, err := planar.Settle(snapped(rings), rule)
	for _, clip := range s.Clip {
		if err == nil && !r.Empty() {
			r, err = c.clipped(r, clip)
		}
	}
	return r, err
}

func (c *composer) clipped(r planar.Region, clip *Clip) (planar.Region, error) {
	window, known := c.clips[clip]
	if !known {
		var err error
		if window, err = c.clip(clip); err != nil {
			return r, err
		}
		c.clips[clip] = window
	}
	return planar.Intersect(r, window)
}

func (c *composer) clip(clip *Clip) (planar.Region, error) {
	var layers []planar.Region
	for _, s := range clip.Shapes {
		r, err := c.shape(s)
		if err == nil {
			layers, err = painted(layers, r, s.Ink || !clip.Painted)
		}
		if err != nil {
			return r, err
		}
	}
	return joined(layers)
}

// outlines returns the rings of a shape, placed, in mm, within the window.
func (c *composer) outlines(s Shape) ([][]Vec, error) {
	rings, err := placedRings(s, c.m.times(s.To), c.fine)
	if err != nil {
		return nil, err
	}
	var out [][]Vec
	for _, r := range rings {
		if c.points += len(r); c.points > pointLimit(c.fine) {
			return nil, tooManyPoints()
		}
		r = inWindow(r)
		if c.length += perimeter(r); c.length > MaxOutline {
			return nil, bad("outline-long", "simpler paths", "the outlines are more than %d m long on the tile", MaxOutline/1000)
		}
		out = append(out, r)
	}
	return out, nil
}

func perimeter(ring []Vec) float64 {
	sum := 0.0
	for i, v := range ring {
		sum += v.sub(ring[(i+1)%len(ring)]).length()
	}
	return sum
}

// placedRings flattens a fill, or the outline of a stroke, under the map m.
func placedRings(s Shape, m Matrix, fine bool) ([][]Vec, error) {
	if s.Pen == nil {
		f := flattener{fine: fine}
		err := f.path(s.Path.Mapped(m))
		return f.rings, err
	}
	stretch := m.stretch()
	if stretch == 0 {
		return nil, nil
	}
	st := newStroker(*s.Pen, chordTolerance/stretch)
	err := st.path(s.Path)
	for _, r := range st.rings {
		for i, v := range r {
			r[i] = m.Apply(v)
		}
	}
	return st.rings, err
}

// snapped puts rings on the grid, without repeated points.
func snapped(rings [][]Vec) []planar.Ring {
	var out []planar.Ring
	for _, r := range rings {
		var ring planar.Ring
		for _, v := range r {
			p := planar.At(v.X, v.Y)
			if n := len(ring); n == 0 || ring[n-1] != p {
				ring = append(ring, p)
			}
		}
		if n := len(ring); n > 1 && ring[0] == ring[n-1] {
			ring = ring[:n-1]
		}
		if len(ring) > 2 {
			out = append(out, ring)
		}
	}
	return out
}

// inWindow cuts a ring at the window's four edges, one after another
// (Sutherland and Hodgman, 1974). Winding numbers inside stay what they were.
func inWindow(ring []Vec) []Vec {
	for _, v := range ring {
		if !v.within(window) {
			for _, d := range []Vec{{1, 0}, {0, 1}, {-1, 0}, {0, -1}} {
				ring = cutAt(ring, d)
			}
			return ring
		}
	}
	return ring
}

// cutAt keeps the part of a ring on the near side of the window's edge in
// direction d.
func cutAt(ring []Vec, d Vec) []Vec {
	var out []Vec
	for i, b := range ring {
		a := ring[(i+len(ring)-1)%len(ring)]
		da, db := a.dot(d)-window, b.dot(d)-window
		if da > 0 != (db > 0) {
			out = append(out, onEdge(a.mix(b, da/(da-db)), d))
		}
		if db <= 0 {
			out = append(out, b)
		}
	}
	return out
}

// onEdge puts a crossing exactly on the window's edge.
func onEdge(v, d Vec) Vec {
	if d.X != 0 {
		v.X = math.Copysign(window, d.X)
	} else {
		v.Y = math.Copysign(window, d.Y)
	}
	return v
}

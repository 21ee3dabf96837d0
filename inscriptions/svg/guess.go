package svg

import "math"

// guess returns the placement that fits all ink as it stands before white and
// clip paths take any away: by its box first, then by the circle around its
// outlines.
func (d *Drawing) guess(diameter, rotate float64) (Matrix, error) {
	b := d.inkBox()
	size := math.Sqrt(float64(b.w*b.w) + float64(b.h*b.h))
	if !(size > 0) {
		return identity, d.fault("no-area", "shapes with an area", "nothing to cut: the ink has no extent")
	}
	k := diameter / size
	m := scaling(k, k).times(rotation(rotate)).times(translation(-b.middle().X, -b.middle().Y))
	points, err := d.outlinePoints(m)
	if o := enclosing(points); o.r > 0 {
		m = around(o, float64(diameter/2)-aimShort).times(m)
	}
	return m, err
}

// outlinePoints returns the points of all ink that no clip path cuts.
func (d *Drawing) outlinePoints(m Matrix) ([]Vec, error) {
	var points []Vec
	c := composer{m: m, fine: true}
	for _, s := range d.Shapes {
		if !s.Ink || len(s.Clip) > 0 {
			continue
		}
		rings, err := c.outlines(s)
		if err != nil {
			return nil, d.misfit(s, err)
		}
		for _, r := range rings {
			if hasArea(r) {
				points = append(points, r...)
			}
		}
	}
	return points, nil
}

// hasArea tells a ring from a line there and back, such as an open stroke
// with the fill that SVG gives it by default.
func hasArea(ring []Vec) bool {
	sum, length := 0.0, 0.0
	for i := 2; i < len(ring); i++ {
		a, b := ring[i-1].sub(ring[0]), ring[i].sub(ring[0])
		sum += a.cross(b)
		length = max(length, a.dot(a), b.dot(b))
	}
	return math.Abs(sum) > float64(length*1e-6)
}

// inkBox returns a box, in the drawing's mm, that holds all ink: of the curves'
// control points and the widths of strokes, no more than the clip paths leave.
func (d *Drawing) inkBox() box {
	var all extent
	for _, s := range d.Shapes {
		if !s.Ink {
			continue
		}
		e := s.extent()
		for _, c := range s.Clip {
			e = e.meet(c.extent())
		}
		all.join(e)
	}
	return all.box()
}

// extent is the smallest box around some places; none is the zero value.
type extent struct {
	low, high Vec
	any       bool
}

func (e *extent) add(v Vec) {
	if !e.any {
		*e = extent{v, v, true}
	}
	e.low = Vec{min(e.low.X, v.X), min(e.low.Y, v.Y)}
	e.high = Vec{max(e.high.X, v.X), max(e.high.Y, v.Y)}
}

func (e *extent) join(f extent) {
	if f.any {
		e.add(f.low)
		e.add(f.high)
	}
}

func (e extent) meet(f extent) extent {
	e.low = Vec{max(e.low.X, f.low.X), max(e.low.Y, f.low.Y)}
	e.high = Vec{min(e.high.X, f.high.X), min(e.high.Y, f.high.Y)}
	e.any = e.any && f.any && e.low.X <= e.high.X && e.low.Y <= e.high.Y
	return e
}

func (e extent) box() box {
	size := e.high.sub(e.low)
	return box{e.low.X, e.low.Y, size.X, size.Y}
}

func (c *Clip) extent() extent {
	var all extent
	for _, s := range c.Shapes {
		if s.Ink || !c.Painted {
			all.join(s.extent())
		}
	}
	return all
}

func (s Shape) extent() extent {
	var e extent
	s.Path.Mapped(s.To).hull(e.add)
	if s.Pen != nil && e.any {
		r := float64(float64(s.Pen.Width/2*s.To.stretch()) * math.Sqrt2) // of a square cap's corner
		e.low, e.high = e.low.sub(Vec{r, r}), e.high.add(Vec{r, r})
	}
	return e
}

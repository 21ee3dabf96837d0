package svg

import "shanhai/inscriptions/planar"

const (
	// fitRounds bounds how often a drawing is fitted anew because white or
	// clip paths took away what the first guess went by.
	fitRounds = 5
	// fitSlack is how far, in mm, the middle of the ink may miss the origin and
	// its radius may lack of the glyph circle's: what flattening, and the
	// parting of contours that touch, do to it.
	fitSlack = 2 * Tolerance
	// aimShort is what the ink is made smaller by, so that rounding does not
	// carry it beyond the glyph circle.
	aimShort = 0.002
	// keepReach is how far, in mm, a drawing in its own millimetres may reach
	// from the middle: more than the largest printer's bed has.
	keepReach = 240.0
)

// Fit returns the ink scaled and moved so that the smallest circle around it
// fills the glyph circle, which has its centre at the origin and the given
// diameter in mm; it may lack 0.02 mm of it and never reaches beyond. The ink
// is first turned by rotate degrees, counter-clockwise. The outline keeps to
// Tolerance.
func (d *Drawing) Fit(diameter, rotate float64) (planar.Region, error) {
	m, err := d.guess(diameter, rotate)
	for round := 0; err == nil && round < fitRounds; round++ {
		r, err := d.inked(m)
		if err != nil {
			return r, err
		}
		o := enclosing(vecs(r))
		if fills(o, r.Reach(), float64(diameter/2)) {
			return r, nil
		}
		m = around(o, float64(diameter/2)-aimShort).times(m)
	}
	if err == nil {
		err = d.fault("thin", "shapes at least 0.02 mm wide on the tile", "parts of the drawing are so thin that they come and go with its size")
	}
	return planar.Region{}, err
}

// fills tells whether ink with the smallest circle o and the given reach
// fills a glyph circle of a radius in mm.
func fills(o circle, reach, radius float64) bool {
	return o.c.length() <= fitSlack && reach <= radius && o.r >= radius-fitSlack
}

// Keep returns the ink in its true millimetres, turned by rotate degrees,
// counter-clockwise, about the middle of the canvas, which lies at the
// origin. In a document without a canvas the middle of the ink takes its place.
func (d *Drawing) Keep(rotate float64) (planar.Region, error) {
	m := rotation(rotate)
	if d.Canvas == (Canvas{}) {
		b := d.inkBox()
		m = m.times(translation(-b.middle().X, -b.middle().Y))
	}
	r, err := d.inked(m)
	if err == nil && r.Reach() > keepReach {
		err = d.fault("far", "a smaller width and height, or a drawing that may be scaled",
			"in its own size the drawing reaches more than %g mm from its middle", keepReach)
	}
	return r, err
}

// FitCanvas returns the ink placed by the canvas instead of by its own
// extent, so that the composition on the canvas is kept: the middle of the
// canvas lies at the origin, and a circle about it whose diameter is fraction
// of the canvas's shorter side becomes the glyph circle of the given diameter
// in mm. Ink beyond that circle is not cut off; Region.Reach tells.
func (d *Drawing) FitCanvas(diameter, rotate, fraction float64) (planar.Region, error) {
	side := float64(min(d.Canvas.Width, d.Canvas.Height) * fraction)
	if side <= 0 {
		return planar.Region{}, d.fault("no-canvas", "an svg element with a viewBox", "the document has no canvas to place the drawing by")
	}
	k := diameter / side
	return d.inked(scaling(k, k).times(rotation(rotate)))
}

// inked returns the region under m and refuses an empty one.
func (d *Drawing) inked(m Matrix) (planar.Region, error) {
	r, err := d.region(m)
	if err == nil && r.Empty() {
		err = d.fault("no-area", "shapes at least 0.01 mm wide on the tile", "nothing to cut: the shapes have no area, or white covers them")
	}
	return r, err
}

func (d *Drawing) fault(code, allowed, format string, args ...any) error {
	return NewFault(d.Name, code, allowed, format, args...)
}

// around returns the map that carries o to the circle of the given radius
// about the origin.
func around(o circle, radius float64) Matrix {
	k := radius / o.r
	return scaling(k, k).times(translation(-o.c.X, -o.c.Y))
}

func vecs(r planar.Region) []Vec {
	points := make([]Vec, 0, r.Points())
	for _, ring := range r.Rings {
		for _, p := range ring {
			x, y := p.MM()
			points = append(points, Vec{x, y})
		}
	}
	return points
}

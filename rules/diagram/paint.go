package diagram

// Options says how a diagram is drawn.
type Options struct {
	Art   Art    // nil: plain tiles with characters
	Theme Theme  // the page that it is for
	ID    string // what the ids within an SVG begin with; "dg" if empty
	Sheet *Sheet // where an SVG's glyphs are put instead of into itself, for a page with several
	Faces []Face // for the words of a PNG: what the built-in Latin letters lack is looked for here
}

// drawn paints a view.
func drawn(v View, o Options) (*canvas, error) {
	f, err := newFrame(v)
	if err != nil {
		return nil, err
	}
	c := newCanvas(v, o)
	if c.letters, err = newLetters(o.Faces); err != nil {
		return nil, err
	}
	c.empties(f)
	c.table()
	c.rings(f)
	c.depths()
	c.coveredRings(f)
	c.signs(f)
	c.labels()
	c.margin()
	c.bounds = c.bounds.grown(edge)
	return c, nil
}

// edge is kept free around all.
const edge = 8.0

package svg

import "strings"

// drawShape adds the fill and the stroke of a shape to the drawing.
func (d *drawer) drawShape(e element) error {
	d.noteAnimation(e)
	g := geometry{node: e.node, declared: e.declared, page: e.page}
	path, err := g.outline()
	if err == nil && e.measured != nil {
		e.measure(path)
		return nil
	}
	if err != nil || e.style.hidden || len(path) == 0 {
		return err
	}
	if e.into != nil && e.masking == noMask {
		return d.emit(e, e.clipShape(path))
	}
	paint := []func(element, Path) error{d.drawFill, d.drawStroke}
	if e.style.strokeFirst {
		paint[0], paint[1] = paint[1], paint[0]
	}
	for _, f := range paint {
		if err := f(e, path); err != nil {
			return err
		}
	}
	return nil
}

func (d *drawer) noteAnimation(e element) {
	for _, c := range e.children {
		if strings.HasPrefix(c.tag, "animate") || c.tag == "set" {
			code, text := leftOut(c.tag)
			d.note(c, code, text)
		}
	}
}

func (d *drawer) drawFill(e element, path Path) error {
	if e.tag == "line" {
		return nil
	}
	t, err := d.tone(e, e.style.fill, e.style.fillOpacity)
	if err != nil || t == bare {
		return inProperty("fill", err)
	}
	return d.emit(e, Shape{Path: path, To: e.m, Rule: e.style.rule, Ink: t == ink})
}

func (d *drawer) drawStroke(e element, path Path) error {
	t, err := d.tone(e, e.style.stroke, e.style.strokeOpacity)
	if err != nil || t == bare {
		return inProperty("stroke", err)
	}
	line := e.style.line
	if line.Width, err = e.page.resolve(e.style.width, diagonalPage); err != nil || line.Width == 0 {
		return err
	}
	if line.Width < 0 {
		return bad("stroke-negative", "0 or more", "stroke-width is negative")
	}
	if broken, err := dashed(e.style.dashes); err != nil || broken {
		return refuseDashes(e.style.dashes, err)
	}
	s := Shape{Path: path, To: e.m, Pen: &line, Ink: t == ink}
	switch v := e.declared["vector-effect"]; v {
	case "", "none":
	case "non-scaling-stroke":
		s.Path, s.To = path.Mapped(e.m), identity
		line.Width = float64(line.Width * mmPerPixel)
	default:
		return bad("vector-effect", "non-scaling-stroke", "vector-effect=%s can't be cut", quoted(v))
	}
	return d.emit(e, s)
}

func refuseDashes(pattern string, err error) error {
	if err != nil {
		return err
	}
	return bad("dashes", "none, or dashes turned into paths", "stroke-dasharray=%s can't be cut", quoted(pattern))
}

// tone returns what a paint of an element does to the ink.
func (d *drawer) tone(e element, p paint, opacity float64) (tone, error) {
	if e.masking != noMask {
		return e.maskTone(p, opacity)
	}
	if p.server != "" {
		var err error
		if p, err = d.served(e, p); err != nil {
			return bare, err
		}
	}
	if p.current {
		p = e.style.color
	}
	alpha := float64(float64(p.alpha*opacity) * e.opacity)
	switch {
	case alpha == 0:
		return bare, nil
	case p.tone == white && alpha < whiteFrom/255.0:
		d.note(e.node, "note-white", "translucent white takes nothing away")
		return bare, nil
	case alpha < 1:
		d.note(e.node, "note-translucent", "translucent ink is cut as if it were solid")
	}
	return p.tone, nil
}

// reachLimit is how far from the origin a drawing may reach, in mm, before it
// is fitted.
const reachLimit = MaxNumber

// emit adds a shape to the drawing or to the clip path or mask that is being read.
func (d *drawer) emit(e element, s Shape) error {
	if d.segments += s.Path.segments(); d.segments > MaxSegments {
		return bad("segments", "", "the drawing has more than %d lines and curves", MaxSegments)
	}
	far := false
	s.Path.hull(func(v Vec) { far = far || !s.To.Apply(v).within(reachLimit) })
	if far || !s.To.finite() {
		return bad("bounds", "within 1e9 mm", "the coordinates, with their transforms, go beyond all bounds")
	}
	s.Clip = e.clip
	s.Line, s.Col, s.Name = e.line, e.col, e.node.String()
	if e.into != nil {
		e.into.Shapes = append(e.into.Shapes, s)
	} else {
		d.out.Shapes = append(d.out.Shapes, s)
	}
	return nil
}

package svg

// boxOf returns the bounding box of an element in its own user space, of
// fills alone, without strokes, clips and masks (SVG 2, section 8.10).
func (d *drawer) boxOf(e element) (box, error) {
	var all extent
	e.m, e.clip, e.into, e.masking, e.measured = identity, nil, nil, noMask, &all
	err := d.drawContent(e)
	return all.box(), err
}

// measureSteps is the number of places on a curve that are measured: its
// extent is then true to a thousandth of its length.
const measureSteps = 32

// measure adds a path to the extent of what it belongs to.
func (e *element) measure(p Path) {
	for _, s := range p {
		at := s.Start
		e.measured.add(e.m.Apply(at))
		for _, g := range s.Segments {
			for k := 1; g.Kind != Line && k < measureSteps; k++ {
				e.measured.add(e.m.Apply(g.point(at, float64(k)/measureSteps)))
			}
			at = g.To
			e.measured.add(e.m.Apply(at))
		}
	}
}

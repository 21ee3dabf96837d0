package svg

// applyClip adds the clip path of an element to what it is clipped by.
func (d *drawer) applyClip(e *element) error {
	text, ok := e.declared["clip-path"]
	if !ok || text == "none" || text == "" {
		return nil
	}
	if e.isRoot() {
		return bad("clip-root", "a clip path on a group", "a clip path on the whole document can't be cut")
	}
	if e.into != nil && e.masking == noMask {
		return bad("clip-in-clip", "one clip path at a time", "a clip path within a clip path can't be cut")
	}
	id, rest, err := parseURL(text)
	if err != nil || rest != "" {
		return bad("clip-form", "url(#id)", "clip-path %s can't be cut", quoted(text))
	}
	target := d.ids[id]
	if target == nil || target.tag != "clipPath" {
		return bad("clip-lost", "#id of a clipPath in this file", "clip-path refers to %s, which is not there", quoted(id))
	}
	clip, err := d.clipPath(target, e)
	e.clip = append(e.clip[:len(e.clip):len(e.clip)], clip)
	return err
}

// clipPath draws a clipPath element for an element that it clips.
func (d *drawer) clipPath(n *node, e *element) (*Clip, error) {
	style, declared, err := d.styleAt(n)
	if err != nil {
		return nil, d.fault(n, err)
	}
	if units, _ := n.attr("clipPathUnits"); units == "objectBoundingBox" {
		return nil, d.fault(n, bad("clip-units", "userSpaceOnUse", "clipPathUnits=objectBoundingBox can't be cut"))
	}
	if v := declared["clip-path"]; v != "" && v != "none" {
		return nil, d.fault(n, bad("clip-in-clip", "one clip path at a time", "a clip path within a clip path can't be cut"))
	}
	clip := &Clip{}
	inner := element{node: n, scope: e.scope, declared: declared, opacity: 1}
	inner.style, inner.into, inner.masking, inner.clip = style, clip, noMask, nil
	if err := inner.applyTransform(); err != nil {
		return nil, d.fault(n, err)
	}
	return clip, d.drawGroup(inner)
}

// styleAt returns the style of a node where it stands in the document.
func (d *drawer) styleAt(n *node) (style, map[string]string, error) {
	s := initialStyle()
	if n.parent != nil {
		var err error
		if s, _, err = d.styleAt(n.parent); err != nil {
			return s, nil, err
		}
	}
	declared, err := d.sheet.cascade(n)
	if err != nil {
		return s, nil, err
	}
	s, err = s.inherited(declared)
	return s, declared, err
}

// clipShape returns the fill that a shape adds to a clip path.
func (e *element) clipShape(path Path) Shape {
	return Shape{Path: path, To: e.m, Rule: e.style.clipRule, Ink: true}
}

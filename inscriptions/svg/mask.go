package svg

import "slices"

// maskKind tells what of a mask's shapes counts (CSS Masking 1, section 7).
type maskKind uint8

const (
	noMask    maskKind = iota
	luminance          // white lets through, black takes away
	alpha              // any colour lets through
)

const maskAllowed = "opaque black and white shapes, or the mask applied in the drawing program"

// applyMask adds the mask of an element to what it is clipped by: its region,
// and what its shapes let through. Shapes that are neither black nor white,
// or translucent, let a part through, which can't be cut: they are refused.
func (d *drawer) applyMask(e *element) error {
	text, ok := e.declared["mask"]
	if !ok || text == "none" || text == "" {
		return nil
	}
	target, err := d.maskOf(e, text)
	if err != nil {
		return err
	}
	_, declared, err := d.styleAt(target)
	if err != nil {
		return d.fault(target, err)
	}
	region, empty, err := d.maskRegion(target, declared, e)
	if err != nil || empty {
		e.clip = withClip(e.clip, &Clip{})
		return d.fault(target, err)
	}
	through, err := d.maskShapes(target, declared, e)
	e.clip = withClip(withClip(e.clip, region), through)
	return err
}

// withClip returns clips with one more; the list itself stays.
func withClip(clips []*Clip, c *Clip) []*Clip { return append(clips[:len(clips):len(clips)], c) }

// maskOf returns the mask element that an element refers to.
func (d *drawer) maskOf(e *element, text string) (*node, error) {
	if e.isRoot() {
		return nil, bad("mask-root", "a mask on a group", "a mask on the whole document can't be cut")
	}
	if e.into != nil && e.masking == noMask {
		return nil, bad("mask-in-clip", maskAllowed, "a mask within a clip path can't be cut")
	}
	id, rest, err := parseURL(text)
	if err != nil || rest != "" {
		return nil, bad("mask-form", "url(#id)", "mask %s can't be cut", quoted(text))
	}
	target := d.ids[id]
	if target == nil || target.tag != "mask" {
		return nil, bad("mask-lost", "#id of a mask in this file", "mask refers to %s, which is not there", quoted(id))
	}
	if slices.Contains(e.targets, target) {
		return nil, bad("mask-loop", "", "mask refers to %s, which contains this element", quoted(id))
	}
	return target, nil
}

// maskShapes draws the shapes of a mask for an element that it masks.
func (d *drawer) maskShapes(n *node, declared map[string]string, e *element) (*Clip, error) {
	if err := refuseOnMask(declared); err != nil {
		return nil, d.fault(n, err)
	}
	s, _, err := d.styleAt(n)
	if err != nil {
		return nil, d.fault(n, err)
	}
	clip := &Clip{Painted: true}
	inner := element{node: n, scope: e.scope, declared: declared, opacity: 1}
	inner.style, inner.into, inner.clip = s, clip, nil
	inner.targets = append(e.targets[:len(e.targets):len(e.targets)], n)
	if inner.masking, err = kindOfMask(declared); err != nil {
		return nil, d.fault(n, err)
	}
	if units, _ := n.attr("maskContentUnits"); units == "objectBoundingBox" {
		b, err := d.boxOf(*e)
		if err != nil {
			return nil, err
		}
		inner.m = inner.m.times(translation(b.x, b.y)).times(scaling(b.w, b.h))
		inner.page = page{1, 1}
	}
	return clip, d.drawGroup(inner)
}

// refuseOnMask refuses what would change the mask as a whole.
func refuseOnMask(declared map[string]string) error {
	for _, name := range []string{"mask", "clip-path", "filter"} {
		if v := declared[name]; v != "" && v != "none" {
			return bad("mask-property", name+" on the shapes inside the mask", "%s on a mask can't be cut", name)
		}
	}
	return nil
}

func kindOfMask(declared map[string]string) (maskKind, error) {
	switch v := declared["mask-type"]; v {
	case "", "luminance":
		return luminance, nil
	case "alpha":
		return alpha, nil
	default:
		return noMask, bad("mask-type", "luminance, alpha", "mask-type: %s is not understood", quoted(v))
	}
}

// maskRegion returns the rectangle outside of which a mask lets nothing
// through; empty tells that it has no area.
func (d *drawer) maskRegion(n *node, declared map[string]string, e *element) (c *Clip, empty bool, err error) {
	g := geometry{node: n, declared: declared, page: page{1, 1}}
	m := e.m
	if units, _ := n.attr("maskUnits"); units == "userSpaceOnUse" {
		g.page = e.page
	} else {
		b, err := d.boxOf(*e)
		if err != nil {
			return nil, false, err
		}
		m = m.times(translation(b.x, b.y)).times(scaling(b.w, b.h))
		empty = b.empty()
	}
	b := box{
		g.length("x", acrossPage, length{-10, true}), g.length("y", downPage, length{-10, true}),
		g.length("width", acrossPage, length{120, true}), g.length("height", downPage, length{120, true}),
	}
	if b.w < 0 || b.h < 0 {
		return nil, false, bad("mask-size", "0 or more", "the mask has a negative size")
	}
	return &Clip{Shapes: []Shape{{Path: b.path(), To: m, Ink: true}}}, empty || b.empty(), g.err
}

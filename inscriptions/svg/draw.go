package svg

import (
	"slices"
	"strings"
)

// scope is what an element inherits from where it is drawn.
type scope struct {
	m        Matrix // user units to mm
	style    style
	page     page
	clip     []*Clip
	into     *Clip // not nil inside a clipPath or mask: shapes go there
	masking  maskKind
	measured *extent // not nil while a box is taken: nothing is painted
	depth    int     // of nesting, use counted
	targets  []*node // of the use elements around, and the masks
	override *node   // the use element whose size a symbol or svg takes
}

// element is a node being drawn, with its own properties and style.
type element struct {
	*node
	scope
	declared map[string]string
	override *node
	opacity  float64
}

// draw draws a node and what is inside. Errors get the place of the node.
func (d *drawer) draw(n *node, in scope) error {
	if n.tag == "" {
		return nil
	}
	return d.fault(n, d.drawNode(n, in))
}

func (d *drawer) drawNode(n *node, in scope) error {
	if err := d.countDrawn(&in); err != nil {
		return err
	}
	declared, err := d.sheet.cascade(n)
	if err != nil || declared["display"] == "none" || !isForUs(n) {
		return err
	}
	e := element{node: n, scope: in, declared: declared, override: in.override}
	e.scope.override = nil
	if e.style, err = in.style.inherited(declared); err != nil {
		return err
	}
	if draws, err := d.drawsDirectly(e); !draws || err != nil {
		return err
	}
	return d.drawElement(e)
}

// countDrawn holds the elements drawn and their nesting against the limits.
func (d *drawer) countDrawn(in *scope) error {
	d.drawn++
	in.depth++
	switch {
	case d.drawn > MaxDrawn:
		return bad("drawn", "", "more than %d elements are drawn when every use is followed", MaxDrawn)
	case in.depth > MaxDepth:
		return bad("deep", "", "elements nested more than %d deep", MaxDepth)
	}
	return nil
}

// isForUs evaluates the conditions on an element: no extension is known, and
// of languages only the absence of any, or English.
func isForUs(n *node) bool {
	ext, _ := n.attr("requiredExtensions")
	lang, given := n.attr("systemLanguage")
	return strings.TrimSpace(ext) == "" && (!given || strings.HasPrefix(strings.TrimSpace(lang), "en"))
}

// drawsDirectly sorts out the elements that paint nothing by themselves, and
// names those whose picture is left out or can't be.
func (d *drawer) drawsDirectly(e element) (bool, error) {
	switch e.tag {
	case "svg", "g", "a", "switch", "use":
		return true, nil
	case "symbol":
		return e.override != nil, nil
	case "text", "flowRoot":
		return false, d.refuseText(e)
	case "defs", "clipPath", "mask", "marker", "pattern", "linearGradient", "radialGradient", "meshgradient",
		"filter", "title", "desc", "metadata", "style", "view", "cursor", "color-profile", "font", "font-face":
		return false, nil
	}
	if isShape(e.tag) {
		return true, nil
	}
	if e.masking != noMask && (e.tag == "image" || e.tag == "foreignObject") {
		return false, bad("mask-element", maskAllowed, "<%s> in a mask can't be cut", e.tag)
	}
	code, text := leftOut(e.tag)
	d.note(e.node, code, text)
	return false, nil
}

// leftOut says that an element is not cut, and why.
func leftOut(tag string) (code, text string) {
	switch tag {
	case "image":
		return "note-bitmap", "a bitmap is not cut; trace it to a path"
	case "foreignObject":
		return "note-foreign", "foreign content is not cut"
	case "script":
		return "note-script", "scripts are not run"
	case "animate", "animateTransform", "animateMotion", "animateColor", "set":
		return "note-animation", "animation is not played"
	}
	return "note-unknown", "left out: no such element is known"
}

// refuseText refuses text that would show: without it the glyph would lack a
// part, and no font is at hand.
func (d *drawer) refuseText(e element) error {
	opacity, err := e.ownOpacity()
	if err != nil || opacity == 0 || e.style.hidden || !e.hasText() {
		return err
	}
	return bad("text", "paths: in Inkscape Path > Object to Path, in Illustrator Create Outlines, in Figma Flatten",
		"text is not drawn")
}

// drawElement applies what holds for every element and then draws it.
func (d *drawer) drawElement(e element) error {
	if err := refuseEffects(e.declared); err != nil {
		return err
	}
	var err error
	if e.opacity, err = e.ownOpacity(); err != nil || e.opacity == 0 {
		return err
	}
	if err := e.wholeInMask(); err != nil {
		return err
	}
	if err := e.applyTransform(); err != nil {
		return err
	}
	if err := e.placeUse(); err != nil {
		return err
	}
	if err := d.applyCuts(&e); err != nil {
		return err
	}
	return d.drawContent(e)
}

// applyCuts adds what an element is cut by; a box is taken without.
func (d *drawer) applyCuts(e *element) error {
	if e.measured != nil {
		return nil
	}
	if err := d.applyClip(e); err != nil {
		return err
	}
	return d.applyMask(e)
}

// drawContent draws what an element holds.
func (d *drawer) drawContent(e element) error {
	switch e.tag {
	case "svg", "symbol":
		return d.drawViewport(e)
	case "use":
		return d.drawUse(e)
	case "g", "a", "switch":
		return d.drawGroup(e)
	}
	return d.drawShape(e)
}

// refuseEffects refuses by name what changes the ink and can't be cut.
func refuseEffects(declared map[string]string) error {
	for _, name := range []string{"filter", "marker", "marker-start", "marker-mid", "marker-end",
		"rotate", "translate", "scale", "offset-path"} {
		if v, ok := declared[name]; ok && v != "none" && v != "" {
			return bad("effect", "none, or it applied in the drawing program, or flattened", "%s=%s can't be cut", name, quoted(v))
		}
	}
	switch v := declared["mix-blend-mode"]; v {
	case "", "normal", "passthrough":
		return nil
	default:
		return bad("blend", "normal", "mix-blend-mode=%s can't be cut", quoted(v))
	}
}

func (e *element) ownOpacity() (float64, error) {
	v, ok := e.declared["opacity"]
	if !ok || v == "inherit" {
		return 1, nil
	}
	return opacityOf(v)
}

func (e *element) applyTransform() error {
	text, ok := e.declared["transform"]
	if !ok {
		return nil
	}
	m, err := parseTransform(text)
	if err != nil {
		return err
	}
	origin, err := e.transformOrigin()
	if e.m = e.m.times(about(m, origin)); err == nil && !e.m.finite() {
		return bad("transform-huge", "", "transforms go beyond all numbers")
	}
	return err
}

// transformOrigin reads transform-origin as two lengths. Percentages and
// words, which refer to boxes around the element, are refused.
func (e *element) transformOrigin() (Vec, error) {
	text, ok := e.declared["transform-origin"]
	if !ok {
		return Vec{}, nil
	}
	var v [3]length
	words := strings.Fields(text)
	for i, w := range words[:min(len(words), 3)] {
		l, err := parseLength(w)
		if v[i] = l; err != nil || l.percent && l.value != 0 {
			return Vec{}, bad("transform-origin", "two lengths in units", "transform-origin %s can't be cut", quoted(text))
		}
	}
	if box := e.declared["transform-box"]; box != "" && box != "view-box" {
		return Vec{}, bad("transform-box", "view-box", "transform-box=%s can't be cut", quoted(box))
	}
	return Vec{v[0].value, v[1].value}, nil
}

func (d *drawer) drawGroup(e element) error {
	if e.opacity < 1 {
		d.note(e.node, "note-translucent", "a translucent group is cut as if it were solid")
	}
	for _, c := range e.children {
		if err := d.draw(c, e.scope); err != nil {
			return err
		}
		if e.tag == "switch" && c.tag != "" && isForUs(c) {
			return nil
		}
	}
	return nil
}

// placeUse moves a use element to its x and y. Its clip path and mask move with
// it, since it stands for a group with that transform (SVG 1.1, section 5.6).
func (e *element) placeUse() error {
	if e.tag != "use" {
		return nil
	}
	g := geometry{node: e.node, declared: e.declared, page: e.page}
	at := g.place("x", "y")
	e.m = e.m.times(translation(at.X, at.Y))
	return g.err
}

// drawUse draws the element that a use refers to.
func (d *drawer) drawUse(e element) error {
	target, err := d.used(e)
	if err != nil {
		return err
	}
	in := e.scope
	in.targets = append(in.targets[:len(in.targets):len(in.targets)], target)
	in.override = e.node
	return d.draw(target, in)
}

// used returns the target of a use, unless it contains the use.
func (d *drawer) used(e element) (*node, error) {
	ref, _ := e.attr("href")
	id, err := localID(ref)
	if err != nil {
		return nil, err
	}
	target := d.ids[id]
	if target == nil {
		return nil, bad("use-lost", "#id of an element in this file", "use refers to %s, which is not there", quoted(ref))
	}
	if slices.Contains(e.targets, target) {
		return nil, bad("use-loop", "", "use refers to %s, which contains this use", quoted(ref))
	}
	return target, nil
}

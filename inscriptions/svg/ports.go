package svg

// drawViewport draws an svg or symbol element: its content in a rectangle of
// its own units.
func (d *drawer) drawViewport(e element) error {
	port, view, err := e.viewport(d)
	if err != nil {
		return err
	}
	content, err := e.content(port, view)
	if err != nil {
		return err
	}
	if e.isRoot() {
		d.setCanvas(&e, content, view)
	} else if port.empty() || view.empty() {
		return nil
	} else if err := e.clipTo(port); err != nil {
		return err
	}
	e.m = e.m.times(content)
	e.page = page{view.w, view.h}
	return d.drawGroup(e)
}

func (e *element) isRoot() bool { return e.parent == nil && e.override == nil }

// viewport returns the rectangle and the viewBox, which without the attribute
// has the size of the rectangle.
func (e *element) viewport(d *drawer) (port, view box, err error) {
	text, hasView := e.attr("viewBox")
	if hasView {
		if view, err = parseViewBox(text); err != nil {
			return port, view, err
		}
	}
	if e.isRoot() {
		port, err = e.rootPort(view)
	} else {
		port, err = e.innerPort(d)
	}
	if !hasView {
		view = box{0, 0, port.w, port.h}
	} else if view.empty() {
		err = bad("viewbox-empty", "a viewBox with an area", "nothing to cut: viewBox %s is empty", quoted(text))
	}
	return port, view, err
}

// content returns the map from the viewBox into the surroundings.
func (e *element) content(port, view box) (Matrix, error) {
	text, _ := e.attr("preserveAspectRatio")
	a, err := parseAspect(text)
	if err != nil || port.empty() || view.empty() {
		return identity, err
	}
	return a.fit(view, port), nil
}

// rootPort returns the size of the whole picture in pixels. A side that is
// not given, or only as a percentage, follows from the viewBox: by the other
// side, or one unit a pixel.
func (e *element) rootPort(view box) (box, error) {
	w, err := e.rootSide("width")
	if err != nil {
		return box{}, err
	}
	h, err := e.rootSide("height")
	switch {
	case w < 0 && h < 0:
		w, h = view.w, view.h
	case w < 0 && view.h > 0:
		w = float64(h*view.w) / view.h
	case h < 0 && view.w > 0:
		h = float64(w*view.h) / view.w
	}
	if w == 0 && view.w > 0 || h == 0 && view.h > 0 {
		return box{}, bad("no-size", "a size above 0", "nothing to cut: the picture has no width or no height")
	}
	return box{0, 0, max(w, 0), max(h, 0)}, err
}

// rootSide returns a side in pixels, -1 if it is not given.
func (e *element) rootSide(name string) (float64, error) {
	g := geometry{node: e.node, declared: e.declared}
	text, given := g.value(name)
	if !given {
		return -1, nil
	}
	l, err := parseLength(text)
	if err == nil && l.value < 0 {
		err = bad("below-zero", "0 or more", "negative")
	}
	if err != nil || l.percent {
		return -1, inProperty(name, err)
	}
	return l.value, nil
}

// innerPort returns the rectangle of a nested svg or of a symbol; width and
// height are the use element's where it gives them.
func (e *element) innerPort(d *drawer) (box, error) {
	g := geometry{node: e.node, declared: e.declared, page: e.page}
	at := Vec{}
	if e.tag == "svg" {
		at = g.place("x", "y")
	}
	sized := geometry{node: e.node, declared: e.declared, page: e.page}
	if e.override != nil {
		declared, err := d.sheet.cascade(e.override)
		if err != nil {
			return box{}, err
		}
		sized = geometry{node: e.override, declared: declared, page: e.page}
	}
	w, h := e.side("width", acrossPage, &sized, &g), e.side("height", downPage, &sized, &g)
	if g.err == nil {
		g.err = sized.err
	}
	return box{at.X, at.Y, w, h}, g.err
}

// side returns a length of the first element that gives it, else the whole page.
func (e *element) side(name string, a along, first, second *geometry) float64 {
	whole := length{100, true}
	if _, given := first.value(name); given {
		return first.length(name, a, whole)
	}
	return second.length(name, a, whole)
}

// setCanvas lays the middle of the viewBox at the origin, in mm, y up.
func (d *drawer) setCanvas(e *element, content Matrix, view box) {
	corner, size := content.Apply(Vec{view.x, view.y}), content.turn(Vec{view.w, view.h})
	if !view.empty() {
		d.out.Canvas = Canvas{float64(size.X * mmPerPixel), float64(size.Y * mmPerPixel)}
	}
	toMM := scaling(mmPerPixel, -mmPerPixel)
	middle := corner.add(size.scaled(0.5))
	e.m = toMM.times(translation(-middle.X, -middle.Y)).times(e.m)
}

// clipTo cuts what an inner viewport shows at its edge, unless it asks to let
// it overflow.
func (e *element) clipTo(port box) error {
	switch e.declared["overflow"] {
	case "visible", "auto":
		return nil
	}
	c := &Clip{Shapes: []Shape{{Path: port.path(), To: e.m}}}
	e.clip = append(e.clip[:len(e.clip):len(e.clip)], c)
	return nil
}

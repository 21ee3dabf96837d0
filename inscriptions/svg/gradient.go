package svg

// served returns the paint that a gradient comes to: a glyph is cut or not,
// so it counts as solid if all its stops are ink or all are white.
func (d *drawer) served(e element, p paint) (paint, error) {
	server := d.ids[p.server]
	if server == nil && p.instead != "" {
		return parsePaint(p.instead)
	}
	if server == nil {
		return p, bad("paint-lost", paintsAllowed, "url(#...) refers to %s, which is not there", quoted(p.server))
	}
	if server.tag != "linearGradient" && server.tag != "radialGradient" {
		return p, bad("paint-server", "a solid colour", "<%s> can't be cut", server.tag)
	}
	t, known := d.tones[p.server]
	if !known {
		var err error
		if t, err = d.gradientTone(server); err != nil {
			return p, err
		}
		d.tones[p.server] = t
	}
	d.note(e.node, "note-gradient", "a gradient is cut as one solid colour")
	return paint{tone: t, alpha: 1}, nil
}

// gradientTone returns the one tone of all stops.
func (d *drawer) gradientTone(n *node) (tone, error) {
	stops := d.stops(n)
	common := bare
	for i, s := range stops {
		t, err := d.stopTone(s)
		if err != nil {
			return bare, d.fault(s, err)
		}
		if i > 0 && t != common {
			return bare, bad("gradient-ink", "a solid colour", "the gradient %s runs between ink and no ink", n)
		}
		common = t
	}
	return common, nil
}

// stops returns the stops of a gradient or of the one that it refers to.
func (d *drawer) stops(n *node) []*node {
	for range MaxDepth {
		var stops []*node
		for _, c := range n.children {
			if c.tag == "stop" {
				stops = append(stops, c)
			}
		}
		ref, _ := n.attr("href")
		id, err := localID(ref)
		if n = d.ids[id]; len(stops) > 0 || err != nil || n == nil {
			return stops
		}
	}
	return nil
}

func (d *drawer) stopTone(n *node) (tone, error) {
	s, declared, err := d.styleAt(n)
	if err != nil {
		return bare, err
	}
	p, alpha := solid(0, 0, 0, 1), 1.0
	if v, ok := declared["stop-color"]; ok {
		if p, err = parsePaint(v); err != nil {
			return bare, inProperty("stop-color", err)
		}
	}
	if p.current {
		p = s.color
	}
	if v, ok := declared["stop-opacity"]; ok {
		if alpha, err = opacityOf(v); err != nil {
			return bare, err
		}
	}
	if alpha == 0 {
		return bare, nil
	}
	return p.tone, nil
}

package lettering

import (
	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"shanhai/inscriptions/svg"
)

// character is a character's outline in ems, y up, its pen at the origin.
type character struct {
	path    svg.Path
	advance float64
}

const (
	// maxSegments is the busiest outline drawn; 龘 of Noto Sans CJK has 330.
	maxSegments = 10_000
	// maxReach is how far an outline may reach from its pen, in ems.
	maxReach = 8
)

// has tells whether the font has a character.
func (f *Font) has(r rune) (bool, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.source.budget = maxGlyph
	index, err := f.index(r)
	return index != 0, err
}

func (f *Font) index(r rune) (sfnt.GlyphIndex, error) {
	return guarded(func() (sfnt.GlyphIndex, error) { return f.font.GlyphIndex(&f.buffer, r) })
}

// character draws a character; one that the font does not have has no segments.
func (f *Font) character(r rune) (character, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.source.budget = maxGlyph
	index, err := f.index(r)
	if err != nil {
		return character{}, err
	}
	segments, err := f.segments(index)
	if err != nil {
		return character{}, err
	}
	if len(segments) > maxSegments {
		return character{}, errTooBusy
	}
	path, err := f.outline(segments)
	if err != nil {
		return character{}, err
	}
	advance, err := f.advance(index)
	return character{path, advance}, err
}

// unit is the size at which the parser returns whole units of the font, rounding nothing.
func (f *Font) unit() fixed.Int26_6 { return fixed.Int26_6(f.font.UnitsPerEm()) }

func (f *Font) segments(index sfnt.GlyphIndex) (sfnt.Segments, error) {
	return guarded(func() (sfnt.Segments, error) { return f.font.LoadGlyph(&f.buffer, index, f.unit(), nil) })
}

func (f *Font) advance(index sfnt.GlyphIndex) (float64, error) {
	width, err := guarded(func() (fixed.Int26_6, error) {
		return f.font.GlyphAdvance(&f.buffer, index, f.unit(), font.HintingNone)
	})
	if err == nil && (width < 0 || width > maxReach*f.unit()) {
		err = errOutlandish
	}
	return float64(width) / float64(f.unit()), err
}

// outline turns the parser's segments into a path.
func (f *Font) outline(segments sfnt.Segments) (svg.Path, error) {
	var path svg.Path
	for _, s := range segments {
		v, ok := f.places(s)
		if !ok {
			return nil, errOutlandish
		}
		if s.Op == sfnt.SegmentOpMoveTo {
			path = append(path, svg.Subpath{Start: v[0], Closed: true})
			continue
		}
		if len(path) == 0 {
			return nil, errOutlandish
		}
		last := &path[len(path)-1]
		last.Segments = append(last.Segments, segment(s.Op, v))
	}
	return path, nil
}

// places returns a segment's points in ems; false if one is out of all reach.
func (f *Font) places(s sfnt.Segment) (v [3]svg.Vec, ok bool) {
	em := float64(f.unit())
	for i, p := range s.Args {
		v[i] = svg.Vec{X: float64(p.X) / em, Y: -float64(p.Y) / em}
		if max(v[i].X, -v[i].X, v[i].Y, -v[i].Y) > maxReach {
			return v, false
		}
	}
	return v, true
}

func segment(op sfnt.SegmentOp, v [3]svg.Vec) svg.Segment {
	switch op {
	case sfnt.SegmentOpQuadTo:
		return svg.Segment{Kind: svg.Quad, P: [3]svg.Vec{v[0]}, To: v[1]}
	case sfnt.SegmentOpCubeTo:
		return svg.Segment{Kind: svg.Cubic, P: [3]svg.Vec{v[0], v[1]}, To: v[2]}
	}
	return svg.Segment{Kind: svg.Line, To: v[0]}
}

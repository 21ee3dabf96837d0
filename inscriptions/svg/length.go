package svg

import "math"

// mmPerPixel: CSS Values 3, section 6.2 fixes 96 pixels to the inch.
const mmPerPixel = 25.4 / 96

// length is a number of user units (pixels), or a percentage of the page.
type length struct {
	value   float64
	percent bool
}

const lengthUnits = "a number, px, mm, cm, in, pt, pc, Q or %"

// parseLength reads a number with an optional unit.
func parseLength(text string) (length, error) {
	s := scanner{text: text}
	s.space()
	v, err := s.number()
	if err != nil {
		return length{}, bad("length", lengthUnits, "%s is not a length", quoted(text))
	}
	if s.take("%") {
		s.space()
		return length{v, true}, s.finished()
	}
	factor := pixelsIn(s.word())
	s.space()
	if factor == 0 || s.finished() != nil {
		return length{}, bad("length", lengthUnits, "%s is not a length this reader knows", quoted(text))
	}
	return length{value: float64(v * factor)}, nil
}

func (s *scanner) finished() error {
	if s.done() {
		return nil
	}
	return bad("unread", "", "%s is not understood", s.rest())
}

// pixelsIn returns the number of pixels in a unit, 0 for an unknown one. Units of the
// font (em, ex) have no meaning here, since no text is drawn.
func pixelsIn(unit string) float64 {
	switch unit {
	case "", "px":
		return 1
	case "mm":
		return 96 / 25.4
	case "cm":
		return 960 / 25.4
	case "Q":
		return 24 / 25.4
	case "in":
		return 96
	case "pt":
		return 96.0 / 72
	case "pc":
		return 16
	}
	return 0
}

// page is the size of the innermost viewport in user units, to which
// percentages refer; zero when the document gives none.
type page struct{ w, h float64 }

// along tells which side of the page a percentage refers to.
type along uint8

const (
	acrossPage   along = iota // x, width, rx
	downPage                  // y, height, ry
	diagonalPage              // r, stroke-width: sqrt((w^2+h^2)/2)
)

// resolve returns the length in user units.
func (p page) resolve(l length, a along) (float64, error) {
	if !l.percent {
		return l.value, nil
	}
	if p == (page{}) {
		return 0, bad("percentage", "lengths in units, or an svg element with a viewBox",
			"a percentage has no meaning in a document without a size")
	}
	side := [...]float64{p.w, p.h, math.Sqrt((float64(p.w*p.w) + float64(p.h*p.h)) / 2)}[a]
	return float64(l.value*side) / 100, nil
}

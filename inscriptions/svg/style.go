package svg

import (
	"math"
	"slices"
	"strings"

	"shanhai/inscriptions/planar"
)

// style holds the inherited properties, as computed for an element.
type style struct {
	fill, stroke, color        paint
	fillOpacity, strokeOpacity float64
	rule, clipRule             planar.FillRule
	width                      length
	line                       Pen // without width
	dashes                     string
	hidden                     bool
	strokeFirst                bool
}

// initialStyle holds SVG's initial values.
func initialStyle() style {
	black := solid(0, 0, 0, 1)
	return style{
		fill: black, color: black, fillOpacity: 1, strokeOpacity: 1,
		width: length{value: 1}, line: Pen{MitreLimit: 4},
	}
}

// inherited returns the style of a child that declares some properties. They
// are taken in order of name, so that the first fault is always the same.
func (s style) inherited(declared map[string]string) (style, error) {
	for _, name := range sortedKeys(declared) {
		value := declared[name]
		if value == "inherit" || value == "unset" {
			continue
		}
		if err := s.set(name, value); err != nil {
			return s, err
		}
	}
	return s, nil
}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

func (s *style) set(name, value string) (err error) {
	switch name {
	case "fill":
		s.fill, err = parsePaint(value)
	case "stroke":
		s.stroke, err = parsePaint(value)
	case "color":
		err = s.setColor(value)
	case "fill-opacity":
		s.fillOpacity, err = opacityOf(value)
	case "stroke-opacity":
		s.strokeOpacity, err = opacityOf(value)
	case "visibility":
		s.hidden, err = one(name, value, "hidden", "visible", "collapse")
		s.hidden = s.hidden || value == "collapse"
	default:
		return s.setLine(name, value)
	}
	return inProperty(name, err)
}

func (s *style) setColor(value string) error {
	p, err := parsePaint(value)
	if err == nil && !p.current {
		s.color = p
	}
	return err
}

func (s *style) setLine(name, value string) (err error) {
	switch name {
	case "fill-rule":
		s.rule, err = fillRule(name, value)
	case "clip-rule":
		s.clipRule, err = fillRule(name, value)
	case "stroke-width":
		s.width, err = parseLength(value)
	case "stroke-miterlimit":
		err = s.setMitre(value)
	case "stroke-linecap":
		err = s.setCap(value)
	case "stroke-linejoin":
		err = s.setJoin(value)
	case "stroke-dasharray":
		s.dashes = value
	case "paint-order":
		s.strokeFirst = strokeComesFirst(value)
	}
	return inProperty(name, err)
}

// inProperty puts the name of the property before a reason.
func inProperty(name string, err error) error {
	if r, ok := err.(reason); ok && !strings.HasPrefix(r.text, name) {
		return r.within("in-property", "%s", name)
	}
	return err
}

// one tells whether value is yes; it must be yes or one of the others.
func one(name, value, yes string, others ...string) (bool, error) {
	if value == yes || slices.Contains(others, value) {
		return value == yes, nil
	}
	return false, bad("property", strings.Join(append([]string{yes}, others...), ", "), "%s: %s is not understood", name, quoted(value))
}

func fillRule(name, value string) (planar.FillRule, error) {
	even, err := one(name, value, "evenodd", "nonzero")
	if even {
		return planar.EvenOdd, err
	}
	return planar.NonZero, err
}

func (s *style) setMitre(value string) error {
	sc := scanner{text: value}
	v, err := sc.number()
	if err != nil || v < 1 || !sc.done() {
		return bad("mitre", "a number from 1", "%s is not a mitre limit", quoted(value))
	}
	s.line.MitreLimit = v
	return nil
}

func (s *style) setCap(value string) error {
	caps := []string{"butt", "round", "square"}
	i := slices.Index(caps, value)
	if i < 0 {
		return bad("cap", strings.Join(caps, ", "), "%s is not a line cap", quoted(value))
	}
	s.line.Cap = Cap(i)
	return nil
}

func (s *style) setJoin(value string) error {
	joins := []string{"miter", "round", "bevel"}
	i := slices.Index(joins, value)
	if i < 0 {
		return bad("join", strings.Join(joins, ", "), "%s is not a line join this reader can cut", quoted(value))
	}
	s.line.Join = Join(i)
	return nil
}

func strokeComesFirst(value string) bool {
	fill, stroke := strings.Index(value, "fill"), strings.Index(value, "stroke")
	return stroke >= 0 && (fill < 0 || stroke < fill)
}

// maxDashes is the longest dash pattern that is read, in bytes; a longer one is
// one all the same.
const maxDashes = 1000

// dashed tells whether a dash pattern breaks the line: SVG 1.1 section 11.4,
// a sum of zero is a solid line.
func dashed(pattern string) (bool, error) {
	if pattern == "" || pattern == "none" || len(pattern) > maxDashes {
		return len(pattern) > maxDashes, nil
	}
	sum := 0.0
	for _, f := range strings.FieldsFunc(pattern, func(r rune) bool { return r == ',' || r < 128 && isSpace(byte(r)) }) {
		l, err := parseLength(f)
		if err != nil {
			return false, inProperty("stroke-dasharray", err)
		}
		sum += math.Abs(l.value)
	}
	return sum > 0, nil
}

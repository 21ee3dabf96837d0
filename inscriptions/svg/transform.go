package svg

import "shanhai/inscriptions/planar"

const transformsKnown = "matrix, translate, scale, rotate, skewX, skewY"

// parseTransform reads a list of transforms, SVG 1.1 section 7.6; the CSS
// spelling with units (px, deg) is read as well.
func parseTransform(text string) (Matrix, error) {
	m := identity
	s := scanner{text: text}
	for s.separator(); !s.done(); s.separator() {
		n, err := s.transform()
		if err != nil {
			return m, err
		}
		if m = m.times(n); !m.finite() {
			return m, bad("transform-huge", "", "transform %s goes beyond all numbers", quoted(text))
		}
	}
	return m, nil
}

// transform reads one function and its arguments.
func (s *scanner) transform() (Matrix, error) {
	from := s.at
	name := s.word()
	s.space()
	if name == "none" && s.done() {
		return identity, nil
	}
	if name == "" || !s.take("(") {
		s.at = from
		return identity, bad("transform", transformsKnown, "transform %s is not understood", s.rest())
	}
	args, err := s.transformArgs()
	if err != nil {
		return identity, err
	}
	return namedTransform(name, args)
}

// transformArgs reads up to six numbers and the closing bracket.
func (s *scanner) transformArgs() ([]float64, error) {
	var args []float64
	for s.space(); !s.take(")"); s.separator() {
		v, err := s.number()
		if err != nil {
			return nil, err
		}
		unit := pixelsIn(s.word0("deg"))
		if args = append(args, float64(v*unit)); unit == 0 || len(args) > 6 {
			return nil, bad("transform-arguments", "up to six numbers; of units px, mm, cm, in, pt, pc, deg", "the arguments of a transform are not understood")
		}
	}
	return args, nil
}

// word0 reads a word; the empty one stands for the unit given.
func (s *scanner) word0(neutral string) string {
	if w := s.word(); w != neutral {
		return w
	}
	return ""
}

func namedTransform(name string, a []float64) (Matrix, error) {
	switch n := len(a); name {
	case "matrix":
		if n == 6 {
			return Matrix{a[0], a[1], a[2], a[3], a[4], a[5]}, nil
		}
	case "rotate":
		if n == 1 {
			return rotation(a[0]), nil
		}
		if n == 3 {
			return about(rotation(a[0]), Vec{a[1], a[2]}), nil
		}
	default:
		return pairTransform(name, a)
	}
	return identity, wrongCount(name, len(a))
}

func wrongCount(name string, n int) error {
	return bad("transform-count", "matrix 6, rotate 1 or 3, translate and scale 1 or 2, skewX and skewY 1", "transform %s has %d arguments", quoted(name), n)
}

// about returns m with o as its fixed point instead of the origin.
func about(m Matrix, o Vec) Matrix {
	return translation(o.X, o.Y).times(m).times(translation(-o.X, -o.Y))
}

func pairTransform(name string, a []float64) (Matrix, error) {
	if len(a) == 0 || len(a) > 2 || len(a) == 2 && name != "translate" && name != "scale" {
		return identity, wrongCount(name, len(a))
	}
	switch name {
	case "translate":
		return translation(a[0], at(a, 1, 0)), nil
	case "scale":
		return scaling(a[0], at(a, 1, a[0])), nil
	case "skewX", "skewY":
		return skew(name == "skewY", a[0])
	case "translateX":
		return translation(a[0], 0), nil
	case "translateY":
		return translation(0, a[0]), nil
	case "scaleX":
		return scaling(a[0], 1), nil
	case "scaleY":
		return scaling(1, a[0]), nil
	}
	return identity, bad("transform-name", transformsKnown, "no transform is called %s", quoted(name))
}

func at(a []float64, i int, otherwise float64) float64 {
	if i < len(a) {
		return a[i]
	}
	return otherwise
}

func skew(y bool, degrees float64) (Matrix, error) {
	sin, cos := planar.Sincos(degrees / 90)
	if cos == 0 {
		return identity, bad("skew", "angles between -90 and 90", "skew by %g degrees leaves no area", degrees)
	}
	if y {
		return Matrix{A: 1, B: sin / cos, D: 1}, nil
	}
	return Matrix{A: 1, C: sin / cos, D: 1}, nil
}

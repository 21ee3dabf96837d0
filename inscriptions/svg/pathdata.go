package svg

// parsePath reads path data: SVG 1.1 section 8.3 (all commands, packed numbers, glued
// arc flags). Browsers draw a faulty path up to the fault; here it is
// refused, since a glyph that lacks a part is not what the maker wants.
func parsePath(data string) (Path, error) {
	p := pathReader{scanner: scanner{text: data}}
	for p.space(); !p.done(); p.space() {
		if err := p.command(); err != nil {
			return nil, p.placed(err)
		}
		if p.count++; p.count > MaxSegments {
			return nil, bad("path-long", "", "path data has more than %d segments", MaxSegments)
		}
	}
	return p.path, nil
}

// pathReader holds the state between two commands.
type pathReader struct {
	scanner
	pen
	letter byte       // the command in force, for arguments without a letter
	last   byte       // the command before, in lower case, for S and T
	handle Vec        // its last control point
	args   [7]float64 // of this command
	count  int
}

func (p *pathReader) placed(err error) error {
	r, ok := err.(reason)
	if !ok {
		return err
	}
	return r.within("in-path", "path data, character %d", p.scanner.at+1)
}

// command reads one command, or one more set of arguments for the last.
func (p *pathReader) command() error {
	if isLetter(p.peek()) {
		p.letter = p.peek()
		p.scanner.at++
		p.space()
	} else if err := p.repeat(); err != nil {
		return err
	}
	if len(p.path) == 0 && p.letter|0x20 != 'm' {
		return bad("path-begin", "", "path data must begin with M or m")
	}
	if err := p.arguments(); err != nil {
		return err
	}
	p.draw(p.letter|0x20, p.letter >= 'a')
	return nil
}

// repeat prepares for arguments without a letter: after M they are lines.
func (p *pathReader) repeat() error {
	switch p.letter {
	case 0, 'z', 'Z':
		return bad("path-letter", "MmZzLlHhVvCcSsQqTtAa", "a command letter is missing before %s", p.rest())
	case 'M':
		p.letter = 'L'
	case 'm':
		p.letter = 'l'
	}
	p.separator()
	return nil
}

// arity returns the number of arguments of a command, -1 if there is none
// such.
func arity(letter byte) int {
	switch letter | 0x20 {
	case 'z':
		return 0
	case 'h', 'v':
		return 1
	case 'm', 'l', 't':
		return 2
	case 's', 'q':
		return 4
	case 'c':
		return 6
	case 'a':
		return 7
	}
	return -1
}

func (p *pathReader) arguments() error {
	n := arity(p.letter)
	if n < 0 {
		return bad("path-command", "MmZzLlHhVvCcSsQqTtAa", "no such command: %s", quoted(string(p.letter)))
	}
	for i := range n {
		if i > 0 {
			p.separator()
		}
		v, err := p.argument(i)
		if err != nil {
			return err
		}
		p.args[i] = v
	}
	return nil
}

// argument reads argument i; the fourth and fifth of an arc are flags, a
// single digit that the next number may follow without a gap.
func (p *pathReader) argument(i int) (float64, error) {
	if p.letter|0x20 != 'a' || i != 3 && i != 4 {
		return p.number()
	}
	switch {
	case p.take("0"):
		return 0, nil
	case p.take("1"):
		return 1, nil
	}
	return 0, bad("path-flag", "0 or 1", "an arc flag is missing before %s", p.rest())
}

// point returns arguments i, i+1 as a place.
func (p *pathReader) point(i int, relative bool) Vec {
	v := Vec{p.args[i], p.args[i+1]}
	if relative {
		v = v.add(p.pen.at)
	}
	return v
}

func (p *pathReader) draw(letter byte, relative bool) {
	switch letter {
	case 'm':
		p.moveTo(p.point(0, relative))
	case 'z':
		p.close()
	case 'h', 'v':
		p.lineTo(p.along(letter, relative))
	case 'l':
		p.lineTo(p.point(0, relative))
	case 'a':
		p.arcTo(p.args[0], p.args[1], p.args[2], p.args[3] == 1, p.args[4] == 1, p.point(5, relative))
	default:
		p.curve(letter, relative)
	}
	p.last = letter
}

// along returns the end of a horizontal or vertical line.
func (p *pathReader) along(letter byte, relative bool) Vec {
	to := p.pen.at
	v := &to.X
	if letter == 'v' {
		v = &to.Y
	}
	if !relative {
		*v = 0
	}
	*v += p.args[0]
	return to
}

func (p *pathReader) curve(letter byte, relative bool) {
	switch letter {
	case 'q':
		p.bend(p.point(0, relative), p.point(2, relative))
	case 't':
		p.bend(p.mirrored('q', 't'), p.point(0, relative))
	case 'c':
		p.bend2(p.point(0, relative), p.point(2, relative), p.point(4, relative))
	case 's':
		p.bend2(p.mirrored('c', 's'), p.point(0, relative), p.point(2, relative))
	}
}

func (p *pathReader) bend(a, to Vec) {
	p.quadTo(a, to)
	p.handle = a
}

func (p *pathReader) bend2(a, b, to Vec) {
	p.cubicTo(a, b, to)
	p.handle = b
}

// mirrored returns the control point that continues a curve smoothly, if the
// command before was one of the same kind.
func (p *pathReader) mirrored(a, b byte) Vec {
	if p.last != a && p.last != b {
		return p.pen.at
	}
	return p.pen.at.scaled(2).sub(p.handle)
}

package printable

import "fmt"

const (
	// point is the part of the limit below which a stroke counts as running out.
	point = 0.15
	// even is how far, in mm, widths may differ and be told as one.
	even = 0.05
	// touching is the width in mm below which the sides of a gap are told to touch:
	// shapes that do are parted by less.
	touching = 0.03
	// brief is the length in mm below which a part is told as a place.
	brief = 0.1
)

// String returns the finding in one line: what, where, how small, what it
// needs and what to do: "stroke at (-4.2, 7.9): 0.52 mm wide over 3.1 mm, needs
// 0.8 mm; thicken it by 0.28 mm". Places are in mm from the tile's middle, x to the
// right, y up.
func (f Finding) String() string {
	return fmt.Sprintf("%s, needs %s mm; %s", f.Found(), number(f.Limit, 2), f.cure())
}

// Found says what it is, where and how small: "gap at (0.2, -2.5): 0.55 mm wide over 5.3 mm".
func (f Finding) Found() string {
	x, y := f.Place.MM()
	return fmt.Sprintf("%s at (%s, %s): %s", f.name(), number(x, 1), number(y, 1), f.size())
}

// name is the kind's, but for ground that is no gap between two sides.
func (f Finding) name() string {
	if f.Kind == Gap && f.dot {
		return "hole"
	}
	return f.Kind.String()
}

// size words how small the part is.
func (f Finding) size() string {
	over := ""
	if f.Extent >= brief {
		over = fmt.Sprintf(" over %.1f mm", f.Extent)
	}
	switch {
	case f.Kind == Island || f.dot:
		return fmt.Sprintf("%.2f mm across", f.Widest)
	case f.Kind == Gap && !f.tip && f.Width < touching:
		return fmt.Sprintf("its sides touch, at most %.2f mm wide%s", f.Widest, over)
	case f.runsOut():
		return fmt.Sprintf("runs to a point from %.2f mm%s", f.Widest, over)
	case f.Widest > f.Width+even:
		return fmt.Sprintf("%.2f to %.2f mm wide%s", f.Width, f.Widest, over)
	}
	return fmt.Sprintf("%.2f mm wide%s", f.Width, over)
}

// runsOut tells whether the part ends in a point.
func (f Finding) runsOut() bool {
	return f.tip && f.Width < point*f.Limit && f.Widest > f.Width+even
}

// speck tells whether the part is so small that it is rather dirt than drawn.
func (f Finding) speck() bool { return f.Width < leastGrown*f.Limit }

// cure says what a maker can do about it.
func (f Finding) cure() string {
	by := number(max(f.Limit-f.Width, 0.01), 2)
	switch {
	case f.Kind == Island && f.speck():
		return "remove it"
	case f.Kind == Island:
		return "enlarge it by " + by + " mm or join it to its neighbour"
	case f.dot && f.speck():
		return "fill it"
	case f.dot:
		return "enlarge it by " + by + " mm or fill it"
	case f.runsOut():
		return "blunt it"
	case f.Kind == Gap && f.speck():
		return "close it or open it by " + by + " mm"
	case f.Kind == Gap:
		return "open it by " + by + " mm"
	}
	return "thicken it by " + by + " mm"
}

// number writes v with at most the given decimals, and never as "-0".
func number(v float64, decimals int) string {
	text := fmt.Sprintf("%.*f", decimals, v)
	if decimals == 2 && text[len(text)-1] == '0' {
		text = text[:len(text)-1]
	}
	if text == "-0.0" {
		return "0.0"
	}
	return text
}

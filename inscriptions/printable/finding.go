package printable

import (
	"fmt"

	"shanhai/inscriptions/planar"
)

// Kind tells what is too small.
type Kind uint8

// The kinds of finding, in the order of a report.
const (
	Stroke Kind = iota // ink that is too narrow
	Gap                // ground that is too narrow
	Island             // a piece of ink that is too small to hold
)

// String returns the kind's name.
func (k Kind) String() string { return [...]string{"stroke", "gap", "island"}[k] }

// Finding is a part of a drawing that the nozzle can't draw.
type Finding struct {
	Kind   Kind
	Place  planar.Point // on the part's middle line
	Width  float64      // mm at the narrowest; of an island, the longest way across it
	Widest float64      // mm at the widest that is below the limit
	Extent float64      // mm along the part
	Lost   float64      // mm2 of ink that is not drawn, or of ground that is filled
	Limit  float64      // mm that the width should have

	tip   bool          // it ends where it is thin
	marks []planar.Ring // what to paint to show the part, non-zero
	spine [][]vec       // middle lines
	ring  int           // an island's outline
}

const (
	// point is the part of the limit below which a stroke counts as running out.
	point = 0.15
	// even is how far, in mm, widths may differ and be told as one.
	even = 0.05
)

// String returns the finding in one line: "stroke 0.52 mm wide over 3.1 mm at
// (-4.2, 7.9), needs 0.8 mm". Places are in mm from the tile's middle, x to the
// right, y up.
func (f Finding) String() string {
	x, y := f.Place.MM()
	return fmt.Sprintf("%s %s at (%s, %s), needs %s mm", f.Kind, f.size(), number(x, 1), number(y, 1), number(f.Limit, 2))
}

// size words how small the part is.
func (f Finding) size() string {
	switch {
	case f.Kind == Island:
		return fmt.Sprintf("%.2f mm across", f.Width)
	case f.tip && f.Width < point*f.Limit && f.Widest > f.Width+even:
		return fmt.Sprintf("running to a point from %.2f mm over %.1f mm", f.Widest, f.Extent)
	case f.Widest > f.Width+even:
		return fmt.Sprintf("%.2f to %.2f mm wide over %.1f mm", f.Width, f.Widest, f.Extent)
	}
	return fmt.Sprintf("%.2f mm wide over %.1f mm", f.Width, f.Extent)
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

package print

import (
	"fmt"
	"math"
	"strconv"
)

// Colour is an sRGB colour.
type Colour struct{ R, G, B uint8 }

// ParseColour reads a colour written as #RRGGBB, in either case.
func ParseColour(s string) (Colour, error) {
	if len(s) != 7 || s[0] != '#' {
		return Colour{}, fmt.Errorf("colour %q: want # and six hexadecimal digits, for example #C1272D", s)
	}
	v, err := strconv.ParseUint(s[1:], 16, 32)
	if err != nil {
		return Colour{}, fmt.Errorf("colour %q: want # and six hexadecimal digits, for example #C1272D", s)
	}
	return Colour{uint8(v >> 16), uint8(v >> 8), uint8(v)}, nil
}

// String returns the colour as #RRGGBB in capitals, as slicers write it.
func (c Colour) String() string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

// MarshalText writes the colour as #RRGGBB.
func (c Colour) MarshalText() ([]byte, error) { return []byte(c.String()), nil }

// UnmarshalText reads what ParseColour reads.
func (c *Colour) UnmarshalText(text []byte) error {
	parsed, err := ParseColour(string(text))
	*c = parsed
	return err
}

// Luminance returns the relative luminance, 0 (black) to 1 (white), as WCAG 2
// defines it. It is rounded to a millionth, so that a decision taken on it
// falls the same way on every machine.
func (c Colour) Luminance() float64 {
	sum := float64(0.2126*linear(c.R)) + float64(0.7152*linear(c.G)) + float64(0.0722*linear(c.B))
	return math.Round(sum*1e6) / 1e6
}

// linear undoes the sRGB transfer curve (IEC 61966-2-1).
func linear(v uint8) float64 {
	s := float64(v) / 255
	if s <= 0.04045 {
		return s / 12.92
	}
	return math.Pow((s+0.055)/1.055, 2.4)
}

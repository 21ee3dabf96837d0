package diagram

import "math"

// leastContrast is what a glyph keeps from its tile: WCAG 2.2 wants 3:1 of graphics, print eats some of it.
const leastContrast = 3.4

// luminance is the relative luminance of WCAG 2.2, 0 to 1.
func (c Colour) luminance() float64 {
	return float64(0.2126*linear(c.R)) + float64(0.7152*linear(c.G)) + float64(0.0722*linear(c.B))
}

func linear(v uint8) float64 {
	s := float64(v) / 255
	if s <= 0.04045 {
		return s / 12.92
	}
	return math.Pow((s+0.055)/1.055, 2.4)
}

// contrast is the contrast ratio of WCAG 2.2, 1 to 21.
func contrast(a, b Colour) float64 {
	x, y := a.luminance(), b.luminance()
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// legible returns the ink, mixed with as little white or black as makes it stand out from the base.
func legible(ink, base Colour) Colour {
	toward := Colour{}
	if base.luminance() < 0.18 {
		toward = Colour{255, 255, 255}
	}
	for i := range 20 {
		if c := blend(ink, toward, float64(i)/20); contrast(c, base) >= leastContrast {
			return c
		}
	}
	return toward
}

// blend returns a with a part of b, 0 to 1.
func blend(a, b Colour, part float64) Colour {
	mix := func(x, y uint8) uint8 {
		return uint8(math.Round(float64(float64(x)*(1-part)) + float64(float64(y)*part)))
	}
	return Colour{mix(a.R, b.R), mix(a.G, b.G), mix(a.B, b.B)}
}

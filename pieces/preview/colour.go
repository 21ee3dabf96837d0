package preview

import "shanhai/pieces/print"

// rgb is a colour in linear light: 1 is the white of the screen.
type rgb struct{ r, g, b float64 }

func (a rgb) add(b rgb) rgb { return rgb{a.r + b.r, a.g + b.g, a.b + b.b} }

func (a rgb) times(k float64) rgb { return rgb{float64(a.r * k), float64(a.g * k), float64(a.b * k)} }

// luminance is the brightness that an eye sees (Rec. 709).
func (a rgb) luminance() float64 {
	return float64(0.2126*a.r) + float64(0.7152*a.g) + float64(0.0722*a.b)
}

// encodeSteps is the fineness of the way back from light to bytes. The curve
// rises by at most 12.92*255 bytes a unit, so no byte is skipped.
const encodeSteps = 1 << 14

// tone holds the sRGB transfer curve (IEC 61966-2-1) as tables.
type tone struct {
	linear [256]float64
	bytes  [encodeSteps + 1]uint8
}

func newTone() *tone {
	t := &tone{}
	for i := range t.linear {
		t.linear[i] = toLinear(float64(i) / 255)
	}
	from := 0
	for b := range t.linear {
		to := encodeSteps + 1 // the first step that rounds to a higher byte
		if b < 255 {
			to = int(float64(toLinear((float64(b)+0.5)/255)*encodeSteps)) + 1
		}
		for ; from < to; from++ {
			t.bytes[from] = uint8(b)
		}
	}
	return t
}

// light returns a filament's colour in linear light.
func (t *tone) light(c print.Colour) rgb {
	return rgb{t.linear[c.R], t.linear[c.G], t.linear[c.B]}
}

// encode returns the sRGB byte of a linear value, cut off at black and white.
func (t *tone) encode(x float64) uint8 {
	return t.bytes[int(float64(clamp01(x)*encodeSteps)+0.5)]
}

// toLinear is the sRGB decoding curve for values from 0 to 1.
func toLinear(c float64) float64 {
	if c <= 0.04045 {
		return c / 12.92
	}
	x := (c + 0.055) / 1.055
	root := fifthRoot(x)
	return float64(float64(x*x) * float64(root*root)) // x^2.4
}

// fifthRoot finds the fifth root of x in (0, 1] by Newton's method.
func fifthRoot(x float64) float64 {
	y := 1.0
	for range 24 {
		y4 := float64(float64(y*y) * float64(y*y))
		y -= (float64(y4*y) - x) / (5 * y4)
	}
	return y
}

package preview

import (
	"math"
	"testing"
)

// decode and encode are the formulas of IEC 61966-2-1 with the library's power
// function: a second way to what the tables hold.
func decode(c float64) float64 {
	if c <= 0.04045 {
		return c / 12.92
	}
	return math.Pow((c+0.055)/1.055, 2.4)
}

func encode(x float64) float64 {
	if x <= 0.0031308 {
		return x * 12.92
	}
	return 1.055*math.Pow(x, 1/2.4) - 0.055
}

func TestToneIsTheSRGBCurve(t *testing.T) {
	tone := newTone()
	for i := range 256 {
		if want := decode(float64(i) / 255); math.Abs(tone.linear[i]-want) > 1e-12 {
			t.Errorf("byte %d is light %v, want %v", i, tone.linear[i], want)
		}
		if got := tone.encode(tone.linear[i]); got != uint8(i) {
			t.Errorf("byte %d comes back as %d", i, got)
		}
	}
}

func TestToneRoundsToTheNearestByte(t *testing.T) {
	tone := newTone()
	for x := 0.0; x <= 1; x += 0.0007 {
		// A step of the table is up to 0.2 bytes wide in the darkest part.
		if got, want := float64(tone.encode(x)), 255*encode(x); math.Abs(got-want) > 0.61 {
			t.Errorf("light %v is byte %v, want %v", x, got, want)
		}
	}
	if tone.encode(-1) != 0 || tone.encode(2) != 255 {
		t.Error("light beyond black and white is not cut off")
	}
}

func TestSincosAgreesWithTheLibrary(t *testing.T) {
	for deg := -725.0; deg < 725; deg += 0.37 {
		s, c := sincos(deg)
		ws, wc := math.Sincos(deg * math.Pi / 180)
		if math.Abs(s-ws) > 1e-14*(1+math.Abs(deg)) || math.Abs(c-wc) > 1e-14*(1+math.Abs(deg)) {
			t.Fatalf("sincos(%v) = %v, %v, want %v, %v", deg, s, c, ws, wc)
		}
	}
	for i, want := range [][2]float64{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} {
		if s, c := sincos(float64(i) * 90); s != want[0] || c != want[1] {
			t.Errorf("sincos(%d) = %v, %v", i*90, s, c)
		}
	}
}

package gallery

import (
	"image"
	"image/color"
	"testing"
)

// wheel is a picture with more than 60,000 colours in smooth ramps.
func wheel() *image.NRGBA {
	im := image.NewNRGBA(image.Rect(0, 0, 256, 256))
	for y := range 256 {
		for x := range 256 {
			im.SetNRGBA(x, y, color.NRGBA{R: uint8(x), G: uint8(y), B: uint8((x + y) / 2), A: 255})
		}
	}
	return im
}

func TestFewColoursStayAsTheyAre(t *testing.T) {
	im := image.NewNRGBA(image.Rect(0, 0, 20, 12))
	for i := range 240 {
		im.SetNRGBA(i%20, i/20, color.NRGBA{R: uint8(i), G: uint8(255 - i), B: 7, A: uint8(255 - i%2)})
	}
	out := quantised(im)
	for y := range 12 {
		for x := range 20 {
			if got, want := out.At(x, y), im.NRGBAAt(x, y); got != want {
				t.Fatalf("%v became %v", want, got)
			}
		}
	}
}

func TestManyColoursBecomeTheNearestOfAPalette(t *testing.T) {
	im := wheel()
	out := quantised(im)
	if n := len(out.Palette); n != 256 {
		t.Fatalf("%d colours", n)
	}
	sum := 0
	for y := range 256 {
		for x := range 256 {
			a, b := im.NRGBAAt(x, y), out.At(x, y).(color.NRGBA)
			r, g, bl := int(a.R)-int(b.R), int(a.G)-int(b.G), int(a.B)-int(b.B)
			sum += r*r + g*g + bl*bl
		}
	}
	// The ramps fill a plane of 256 x 256: 256 squares of 16 x 16 have a mean
	// square error of 2*16*16/12 in red and green and less than half of it in blue.
	if mean := float64(sum) / (256 * 256); mean > 2.5*16*16/12*1.5 {
		t.Errorf("mean square error %.1f", mean)
	}
}

func TestPaletteDependsOnTheColoursAlone(t *testing.T) {
	a, b := wheel(), image.NewNRGBA(image.Rect(0, 0, 256, 256))
	for y := range 256 {
		for x := range 256 {
			b.SetNRGBA(255-x, 255-y, a.NRGBAAt(x, y))
		}
	}
	p, q := quantised(a), quantised(b)
	for i, c := range p.Palette {
		if c != q.Palette[i] {
			t.Fatalf("colour %d is %v and %v", i, c, q.Palette[i])
		}
	}
}

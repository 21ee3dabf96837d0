package trace

import (
	"bytes"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"shanhai/inscriptions/svg"
)

func oneLine(t *testing.T, err error) {
	t.Helper()
	var fault *svg.Fault
	if err != nil && (!errors.As(err, &fault) || strings.ContainsAny(err.Error(), "\r\n") || len(err.Error()) > 600) {
		t.Errorf("not a fault of one line: %T %q", err, err)
	}
}

// models are a disc of radius 40 in every kind of picture that the format has.
func TestEveryKindOfPicture(t *testing.T) {
	d := disc(60, 60, 40)
	grey := paint(120, 120, 16, d.covers)
	clear := image.NewNRGBA(grey.Rect) // black ink on clear ground
	for i, v := range grey.Pix {
		clear.Pix[4*i+3] = 255 - v
	}
	for name, img := range map[string]draw.Image{
		"grey 16": image.NewGray16(grey.Rect), "rgba": image.NewRGBA(grey.Rect), "nrgba 64": image.NewNRGBA64(grey.Rect),
		"palette": image.NewPaletted(grey.Rect, color.Palette{color.Black, color.Gray{64}, color.Gray{128}, color.Gray{192}, color.White}),
		"1 bit":   image.NewPaletted(grey.Rect, color.Palette{color.Black, color.White}),
		"clear":   clear,
	} {
		if name != "clear" {
			draw.Draw(img, grey.Rect, grey, image.Point{}, draw.Src)
		}
		got := region(t, trace(t, img)).Area() / inch96 / inch96
		if math.Abs(got-d.area) > 0.12*d.length {
			t.Errorf("%s: area %.1f pixels, want %.1f", name, got, d.area)
		}
	}
}

func TestRefusals(t *testing.T) {
	blank := paint(100, 100, 1, func(x, y float64) bool { return false })
	white := image.NewNRGBA(image.Rect(0, 0, 50, 50)) // a white disc on clear ground
	for i := range 50 * 50 {
		white.Pix[4*i], white.Pix[4*i+1], white.Pix[4*i+2] = 255, 255, 255
		if math.Hypot(float64(i%50)-25, float64(i/50)-25) < 20 {
			white.Pix[4*i+3] = 255
		}
	}
	rng := rand.New(rand.NewPCG(1, 2))
	shaded := image.NewGray(image.Rect(0, 0, 200, 200))
	noise := image.NewGray(image.Rect(0, 0, 400, 400))
	dithered := image.NewGray(image.Rect(0, 0, 400, 400))
	for i := range shaded.Pix {
		shaded.Pix[i] = uint8(i % 200)
	}
	for i := range noise.Pix {
		noise.Pix[i] = uint8(rng.IntN(256))
		dithered.Pix[i] = 255 * uint8(rng.IntN(8)/7)
	}
	yellow := image.NewRGBA(image.Rect(0, 0, 100, 100))
	draw.Draw(yellow, yellow.Rect, image.White, image.Point{}, draw.Src)
	draw.Draw(yellow, image.Rect(20, 20, 80, 80), image.NewUniform(color.RGBA{255, 220, 0, 255}), image.Point{}, draw.Src)
	for name, c := range map[string]struct {
		data  []byte
		words string
	}{
		"blank":     {encode(t, blank), "has no ink"},
		"white":     {encode(t, white), "white on clear ground counts as white"},
		"black":     {encode(t, paint(100, 100, 1, func(x, y float64) bool { return true })), "is dark all over"},
		"shaded":    {encode(t, shaded), "looks like a photo or a shaded picture"},
		"noise":     {encode(t, noise), "looks like a photo or a shaded picture"},
		"dithered":  {encode(t, dithered), "is too intricate"},
		"yellow":    {encode(t, yellow), "36 % of its pixels are neither black nor white"},
		"one speck": {encode(t, paint(100, 100, 1, func(x, y float64) bool { return x < 1 && y < 1 })), "only 1 specks"},
		"jpeg":      {[]byte("\xff\xd8\xff\xe0\x00\x10JFIF"), "is no PNG picture"},
		"empty":     {nil, "is no PNG picture"},
		"cut":       {encode(t, noise)[:5000], "is no PNG picture that can be read"},
		"bomb":      {resized(encode(t, blank), 30000, 30000), "has too many pixels: 30000 x 30000"},
		"long":      {resized(encode(t, blank), 20000, 2), "has too many pixels"},
		"deep":      {resized(encode(t, image.NewNRGBA64(image.Rect(0, 0, 9, 9))), 4000, 4000), "8 bits a channel"},
		"too large": {make([]byte, MaxBytes+1), "more than 16 MiB"},
	} {
		_, err := Read(bytes.NewReader(c.data), "x.png")
		oneLine(t, err)
		if err == nil || !strings.Contains(err.Error(), c.words) || !strings.Contains(err.Error(), Allowed) {
			t.Errorf("%s: %v; want %q", name, err, c.words)
		}
	}
}

// resized returns a PNG whose header says another size.
func resized(data []byte, w, h uint32) []byte {
	data = append([]byte(nil), data...)
	binary.BigEndian.PutUint32(data[16:], w)
	binary.BigEndian.PutUint32(data[20:], h)
	binary.BigEndian.PutUint32(data[29:], crc32.ChecksumIEEE(data[12:29]))
	return data
}

// withDensity puts a pHYs chunk behind the header.
func withDensity(data []byte, x, y uint32, unit byte) []byte {
	chunk := make([]byte, 21)
	binary.BigEndian.PutUint32(chunk, 9)
	copy(chunk[4:], "pHYs")
	binary.BigEndian.PutUint32(chunk[8:], x)
	binary.BigEndian.PutUint32(chunk[12:], y)
	chunk[16] = unit
	binary.BigEndian.PutUint32(chunk[17:], crc32.ChecksumIEEE(chunk[4:17]))
	return append(append(append([]byte(nil), data[:33]...), chunk...), data[33:]...)
}

func TestDensity(t *testing.T) {
	data := encode(t, paint(240, 240, 1, disc(120, 120, 100).covers))
	for _, c := range []struct {
		x, y  uint32
		unit  byte
		width float64 // mm; 0: not said
	}{
		{11811, 11811, 1, 20.32}, // 300 dpi: 240 pixels are 0.8 inches
		{10000, 10000, 1, 24},
		{2835, 2835, 0, 0}, // an aspect ratio only
		{2835, 5670, 1, 0}, // oblong pixels
		{0, 0, 1, 0},
	} {
		tr, err := Read(bytes.NewReader(withDensity(data, c.x, c.y, c.unit)), "x.png")
		if err != nil {
			t.Fatal(err)
		}
		want := c.width
		if want == 0 {
			want = 63.5 // 240/96 inches
		}
		if tr.Sized != (c.width > 0) || math.Abs(tr.Drawing.Canvas.Width-want) > 0.001 {
			t.Errorf("%+v: %v, %.4f mm", c, tr.Sized, tr.Drawing.Canvas.Width)
		}
	}
}

func TestUprightAndInPlace(t *testing.T) {
	mark := func(x, y float64) bool { return x > 100 && x < 120 && y > 10 && y < 40 } // right, high
	r := region(t, trace(t, paint(240, 240, 1, func(x, y float64) bool { return mark(x-100, y) })))
	b := r.Bounds()
	x0, y0 := b.Min.MM()
	x1, y1 := b.Max.MM()
	for i, got := range []float64{x0, y0, x1, y1} {
		if want := []float64{80, 80, 100, 110}[i] * inch96; math.Abs(got-want) > 0.02 {
			t.Errorf("side %d at %.3f mm, want %.3f", i, got, want)
		}
	}
}

// TestLargePicturesAreShrunk: a disc in a picture of odd size lies where it
// lies in the file, and is as large.
func TestLargePicturesAreShrunk(t *testing.T) {
	const w, h, cx, cy, radius = 4097, 2050, 3000.0, 800.0, 700.0
	img := paint(w, h, 1, disc(cx, cy, radius).covers)
	const metre = 20_000 // pixels
	tr, err := Read(bytes.NewReader(withDensity(encode(t, img), metre, metre, 1)), "x.png")
	if err != nil {
		t.Fatal(err)
	}
	r := region(t, tr)
	const pixel = 1000.0 / metre
	if got, want := r.Area()/pixel/pixel, math.Pi*radius*radius; math.Abs(got-want) > 0.2*2*math.Pi*radius {
		t.Errorf("area %.0f pixels, want %.0f", got, want)
	}
	b := r.Bounds()
	x0, y0 := b.Min.MM()
	x1, y1 := b.Max.MM()
	for i, got := range []float64{x0, y0, x1, y1} {
		want := []float64{cx - radius - w/2.0, h/2.0 - cy - radius, cx + radius - w/2.0, h/2.0 - cy + radius}[i]
		if got /= pixel; math.Abs(got-want) > 0.75 {
			t.Errorf("side %d at %.2f pixels, want %.2f", i, got, want)
		}
	}
}

func TestNotes(t *testing.T) {
	dirty := paint(300, 300, 1, func(x, y float64) bool {
		return disc(150, 150, 100).covers(x, y) || x > 10 && x < 12 && y > 10 && y < 11 || x > 20 && x < 21 && y > 10 && y < 11
	})
	framed := paint(300, 300, 1, func(x, y float64) bool { return !disc(150, 150, 100).covers(x, y) })
	small := paint(60, 60, 16, disc(30, 30, 20).covers)
	for words, img := range map[string]image.Image{
		"2 specks of less than 4 pixels left out": dirty,
		"the ground is dark":                      framed,
		"only 60 pixels across":                   small,
	} {
		tr := trace(t, img)
		if len(tr.Notes) != 1 || !strings.HasPrefix(tr.Notes[0].Text, words) {
			t.Errorf("%q: %q", words, tr.Notes)
		}
	}
	if tr := trace(t, paint(300, 300, 16, disc(150, 150, 100).covers)); len(tr.Notes) > 0 {
		t.Errorf("a clean picture: %q", tr.Notes)
	}
}

// FuzzTrace: whatever small picture, it is refused in one line or becomes a
// drawing that can be fitted, or is refused so.
func FuzzTrace(f *testing.F) {
	f.Add(encode(f, paint(32, 32, 4, disc(16, 16, 12).covers)))
	f.Add(encode(f, paint(40, 30, 1, turnedSquare(16, 9, 17).covers)))
	f.Add(withDensity(encode(f, paint(20, 20, 1, disc(9, 9, 7).covers)), 5000, 5000, 1))
	f.Add([]byte(signature))
	f.Fuzz(func(t *testing.T, data []byte) {
		if head, err := png.DecodeConfig(bytes.NewReader(data)); err == nil && head.Width*head.Height > 1<<16 {
			return // to keep the fuzzer fast
		}
		tr, err := Read(bytes.NewReader(data), "fuzz.png")
		oneLine(t, err)
		if err != nil {
			return
		}
		checkFit(t, tr)
	})
}

func checkFit(t *testing.T, tr *Tracing) {
	t.Helper()
	r, err := tr.Drawing.Fit(30, 0)
	oneLine(t, err)
	if err == nil && (r.Reach() > 15 || r.Area() <= 0) {
		t.Errorf("fitted into 15 mm it reaches %g and has %g mm2", r.Reach(), r.Area())
	}
}

// FuzzPixels traces pictures of any pixels.
func FuzzPixels(f *testing.F) {
	f.Add(bytes.Repeat([]byte{0, 0, 255, 255, 0, 128}, 60), uint8(17))
	f.Add(paint(24, 24, 4, ring(12, 12, 10, 5).covers).Pix, uint8(24))
	f.Add([]byte(strings.Repeat("\x00\xff\xff\xff\x00\x00", 40)), uint8(16))
	f.Fuzz(func(t *testing.T, pix []byte, width uint8) {
		if width == 0 || len(pix) < int(width) || len(pix) > 1<<14 {
			return
		}
		h := len(pix) / int(width)
		p := &picture{w: int(width), h: h, side: 1, ink: pix[:h*int(width)]}
		tr := &Tracing{Drawing: &svg.Drawing{Name: "fuzz.png"}}
		if p.judge() != nil || tr.trace(p) != nil {
			return
		}
		tr.place(p.w, p.h, 1, 0.1)
		checkFit(t, tr)
	})
}

func BenchmarkTrace(b *testing.B) {
	data := encode(b, paint(2000, 2000, 4, func(x, y float64) bool {
		return math.Hypot(x-1000, y-1000) < 700+200*math.Sin(9*math.Atan2(y-1000, x-1000))
	}))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read(bytes.NewReader(data), "x.png"); err != nil {
			b.Fatal(err)
		}
	}
}

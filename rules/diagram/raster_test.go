package diagram

import (
	"bytes"
	"errors"
	"image"
	"image/color"
	"image/png"
	"math"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// picture draws a PNG and reads it back.
func picture(t *testing.T, v View, o Options, width int) image.Image {
	t.Helper()
	data, err := PNG(v, o, width)
	if err != nil {
		t.Fatal(err)
	}
	im, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return im
}

// The document's viewBox tells where a place of the SVG lies in the PNG.
func TestPNGShowsWhatTheSVGSays(t *testing.T) {
	v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY"), at(0, 1, "bX1+wX1")},
		Forbidden: []rules.Act{*act("bY", hexAt(1, 0), hexAt(2, -1))}, Moves: []Moves{{To: []hex.Hex{{Q: -1, R: 1}}}}}
	o := Options{Art: squares{}}
	c, err := drawn(v, o)
	if err != nil {
		t.Fatal(err)
	}
	im := picture(t, v, o, 1000)
	scale := 1000 / c.bounds.size().x
	at := func(h hex.Hex, dx, dy float64) color.NRGBA {
		x, y := 30*math.Sqrt(3)*(float64(h.Q)+float64(h.R)/2)+dx, 45*float64(h.R)+dy
		return color.NRGBAModel.Convert(im.At(int((x-c.bounds.lo.x)*scale), int((y-c.bounds.lo.y)*scale))).(color.NRGBA)
	}
	for name, c := range map[string]struct{ got, want color.NRGBA }{
		"the face beside its glyph":        {at(hex.Hex{}, 19, 0), color.NRGBA{200, 200, 200, 255}},
		"the square's middle":              {at(hex.Hex{}, 0, 0), color.NRGBA{10, 20, 30, 255}},
		"within the square's corner":       {at(hex.Hex{}, 9.5, 9.5), color.NRGBA{10, 20, 30, 255}},
		"beyond the square's corner":       {at(hex.Hex{}, 11.5, 11.5), color.NRGBA{200, 200, 200, 255}},
		"the cross's middle":               {at(hex.Hex{Q: 2, R: -1}, 0, 0), color.NRGBA{0xD0, 0x1A, 0x2A, 255}},
		"beside the cross":                 {at(hex.Hex{Q: 2, R: -1}, 12, 0), color.NRGBA{255, 255, 255, 255}},
		"the dot":                          {at(hex.Hex{Q: -1, R: 1}, 3, 3), color.NRGBA{0x0B, 0x6F, 0xB8, 255}},
		"the square of the raised tile":    {at(hex.Hex{R: 1}, 0, -7-10), color.NRGBA{10, 20, 30, 255}},
		"the corner of the picture: paper": {color.NRGBAModel.Convert(im.At(0, 0)).(color.NRGBA), color.NRGBA{255, 255, 255, 255}},
	} {
		if c.got != c.want {
			t.Errorf("%s is %v, want %v", name, c.got, c.want)
		}
	}
}

// covered paints outlines on white in black and returns the area that they cover.
func covered(lines []polyline) float64 {
	const scale = 8
	r := &raster{image: image.NewRGBA(image.Rect(0, 0, 800, 800)), scale: scale, origin: point{-50, -50}}
	r.fill(lines, paint{alpha: 1})
	sum := 0.0
	for i := 3; i < len(r.image.Pix); i += 4 {
		sum += float64(r.image.Pix[i]) / 255
	}
	return sum / (scale * scale)
}

func TestStrokesCoverTheAreaOfTheFormula(t *testing.T) {
	const r, w = 20.0, 4.0
	hexagon := polygon(corners(point{}, r))
	square := polygon([]point{{-20, -20}, {20, -20}, {20, 20}, {-20, 20}})
	for name, c := range map[string]struct{ got, want float64 }{
		"a disc":                   {covered(flattened(disc(point{}, r))), math.Pi * r * r},
		"a hexagon":                {covered(flattened(hexagon)), 1.5 * math.Sqrt(3) * r * r},
		"a line with round ends":   {covered(stroked(flattened(line(point{-30, 10}, point{30, -20})), w, 0)), math.Hypot(60, 30)*w + math.Pi*w*w/4},
		"a square's round outline": {covered(stroked(flattened(square), w, 0)), 4*40*w - 4*w*w/4 + math.Pi*w*w/4},
		"dashes, half of a line":   {covered(stroked(flattened(line(point{-40, 0}, point{40, 0})), w, 5)), 80 * w / 2},
		"a glyph with a hole": {covered(placed([]Ring{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}, {{-0.5, -0.5}, {-0.5, 0.5}, {0.5, 0.5}, {0.5, -0.5}}}, point{}, 10)),
			400 - 100},
	} {
		if math.Abs(c.got/c.want-1) > 0.01 {
			t.Errorf("%s covers %.2f, want %.2f", name, c.got, c.want)
		}
	}
}

func TestPNGHasTheWidthAskedFor(t *testing.T) {
	if im := picture(t, busy(), Options{}, 400); im.Bounds().Dx() != 400 {
		t.Errorf("%d px wide", im.Bounds().Dx())
	}
	for _, width := range []int{-1, 0, 31, 8193} {
		_, err := PNG(busy(), Options{}, width)
		var size *SizeError
		if !errors.As(err, &size) || size.Width != width {
			t.Errorf("%d px: %v", width, err)
		}
	}
	var high View // a column of 60 hexes is far higher than wide
	for r := 0; r < 60; r += 2 {
		high.Cells = append(high.Cells, at(-r/2, r, "wY"), at(-r/2, r+1, "bY"))
	}
	var size *SizeError
	if _, err := PNG(high, Options{}, 2000); !errors.As(err, &size) {
		t.Errorf("too high a picture: %v", err)
	}
}

func TestMissingNamesWhatTheLettersLack(t *testing.T) {
	got, err := Missing(View{Caption: "A gate, 門門 or 關", ToMove: "white"}, Options{})
	if err != nil || got != "門關" {
		t.Errorf("%q, %v", got, err)
	}
}

func TestNewFaceRefusesWhatIsNoFont(t *testing.T) {
	for _, data := range [][]byte{nil, []byte("no font"), []byte("ttcf\x00\x01\x00\x00\x00\x00\x00\x01\x00\x00\x00\x0c"), bytes.Repeat([]byte{0}, 100)} {
		if _, err := NewFace(data); err == nil {
			t.Errorf("%q is a font", data)
		}
	}
}

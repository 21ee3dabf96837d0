package shanhai_test

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/draw"
	"image/png"
	"math"
	"runtime"
	"strings"
	"testing"

	"shanhai/inscriptions/svg"
	"shanhai/internal/creature"
	"shanhai/models"
	"shanhai/pieces/design"
	"shanhai/pieces/gallery"
	"shanhai/pieces/print"
	"shanhai/pieces/shanhai"

	art "shanhai/inscriptions/shanhai"
)

// chosen returns the design of a list of settings, e.g. "style=skin".
func chosen(t testing.TB, settings ...string) design.Design {
	t.Helper()
	draft, err := design.New(shanhai.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range settings {
		key, value, _ := strings.Cut(s, "=")
		if err := draft.Set(key, strings.Split(value, ","), "test"); err != nil {
			t.Fatal(err)
		}
	}
	d, _, err := draft.Finish()
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func hall(d design.Design) gallery.Exhibition {
	return gallery.Exhibition{Set: shanhai.New(d, nil), Colours: d.Color, Layer: d.Nozzle.Layer(), Name: string(d.Style), Order: shanhai.Gallery(d)}
}

// drawn returns a picture's file and what is said of it.
func drawn(t testing.TB, o gallery.Order, settings ...string) ([]byte, gallery.Report) {
	t.Helper()
	var b bytes.Buffer
	r, err := gallery.Draw(context.Background(), []gallery.Exhibition{hall(chosen(t, settings...))}, o, &b, nil)
	if err != nil {
		t.Fatal(err)
	}
	return b.Bytes(), r
}

func decoded(t testing.TB, data []byte) *image.NRGBA {
	t.Helper()
	im, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	out := image.NewNRGBA(im.Bounds())
	draw.Draw(out, out.Rect, im, im.Bounds().Min, draw.Src)
	return out
}

// pixels counts those that are nearly of a colour.
func pixels(im *image.NRGBA, c print.Colour, tolerance int) int {
	n := 0
	for i := 0; i < len(im.Pix); i += 4 {
		p := im.Pix[i : i+4]
		if p[3] == 255 && far(p[0], c.R) <= tolerance && far(p[1], c.G) <= tolerance && far(p[2], c.B) <= tolerance {
			n++
		}
	}
	return n
}

func far(a, b uint8) int { return max(int(a), int(b)) - min(int(a), int(b)) }

// ink returns the area in mm2 of a piece's glyph on a tile of the default size.
func ink(t testing.TB, key string) float64 {
	t.Helper()
	data, err := art.Drawing(key)
	if err != nil {
		t.Fatal(err)
	}
	drawing, _, err := svg.Read(bytes.NewReader(data), key)
	if err != nil {
		t.Fatal(err)
	}
	circle := models.TileParms{AcrossFlats: 38, Thickness: 10, Chamfer: 0.6}.GlyphCircle()
	r, err := drawing.FitCanvas(circle, 0, art.Radius)
	if err != nil {
		t.Fatal(err)
	}
	return r.Area()
}

// From straight above, a creature's colour covers its tiles' ink: the drawing's
// own area by the shoelace formula, times the copies, at the picture's scale.
func TestEveryColourOfTheSetCoversItsInk(t *testing.T) {
	data, r := drawn(t, gallery.Order{Show: gallery.Table, Flat: true, Clear: true, Width: 1000},
		"pieces=yinglong,xuanwu,baihu,zhuque,qinglong,qilin,pixiu,feilian,shan,hai")
	im, d := decoded(t, data), chosen(t)
	// Seven nested tiles and half of one, 38 mm wide and 3 mm apart, fill nine tenths of the width.
	perMM := 0.9 * float64(r.Width) / (7*38 + 6*3 + 41.0/2)
	for _, k := range creature.All() {
		copies := 2 * k.Count()
		if k.Landscape() {
			copies = k.Count()
		}
		want := ink(t, k.Key()) * float64(copies) * perMM * perMM
		// The pixels along the outlines, about a tenth of the ink, are blends.
		if got := float64(pixels(im, d.Color[k.Key()], 14)); got < 0.72*want || got > 1.03*want {
			t.Errorf("%s: %.0f pixels, want about %.0f", k.Key(), got, want)
		}
	}
}

func TestTheTablesPictureShowsEveryFilament(t *testing.T) {
	data, r := drawn(t, gallery.Order{Show: gallery.Table, Width: 800})
	im, d := decoded(t, data), chosen(t)
	if r.Width != 800 || im.Bounds().Dx() != 800 || im.Bounds().Dy() != r.Height || r.Height < 500 || r.Height > 1000 {
		t.Errorf("%v, said %+v", im.Bounds(), r)
	}
	whole := float64(r.Width * r.Height)
	for key, c := range d.Color {
		// One of forty tiles, half of it ink, covers about 0.2 % of the picture.
		if part := float64(pixels(im, c, 24)) / whole; part < 0.001 || part > 0.25 {
			t.Errorf("%s: %.2f %% of the picture", key, 100*part)
		}
	}
}

// Nothing is cut off: the border shows the table alone, which no piece is as light and as warm as.
func TestNoPieceIsCutOff(t *testing.T) {
	for name, o := range map[string]gallery.Order{
		"table": {Show: gallery.Table}, "portrait": {Show: gallery.Portrait}, "sheet": {Show: gallery.Sheet}, "box": {Show: gallery.OpenBox},
		"flat": {Show: gallery.Table, Flat: true},
	} {
		o.Width, o.Clear = 240, true
		data, _ := drawn(t, o)
		im := decoded(t, data)
		b := im.Bounds()
		for i := range max(b.Dx(), b.Dy()) {
			for _, p := range []image.Point{{i, 0}, {i, b.Max.Y - 1}, {0, i}, {b.Max.X - 1, i}} {
				if _, _, _, a := im.At(p.X, p.Y).RGBA(); p.In(b) && a > 0xE000 {
					t.Fatalf("%s: something reaches the border at %v", name, p)
				}
			}
		}
	}
}

func TestFaceDownAndFaceUpLookTheSame(t *testing.T) {
	o := gallery.Order{Show: gallery.Portrait, Width: 300, Clear: true}
	down, _ := drawn(t, o, "pieces=qilin", "face=down")
	up, _ := drawn(t, o, "pieces=qilin", "face=up")
	a, b := decoded(t, down), decoded(t, up)
	if a.Bounds() != b.Bounds() {
		t.Fatalf("%v and %v", a.Bounds(), b.Bounds())
	}
	if n := differing(a, b); n > 300*300/200 {
		t.Errorf("%d pixels differ", n)
	}
	other, _ := drawn(t, o, "pieces=qilin", "face=down", "color=qilin=#0000FF")
	if differing(a, decoded(t, other)) < 2000 {
		t.Error("another colour makes no difference")
	}
}

// differing counts the pixels whose red or blue differs by more than a trifle.
func differing(a, b *image.NRGBA) int {
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		if far(a.Pix[i], b.Pix[i]) > 12 || far(a.Pix[i+2], b.Pix[i+2]) > 12 {
			n++
		}
	}
	return n
}

func TestUndersideShowsNoInkUnlessBothFacesHaveIt(t *testing.T) {
	o := gallery.Order{Show: gallery.Portrait, Width: 200, Flat: true, Underside: true}
	c := chosen(t).Color["zhuque"]
	one, _ := drawn(t, o, "pieces=zhuque")
	if n := pixels(decoded(t, one), c, 14); n > 0 {
		t.Errorf("%d pixels of ink on the back", n)
	}
	both, _ := drawn(t, o, "pieces=zhuque", "both-faces=true")
	if n := pixels(decoded(t, both), c, 14); n < 1000 {
		t.Errorf("%d pixels of ink with both faces", n)
	}
}

// The wells name every tile that the game's text lists, once.
func TestBoxesHoldTheWholeSet(t *testing.T) {
	for _, p := range shanhai.Gallery(chosen(t)).Boxes {
		counts := map[gallery.Tile]int{}
		for _, w := range p.Wells {
			if len(w.Tiles) > p.Deep {
				t.Errorf("%s: %d tiles in a well %d deep", p.Box, len(w.Tiles), p.Deep)
			}
			for _, tile := range w.Tiles {
				counts[tile]++
			}
		}
		for _, k := range creature.All() {
			groups := []string{"black", "white"}
			if k.Landscape() {
				groups = []string{"landscape"}
			}
			for _, g := range groups {
				want := k.Count()
				if k.Landscape() && p.Box == "box" {
					want = 0 // the small box is for the tiles of both players
				}
				if got := counts[gallery.Tile{Group: g, Key: k.Key()}]; got != want {
					t.Errorf("%s: %d of %s %s, want %d", p.Box, got, g, k.Key(), want)
				}
			}
		}
	}
}

func TestOpenBoxShowsTheTopsOfItsStacks(t *testing.T) {
	for box, tops := range map[string][]string{
		"box":       {"yinglong", "qinglong", "qilin", "xuanwu", "baihu", "pixiu", "zhuque", "lid-inlay"},
		"box-large": {"yinglong", "qinglong", "shan", "xuanwu", "baihu", "hai", "zhuque", "landscape"},
	} {
		data, r := drawn(t, gallery.Order{Show: gallery.OpenBox, Box: box, Width: 500, Flat: true})
		if r.Left != 0 {
			t.Errorf("%s: %d tiles found no place", box, r.Left)
		}
		im, d := decoded(t, data), chosen(t)
		for _, key := range tops {
			if n := pixels(im, d.Color[key], 30); n < 400 {
				t.Errorf("%s: %d pixels of %s", box, n, key)
			}
		}
	}
}

func TestOpenBoxSaysWhatItCannotHold(t *testing.T) {
	// Eleven more of both players' YingLongs, and the white ones alone.
	_, r := drawn(t, gallery.Order{Show: gallery.OpenBox, Width: 60}, "count=yinglong=12")
	if r.Left != 22 {
		t.Errorf("%d tiles left, want 22", r.Left)
	}
	_, r = drawn(t, gallery.Order{Show: gallery.OpenBox, Width: 60}, "count=yinglong=15", "variant=white")
	if r.Left != 0 {
		t.Errorf("%d tiles left of 28", r.Left)
	}
}

func TestSVGHexagonsHaveTheirArea(t *testing.T) {
	data, r := drawn(t, gallery.Order{Show: gallery.Table, Vector: true, Clear: true}, "pieces=yinglong,qilin,shan", "size=30")
	if r.Width != 0 || r.Height != 0 {
		t.Errorf("%+v", r)
	}
	// Two YingLongs, two QiLins and six mountains; their paths tile the hexagons.
	want := 10 * 30 * 30 * math.Sqrt(3) / 2
	if got := pathsArea(t, data); math.Abs(got-want) > 0.0005*want {
		t.Errorf("the paths cover %.2f mm2, want %.2f", got, want)
	}
}

func TestPicturesAreTheSameHoweverManyWork(t *testing.T) {
	for _, o := range []gallery.Order{{Show: gallery.Table, Width: 150}, {Show: gallery.OpenBox, Width: 150, Small: true}, {Show: gallery.Sheet, Vector: true}} {
		many, _ := drawn(t, o)
		before := runtime.GOMAXPROCS(1)
		one, _ := drawn(t, o)
		runtime.GOMAXPROCS(before)
		if !bytes.Equal(many, one) {
			t.Errorf("%+v: two pictures", o)
		}
	}
}

func TestNothingToShowIsSaid(t *testing.T) {
	for name, c := range map[string]struct {
		o        gallery.Order
		settings []string
	}{
		"a sheet of boxes":         {gallery.Order{Show: gallery.Sheet, Width: 60}, []string{"pieces=box"}},
		"no box to open":           {gallery.Order{Show: gallery.OpenBox, Width: 60}, []string{"pieces=shan"}},
		"another box than is made": {gallery.Order{Show: gallery.OpenBox, Box: "box-large", Width: 60}, []string{"pieces=box,shan"}},
	} {
		var b bytes.Buffer
		_, err := gallery.Draw(context.Background(), []gallery.Exhibition{hall(chosen(t, c.settings...))}, c.o, &b, nil)
		if !errors.Is(err, gallery.ErrNothing) || b.Len() > 0 {
			t.Errorf("%s: %v, %d bytes", name, err, b.Len())
		}
	}
}

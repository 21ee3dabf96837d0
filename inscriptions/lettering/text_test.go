package lettering

import (
	"errors"
	"image"
	"math"
	"os"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/svg"
	"shanhai/internal/creature"
)

func names(t testing.TB) *Font {
	t.Helper()
	f, err := Names()
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func draw(t testing.TB, f *Font, text string) *svg.Drawing {
	t.Helper()
	d, err := f.Draw(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// ink draws one character with x/image's rasteriser, which shares nothing with
// the way to a Region but the reading of the font, and returns its area in
// square ems.
func ink(t *testing.T, data []byte, r rune) float64 {
	t.Helper()
	const size = 1000 // pixels an em
	parsed, err := opentype.Parse(data)
	if err != nil {
		t.Fatal(err)
	}
	face, err := opentype.NewFace(parsed, &opentype.FaceOptions{Size: size, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		t.Fatal(err)
	}
	defer face.Close()
	_, mask, at, _, ok := face.Glyph(fixed.P(0, 0), r)
	if !ok {
		t.Fatalf("no %c", r)
	}
	alpha, sum := mask.(*image.Alpha), 0
	for y := range mask.Bounds().Dy() {
		for x := range mask.Bounds().Dx() {
			sum += int(alpha.AlphaAt(at.X+x, at.Y+y).A)
		}
	}
	return float64(sum) / 255 / size / size
}

// unscaled returns the region of a drawing of which the em is given the size in mm.
func unscaled(t *testing.T, d *svg.Drawing, em float64) planar.Region {
	t.Helper()
	d = &svg.Drawing{Name: d.Name, Shapes: append([]svg.Shape(nil), d.Shapes...)}
	for i, s := range d.Shapes {
		m := s.To
		d.Shapes[i].To = svg.Matrix{A: m.A * em, D: m.D * em, E: m.E * em, F: m.F * em}
	}
	r, err := d.Keep(0)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

func TestOutlinesHaveTheRastersArea(t *testing.T) {
	f := names(t)
	const em = 40.0
	for _, k := range creature.All() {
		for _, r := range k.Chinese() {
			got := unscaled(t, draw(t, f, string(r)), em).Area() / em / em
			if want := ink(t, namesFont, r); math.Abs(got-want) > 0.002*want {
				t.Errorf("%c: %.5f square ems, x/image's raster %.5f", r, got, want)
			}
		}
	}
}

func TestTheTenNamesAreThere(t *testing.T) {
	f := names(t)
	if len(creature.All()) != 10 {
		t.Fatalf("%d names", len(creature.All()))
	}
	for _, r := range namesCharacters {
		draw(t, f, string(r))
	}
	for _, k := range creature.All() {
		d := draw(t, f, k.Chinese())
		if got, want := len(d.Shapes), len([]rune(k.Chinese())); got != want {
			t.Errorf("%s: %d characters drawn, %d wanted", k, got, want)
		}
	}
}

// TestOverlappingContoursAreOne draws a cross of two bars of a square font unit
// grid, which overlap in the middle, as fonts that are made of strokes do.
func TestOverlappingContoursAreOne(t *testing.T) {
	bar := func(w, h float64) svg.Subpath {
		return svg.Subpath{Start: svg.Vec{X: -w, Y: -h}, Closed: true, Segments: []svg.Segment{
			{To: svg.Vec{X: w, Y: -h}}, {To: svg.Vec{X: w, Y: h}}, {To: svg.Vec{X: -w, Y: h}}}}
	}
	c := character{path: svg.Path{bar(0.4, 0.1), bar(0.1, 0.4)}}
	r := unscaled(t, arranged([]character{c}, []int{1}, "cross"), 10)
	if len(r.Rings) != 1 || math.Abs(r.Area()-28) > 1e-3 { // 2 x (8 x 2) - 2 x 2 mm
		t.Errorf("%d rings, %.4f mm2; want 1 and 28", len(r.Rings), r.Area())
	}
}

// TestArrangements holds the choice against what the circle around one by one
// squares says: a row or column of two has the radius sqrt(5)/2, two by two
// sqrt(2), four in a row sqrt(17)/2; of three, one over two has 65/64 by
// Apollonius.
func TestArrangements(t *testing.T) {
	square := character{advance: 1, path: svg.Path{{Start: svg.Vec{X: 0, Y: 0}, Closed: true, Segments: []svg.Segment{
		{To: svg.Vec{X: 1, Y: 0}}, {To: svg.Vec{X: 1, Y: 1}}, {To: svg.Vec{X: 0, Y: 1}}}}}}
	for n, want := range map[int]struct {
		radius float64
		lowest float64 // of the last row
	}{1: {math.Sqrt(0.5), 0}, 2: {math.Sqrt(5) / 2, 0}, 3: {5 * math.Sqrt(17) / 16, -1}, 4: {math.Sqrt2, -1}} {
		chars := make([]character, n)
		for i := range chars {
			chars[i] = square
		}
		d, err := fullest(chars, "squares")
		if err != nil {
			t.Fatal(err)
		}
		r, err := d.Fit(20, 0)
		if err != nil {
			t.Fatal(err)
		}
		scale := 10 / want.radius
		if got := r.Area(); math.Abs(got-float64(n)*scale*scale) > 0.01*got {
			t.Errorf("%d: area %.3f mm2, want %.3f", n, got, float64(n)*scale*scale)
		}
		if low := d.Shapes[n-1].To.F; low != want.lowest {
			t.Errorf("%d: the last row at %g, want %g", n, low, want.lowest)
		}
	}
}

func TestColumn(t *testing.T) {
	d, err := names(t).Column("玄武")
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range d.Shapes {
		if s.To.E != -0.5 || s.To.F != -float64(i) { // an em each, centred, one below the other
			t.Errorf("character %d at %g, %g", i, s.To.E, s.To.F)
		}
	}
	_, err = names(t).Column("玄x")
	if oneLine(t, err); err == nil {
		t.Error("x is accepted")
	}
}

// TestNarrowLettersStandInARow: proportional letters are set by their widths.
func TestNarrowLettersStandInARow(t *testing.T) {
	tall := character{advance: 0.3, path: svg.Path{{Start: svg.Vec{X: 0, Y: 0}, Closed: true, Segments: []svg.Segment{
		{To: svg.Vec{X: 0.2, Y: 0}}, {To: svg.Vec{X: 0.2, Y: 1}}, {To: svg.Vec{X: 0, Y: 1}}}}}}
	d, err := fullest([]character{tall, tall, tall}, "lll")
	if err != nil {
		t.Fatal(err)
	}
	for i, s := range d.Shapes {
		if want := -0.45 + 0.3*float64(i); math.Abs(s.To.E-want) > 1e-12 || s.To.F != 0 {
			t.Errorf("letter %d at %g, %g; want %g, 0", i, s.To.E, s.To.F, want)
		}
	}
}

func TestRefusals(t *testing.T) {
	f := names(t)
	for text, words := range map[string]string{
		"":            "0 characters",
		"應龍應龍應":       "5 characters",
		"龘龍":          "has no 龘 (U+9F98); allowed: one of 應龍",
		"A":           "has no A (U+0041)",
		"龘靐龘":         "has no 龘 (U+9F98), 靐 (U+9750)",
		"應 龍":         "U+0020 can't be set alone",
		"e\u0301":     "has no é (U+00E9)",
		"應\U000E0100": "U+E0100 can't be set alone",
		"م":           "can't be set alone",
		"a\tb":        "U+0009 can't be set alone",
	} {
		_, err := f.Draw(text)
		oneLine(t, err)
		if err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%q: %v; want %q", text, err, words)
		}
	}
}

func oneLine(t *testing.T, err error) {
	t.Helper()
	var fault *svg.Fault
	if err != nil && (!errors.As(err, &fault) || strings.ContainsAny(err.Error(), "\r\n") || len(err.Error()) > 2000) {
		t.Errorf("not a fault of one line: %T %q", err, err)
	}
}

func TestFilesThatAreNoFonts(t *testing.T) {
	for name, data := range map[string]string{
		"empty":       "",
		"text":        "Lorem ipsum dolor sit amet",
		"woff2":       "wOF2\x00\x01\x00\x00",
		"type 1":      "%!PS-AdobeFont-1.0",
		"cut":         string(namesFont[:2000]),
		"no tables":   "OTTO\x00\x00\x00\x00\x00\x00\x00\x00",
		"svg":         "<svg/>",
		"many tables": "\x00\x01\x00\x00\xff\xff\x00\x00\x00\x00\x00\x00",
	} {
		_, err := Parse([]byte(data), "x.otf", 0)
		oneLine(t, err)
		if err == nil || !strings.HasPrefix(err.Error(), "x.otf: is ") || !strings.Contains(err.Error(), Allowed) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// collection wraps a font as two members of a collection: offsets of tables
// are from the start of the file, so the member's directory is moved by the
// header's length.
func collection(t *testing.T) []byte {
	t.Helper()
	head := []byte("ttcf\x00\x01\x00\x00\x00\x00\x00\x02\x00\x00\x00\x14\x00\x00\x00\x14")
	out := append(head, namesFont...)
	tables := int(namesFont[4])<<8 | int(namesFont[5])
	for i := range tables {
		at := len(head) + 12 + 16*i + 8
		offset := uint32(out[at])<<24 | uint32(out[at+1])<<16 | uint32(out[at+2])<<8 | uint32(out[at+3])
		offset += uint32(len(head))
		out[at], out[at+1], out[at+2], out[at+3] = byte(offset>>24), byte(offset>>16), byte(offset>>8), byte(offset)
	}
	return out
}

func TestOneFontOfACollection(t *testing.T) {
	data := collection(t)
	_, err := Parse(data, "two.ttc", 0)
	oneLine(t, err)
	if want := "two.ttc: is a collection of 2 fonts: #1 Noto Sans CJK TC Bold, #2 Noto Sans CJK TC Bold; allowed: its path with the number behind it, such as two.ttc#1"; err == nil || err.Error() != want {
		t.Errorf("got  %v\nwant %s", err, want)
	}
	if _, err = Parse(data, "two.ttc", 3); err == nil || !strings.Contains(err.Error(), "no font number 3; allowed: 1 to 2") {
		t.Error(err)
	}
	f, err := Parse(data, "two.ttc", 2)
	if err != nil {
		t.Fatal(err)
	}
	draw(t, f, "應龍")
}

// TestTrueTypeFont reads a font with quadratic curves and no Chinese.
func TestTrueTypeFont(t *testing.T) {
	file := "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Skip("DejaVu Sans is not installed (Debian: fonts-dejavu-core): quadratic outlines are not compared")
	}
	f, err := Parse(data, "DejaVuSans.ttf", 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range "AgÄ&" {
		got := unscaled(t, draw(t, f, string(r)), 40).Area() / 1600
		if want := ink(t, data, r); math.Abs(got-want) > 0.003*want {
			t.Errorf("%c: %.5f square ems, x/image's raster %.5f", r, got, want)
		}
	}
}

func TestCallsWithoutEndAreCutShort(t *testing.T) {
	s := &source{data: make([]byte, 10), budget: 1000}
	n := 0
	for ; n < 1000; n++ {
		if _, err := s.ReadAt(nil, 0); err != nil {
			if !errors.Is(err, errBudget) {
				t.Fatal(err)
			}
			break
		}
	}
	if n != 1000/perRead {
		t.Errorf("%d empty readings were let through", n)
	}
}

// TestSubsetIsItsFont holds the embedded subset against the font that it was
// taken from.
func TestSubsetIsItsFont(t *testing.T) {
	data, err := os.ReadFile("/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc")
	if err != nil {
		t.Skip("Noto CJK is not installed (Debian: fonts-noto-cjk): its collection is not read")
	}
	f, err := Parse(data, "NotoSansCJK-Bold.ttc", 4)
	if err != nil {
		t.Fatal(err)
	}
	small := names(t)
	for _, k := range creature.All() {
		a, b := unscaled(t, draw(t, f, k.Chinese()), 20), unscaled(t, draw(t, small, k.Chinese()), 20)
		if math.Abs(a.Area()-b.Area()) > 1e-3*a.Area() {
			t.Errorf("%s: %.4f mm2, the subset %.4f", k.Chinese(), a.Area(), b.Area())
		}
	}
	if name, err := f.font.Name(nil, sfnt.NameIDFull); err != nil || name != "Noto Sans CJK TC Bold" {
		t.Errorf("font 4 is %q, %v", name, err)
	}
}

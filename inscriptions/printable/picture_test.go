package printable

import (
	"bytes"
	"image/color"
	"image/png"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/svg"
)

// What is written in true size is read back as the same outlines.
func TestWriteSVGIsReadBack(t *testing.T) {
	r := drawn(t, "pixiu", 26)
	var file bytes.Buffer
	if err := WriteSVG(&file, r); err != nil {
		t.Fatal(err)
	}
	d, notes, err := svg.Read(&file, "written.svg")
	if err != nil || len(notes) > 0 {
		t.Fatal(err, notes)
	}
	back, err := d.Keep(0)
	if err != nil {
		t.Fatal(err)
	}
	near(t, "area", back.Area(), r.Area(), 1e-4)
	if len(back.Rings) != len(r.Rings) || back.Points() != r.Points() {
		t.Fatalf("%d rings of %d points, want %d of %d", len(back.Rings), back.Points(), len(r.Rings), r.Points())
	}
	at(t, back.Bounds().Min, mmOf(r.Bounds().Min.X), mmOf(r.Bounds().Min.Y), 1e-4)
}

func mmOf(steps int64) float64 { return float64(steps) / 65536 }

// hexagon is the outline of a tile of a size across flats.
func hexagon(size float64) planar.Ring { return planar.RegularPolygon(6, size, 90) }

// sheetOf is the sheet of a region on a tile of a size.
func sheetOf(r planar.Region, size float64) Sheet {
	return Sheet{Title: "a drawing", Tile: hexagon(size), Circle: size - 3.6, Region: r, Report: Check(r, nozzle)}
}

// faulty is a thin bar, an island and two bars with a narrow gap.
func faulty(t *testing.T) planar.Region {
	return settled(t, region(t, rectangle(0, -4, 9, 0.5, 0)).Rings[0], circle(-4, 2, 0.4),
		region(t, rectangle(2, 2.15, 6, 2, 0)).Rings[0], region(t, rectangle(2, -0.15, 6, 2, 0)).Rings[0])
}

// painted draws a sheet as pixels and returns the colour at a place in mm.
func painted(t *testing.T, s Sheet) func(x, y float64) color.Color {
	t.Helper()
	var file bytes.Buffer
	if err := s.DrawPNG(&file); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&file)
	if err != nil {
		t.Fatal(err)
	}
	low, high := s.picture().page()
	scale := PNGSide / (high.x - low.x)
	return func(x, y float64) color.Color {
		return color.RGBAModel.Convert(img.At(int((x-low.x)*scale), int((high.y-y)*scale)))
	}
}

// The picture has ink, ground, tile, axes and each kind of mark where they are.
func TestPictureShowsTheFindings(t *testing.T) {
	s := sheetOf(faulty(t), 20)
	if len(s.Report.Findings) != 3 {
		t.Fatal(s.Report.Findings)
	}
	at := painted(t, s)
	for _, c := range []struct {
		what string
		x, y float64
		want color.RGBA
	}{
		{"ink", 2, 2.5, inkColour}, {"ground", 0.5, -2.5, paper}, {"table", 9.5, 9.5, table},
		{"side of the tile", 10, 0.5, axisColour}, {"y axis", 0, 9, axisColour}, {"x axis", -9, 0, axisColour},
		{"line at 6", 6, 5.3, gridColour}, {"stroke", 3, -4.1, kindColour[Stroke]},
		{"gap", 3, 1.1, kindColour[Gap]}, {"island", -4.2, 2.1, kindColour[Island]},
	} {
		if got := at(c.x, c.y); got != c.want {
			t.Errorf("%s at (%g, %g) is %v, want %v", c.what, c.x, c.y, got, c.want)
		}
	}
}

// After a repair, what came and went is shown in colours of its own.
func TestPictureShowsTheRepair(t *testing.T) {
	after, c := thickened(t, faulty(t))
	s := Sheet{Tile: hexagon(20), Region: after, Report: c.After, Added: c.Added, Removed: c.Removed}
	if len(c.After.Findings) != 0 {
		t.Fatal(c.After.Findings)
	}
	at := painted(t, s)
	for y, want := range map[float64]color.RGBA{
		-4.33: addedColour, -4: inkColour, -3.67: addedColour, // the bar grew from 0.5 to 0.8 mm
		1.275: removeColour, 1: paper, 0.725: removeColour, // the gap from 0.3 to 0.6
	} {
		if got := at(3, y); got != want {
			t.Errorf("at y %g: %v, want %v", y, got, want)
		}
	}
	words := drawnWords(t, s)
	for _, want := range []string{"ink added in ", "ink taken away in 2 places", "nothing is too small for the 0.4 mm nozzle"} {
		if !strings.Contains(words, want) {
			t.Errorf("the legend lacks %q:\n%s", want, words)
		}
	}
}

// drawnWords returns the texts of the SVG picture, a line each.
func drawnWords(t *testing.T, s Sheet) string {
	t.Helper()
	var file bytes.Buffer
	if err := s.DrawSVG(&file); err != nil {
		t.Fatal(err)
	}
	var words []string
	for _, m := range regexp.MustCompile(`<text[^>]*>([^<]*)</text>`).FindAllStringSubmatch(file.String(), -1) {
		words = append(words, m[1])
	}
	return strings.Join(words, "\n")
}

func TestDrawSVGNumbersTheFindings(t *testing.T) {
	s := sheetOf(drawn(t, "feilian", 20), 20)
	s.Title = `<feilian> & "co"`
	var a, b bytes.Buffer
	for _, w := range []io.Writer{&a, &b} {
		if err := s.DrawSVG(w); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two pictures of one report")
	}
	words := strings.Split(drawnWords(t, s), "\n")
	for i := range s.Report.Findings {
		if !slices.Contains(words, strconv.Itoa(i+1)) {
			t.Errorf("number %d is missing", i+1)
		}
	}
	// A ruler of 2 mm over 2 x 12.12 mm, twice, and the scale's own words.
	for _, want := range []string{"-12", "-2", "8", "12", "2 mm", "x, y in mm", "11 strokes thinner than 0.8 mm", "10 gaps narrower than 0.6 mm", "&lt;feilian&gt; &amp; &#34;co&#34;"} {
		if !slices.Contains(words, want) {
			t.Errorf("%q is missing of %q", want, words)
		}
	}
	if _, _, err := svg.Read(bytes.NewReader(a.Bytes()), "picture.svg"); err == nil || !strings.Contains(err.Error(), "text") {
		t.Errorf("well-formed but for its text: %v", err)
	}
}

// The scale is that of the ruler: its ends lie as far apart as it says.
func TestScaleIsTrue(t *testing.T) {
	for size, step := range map[float64]float64{20: 2, 38: 5, 80: 10} {
		s := sheetOf(drawn(t, "shan", size), size)
		at, half := painted(t, s), s.picture().half
		y, right := -half+s.picture().text, half-s.picture().text
		for x, want := range map[float64]bool{right - step - 0.02*size: false, right - step/2: true, right - 0.001*size: true, right + 0.015*size: false} {
			if got := at(x, y) == textColour; got != want {
				t.Errorf("%g mm: the scale at %.2f mm: %v", size, x, got)
			}
		}
	}
}

// Labels neither leave the frame nor hide each other.
func TestLabelsHaveRoom(t *testing.T) {
	for _, key := range pieceKeys {
		p := sheetOf(drawn(t, key, 20), 20).picture()
		for i, l := range p.labels {
			if slices.ContainsFunc(p.labels[:i], func(o label) bool { return l.at.sub(o.at).length() < 2*p.radius() }) {
				t.Errorf("%s: label %d lies on another", key, i+1)
			}
			if max(l.at.x, -l.at.x, l.at.y, -l.at.y) > p.half-p.radius()+1e-9 {
				t.Errorf("%s: label %d leaves the picture", key, i+1)
			}
		}
	}
}

// Of a crowd the first are numbered, and the picture says so: 12 x 12 dots.
func TestCrowdIsNumberedInPart(t *testing.T) {
	var dots []planar.Ring
	for i := range 144 {
		dots = append(dots, circle(float64(i%12)*1.5-8, float64(i/12)*1.5-8, 0.3))
	}
	s := sheetOf(settled(t, dots...), 38)
	words := strings.Split(drawnWords(t, s), "\n")
	for want, there := range map[string]bool{"99": true, "100": false, "numbered: the first 99 of 144": true, "144 islands smaller than 1.2 mm": true} {
		if slices.Contains(words, want) != there {
			t.Errorf("%q: %v", want, !there)
		}
	}
}

// An empty sheet and one without a tile are pictures, too.
func TestSheetOfNothing(t *testing.T) {
	for _, s := range []Sheet{{}, {Region: faulty(t)}, {Tile: hexagon(20), Report: Report{Limits: nozzle}}} {
		if err := s.DrawPNG(io.Discard); err != nil {
			t.Error(err)
		}
		if err := s.DrawSVG(io.Discard); err != nil {
			t.Error(err)
		}
	}
}

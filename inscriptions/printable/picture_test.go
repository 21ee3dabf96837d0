package printable

import (
	"bytes"
	"image/color"
	"image/png"
	"slices"
	"strings"
	"testing"

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

// The picture has ink, ground and each kind of mark where they are.
func TestPictureShowsTheFindings(t *testing.T) {
	r := settled(t, region(t, rectangle(0, -4, 9, 0.5, 0)).Rings[0], circle(-4, 2, 0.4),
		region(t, rectangle(2, 2.15, 6, 2, 0)).Rings[0], region(t, rectangle(2, -0.15, 6, 2, 0)).Rings[0])
	report := Check(r, nozzle)
	if len(report.Findings) != 3 {
		t.Fatal(report.Findings)
	}
	var file bytes.Buffer
	if err := report.DrawPNG(&file, r); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&file)
	if err != nil {
		t.Fatal(err)
	}
	scale := PNGSide / 2 / pictured(r, report).half
	for _, c := range []struct {
		x, y float64
		want color.RGBA
	}{
		{2, 2.5, inkColour}, {0, -2.5, paper}, {3, -4.1, kindColour[Stroke]}, {3, 1.1, kindColour[Gap]}, {-4.2, 2.1, kindColour[Island]},
	} {
		got := color.RGBAModel.Convert(img.At(int(PNGSide/2+c.x*scale), int(PNGSide/2-c.y*scale)))
		if got != c.want {
			t.Errorf("(%g, %g) is %v, want %v", c.x, c.y, got, c.want)
		}
	}
}

func TestDrawSVGNumbersTheFindings(t *testing.T) {
	r := drawn(t, "feilian", 20)
	report := Check(r, nozzle)
	var a, b bytes.Buffer
	if err := report.DrawSVG(&a, r); err != nil {
		t.Fatal(err)
	}
	if err := report.DrawSVG(&b, r); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("two pictures of one report")
	}
	if n := strings.Count(a.String(), "<text"); n != len(report.Findings) {
		t.Errorf("%d numbers for %d findings", n, len(report.Findings))
	}
	if _, _, err := svg.Read(bytes.NewReader(a.Bytes()), "picture.svg"); err == nil || !strings.Contains(err.Error(), "text") {
		t.Errorf("well-formed but for its text: %v", err)
	}
}

// Labels neither leave the picture nor hide each other.
func TestLabelsHaveRoom(t *testing.T) {
	for _, key := range pieceKeys {
		r := drawn(t, key, 20)
		p := pictured(r, Check(r, nozzle))
		for i, l := range p.labels {
			if slices.ContainsFunc(p.labels[:i], func(o label) bool { return l.at.sub(o.at).length() < 2*p.radius() }) {
				t.Errorf("%s: label %d lies on another", key, l.number)
			}
			if max(l.at.x, -l.at.x, l.at.y, -l.at.y) > p.half-p.radius()+1e-9 {
				t.Errorf("%s: label %d leaves the picture", key, l.number)
			}
		}
	}
}

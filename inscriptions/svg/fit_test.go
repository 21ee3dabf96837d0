package svg

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
)

const glyphCircle = 34.0 // mm

func fit(t testing.TB, text string, rotate float64) planar.Region {
	t.Helper()
	d, _ := read(t, text)
	r, err := d.Fit(glyphCircle, rotate)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// Ink that touches its circle in known places fills the glyph circle, so its
// area there has a closed formula.
func TestFitFillsTheCircle(t *testing.T) {
	R := glyphCircle / 2
	for _, p := range []picture{
		{"disc far from the middle", doc(`<circle cx="3" cy="35" r="2"/>`), math.Pi * R * R, 1, 0},
		{"square: its circle goes through the corners", doc(`<rect x="1" y="1" width="3" height="3"/>`), 2 * R * R, 1, 0},
		{"flat triangle: its circle stands on the long side", doc(`<path d="M0 0H20L10 1Z"/>`), R * R / 10, 1, 0},
		{"sharp triangle: its circle goes through three corners", doc(`<path d="M0 0L8 0 4 8Z"/>`), 32 * R * R / 25, 1, 0},
		{"white that takes the outermost ink away", doc(`<circle cx="20" cy="20" r="18"/><path fill="#fff" fill-rule="evenodd" d="M0 0H40V40H0ZM15 15H25V25H15Z"/>`), 2 * R * R, 1, 0},
		{"clip path that leaves little of much", doc(`<clipPath id="c"><rect x="4" y="4" width="3" height="3"/></clipPath><circle clip-path="url(#c)" r="900"/>`), 2 * R * R, 1, 0},
		{"small ink on a large white ground", doc(`<rect width="40" height="40" fill="#fff"/><rect x="39" width=".1" height=".1"/>`), 2 * R * R, 1, 0},
		{"line without area does not count", doc(`<path d="M0 0L40 40"/><rect x="39" width=".1" height=".1"/>`), 2 * R * R, 1, 0},
		{"stroke counts with its width", doc(`<circle cx="9" cy="9" r="4" stroke="red" stroke-width="2"/>`), math.Pi * R * R, 1, 0},
	} {
		t.Run(p.name, func(t *testing.T) {
			r := fit(t, p.text, 0)
			p.check(t, r)
			o := enclosing(vecs(r))
			if r.Reach() > R || o.r < R-fitSlack || o.c.length() > fitSlack {
				t.Errorf("reach %.5f, circle %+v; want radius %g about the origin", r.Reach(), o, R)
			}
		})
	}
}

// A quarter turn is exact: the turned region is the region turned.
func TestFitTurnsCounterClockwise(t *testing.T) {
	text := doc(`<path d="M10 30H30L10 10Z"/>`) // right angle at the lower left
	quarter := fit(t, text, 90)
	b := fit(t, text, 0).Bounds()
	corner := planar.Point{X: b.Max.X, Y: b.Min.Y} // right angle now at the lower right
	for _, p := range quarter.Rings[0] {
		if d := p.Sub(corner); math.Hypot(planar.MM(d.X), planar.MM(d.Y)) < 0.03 {
			return
		}
	}
	t.Errorf("no corner at the lower right: %v", quarter.Rings)
}

func TestFitCanvasKeepsTheComposition(t *testing.T) {
	d, _ := read(t, `<svg viewBox="0 0 1000 1000"><rect x="500" y="20" width="100" height="100"/></svg>`)
	r, err := d.FitCanvas(glyphCircle, 0, 0.96)
	if err != nil {
		t.Fatal(err)
	}
	k := glyphCircle / 960 // mm a unit
	want := planar.Box{Min: planar.At(0, 380*k), Max: planar.At(100*k, 480*k)}
	if r.Bounds() != want {
		t.Errorf("bounds %v, want %v", r.Bounds(), want)
	}
}

// Keep: true millimetres about the middle of the viewBox, y up, whatever the
// viewBox's origin.
func TestKeepPlacesByTheViewBox(t *testing.T) {
	for _, c := range []struct {
		text string
		want planar.Box
	}{
		{`<svg width="40mm" height="20mm" viewBox="100 200 40 20"><rect x="100" y="200" width="10" height="5"/></svg>`,
			planar.Box{Min: planar.At(-20, 5), Max: planar.At(-10, 10)}},
		{`<svg width="40mm" height="20mm" viewBox="-5 -5 10 10" preserveAspectRatio="xMinYMax"><rect x="-5" y="-5" width="5" height="5"/></svg>`,
			planar.Box{Min: planar.At(-10, 0), Max: planar.At(0, 10)}},
		{doc(`<rect transform="rotate(90)" transform-origin="20 20" x="5" y="5" width="10" height="30"/>`),
			planar.Box{Min: planar.At(-15, 5), Max: planar.At(15, 15)}},
		{`<svg><rect x="960" y="960" width="96" height="96"/></svg>`,
			planar.Box{Min: planar.At(-12.7, -12.7), Max: planar.At(12.7, 12.7)}},
	} {
		got := keep(t, c.text).Bounds()
		for _, d := range []planar.Point{got.Min.Sub(c.want.Min), got.Max.Sub(c.want.Max)} {
			if max(d.X, -d.X, d.Y, -d.Y) > 1 {
				t.Errorf("%s: bounds %v, want %v", c.text, got, c.want)
			}
		}
	}
}

func TestFitRefusals(t *testing.T) {
	r := func(text string, f func(*Drawing) (planar.Region, error), want string) {
		t.Helper()
		d, _ := read(t, text)
		_, err := f(d)
		var fault *Fault
		if !errors.As(err, &fault) || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want a fault with %q", err, want)
		}
	}
	fit := func(d *Drawing) (planar.Region, error) { return d.Fit(glyphCircle, 0) }
	keep := func(d *Drawing) (planar.Region, error) { return d.Keep(0) }
	canvas := func(d *Drawing) (planar.Region, error) { return d.FitCanvas(glyphCircle, 0, 1) }
	r(doc(`<path d="M0 0L9 9"/>`), fit, "nothing to cut")
	r(doc(`<path d="M5 5Z"/>`), fit, "nothing to cut")
	r(doc(`<rect width="5" height="5"/><rect width="40" height="40" fill="white"/>`), fit, "nothing to cut")
	r(doc(`<clipPath id="c"/><rect clip-path="url(#c)" width="5" height="5"/>`), fit, "nothing to cut")
	r(doc(`<rect width="5" height="5"/><rect width="40" height="40" fill="white"/>`), keep, "nothing to cut")
	r(`<svg width="1000mm" height="1000mm" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>`, keep, "240 mm")
	r(`<svg><rect width="10" height="10"/></svg>`, canvas, "viewBox")
	r(doc(strings.Repeat(`<circle r="1e6"/>`, 100)), canvas, "points")
	r(doc(`<path fill-rule="evenodd" d="`+scribble(20000)+`"/>`), fit, "40 m")
	r(doc(`<path fill="none" stroke="red" stroke-width=".2" d="`+scribble(3000)+`"/>`), fit, "40 m")
	r(doc(`<path stroke="red" stroke-width="1e6" stroke-linejoin="round" d="`+scribble(500)+`"/>`), canvas, "points")
}

// Fifteen equal characters in one file, at places that round differently: all
// must come out alike.
func TestEqualGlyphsComeOutAlike(t *testing.T) {
	src, err := os.ReadFile("../shanhai/shan.svg")
	if err != nil {
		t.Fatal(err)
	}
	one, _ := read(t, string(src))
	var body strings.Builder
	body.WriteString(`<defs>` + strings.ReplaceAll(string(src), "<svg ", `<svg id="g" overflow="visible" `) + `</defs>`)
	for i := range 15 {
		x, y := float64(i%4)*10+0.1237*float64(i), float64(i/4)*10+0.0711*float64(i)
		fmt.Fprintf(&body, `<use href="#g" width="8" height="8" x="%g" y="%g"/>`, x, y)
	}
	all := keep(t, `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="40mm" viewBox="0 0 42 42">`+body.String()+`</svg>`)
	single, err := one.FitCanvas(8*40/42.0, 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	if len(all.Rings) != 15*len(single.Rings) {
		t.Errorf("%d rings, want 15 x %d", len(all.Rings), len(single.Rings))
	}
	if diff := math.Abs(all.Area() - 15*single.Area()); diff > 0.02 {
		t.Errorf("area %.4f, want 15 x %.4f", all.Area(), single.Area())
	}
}

package shanhai

import (
	"math"
	"slices"
	"strings"
	"testing"

	"shanhai/inscriptions/lettering"
	"shanhai/inscriptions/planar"
	"shanhai/internal/creature"
	"shanhai/models"
	"shanhai/pieces/design"
)

// TestNamesTooSmallAreSaid: at the default size and on the pocket tile none; at
// 20 mm that of many strokes; with the fine nozzle that reads again.
func TestNamesTooSmallAreSaid(t *testing.T) {
	for _, c := range []struct {
		size   float64
		nozzle design.Nozzle
		said   bool
	}{{38, design.Nozzle04, false}, {26, design.Nozzle04, false}, {20, design.Nozzle04, true}, {20, design.Nozzle02, false}} {
		d := namedDesign(c.size, c.nozzle)
		f := newFactory(d, nil)
		kinds := creature.Creatures()
		if c.said {
			kinds = []creature.Kind{creature.YingLong}
		}
		for _, k := range kinds {
			name, err := f.name(k)
			if err != nil {
				t.Fatal(err)
			}
			if said := len(name.notes()) > 0; said != c.said {
				t.Errorf("%g mm, %s: %s: %q", c.size, c.nozzle, k, name.notes())
			}
		}
	}
	notes := tileOf(t, namedDesign(20, design.Nozzle04), creature.YingLong).Notes()
	if len(notes) == 0 || !strings.HasPrefix(notes[len(notes)-1].Text, "yinglong: 應龍 on the back: ") {
		t.Errorf("%q", notes)
	}
}

// namedDesign is a design of tiles of a size with names on the back.
func namedDesign(size float64, nozzle design.Nozzle) design.Design {
	d := plainDesign()
	d.Size, d.Nozzle, d.Back = size, nozzle, design.BackName
	return d
}

// fontName is a name as the font draws it, in the glyph circle of a design.
func fontName(t *testing.T, d design.Design, k creature.Kind) planar.Region {
	t.Helper()
	font, err := lettering.Names()
	if err != nil {
		t.Fatal(err)
	}
	drawing, err := font.Column(k.Chinese())
	if err != nil {
		t.Fatal(err)
	}
	r, err := drawing.Fit(GlyphCircle(d), d.GlyphRotate)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// On the pocket tile the walls of the font's drawing are too thin: a raster, closed
// by a disc of 0.5 mm, fills much of it, and of what is engraved its corners. What is
// engraved stays the name, and within the glyph circle, however it is turned.
func TestNamesAreRepaired(t *testing.T) {
	for _, turn := range []float64{0, 30} {
		d := namedDesign(26, design.Nozzle04)
		d.GlyphRotate = turn
		for _, k := range []creature.Kind{creature.YingLong, creature.PiXiu} {
			name, err := newFactory(d, nil).name(k)
			if err != nil {
				t.Fatal(err)
			}
			font := fontName(t, d, k)
			was, is := rastered(font).closedBy(0.25), rastered(name.region).closedBy(0.25)
			if was < 4 || is > was/5 {
				t.Errorf("%s: a disc closes %.2f mm2, of the font's drawing %.2f", k, is, was)
			}
			same, err := planar.Intersect(font, name.region)
			if err != nil {
				t.Fatal(err)
			}
			if common := same.Area(); common < 0.85*font.Area() || common < 0.95*name.region.Area() {
				t.Errorf("%s: %.1f mm2 in common, the font draws %.1f, the name has %.1f", k, common, font.Area(), name.region.Area())
			}
			if r := name.region.Reach(); r > GlyphCircle(d)/2+models.ReachSlack {
				t.Errorf("%s: reaches %.3f mm", k, r)
			}
		}
	}
}

// A name of few strokes, and any on a large tile, is the font's own drawing.
func TestNamesThatReadStay(t *testing.T) {
	d := namedDesign(60, design.Nozzle02)
	for _, k := range []creature.Kind{creature.BaiHu} {
		name, err := newFactory(d, nil).name(k)
		if err != nil {
			t.Fatal(err)
		}
		if want := fontName(t, d, k); !slices.EqualFunc(name.region.Rings, want.Rings, slices.Equal[planar.Ring]) {
			t.Errorf("%s: changed", k)
		}
	}
}

// raster is a square of cells about the origin: true where there is ink.
type raster struct {
	side int
	ink  []bool
}

// rasterCell is the size of its cells in mm.
const rasterCell = 0.05

// rastered samples a region at the middle of every cell, by where the row's
// middle line crosses the outlines.
func rastered(r planar.Region) raster {
	side := int(2*r.Reach()/rasterCell) + 20
	out := raster{side, make([]bool, side*side)}
	for y := range side {
		level := (float64(y)+0.5)*rasterCell - float64(side)*rasterCell/2
		var xs []float64
		for _, ring := range r.Rings {
			ax, ay := ring[len(ring)-1].MM()
			for _, p := range ring {
				bx, by := p.MM()
				if (ay > level) != (by > level) {
					xs = append(xs, ax+(bx-ax)*(level-ay)/(by-ay))
				}
				ax, ay = bx, by
			}
		}
		slices.Sort(xs)
		for x := range side {
			left, _ := slices.BinarySearch(xs, (float64(x)+0.5)*rasterCell-float64(side)*rasterCell/2)
			out.ink[y*side+x] = left%2 == 1
		}
	}
	return out
}

// closedBy returns the area in mm2 that a closing by a disc of a radius in mm fills.
func (r raster) closedBy(radius float64) float64 {
	grown := r.spread(radius, true)
	shrunk := grown.spread(radius, false)
	n := 0
	for i, ink := range shrunk.ink {
		if ink && !r.ink[i] {
			n++
		}
	}
	return float64(n) * rasterCell * rasterCell
}

// spread lets the cells of a kind grow by a disc.
func (r raster) spread(radius float64, kind bool) raster {
	out := raster{r.side, slices.Clone(r.ink)}
	reach := int(radius / rasterCell)
	for y := reach; y < r.side-reach; y++ {
		for x := reach; x < r.side-reach; x++ {
			if r.ink[y*r.side+x] != kind {
				continue
			}
			for dy := -reach; dy <= reach; dy++ {
				half := int(math.Sqrt(float64(reach*reach - dy*dy)))
				for dx := -half; dx <= half; dx++ {
					out.ink[(y+dy)*r.side+x+dx] = kind
				}
			}
		}
	}
	return out
}

package models

import (
	"errors"
	"math"
	"testing"

	"shanhai/inscriptions/planar"
)

var emptyInlay = planar.Region{}

// dotted is an inlay with a ring, a dot in it and a bar off centre, so that a
// mirrored lid differs from a right one.
func dotted() planar.Region {
	ring, hole := planar.RegularPolygon(12, 30, 0), planar.RegularPolygon(12, 26, 0)
	dot, bar := planar.RegularPolygon(9, 10, 0), planar.RegularPolygon(4, 6, 10)
	off := planar.At(30, 12)
	return planar.Region{Rings: []planar.Ring{ring, hole.Reversed(), dot, bar.Mapped(off.Add)}}
}

// closing holds box and lid as closed: the lid's rings at a height above the
// box's foot, the lid raised by lift.
type closing struct {
	box Stack
	lid Stack
	top float64 // the lid's top face when closed
}

func newClosing(t *testing.T, p BoxParms) closing {
	t.Helper()
	box, err := NewBox(p)
	if err != nil {
		t.Fatal(err)
	}
	parms := DefaultLid(p, emptyInlay, 0.8)
	lid, err := NewLid(parms)
	if err != nil {
		t.Fatal(err)
	}
	return closing{box, lid.Base, parms.ClosedAt()}
}

func (c closing) lidAt(z, lift float64) [][][2]float64 { return crossSection(c.lid, c.top+lift-z) }

func (c closing) rim() float64 { return planar.MM(c.box.Slabs[len(c.box.Slabs)-1].Z1) }

func TestClosedLidTouchesNothing(t *testing.T) {
	for _, p := range extremes() {
		c := newClosing(t, p)
		plate := c.top - 0.8 - 1.6 // its underside
		near(t, "gap above the rim", plate-c.rim(), RimGap, 1e-4)
		for z := plate - Skirt + 0.005; z < c.rim(); z += 0.01 {
			lid, box := c.lidAt(z, 0), crossSection(c.box, z)
			gap := ringDistance(lid[1], box[0])
			if least := math.Min(p.LidClearance, SnapGap*math.Sqrt2); gap < least-1e-4 {
				t.Fatalf("%+v: at %.2f mm lid and box leave %.4f mm, want %.4f", p, z, gap, least)
			}
			if outermost(lid[1]) < outermost(box[0]) {
				t.Fatalf("%+v: at %.2f mm the lid is inside the box's wall", p, z)
			}
		}
		checkProfile(t, p, c)
	}
}

// A lid left to its weight rests on the rim, and its beads still touch nothing.
func TestLidRestsOnTheRimAlone(t *testing.T) {
	for _, p := range extremes() {
		c := newClosing(t, p)
		for z := c.rim() - Skirt + 0.005; z < c.rim(); z += 0.01 {
			if gap := outermost(c.lidAt(z, -RimGap)[1]) - outermost(crossSection(c.box, z)[0]); gap < 0.05 {
				t.Fatalf("%+v: at %.2f mm the lid at rest leaves %.3f mm", p, z, gap)
			}
		}
	}
}

// checkProfile measures the gap square to the faces, in the section through
// the middle of a bead.
func checkProfile(t *testing.T, p BoxParms, c closing) {
	t.Helper()
	least := math.Inf(1)
	box, lid := profile(c.box, 0, func(z float64) float64 { return z }), profile(c.lid, 1, func(z float64) float64 { return c.top - z })
	for i := 1; i < len(box); i++ {
		for j := 1; j < len(lid); j++ {
			least = math.Min(least, ringDistance(box[i-1:i+1], lid[j-1:j+1]))
		}
	}
	near(t, "smallest gap", least, math.Min(p.LidClearance, SnapGap), 1e-3)
}

// profile returns the points (x, height) of ring k in the plane y = 0.
func profile(s Stack, k int, height func(float64) float64) [][2]float64 {
	var out [][2]float64
	for _, l := range s.Slabs {
		if k >= len(l.Bottom.Rings) {
			continue
		}
		z0, z1 := planar.MM(l.Z0), planar.MM(l.Z1)
		out = append(out, [2]float64{outermost(blended(l.Bottom.Rings[k], l.Top.Rings[k], 0)), height(z0)},
			[2]float64{outermost(blended(l.Bottom.Rings[k], l.Top.Rings[k], 1)), height(z1)})
	}
	return out
}

// The figures are the project's: lifted by 0.5 to 3 mm, beads and wall overlap
// by 0.2 to 0.4 mm, so that a lid turned over stays on.
func TestLiftedLidIsHeldByItsBeads(t *testing.T) {
	for _, p := range extremes() {
		c := newClosing(t, p)
		for lift := 0.5; lift <= 3.001; lift += 0.1 {
			over := c.overlap(lift)
			if over < 0.2 || over > 0.4+1e-4 {
				t.Errorf("%+v: lifted by %.1f mm beads and wall overlap by %.3f mm", p, lift, over)
			}
			if lift > 1 {
				near(t, "overlap", over, p.Snap, 1e-3)
			}
		}
	}
}

// overlap is how far the bead towards x reaches into the wall, at the height
// where it does so farthest.
func (c closing) overlap(lift float64) float64 {
	over := math.Inf(-1)
	for z := c.rim() - Skirt + lift; z < c.rim(); z += 0.01 {
		lid := c.lidAt(z, lift)
		if len(lid) == 2 {
			over = math.Max(over, outermost(crossSection(c.box, z)[0])-outermost(lid[1]))
		}
	}
	return over
}

// Turned over, the lid sinks until its beads hold it: there must be no way out
// between there and the rim, on any of the four sides alike.
func TestTurnedOverLidStaysOn(t *testing.T) {
	p := DefaultBox(38, 10, 4)
	c := newClosing(t, p)
	if c.overlap(0.2) > 0 {
		t.Error("held before it has moved by 0.2 mm: the beads would rub")
	}
	for lift := 0.3; lift < 6; lift += 0.1 {
		if over := c.overlap(lift); over <= 0 {
			t.Errorf("free again at %.1f mm", lift)
		}
	}
	for _, z := range []float64{5, 7, 8.5} {
		ring := crossSection(c.lid, 2.4+z)[1]
		for _, q := range ring {
			turned := [2]float64{-q[1], q[0]}
			if d := ringDistance([][2]float64{turned, turned}, ring); d > 1e-4 {
				t.Errorf("at %.1f mm below the plate the four sides differ by %.4f mm", z, d)
			}
		}
	}
}

func TestSkirtCoversTheWall(t *testing.T) {
	for _, p := range extremes() {
		c := newClosing(t, p)
		mouth := c.top - planar.MM(c.lid.Slabs[len(c.lid.Slabs)-1].Z1)
		if covered := c.rim() - mouth; covered < 8 || mouth < 5 {
			t.Errorf("%+v: the skirt covers %.2f mm and leaves %.2f mm", p, covered, mouth)
		}
	}
}

func TestLidAndInlayAreComplements(t *testing.T) {
	p := DefaultBox(38, 10, 4)
	for _, depth := range []float64{0.4, 0.6, 0.8, 2.0} {
		lid, err := NewLid(DefaultLid(p, dotted(), depth))
		if err != nil {
			t.Fatal(err)
		}
		plain, err := NewLid(DefaultLid(p, emptyInlay, depth))
		if err != nil {
			t.Fatal(err)
		}
		inlay := stackVolume(lid.Inlay)
		near(t, "inlay", inlay/(depth*dotted().Area()), 1, ofHeight)
		whole := stackVolume(plain.Base)
		near(t, "base and inlay", (stackVolume(lid.Base)+inlay)/whole, 1, 1e-7)
		near(t, "lid", whole/lidVolume(p, depth), 1, ofHeight)
		checkPrintable(t, "lid", plain.Base)
		checkPrintable(t, "inlay", lid.Inlay)
		if len(plain.Inlay.Slabs) != 0 {
			t.Error("an inlay without an outline")
		}
	}
}

// lidVolume is the closed formula of a default lid: an octagonal prism with
// chamfers, less the mouth with its lead-in, and four beads, each a hipped
// roof whose length falls by twice its height.
func lidVolume(p BoxParms, depth float64) float64 {
	well := p.TileAcrossFlats + 0.8
	inner := (math.Sqrt(6)+math.Sqrt2)/4*(well+1.26+well/math.Sqrt(3)) + 1.68 + 0.25
	outer, plate := inner+1.26, depth+1.6
	v := frustum(0.6, outer-0.6, 0.6, octagonArea) + frustum(plate+10-1, outer, 0, octagonArea) + frustum(0.4, outer-0.4, 0.4, octagonArea)
	v -= frustum(10-0.4, inner, 0, octagonArea) + frustum(0.4, inner, 0.4, octagonArea)
	const height, toe = 0.3 + 0.25, 0.01
	length := 0.4 * 2 * (math.Sqrt2 - 1) * inner
	bead := func(h float64) float64 { return h * (length - h - toe) }
	return v + 4*(frustum(3*height, 0, height, bead)+0.4*bead(height))
}

// Seen from above, the inlay of a closed lid is the drawing, not its mirror image.
func TestInlayReadsTheRightWayRound(t *testing.T) {
	lid, err := NewLid(DefaultLid(DefaultBox(38, 10, 4), dotted(), 0.8))
	if err != nil {
		t.Fatal(err)
	}
	rings := crossSection(lid.Inlay, 0.1)
	for _, at := range [][2]float64{{30, 12}, {0, 0}, {14, 0}} {
		turned := [2]float64{-at[0], at[1]} // turned over about the y axis
		if !holds(rings, turned) || holds(crossSection(lid.Base, 0.1), turned) {
			t.Errorf("no inlay at %v", at)
		}
	}
	if holds(rings, [2]float64{30, 12}) {
		t.Error("the inlay is mirrored")
	}
}

func TestLidRefusesWhatItCannotBe(t *testing.T) {
	box := DefaultBox(38, 10, 4)
	large := planar.Region{Rings: []planar.Ring{planar.RegularPolygon(4, 100, 0)}}
	for name, spoil := range map[string]func(*LidParms){
		"skirt wall":   func(p *LidParms) { p.SkirtWall = 0.8 },
		"backing":      func(p *LidParms) { p.Backing = math.NaN() },
		"inlay margin": func(p *LidParms) { p.InlayMargin = -1 },
		"inlay depth":  func(p *LidParms) { p.InlayDepth = 2.2 },
		"inlay":        func(p *LidParms) { p.Inlay = large },
	} {
		p := DefaultLid(box, emptyInlay, 0.8)
		spoil(&p)
		_, err := NewLid(p)
		var m *MeasureError
		if !errors.As(err, &m) || m.Part != "lid" || m.Measure != name {
			t.Errorf("%s: error %v", name, err)
		}
	}
}

// The inlay's room is measured on the built face: from its octagon to the
// chamfer's inner edge.
func TestInlayKeepsFromTheRim(t *testing.T) {
	p := DefaultLid(DefaultBox(38, 10, 4), emptyInlay, 0.8)
	lid, err := NewLid(p)
	if err != nil {
		t.Fatal(err)
	}
	face := lid.Base.Slabs[0].Bottom.Rings[0]
	near(t, "margin", outermost(blended(face, face, 0))-p.InlayApothem(), 1.2, 1e-4)
}

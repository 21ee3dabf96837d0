package models

import (
	"errors"
	"math"
	"testing"

	"shanhai/inscriptions/planar"
)

func coupons(t *testing.T) map[*CouponParms]Coupon {
	t.Helper()
	out := map[*CouponParms]Coupon{}
	for _, box := range extremes() {
		for _, chamfer := range []float64{0, 0.6, 1.5} {
			p := DefaultCoupon(box)
			p.TileChamfer = chamfer
			c, err := NewCoupon(p)
			if err != nil {
				t.Fatal(err)
			}
			out[&p] = c
		}
	}
	return out
}

func TestWedgeStepsFromOneLayerToSix(t *testing.T) {
	for p, c := range coupons(t) {
		for i := range CouponDepths {
			rings := crossSection(c.Wedge, 0.2*float64(i)+0.1)
			if len(rings) != CouponDepths-i {
				t.Errorf("%.1f mm deep: %d bars, want %d", 0.2*float64(i)+0.1, len(rings), CouponDepths-i)
			}
			for _, r := range rings {
				if notches := (len(r) - 4) / 4; notches <= i {
					t.Errorf("a bar of %d notches is more than %d layers deep", notches, i)
				}
			}
		}
		near(t, "wedge", planar.MM(c.Wedge.Slabs[len(c.Wedge.Slabs)-1].Z1), 1.2, 1e-4)
		checkApart(t, "wedge", c.Wedge, 0.8)
		checkApart(t, "coupon tile", c.Tile, 0.8)
		for _, l := range c.Wedge.Slabs {
			for _, r := range l.Bottom.Rings {
				if planar.MM(r.Bounds().Size().X) < 0.8+0.6 || r.Area2() <= 0 {
					t.Errorf("%+v: a bar is %.2f mm wide", p, planar.MM(r.Bounds().Size().X))
				}
			}
		}
	}
}

// Seen from below, as the face is looked at, the bars deepen left to right.
func TestWedgeDeepensFromLeftToRight(t *testing.T) {
	c, err := NewCoupon(DefaultCoupon(DefaultBox(38, 10, 4)))
	if err != nil {
		t.Fatal(err)
	}
	for i, r := range crossSection(c.Wedge, 0.1)[1:] {
		before := crossSection(c.Wedge, 0.1)[i]
		if fromBelow := before[0][0] - r[0][0]; fromBelow <= 0 || len(r) != len(before)+4 {
			t.Errorf("bar %d lies %.2f mm to the right of the shallower one", i+1, fromBelow)
		}
	}
}

func TestCouponTileIsWholeWithItsWedge(t *testing.T) {
	c, err := NewCoupon(DefaultCoupon(DefaultBox(38, 10, 4)))
	if err != nil {
		t.Fatal(err)
	}
	// A hexagon 38 mm across flats and 4 mm thick with two 0.6 mm chamfers.
	want := frustum(4-1.2, 19, 0, hexagonArea) + 2*frustum(0.6, 18.4, 0.6, hexagonArea)
	near(t, "tile", (stackVolume(c.Tile)+stackVolume(c.Wedge))/want, 1, ofHeight)
}

func TestCouponTriesTheFitsOfTheBox(t *testing.T) {
	for p, c := range coupons(t) {
		box := p.Box
		tile, well := crossSection(c.Tile, 2), crossSection(c.Well, box.Floor+1)
		near(t, "well clearance", ringDistance(tile[0], well[1]), box.WellClearance, 1e-4)
		near(t, "well wall", ringDistance(well[0], well[1]), box.Wall, 1e-4)
		real, err := NewBox(box)
		if err != nil {
			t.Fatal(err)
		}
		lid, err := NewLid(DefaultLid(box, emptyInlay, 0.4))
		if err != nil {
			t.Fatal(err)
		}
		sameRim(t, "block", topDown(turnedAside(c.Block)), topDown(real))
		sameRim(t, "cap", topDown(turnedAside(c.Cap)), topDown(lid.Base))
		for name, s := range map[string]Stack{"well": c.Well, "block": c.Block, "cap": c.Cap} {
			checkPrintable(t, name, s)
		}
	}
}

// topDown returns, for heights 0 to 9.8 mm below the top, how far the wall that
// snaps lies inside its outermost place: from there, sizes do not matter.
func topDown(s Stack) []float64 {
	top := planar.MM(s.Slabs[len(s.Slabs)-1].Z1)
	var out []float64
	for d := 0.01; d < 9.8; d += 0.1 {
		rings := crossSection(s, top-d)
		k := len(rings) - 1
		if len(rings) > 2 {
			k = 0
		}
		out = append(out, outermost(rings[k]))
	}
	return out
}

func sameRim(t *testing.T, name string, got, want []float64) {
	t.Helper()
	for i := range want {
		if d := (got[i] - got[len(got)-1]) - (want[i] - want[len(want)-1]); math.Abs(d) > 1e-4 {
			t.Errorf("%s: %.2f mm below the top its wall is %.4f mm off the real one's", name, 0.01+0.1*float64(i), d)
			return
		}
	}
}

// turnedAside turns a stack by a right angle about the z axis, so that the
// sides that snap face x.
func turnedAside(s Stack) Stack {
	turn := func(r planar.Region) planar.Region {
		var out planar.Region
		for _, ring := range r.Rings {
			out.Rings = append(out.Rings, ring.Mapped(func(p planar.Point) planar.Point { return planar.Point{X: p.Y, Y: -p.X} }))
		}
		return out
	}
	var out Stack
	for _, l := range s.Slabs {
		out.Slabs = append(out.Slabs, Slab{l.Z0, l.Z1, turn(l.Bottom), turn(l.Top)})
	}
	return out
}

func TestCouponRefusesWhatItCannotBe(t *testing.T) {
	p := DefaultCoupon(DefaultBox(38, 10, 4))
	p.TileChamfer = 1.6
	var m *MeasureError
	if _, err := NewCoupon(p); !errors.As(err, &m) || m.Measure != "tile chamfer" {
		t.Errorf("error %v", err)
	}
}

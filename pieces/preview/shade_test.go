package preview

import (
	"math"
	"testing"
)

// near tells whether two numbers agree to a tolerance.
func near(a, b, tolerance float64) bool { return math.Abs(a-b) <= tolerance }

func TestRippleIsTheMeanOfTheLayersSaw(t *testing.T) {
	saw := func(x float64) float64 { return 2*(x-math.Floor(x)) - 1 }
	for _, width := range []float64{0.1, 0.5, 1.3, 3} {
		for x := -1.0; x < 1; x += 0.17 {
			sum, n := 0.0, 20000
			for i := range n {
				sum += saw(x + width*((float64(i)+0.5)/float64(n)-0.5))
			}
			if got, want := ripple(x, width), sum/float64(n); !near(got, want, 1e-3) {
				t.Errorf("ripple(%v, %v) = %v, want %v", x, width, got, want)
			}
		}
	}
}

func TestSkyIsOpenAwayFromBodiesAndHalfHiddenAtAWall(t *testing.T) {
	high, up := 10.0, vec{z: 1}
	s := Scene{Bodies: []Body{slab(15, 0, high, white, Placement{})}}
	r := newRelief(s, 400)
	if got := r.open(vec{z: high}, up, high); got != 1 {
		t.Errorf("the top sees %v of the sky, want all", got)
	}
	if got := r.open(vec{x: 80}, up, 0); got != 1 {
		t.Errorf("the ground far away sees %v of the sky, want all", got)
	}
	// At the foot of an endless wall half of the sky, weighted by the cosine, is hidden.
	if got := r.open(vec{x: 15.2}, up, 0); got < 0.25 || got > 0.75 {
		t.Errorf("the foot of the wall sees %v of the sky", got)
	}
	last := 0.0
	for x := 15.5; x < 40; x += 0.5 {
		got := r.open(vec{x: x}, up, 0)
		if got < last-1e-6 {
			t.Errorf("the sky shrinks from %v to %v on the way out at %v mm", last, got, x)
		}
		last = got
	}
}

func TestShadowIsHardNearAndSoftFar(t *testing.T) {
	// A disc 20 mm above the ground under a lamp straight above: the rim of its
	// shadow is spread by twice the height times the tangent of the half width.
	const high, radius, spread = 20.0, 15.0, 10.0
	s := Scene{Bodies: []Body{slab(radius, high-0.2, high, white, Placement{})}}
	w := newShadow(s, 800, high, 0, 90, spread)
	half := high * math.Tan(spread*math.Pi/180)
	for x, want := range map[float64]float64{0: 0, radius - half - 1: 0, radius: 0.5, radius + half + 1: 1, 40: 1} {
		if got := w.lit(vec{x: x}, vec{z: 1}); !near(got, want, 0.08) {
			t.Errorf("%v mm from the middle the lamp is seen to %v, want %v", x, got, want)
		}
	}
	// The formula for the part of a disc beyond a straight edge at half the radius.
	want := 0.5 - (math.Asin(0.5)+0.5*math.Sqrt(0.75))/math.Pi
	if got := w.lit(vec{x: radius - half/2}, vec{z: 1}); !near(got, want, 0.06) {
		t.Errorf("half way into the shadow the lamp is seen to %v, want %v", got, want)
	}
}

func TestFacesDoNotShadeThemselves(t *testing.T) {
	s := Scene{Bodies: []Body{slab(20, 0, 5, white, Placement{Tilt: 30}), slab(1, 0, 30, white, Placement{X: 60})}}
	w := newShadow(s, 800, 30, -128, 50, 12)
	n := s.Bodies[0].Place.rotation()
	up := vec{n[0].z, n[1].z, n[2].z}
	for x := -18.0; x <= 18; x += 1.5 {
		p := vec{n[0].x, n[1].x, n[2].x}.times(x).add(up.times(5))
		if got := w.lit(p, up); got < 0.999 {
			t.Errorf("the slope shades itself to %v at %v mm", got, x)
		}
	}
}

func TestCoarseKnowsTheHighestWithinReach(t *testing.T) {
	var l layer
	l.reset(200, 0, 100)
	l.depth[50*200+90], l.depth[50*200+96] = 1, 3
	c := newCoarse(&l, 30, func(row int, depth float32) float64 { return float64(row) + float64(depth) })
	for _, p := range [][2]float64{{90, 50}, {125, 50}, {66, 50}, {90, 79}, {90, 21}} {
		if h := c.at(p[0], p[1]); h != 53 {
			t.Errorf("within 30 of %v the highest is %v, want 53", p, h)
		}
	}
	for _, p := range [][2]float64{{199, 50}, {-60, 50}, {90, -50}, {90, 160}, {1e7, 1e7}} {
		if h := c.at(p[0], p[1]); h != nothing {
			t.Errorf("%v is far from all, but there is something %v high", p, h)
		}
	}
}

// A lower piece beside it throws no shadow on a piece's top, a higher one does.
func TestOnlyWhatIsHigherThrowsAShadow(t *testing.T) {
	for high, shaded := range map[float64]bool{5: false, 10: false, 30: true} {
		s := Scene{Bodies: []Body{slab(20, 0, 10, white, Placement{}), slab(10, 0, high, white, Placement{X: -31})}}
		w := newShadow(s, 800, max(high, 10), -90, 45, 6)
		if got := w.lit(vec{x: -19, z: 10}, vec{z: 1}); shaded != (got < 0.5) || !shaded && got != 1 {
			t.Errorf("beside a piece %v mm high the top gets %v of the lamp", high, got)
		}
	}
}

func TestLedgeIsToldFromASlope(t *testing.T) {
	// An engraving in one colour: its floor's rim is darker than its middle.
	cut := sewn(90, ringAt{disc(15), 0}, ringAt{disc(15), 4}, ringAt{disc(9), 4}, ringAt{disc(9), 2})
	c := Camera{Elevation: 60, Margin: 0.02}
	im := mustRender(t, Scene{Bodies: []Body{{cut, white, Placement{}}}}, View{Camera: c, Width: 400, Light: &Light{Sky: 1, Bounce: 1}})
	middle := im.NRGBAAt(200, im.Rect.Dy()/2)
	dark := uint8(255)
	for y := im.Rect.Dy() / 2; y < im.Rect.Dy()*9/10; y++ {
		dark = min(dark, im.NRGBAAt(200, y).R)
	}
	if int(middle.R)-int(dark) < 15 {
		t.Errorf("the rim is %d, the middle %d", dark, middle.R)
	}
}

// Two pieces so far apart that a cell of the height map is wider than any
// corner that it darkens: a level table lies in full light.
func TestSceneOfMetresLiesInFullLight(t *testing.T) {
	s := Scene{Bodies: []Body{slab(10, 0, 4, black, Placement{}), slab(10, 0, 4, black, Placement{X: 3000})}}
	for _, c := range []Camera{Above(), Portrait(), Tabletop()} {
		im := mustRender(t, s, View{Camera: c, Width: 100, Height: 40, Background: Shadow})
		if a := im.NRGBAAt(50, 5).A; a > 2 {
			t.Errorf("%+v: the table between them is in a shadow of %d", c, a)
		}
	}
}

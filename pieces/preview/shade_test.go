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

// block is a square block whose sides, so long, run along the axes.
func block(side, high float64, at Placement) Body {
	at.Turn += 45 // four points at equal angles are a square on its corner
	return Body{sewn(4, ringAt{disc(side * math.Sqrt2 / 2), 0}, ringAt{disc(side * math.Sqrt2 / 2), high}), white, at}
}

// beyond is the part of a disc on one side of a straight line at t radii from
// its middle: the formula for a circle's segment.
func beyond(t float64) float64 {
	t = min(max(t, -1), 1)
	return 0.5 - (math.Asin(t)+t*math.Sqrt(1-t*t))/math.Pi
}

func TestShadowOfALongWallIsHardNearAndSoftFar(t *testing.T) {
	// A lamp in the west at 45 degrees behind a wall whose eastern face is x = 0.
	const high, elevation, spread, side = 12.0, 45.0, 10.0, 120.0
	s := Scene{Bodies: []Body{block(side, high, Placement{X: -side / 2})}}
	w := newShadow(s, 600, Lamp{Azimuth: -90, Elevation: elevation}, 0, spread, 1)
	sin, cos := math.Sincos(elevation * math.Pi / 180)
	k := math.Tan(spread * math.Pi / 180)
	for x := 1.0; x < 30; x++ {
		rise := high / x // the tangent at which the wall's edge is seen from x
		// A place v radii above the lamp's middle has the tangent (sin + v k cos) / (cos - v k sin).
		v := (rise*cos - sin) / (k * (cos + rise*sin))
		if got, want := w.lit(vec{x: x}, vec{z: 1}), beyond(v); !near(got, want, 0.05) {
			t.Errorf("%v mm behind the wall the lamp is seen to %.3f, want %.3f", x, got, want)
		}
	}
	if got := w.lit(vec{x: -side - 5}, vec{z: 1}); got != 1 {
		t.Errorf("before the wall the lamp is seen to %v", got)
	}
}

func TestShadowFallsAwayFromALampOnAnySide(t *testing.T) {
	// A small post and a lamp hardly wider than a point: the shadow's end lies
	// the height times the cotangent of the elevation away from the lamp.
	const high = 20.0
	s := Scene{Bodies: []Body{slab(3, 0, high, white, Placement{X: 5, Y: -4})}}
	for azimuth := -180.0; azimuth < 180; azimuth += 22.5 {
		w := newShadow(s, 500, Lamp{Azimuth: azimuth, Elevation: 50}, 0, 0.2, 2)
		sin, cos := math.Sincos((azimuth - 90) * math.Pi / 180) // azimuth 0 shines from -y
		long := high / math.Tan(50*math.Pi/180)
		for far, want := range map[float64]float64{-4: 1, long - 1: 0, long + 2: 0, long + 4.2: 1} {
			if got := w.lit(vec{x: 5 - cos*far, y: -4 - sin*far}, vec{z: 1}); !near(got, want, 0.02) {
				t.Errorf("lamp at %v degrees: %v mm away from it the ground sees %v of it, want %v", azimuth, far, got, want)
			}
		}
	}
}

// A wall that the lamp grazes is lit evenly: nothing on it shades itself.
func TestWallsDoNotShadeThemselves(t *testing.T) {
	for turn := 0.0; turn < 90; turn += 14.6 {
		s := Scene{Bodies: []Body{block(40, 10, Placement{Turn: turn})}}
		w := newShadow(s, 500, Lamp{Azimuth: -128, Elevation: 50}, 0, 12, 2)
		lamp := towards(-128, 50)
		for side := 0.0; side < 360; side += 90 {
			sin, cos := math.Sincos((turn + side) * math.Pi / 180)
			n := vec{x: cos, y: sin}
			if n.dot(lamp) < 0.22 {
				continue // a part of the lamp, 12 degrees to each side, is behind the wall
			}
			for along := -19.0; along < 19; along += 0.37 {
				p := n.times(20).add(vec{x: -sin, y: cos}.times(along)).add(vec{z: 5 + along/4})
				if got := w.lit(p, n); got < 0.98 {
					t.Fatalf("turned by %v, a wall is lit to %v at %v", turn, got, p)
				}
			}
		}
	}
}

// Ground that an overhang hides from the map is shaded as the ground before it.
func TestShadowGoesOnBelowAnOverhang(t *testing.T) {
	chamfered := sewn(90, ringAt{disc(14.4), 0}, ringAt{disc(15), 0.6}, ringAt{disc(15), 8})
	w := newShadow(Scene{Bodies: []Body{{chamfered, white, Placement{}}}}, 500, Lamp{Azimuth: 180, Elevation: 50}, 0, 8, 1)
	for y := -14.4; y > -17; y -= 0.05 {
		if got := w.lit(vec{y: y}, vec{z: 1}); got > 0.01 {
			t.Errorf("%v mm from the axis the lamp behind the piece is seen to %v", y, got)
		}
	}
}

func TestFacesDoNotShadeThemselves(t *testing.T) {
	s := Scene{Bodies: []Body{slab(20, 0, 5, white, Placement{Tilt: 30}), slab(1, 0, 30, white, Placement{X: 60})}}
	w := newShadow(s, 800, Lamp{Azimuth: -128, Elevation: 50}, 0, 12, 1)
	n := s.Bodies[0].Place.rotation()
	up := vec{n[0].z, n[1].z, n[2].z}
	for x := -18.0; x <= 18; x += 1.5 {
		p := vec{n[0].x, n[1].x, n[2].x}.times(x).add(up.times(5))
		if got := w.lit(p, up); got < 0.999 {
			t.Errorf("the slope shades itself to %v at %v mm", got, x)
		}
	}
}

// A lower piece beside it throws no shadow on a piece's top, a higher one does.
func TestOnlyWhatIsHigherThrowsAShadow(t *testing.T) {
	for high, shaded := range map[float64]bool{5: false, 10: false, 30: true} {
		s := Scene{Bodies: []Body{slab(20, 0, 10, white, Placement{}), slab(10, 0, high, white, Placement{X: -31})}}
		w := newShadow(s, 800, Lamp{Azimuth: -90, Elevation: 45}, 0, 6, 1)
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

// A rounded edge mirrors a lamp: in a black block seen at a corner, the line
// between two faces is lighter than either.
func TestEdgesOfABlackPieceShine(t *testing.T) {
	b := block(30, 12, Placement{})
	b.Colour = black
	im := mustRender(t, Scene{Bodies: []Body{b}}, View{Camera: Camera{Azimuth: 45, Elevation: 35, Margin: 0.05}, Width: 400, Height: 300})
	// The upright edge nearest to the camera stands in the picture's middle.
	y := 220
	edge, left, right := uint8(0), im.NRGBAAt(185, y).R, im.NRGBAAt(215, y).R
	for x := 196; x < 205; x++ {
		edge = max(edge, im.NRGBAAt(x, y).R)
	}
	if edge < max(left, right)+8 {
		t.Errorf("the edge is %d, the faces beside it %d and %d", edge, left, right)
	}
	// Without sheen there is nothing to mirror.
	matt := Studio()
	matt.Sheen = 0
	im = mustRender(t, Scene{Bodies: []Body{b}}, View{Camera: Camera{Azimuth: 45, Elevation: 35, Margin: 0.05}, Width: 400, Height: 300, Light: &matt})
	for x := 196; x < 205; x++ {
		if got := im.NRGBAAt(x, y).R; got > max(im.NRGBAAt(185, y).R, im.NRGBAAt(215, y).R)+1 {
			t.Errorf("a matt edge is %d", got)
		}
	}
}

func TestPeaksKnowTheHighestWithinReach(t *testing.T) {
	m := heights{200, 100, make([]float32, 200*100)}
	m.z[50*200+90], m.z[50*200+96] = 51, 53
	p := newPeaks(&m, 30)
	for _, at := range [][2]float64{{90, 50}, {125, 50}, {66, 50}, {90, 79}, {90, 21}} {
		if h := p.at(at[0], at[1]); h != 53 {
			t.Errorf("within 30 of %v the highest is %v, want 53", at, h)
		}
	}
	for _, at := range [][2]float64{{199, 50}, {-60, 50}, {90, -50}, {90, 160}, {1e7, 1e7}} {
		if h := p.at(at[0], at[1]); h != 0 {
			t.Errorf("%v is far from all, but there is something %v high", at, h)
		}
	}
}

package models

import (
	"errors"
	"math"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
)

func TestBoxHasTheVolumeOfItsFormula(t *testing.T) {
	for _, p := range []BoxParms{DefaultBox(38, 10, 4), DefaultBox(38, 10, 6), DefaultBox(20, 4, 4), DefaultBox(80, 20, 6)} {
		box, err := NewBox(p)
		if err != nil {
			t.Fatal(err)
		}
		want := boxVolume(p)
		near(t, "volume", stackVolume(box)/want, 1, ofHeight)
	}
}

// boxVolume is the closed formula of the default box: an octagonal prism with
// chamfers and grooves, less seven wells, seven floor holes and six pockets.
func boxVolume(p BoxParms) float64 {
	well := p.TileAcrossFlats + 0.8
	a := (math.Sqrt(6)+math.Sqrt2)/4*(well+1.26+well/math.Sqrt(3)) + 1.68
	height := 2 + float64(p.Deep)*p.TileThickness + 0.8
	hole := math.Min(22, well-6)
	v := frustum(height-1.2, a, 0, octagonArea) + 2*frustum(0.6, a-0.6, 0.6, octagonArea) - grooveVolume(a)
	v -= 7 * (frustum(height-2-0.4, well/2, 0, hexagonArea) + frustum(0.4, well/2, 0.4, hexagonArea))
	v -= 7 * (frustum(2-0.6, hole/2, 0, hexagonArea) + frustum(0.6, hole/2, 0.6, hexagonArea))
	wall, line := a-2.1, (2*well+1.26)/2+1.26
	pocket := func(out float64) float64 { return pocketArea(wall+out, line-out) }
	return v - frustum(height-2-0.4, 0, 0, pocket) - frustum(0.4, 0, 0.4, pocket)
}

// frustum is the volume between two parallel outlines whose area grows from
// area(r) to area(r+more) as a quadratic: Simpson's rule is then exact.
func frustum(height, r, more float64, area func(float64) float64) float64 {
	return height * (area(r) + 4*area(r+more/2) + area(r+more)) / 6
}

func octagonArea(apothem float64) float64 { return 8 * (math.Sqrt2 - 1) * apothem * apothem }
func hexagonArea(apothem float64) float64 { return 2 * math.Sqrt(3) * apothem * apothem }

// grooveVolume: four grooves, 0.55 mm deep, whose sections are trapezoids. At
// the depth s a side of an octagon with apothem a is 2(a tan 22.5 + s) long.
func grooveVolume(a float64) float64 {
	removed := func(depth float64) float64 {
		return 4 * (2*a*(math.Sqrt2-1)*depth + depth*depth)
	}
	const depth = 0.3 + 0.25
	below := 2 * (0.3 + 0.25*math.Sqrt(5)/2) // flank of 1 : 2, gap square to it
	above := 0.3 + 0.2*math.Sqrt2            // flank of 1 : 1, gap square to it
	face := below - 2*depth + 0.4 + above - depth
	return frustum(2*depth, 0, depth, removed) + face*removed(depth) + frustum(depth, 0, depth, removed)
}

// pocketArea is that of all six pockets: two triangles towards the y axis and
// four quadrilaterals around the octagon's corners; wall is the apothem of the
// octagon in front of them, line the distance of their walls from the middle.
func pocketArea(wall, line float64) float64 {
	tip := wall - 2*line/math.Sqrt(3)
	triangle := math.Sqrt(3) * tip * tip
	quad := (wall*math.Sqrt2-2*line/math.Sqrt(3))*(wall-line) - (1-1/math.Sqrt(3))*(wall*wall-line*line)/2
	return 2*triangle + 4*quad
}

func TestBoxKeepsItsWallsAndPrintsWithoutSupport(t *testing.T) {
	for _, p := range extremes() {
		box, err := NewBox(p)
		if err != nil {
			t.Fatal(err)
		}
		checkPrintable(t, "box", box)
		below := box
		below.Slabs = box.Slabs[:len(box.Slabs)-2] // without the rim's chamfers
		checkApart(t, "box", below, min(p.WellWall, 1.2))
		checkApart(t, "rim", box, lineWidth)
	}
}

func TestStacksStayBelowTheRim(t *testing.T) {
	for _, p := range extremes() {
		box, err := NewBox(p)
		if err != nil {
			t.Fatal(err)
		}
		top := planar.MM(box.Slabs[len(box.Slabs)-1].Z1)
		stack := float64(p.Deep) * p.TileThickness
		near(t, "rim above a full stack", top-p.Floor-stack, p.Headroom, 1e-4)
		near(t, "height", top, p.Height(), 1e-4)
	}
}

func TestAFingerReachesEveryStack(t *testing.T) {
	for _, p := range extremes() {
		box, _ := NewBox(p)
		rings := crossSection(box, p.Floor-0.1)
		if len(rings) != 1+7 {
			t.Fatalf("%d holes in the floor, want 7", len(rings)-1)
		}
		for _, r := range rings[1:] {
			if across := math.Sqrt(-areaOf([][][2]float64{r}) * 2 / math.Sqrt(3)); across < 14 || across > 22.001 {
				t.Errorf("finger hole %.2f mm across", across)
			}
		}
	}
}

func TestBoxesHoldTheSet(t *testing.T) {
	for deep, want := range map[int]int{4: 28, 6: 42} {
		if got := DefaultBox(38, 10, deep).Holds(); got != want {
			t.Errorf("%d deep holds %d, want %d", deep, got, want)
		}
	}
}

func TestBoxRefusesWhatItCannotBe(t *testing.T) {
	for name, spoil := range map[string]func(*BoxParms){
		"tile across flats":  func(p *BoxParms) { p.TileAcrossFlats = 81 },
		"tile thickness":     func(p *BoxParms) { p.TileThickness = math.NaN() },
		"depth":              func(p *BoxParms) { p.Deep = 5 },
		"well clearance":     func(p *BoxParms) { p.WellClearance = 0.1 },
		"lid clearance":      func(p *BoxParms) { p.LidClearance = 0.5 },
		"wall":               func(p *BoxParms) { p.Wall = 1 },
		"wall between wells": func(p *BoxParms) { p.WellWall = 0.84 },
		"floor":              func(p *BoxParms) { p.Floor = 0 },
		"headroom":           func(p *BoxParms) { p.Headroom = -1 },
		"rim chamfer":        func(p *BoxParms) { p.RimChamfer = 1 },
		"finger hole":        func(p *BoxParms) { p.FingerHole = 4 },
		"snap":               func(p *BoxParms) { p.Snap = math.Inf(1) },
	} {
		p := DefaultBox(38, 10, 4)
		spoil(&p)
		_, err := NewBox(p)
		var m *MeasureError
		if !errors.As(err, &m) || m.Measure != name || m.Reason == "" || !strings.Contains(err.Error(), m.Allowed) {
			t.Errorf("%s: error %v", name, err)
		}
		if _, err := NewLid(DefaultLid(p, planar.Region{}, 0.8)); !errors.As(err, &m) {
			t.Errorf("%s: lid: error %v", name, err)
		}
		if _, err := NewCoupon(DefaultCoupon(p)); !errors.As(err, &m) {
			t.Errorf("%s: coupon: error %v", name, err)
		}
	}
}

package models

import (
	"math"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// carvedBlank are the measures of a 38 mm tile with sharp walls at 45 degrees.
func carvedBlank(glyph planar.Region) CarvedParms {
	return CarvedParms{AcrossFlats: 38, Thickness: 10, Chamfer: 0.6, Glyph: glyph, Depth: CarvedDepth, Angle: ChiselAngle}
}

func carvedMesh(t testing.TB, p CarvedParms) (Carved, *mesh.Mesh) {
	t.Helper()
	c, err := NewCarved(p)
	if err != nil {
		t.Fatal(err)
	}
	m, err := c.Mesh()
	if err != nil {
		t.Fatal(err)
	}
	return c, m
}

// cutAway returns the volume in mm3 that the carving takes off the plain tile,
// whose volume is a closed formula.
func cutAway(p CarvedParms, m *mesh.Mesh) float64 {
	return plainTile(p.AcrossFlats, p.Thickness, p.Chamfer) - m.Volume()
}

func rectangle(length, width float64) planar.Region {
	x, y := length/2, width/2
	return planar.Region{Rings: []planar.Ring{{planar.At(-x, -y), planar.At(x, -y), planar.At(x, y), planar.At(-x, y)}}}
}

// meanMiss is what the mesh may be off in height, in mm, on the mean.
const meanMiss = 0.003

func TestCarvedDiscIsAConeOrAFrustum(t *testing.T) {
	for _, c := range []struct{ radius, depth, angle float64 }{
		{6, 1.6, 45}, {6, 0.8, 45}, {1.2, 1.6, 45}, {1.6, 1.6, 45}, {6, 1.6, 60}, {2, 2, 30}, {15, 2, 45},
	} {
		p := carvedBlank(planar.Region{Rings: []planar.Ring{planar.Circle(0, 0, c.radius, 0.0005)}})
		p.Depth, p.Angle = c.depth, c.angle
		_, m := carvedMesh(t, p)
		slope := math.Tan(c.angle * math.Pi / 180)
		inner := max(0, c.radius-c.depth/slope)
		depth := min(c.depth, c.radius*slope)
		want := math.Pi * depth / 3 * (c.radius*c.radius + c.radius*inner + inner*inner)
		if got := cutAway(p, m); math.Abs(got-want) > meanMiss*p.Glyph.Area() {
			t.Errorf("radius %g, %g deep, %g degrees: %.4f mm3, frustum %.4f", c.radius, c.depth, c.angle, got, want)
		}
		p.Sketch = true // cubes twice as wide miss four times as much where the surface is curved
		_, m = carvedMesh(t, p)
		if got := cutAway(p, m); math.Abs(got-want) > 4*meanMiss*p.Glyph.Area() {
			t.Errorf("sketched, radius %g, %g deep, %g degrees: %.4f mm3, frustum %.4f", c.radius, c.depth, c.angle, got, want)
		}
	}
}

// TestCarvedBarIsARoof compares with the volume under a hip roof, or, where
// the bar is wide enough for a floor, under the integral of the rectangles
// that shrink on all sides.
func TestCarvedBarIsARoof(t *testing.T) {
	for _, c := range []struct{ length, width, depth, angle float64 }{
		{20, 2, 1.6, 45}, {20, 0.8, 1.6, 45}, {24, 6, 1.6, 45}, {20, 2, 2, 60}, {24, 8, 1, 30},
	} {
		p := carvedBlank(rectangle(c.length, c.width))
		p.Depth, p.Angle = c.depth, c.angle
		_, m := carvedMesh(t, p)
		slope := math.Tan(c.angle * math.Pi / 180)
		in := min(c.width/2, c.depth/slope) // how far the walls reach inwards
		want := slope * (c.length*c.width*in - (c.length+c.width)*in*in + 4*in*in*in/3)
		if got := cutAway(p, m); math.Abs(got-want) > meanMiss*p.Glyph.Area() {
			t.Errorf("%g x %g mm, %g deep, %g degrees: %.4f mm3, roof %.4f", c.length, c.width, c.depth, c.angle, got, want)
		}
	}
}

// TestBlendFillsTheRootOfAGroove compares two bars that differ in length only.
// Averaging a V groove of slope 1 over a disc of radius r fills its section by
// the second moment of the disc across the groove, r2/4 of a full disc.
func TestBlendFillsTheRootOfAGroove(t *testing.T) {
	const width, round, more = 3.0, 0.5, 10.0
	section := func(round float64) float64 {
		long, short := carvedBlank(rectangle(24, width)), carvedBlank(rectangle(24-more, width))
		long.Round, short.Round = round, round
		_, a := carvedMesh(t, long)
		_, b := carvedMesh(t, short)
		return (cutAway(long, a) - cutAway(short, b)) / more
	}
	sharp, blended := section(0), section(round)
	if want := width * width / 4; math.Abs(sharp-want) > 0.004*want {
		t.Errorf("the sharp groove's section is %.4f mm2, want %.4f", sharp, want)
	}
	if want := round * round / 4; math.Abs(sharp-blended-want) > 0.1*want {
		t.Errorf("the blend fills %.4f mm2 of the section, want %.4f", sharp-blended, want)
	}
}

func TestCarvedTileIsThePlainTileOutsideTheCut(t *testing.T) {
	p := carvedBlank(planar.Region{})
	p.Glyph, _ = star(p.GlyphCircle() / 2)
	p.Round = CarvedRound
	c, m := carvedMesh(t, p)
	plain, err := c.base.Mesh()
	if err != nil {
		t.Fatal(err)
	}
	has := map[mesh.Vertex]bool{}
	for _, v := range m.Vertices {
		has[v] = true
	}
	for _, v := range plain.Vertices {
		if !has[v] {
			t.Errorf("the carved tile lacks the plain tile's corner %v", v)
		}
	}
	if m.Bounds() != plain.Bounds() {
		t.Errorf("carved %v, plain %v", m.Bounds(), plain.Bounds())
	}
	top := int32(planar.Grid(p.Thickness))
	for _, ring := range p.Glyph.Rings {
		for _, q := range ring {
			if !has[mesh.Vertex{X: int32(q.X), Y: int32(q.Y), Z: top}] {
				t.Fatalf("the outline point %v is not a corner of the face", q)
			}
		}
	}
	if deepest := planar.MM(int64(top)) - lowestCut(m); math.Abs(deepest-p.Depth) > 1e-4 {
		t.Errorf("the deepest place lies %.4f mm below the face, want %g", deepest, p.Depth)
	}
}

// lowestCut returns the height in mm of the lowest vertex above the lower rim's chamfer.
func lowestCut(m *mesh.Mesh) float64 {
	low := math.Inf(1)
	for _, v := range m.Vertices {
		if _, _, z := v.MM(); z > 2 {
			low = min(low, z)
		}
	}
	return low
}

func TestCarvedMeshIsTheSameEveryTime(t *testing.T) {
	p := carvedBlank(planar.Region{})
	p.Glyph, _ = star(p.GlyphCircle() / 2)
	p.Round = CarvedRound
	_, a := carvedMesh(t, p)
	_, b := carvedMesh(t, p)
	if sumOf(a) != sumOf(b) {
		t.Error("two meshes of one tile differ")
	}
}

// TestCarvedWithABackMark: the mark takes its area times its depth, whatever is
// carved above it.
func TestCarvedWithABackMark(t *testing.T) {
	p := carvedBlank(rectangle(20, 3))
	_, without := carvedMesh(t, p)
	p.Back, p.BackDepth = rectangle(12, 5), 0.5
	c, with := carvedMesh(t, p)
	if got := without.Volume() - with.Volume(); math.Abs(got-12*5*0.5) > 1e-3 {
		t.Errorf("the mark takes %.6f mm3, want 30", got)
	}
	if r := with.Check(); !r.Sound() || r.Shells != 1 {
		t.Errorf("%+v", r)
	}
	field, err := c.SDF()
	if err != nil {
		t.Fatal(err)
	}
	agree(t, "carved with a back mark", with, field)
}

func TestCarvedRefusals(t *testing.T) {
	good := carvedBlank(planar.Region{})
	good.Glyph, _ = star(good.GlyphCircle() / 2)
	for name, c := range map[string]struct {
		spoil func(*CarvedParms)
		says  string
	}{
		"flat walls":         {func(p *CarvedParms) { p.Angle = 20 }, "allowed are 30 to 60"},
		"steep walls":        {func(p *CarvedParms) { p.Angle = 75 }, "allowed are 30 to 60"},
		"no angle":           {func(p *CarvedParms) { p.Angle = math.NaN() }, "allowed are 30 to 60"},
		"no depth":           {func(p *CarvedParms) { p.Depth = 0 }, "more than 0 to 3"},
		"too deep":           {func(p *CarvedParms) { p.Depth = 3.5 }, "more than 0 to 3"},
		"wide blend":         {func(p *CarvedParms) { p.Round = 3 }, "allowed are 0 to 1"},
		"through":            {func(p *CarvedParms) { p.Depth, p.Thickness = 2, 2 }, "goes through"},
		"nothing to cut":     {func(p *CarvedParms) { p.Glyph = planar.Region{} }, "nothing to cut"},
		"glyph over the rim": {func(p *CarvedParms) { p.Glyph, _ = star(19) }, "beyond the"},
	} {
		p := good
		c.spoil(&p)
		if _, err := NewCarved(p); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
}

// TestTooIntricateGlyphIsRefused combs the glyph into so many teeth that their
// outline alone takes more triangles than a tile may have.
func TestTooIntricateGlyphIsRefused(t *testing.T) {
	const teeth = 16_000
	var ring planar.Ring
	for i := range int64(teeth) {
		x := planar.Grid(-12) + 98*i
		ring = append(ring, planar.Point{X: x, Y: planar.Grid(1)}, planar.Point{X: x + 49, Y: planar.Grid(-5)})
	}
	ring = append(ring, planar.At(12, 6), planar.At(-12, 6))
	c, err := NewCarved(carvedBlank(planar.Region{Rings: []planar.Ring{ring}}))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := c.Mesh(); err == nil || !strings.Contains(err.Error(), "too intricate") {
		t.Errorf("%v, want a refusal", err)
	}
}

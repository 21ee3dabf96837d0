package preview

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"math"
	"testing"

	"shanhai/models/mesh"
	"shanhai/pieces/print"
)

// plain is a light without sheen, sky or fill, from an elevation behind the camera.
func plain(elevation float64) *Light {
	return &Light{Key: Lamp{Azimuth: 0, Elevation: elevation, Strength: 1}, Spread: 1}
}

func mustRender(t *testing.T, s Scene, v View) *image.NRGBA {
	t.Helper()
	im, err := Render(s, v)
	if err != nil {
		t.Fatal(err)
	}
	return im
}

// slab is a round plate: a body with a flat top.
func slab(radius, low, high float64, c print.Colour, at Placement) Body {
	return Body{sewn(60, ringAt{disc(radius), low}, ringAt{disc(radius), high}), c, at}
}

func coverage(im *image.NRGBA) float64 {
	sum := 0.0
	for i := 3; i < len(im.Pix); i += 4 {
		sum += float64(im.Pix[i]) / 255
	}
	return sum
}

func TestSilhouetteHasTheHexagonsArea(t *testing.T) {
	corner := tileFlats * 2 / math.Sqrt(3)
	for _, side := range []int{97, 256, 501} {
		c := Camera{Elevation: 90, Margin: 0.1}
		im := mustRender(t, Scene{Bodies: []Body{{tileMesh(240), black, Placement{}}}}, View{Camera: c, Width: side, Height: side})
		scale := 0.8 * float64(side) / corner
		area := tileFlats * tileFlats * math.Sqrt(3) / 2 * scale * scale
		ring := 2 * math.Sqrt(3) * tileFlats * scale // a pixel wide along the outline
		if got := coverage(im); math.Abs(got-area) > 0.05*ring {
			t.Errorf("at %d px: %.1f pixels are covered, want %.1f", side, got, area)
		}
	}
}

func TestSilhouetteFromTheFrontHasTheRectanglesArea(t *testing.T) {
	// From the front a tile without chamfers is corner to corner wide.
	full := hexagon(tileFlats)
	m := sewn(240, ringAt{full, 0}, ringAt{full, tileHigh})
	im := mustRender(t, Scene{Bodies: []Body{{m, white, Placement{}}}}, View{Camera: Camera{}, Width: 300, Height: 300})
	scale := 300 / (tileFlats * 2 / math.Sqrt(3))
	// Level edges fall between the four rows of samples in a pixel.
	if got, want := coverage(im), 300*tileHigh*scale; math.Abs(got-want) > 0.25*300 {
		t.Errorf("%.1f pixels are covered, want %.1f", got, want)
	}
}

func TestPerspectiveKeepsTheSceneInTheFrame(t *testing.T) {
	c := Camera{Azimuth: 33, Elevation: 41, FieldOfView: 60, Margin: 0.1}
	im := mustRender(t, Scene{Bodies: tileBodies(60, black, gold, Placement{X: 90, Y: -40})}, View{Camera: c, Width: 200, Height: 200})
	lo, hi := image.Pt(200, 200), image.Pt(0, 0)
	for y := range 200 {
		for x := range 200 {
			if im.NRGBAAt(x, y).A > 0 {
				lo, hi = image.Pt(min(lo.X, x), min(lo.Y, y)), image.Pt(max(hi.X, x), max(hi.Y, y))
			}
		}
	}
	if lo.X < 19 || hi.X > 180 || lo.Y < 19 || hi.Y > 180 || hi.X-lo.X < 159 && hi.Y-lo.Y < 159 {
		t.Errorf("the tile spans %v to %v of 200 x 200 with a border of 20", lo, hi)
	}
}

func TestNearerBodyHidesTheFarther(t *testing.T) {
	high, low := slab(5, 8, 10, red, Placement{}), slab(9, 0, 2, gold, Placement{})
	for name, bodies := range map[string][]Body{"high first": {high, low}, "low first": {low, high}} {
		im := mustRender(t, Scene{Bodies: bodies}, View{Camera: Above(), Width: 60, Height: 60, Light: plain(90)})
		if c := im.NRGBAAt(30, 30); c.R != red.R || c.G != red.G {
			t.Errorf("%s: from above the middle is %v", name, c)
		}
		under := mustRender(t, Scene{Bodies: bodies}, View{Camera: Camera{Elevation: -90}, Width: 60, Height: 60,
			Light: &Light{Bounce: 1, Sky: 1}})
		if c := under.NRGBAAt(30, 30); c.A != 255 || int(c.G)*10 < int(c.R)*6 { // gold has more green than red
			t.Errorf("%s: from below the middle is %v", name, c)
		}
	}
}

func TestFlatPatchHasTheFilamentsColourInFullLight(t *testing.T) {
	for _, c := range []print.Colour{black, white, gold, red} {
		im := mustRender(t, Scene{Bodies: []Body{slab(5, 0, 1, c, Placement{})}}, View{Camera: Above(), Width: 40, Height: 40, Light: plain(90)})
		if got := im.NRGBAAt(20, 20); got.R != c.R || got.G != c.G || got.B != c.B || got.A != 255 {
			t.Errorf("filament %v looks %v", c, got)
		}
	}
}

func TestLightFallsWithTheSineOfTheLampsElevation(t *testing.T) {
	for _, elevation := range []float64{60, 30, 14.5} {
		im := mustRender(t, Scene{Bodies: []Body{slab(5, 0, 1, gold, Placement{})}}, View{Camera: Above(), Width: 40, Height: 40, Light: plain(elevation)})
		got := im.NRGBAAt(20, 20)
		want := 255 * encode(decode(float64(gold.R)/255)*math.Sin(elevation*math.Pi/180))
		if math.Abs(float64(got.R)-want) > 0.7 {
			t.Errorf("lamp at %v degrees: red is %d, want %.1f", elevation, got.R, want)
		}
	}
}

func TestStudioShowsTopsInTheirFilamentsColour(t *testing.T) {
	for _, c := range []print.Colour{white, gold, red} {
		im := mustRender(t, Scene{Bodies: []Body{slab(5, 0, 1, c, Placement{})}}, View{Camera: Above(), Width: 40, Height: 40})
		got := im.NRGBAAt(20, 20)
		if dist := max(diff(got.R, c.R), diff(got.G, c.G), diff(got.B, c.B)); dist > 14 { // the sheen of filament
			t.Errorf("filament %v looks %v from above", c, got)
		}
	}
}

func diff(a, b uint8) int { return max(int(a)-int(b), int(b)-int(a)) }

func TestBlackTileShowsItsChamfer(t *testing.T) {
	im := mustRender(t, Scene{Bodies: tileBodies(240, black, black, Placement{})}, View{Camera: Above(), Width: 400, Height: 400})
	top := im.NRGBAAt(200, 60)
	// The chamfer's middle lies 0.3 mm inside the lower flat.
	scale := 400 * (1 - 2*Above().Margin) / (tileFlats * 2 / math.Sqrt(3))
	rim := im.NRGBAAt(200, 200+int((tileFlats/2-tileBevel/2)*scale))
	if int(rim.R)-int(top.R) < 15 {
		t.Errorf("the chamfer is %v on a top of %v", rim, top)
	}
}

func TestShadowFallsAwayFromTheLamp(t *testing.T) {
	// A plate 10 mm high with the lamp in the west at 45 degrees: its shadow
	// reaches 10 mm beyond its eastern rim.
	light := &Light{Key: Lamp{Azimuth: -90, Elevation: 45, Strength: 1}, Spread: 2, Sky: 0.2}
	s := Scene{Bodies: []Body{slab(10, 0, 10, white, Placement{}), slab(0.1, 0, 0.1, white, Placement{X: 30}), slab(0.1, 0, 0.1, white, Placement{X: -30})}}
	im := mustRender(t, s, View{Camera: Camera{Elevation: 90}, Width: 602, Height: 602, Background: Ground, Light: light})
	at := func(mm float64) int { return int(im.NRGBAAt(301+int(mm*10), 301).R) }
	if at(18) > at(-18)*7/10 {
		t.Errorf("18 mm to the east the ground is %d, to the west %d", at(18), at(-18))
	}
	if diff := at(23) - at(-23); diff < -8 || diff > 8 {
		t.Errorf("beyond the shadow the ground is %d, to the west %d", at(23), at(-23))
	}
}

func TestWorkersDoNotChangeThePicture(t *testing.T) {
	s := Scene{Layer: 0.2, Labels: []Label{{Text: "Tile", Y: -26, Size: 3, Colour: red}}}
	for i := range 4 {
		s.Bodies = append(s.Bodies, tileBodies(90, white, gold, Placement{X: float64(i%2) * 41, Y: float64(i/2) * 45, Turn: float64(i) * 7, Tilt: float64(i) * 3, Z: 3})...)
	}
	for _, ground := range []Background{Transparent, Ground, Shadow} {
		v := View{Camera: Tabletop(), Width: 301, Height: 203, Background: ground, Workers: 1}
		want := mustRender(t, s, v)
		for _, v.Workers = range []int{2, 3, 16} {
			if got := mustRender(t, s, v); !bytes.Equal(got.Pix, want.Pix) {
				t.Errorf("background %d: %d workers draw another picture than one", ground, v.Workers)
			}
		}
	}
}

func TestBackgrounds(t *testing.T) {
	s := Scene{Bodies: tileBodies(60, white, gold, Placement{})}
	for ground, want := range map[Background][2]uint8{Transparent: {0, 255}, Shadow: {0, 255}, Ground: {255, 255}} {
		im := mustRender(t, s, View{Camera: Camera{Elevation: 60, Margin: 0.3}, Width: 120, Height: 120, Background: ground})
		if corner, middle := im.NRGBAAt(1, 1).A, im.NRGBAAt(60, 60).A; corner > want[0] || corner < want[0] || middle != want[1] {
			t.Errorf("background %d: corner and middle have alpha %d and %d", ground, corner, middle)
		}
	}
}

// degenerate scenes and whether they can be drawn at all.
func degenerate() map[string]struct {
	scene Scene
	want  error
} {
	point := &mesh.Mesh{Vertices: make([]mesh.Vertex, 3), Triangles: []mesh.Triangle{{0, 1, 2}}}
	nan := Placement{X: math.NaN()}
	type c = struct {
		scene Scene
		want  error
	}
	anyError := errors.New("any")
	return map[string]c{
		"no body":         {Scene{}, ErrEmpty},
		"empty mesh":      {Scene{Bodies: []Body{{Mesh: &mesh.Mesh{}}}}, ErrEmpty},
		"no mesh":         {Scene{Bodies: []Body{{}}}, anyError},
		"one point":       {Scene{Bodies: []Body{{Mesh: point}}}, nil},
		"point and empty": {Scene{Bodies: []Body{{Mesh: &mesh.Mesh{}}, {Mesh: point}}}, nil},
		"no vertex":       {Scene{Bodies: []Body{{Mesh: &mesh.Mesh{Triangles: []mesh.Triangle{{0, 1, 2}}}}}}, anyError},
		"negative vertex": {Scene{Bodies: []Body{{Mesh: &mesh.Mesh{Vertices: point.Vertices, Triangles: []mesh.Triangle{{0, -1, 2}}}}}}, anyError},
		"nowhere":         {Scene{Bodies: []Body{{Mesh: point, Place: nan}}}, anyError},
		"too far":         {Scene{Bodies: []Body{{Mesh: point, Place: Placement{Z: 1e9}}}}, anyError},
	}
}

func TestDegenerateScenes(t *testing.T) {
	for name, c := range degenerate() {
		for _, camera := range []Camera{Above(), Portrait()} {
			im, err := Render(c.scene, View{Camera: camera, Width: 20, Background: Transparent})
			check(t, name, err, c.want)
			if err == nil && coverage(im) != 0 {
				t.Errorf("%s: something is drawn", name)
			}
			_, _, err = NewThumbnailer().Pair(c.scene, camera)
			check(t, name, err, c.want)
		}
		var out bytes.Buffer
		check(t, name, WriteSVG(&out, c.scene, Flat{}), c.want)
	}
}

func check(t *testing.T, name string, err, want error) {
	t.Helper()
	if (err == nil) != (want == nil) || errors.Is(want, ErrEmpty) && !errors.Is(err, ErrEmpty) {
		t.Errorf("%s: error %v, want %v", name, err, want)
	}
}

func TestViewRefusesBadSizes(t *testing.T) {
	s := Scene{Bodies: tileBodies(12, white, gold, Placement{})}
	for _, v := range []View{{}, {Width: -1, Height: 5}, {Width: MaxSide + 1, Height: 5}, {Width: 5, Height: 5, Samples: 9}} {
		if _, err := Render(s, v); err == nil {
			t.Errorf("%d x %d with %d samples is drawn", v.Width, v.Height, v.Samples)
		}
	}
}

func TestThumbnailsArePNGFilesWithAClearBackground(t *testing.T) {
	large, small, err := NewThumbnailer().Pair(plateOf(3), PlateView())
	if err != nil {
		t.Fatal(err)
	}
	for side, file := range map[int][]byte{ThumbnailSide: large, SmallSide: small} {
		im, err := png.Decode(bytes.NewReader(file))
		if err != nil {
			t.Fatal(err)
		}
		if im.Bounds().Dx() != side || im.Bounds().Dy() != side {
			t.Errorf("the picture is %v, want %d", im.Bounds(), side)
		}
		if _, _, _, a := im.At(1, 1).RGBA(); a != 0 {
			t.Error("the corner is not clear")
		}
		if r, g, _, a := im.At(side/2, side/2).RGBA(); a != 0xffff || diff(uint8(r>>8), gold.R) > 12 || diff(uint8(g>>8), gold.G) > 12 {
			t.Errorf("the middle of the middle tile is %x %x, not gold", r, g)
		}
	}
}

func TestThumbnailSilhouetteHasTheHexagonsArea(t *testing.T) {
	im, err := NewThumbnailer().Draw(Scene{Bodies: []Body{{tileMesh(240), black, Placement{X: 13.7}}}}, Above(), 256)
	if err != nil {
		t.Fatal(err)
	}
	sum := 0.0
	for y := range 256 {
		for x := range 256 {
			_, _, _, a := im.At(x, y).RGBA()
			sum += float64(a) / 0xffff
		}
	}
	// The scale is the largest power of 2^(1/8), in samples of half a pixel, that fits.
	fit := 2 * 256 * (1 - 2*Above().Margin) / (tileFlats * 2 / math.Sqrt(3))
	scale := math.Exp2(math.Floor(math.Log2(fit)*8)/8) / 2
	area := tileFlats * tileFlats * math.Sqrt(3) / 2 * scale * scale
	if ring := 2 * math.Sqrt(3) * tileFlats * scale; math.Abs(sum-area) > 0.05*ring {
		t.Errorf("%.1f pixels are covered, want %.1f", sum, area)
	}
}

func TestThumbnailsDoNotDependOnEarlierOnes(t *testing.T) {
	fresh, used := NewThumbnailer(), NewThumbnailer()
	if _, _, err := used.Pair(Scene{Bodies: tileBodies(90, white, red, Placement{Turn: 11})}, PlateView()); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		a, b, err := fresh.Pair(plateOf(4), PlateView())
		if err != nil {
			t.Fatal(err)
		}
		c, d, err := used.Pair(plateOf(4), PlateView())
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(a, c) || !bytes.Equal(b, d) {
			t.Error("the same plate comes out different")
		}
	}
}

func TestThumbnailOfVeryManyColours(t *testing.T) {
	var s Scene
	for i := range 900 {
		c := print.Colour{R: uint8(i % 30 * 8), G: uint8(i / 30 * 8), B: uint8(i * 13)}
		s.Bodies = append(s.Bodies, slab(5, 0, 2, c, Placement{X: float64(i%30) * 7, Y: float64(i/30) * 7}))
	}
	im, err := NewThumbnailer().Draw(s, Above(), 512)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(im.Palette); n > 256 || n < 32 {
		t.Errorf("the palette has %d colours", n)
	}
	if _, _, _, a := im.At(256, 256).RGBA(); a == 0 {
		t.Error("the middle is empty")
	}
}

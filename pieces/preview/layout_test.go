package preview

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"image"
	"io"
	"math"
	"strings"
	"testing"

	"shanhai/models/mesh"
	"shanhai/pieces/print"
)

func tiles(n int, turn float64) []Item {
	m := tileMesh(24)
	var out []Item
	for range n {
		out = append(out, Item{"tile", []Body{{m, black, Placement{Turn: turn}}}})
	}
	return out
}

// nearest returns the smallest distance between two bodies' origins.
func nearest(s Scene) float64 {
	best := math.Inf(1)
	for i, a := range s.Bodies {
		for _, b := range s.Bodies[:i] {
			best = min(best, math.Hypot(a.Place.X-b.Place.X, a.Place.Y-b.Place.Y))
		}
	}
	return best
}

func TestNestedHexagonsStandAGapApart(t *testing.T) {
	for _, turn := range []float64{0, 30} {
		for columns := 2; columns < 8; columns++ {
			for n := 3; n < 20; n++ {
				s := SetScene([][]Item{tiles(n, turn), tiles(5, turn)}, Grid{Columns: columns, Gap: 3, Stagger: true})
				// Sides of neighbours are parallel: a gap apart they are flats + gap from middle to middle.
				if got := nearest(s); math.Abs(got-(tileFlats+3)) > 0.01 {
					t.Fatalf("turn %v, %d tiles in %d columns: neighbours are %v mm apart, want %v", turn, n, columns, got, tileFlats+3)
				}
			}
		}
	}
}

func TestSheetHasANameUnderEachItem(t *testing.T) {
	s := SheetScene(tiles(7, 0), Grid{Columns: 3, Gap: 5, Label: 4})
	if len(s.Bodies) != 7 || len(s.Labels) != 7 {
		t.Fatalf("%d bodies and %d labels", len(s.Bodies), len(s.Labels))
	}
	for i, l := range s.Labels {
		b := s.Bodies[i].Place
		if l.X != b.X || l.Y+l.Size/2 > b.Y-tileFlats/2 || l.Y < b.Y-tileFlats/2-12 {
			t.Errorf("label %d at %v,%v is not under its tile at %v,%v", i, l.X, l.Y, b.X, b.Y)
		}
	}
	if s.Bodies[0].Place.Y <= s.Bodies[6].Place.Y || s.Bodies[0].Place.X >= s.Bodies[1].Place.X {
		t.Error("the sheet does not begin at its upper left")
	}
}

func TestTilesLieOnEachOtherInTheirWells(t *testing.T) {
	box := Item{"box", []Body{slab(60, 0, 45, black, Placement{})}}
	s := OpenBoxScene(box, Item{}, []Well{{X: 20, Y: 0, Z: 2, Turn: 90, Items: tiles(4, 0)}}, 10)
	for i, b := range s.Bodies[1:] {
		if want := 2 + tileHigh*float64(i); math.Abs(b.Place.Z-want) > 1e-4 || b.Place.X != 20 || b.Place.Y != 0 || b.Place.Turn != 90 {
			t.Errorf("tile %d lies at %+v, want z %v", i, b.Place, want)
		}
	}
}

func TestLidLiesBesideTheBox(t *testing.T) {
	box, lid := Item{"box", []Body{slab(50, 0, 40, black, Placement{})}}, Item{"lid", []Body{slab(53, -8, 0, black, Placement{})}}
	s := OpenBoxScene(box, lid, nil, 10)
	if p := s.Bodies[1].Place; math.Abs(p.X-(50+10+53)) > 1e-3 || p.Z != 8 {
		t.Errorf("the lid lies at %+v", p)
	}
}

func project() *print.Project {
	base, inlay := tileMesh(60), inlayMesh(60)
	return &print.Project{
		Filaments: []print.Filament{{Colour: black}, {Colour: gold}},
		Objects:   []print.Object{{Name: "tile", Parts: []print.Part{{Mesh: base.Flipped().Moved(up(tileHigh)), Filament: 1}, {Mesh: inlay.Flipped().Moved(up(tileHigh)), Filament: 2}}}},
		Plates:    []print.Plate{{Instances: []print.Instance{{X: 100, Y: 90}, {X: 150, Y: 90}}}},
	}
}

func up(mm float64) mesh.Vertex { return mesh.Vertex{Z: int32(mm * 65536)} }

func TestPlateSceneTurnsFaceDownPiecesOver(t *testing.T) {
	for faceUp, want := range map[bool]print.Colour{false: black, true: gold} {
		s := PlateScene(project(), 0, faceUp)
		if p := s.Bodies[0].Place; p.X != 100 || p.Y != 90 {
			t.Fatalf("the first tile lies at %v", p)
		}
		im := mustRender(t, s, View{Camera: Above(), Width: 160, Light: plain(90)})
		x := im.Rect.Dx()/2 + int(25*float64(im.Rect.Dx())*(1-2*Above().Margin)/(50+tileFlats*2/math.Sqrt(3)))
		if c := im.NRGBAAt(x, im.Rect.Dy()/2); c.R != want.R || c.G != want.G || c.B != want.B {
			t.Errorf("face up %v: the tile's middle is %v, want %v", faceUp, c, want)
		}
	}
}

func TestTurningOverTwiceChangesNothing(t *testing.T) {
	it := Item{"tile", tileBodies(12, black, gold, Placement{X: 3, Y: 4, Z: 5})}
	again := it.TurnedOver().TurnedOver()
	for i := range it.Bodies {
		if it.Bodies[i] != again.Bodies[i] {
			t.Errorf("%+v became %+v", it.Bodies[i].Place, again.Bodies[i].Place)
		}
	}
}

func TestPictureIsAsHighAsTheSceneNeeds(t *testing.T) {
	s := Scene{Bodies: []Body{slab(10, 0, 1, black, Placement{}), slab(10, 0, 1, black, Placement{X: 20})}}
	if h := (Camera{Elevation: 90, Margin: 0.1}).Height(s, 600); h != 300 {
		t.Errorf("two discs side by side are %d high in 600, want 300", h)
	}
}

// svgPaths returns the path data of an SVG document.
func svgPaths(t *testing.T, r io.Reader) []string {
	t.Helper()
	var out []string
	d := xml.NewDecoder(r)
	for {
		token, err := d.Token()
		if err == io.EOF {
			return out
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "path" {
			for _, a := range e.Attr {
				if a.Name.Local == "d" {
					out = append(out, a.Value)
				}
			}
		}
	}
}

// pathArea sums the areas of the closed straight outlines of a path, holes negative.
func pathArea(t *testing.T, data string) float64 {
	t.Helper()
	sum := 0.0
	for _, loop := range strings.Split(strings.TrimSuffix(data, "Z"), "Z") {
		var pts [][2]float64
		for _, p := range strings.Split(strings.TrimPrefix(loop, "M"), "L") {
			var x, y float64
			if _, err := fmt.Sscan(p, &x, &y); err != nil {
				t.Fatalf("%q: %v", p, err)
			}
			pts = append(pts, [2]float64{x, -y})
		}
		for i, p := range pts {
			q := pts[(i+1)%len(pts)]
			sum += (p[0]*q[1] - p[1]*q[0]) / 2
		}
	}
	return sum
}

func TestSVGPathsTileTheHexagon(t *testing.T) {
	var out bytes.Buffer
	s := Scene{Bodies: tileBodies(240, black, gold, Placement{X: 7, Y: -3})}
	if err := WriteSVG(&out, s, Flat{Margin: 2}); err != nil {
		t.Fatal(err)
	}
	paths := svgPaths(t, &out)
	// Six chamfers, the top around the inlay, the inlay; not the floor of its pocket.
	if len(paths) != 8 {
		t.Errorf("%d paths, want 8", len(paths))
	}
	sum := 0.0
	for _, p := range paths {
		sum += pathArea(t, p)
	}
	if want := tileFlats * tileFlats * math.Sqrt(3) / 2; math.Abs(sum-want) > 0.05 {
		t.Errorf("the paths cover %.3f mm2, want %.3f", sum, want)
	}
}

func TestSVGOfALabelledSheetIsWellFormed(t *testing.T) {
	var a, b bytes.Buffer
	s := SheetScene(tiles(3, 0), Grid{Columns: 2, Gap: 5, Label: 4, Ink: red})
	if err := WriteSVG(&a, s, Flat{Ground: true, Background: white}); err != nil {
		t.Fatal(err)
	}
	if err := WriteSVG(&b, s, Flat{Ground: true, Background: white}); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(a.Bytes(), b.Bytes()) {
		t.Error("the same scene gives two documents")
	}
	if n := strings.Count(a.String(), `fill="#c1272d"`); n != 3 {
		t.Errorf("%d labels in red, want 3", n)
	}
	svgPaths(t, &a)
}

func TestFillMeasuresAreaExactlyAcross(t *testing.T) {
	square := func(x0, y0, x1, y1 float64) []stroke {
		return []stroke{{x0, y0, x1, y0}, {x1, y0, x1, y1}, {x1, y1, x0, y1}, {x0, y1, x0, y0}}
	}
	// A square with a hole running the other way round, and another that overlaps it.
	all := append(square(2.25, 2, 12.75, 12), square(10.5, 4, 5.5, 10)...)
	all = append(all, square(12, 2, 14, 4)...)
	sum := 0.0
	fillStrokes(all, image.Rect(0, 0, 20, 20), func(x, y int, part float64) { sum += part })
	if want := 10.5*10 - 5*6 + 1.25*2; math.Abs(sum-want) > 1e-9 {
		t.Errorf("the fill covers %v pixels, want %v", sum, want)
	}
}

func TestCapitalsHaveTheHeightAskedFor(t *testing.T) {
	l, err := newLettering(nil)
	if err != nil {
		t.Fatal(err)
	}
	strokes, err := l.outline("HH", 50, 100, 200)
	if err != nil {
		t.Fatal(err)
	}
	lo, hi := [2]float64{1e9, 1e9}, [2]float64{}
	for _, s := range strokes {
		lo = [2]float64{min(lo[0], s.x0), min(lo[1], s.y0)}
		hi = [2]float64{max(hi[0], s.x0), max(hi[1], s.y0)}
	}
	if math.Abs(lo[1]-175) > 0.6 || math.Abs(hi[1]-225) > 0.6 || math.Abs((lo[0]+hi[0])/2-100) > 0.6 {
		t.Errorf("the word fills %v to %v, want a height of 50 around 100, 200", lo, hi)
	}
}

func TestBadFontIsAnError(t *testing.T) {
	s := SheetScene(tiles(1, 0), Grid{Columns: 1, Label: 4})
	if _, err := Render(s, View{Camera: Above(), Width: 40, Font: []byte("not a font")}); err == nil {
		t.Error("a font that is none is taken")
	}
}

// svgFills returns the greens of an SVG's paths, the lowest first.
func svgFills(t *testing.T, b Body) []int {
	t.Helper()
	var out bytes.Buffer
	if err := WriteSVG(&out, Scene{Bodies: []Body{b}}, Flat{}); err != nil {
		t.Fatal(err)
	}
	var greens []int
	for _, path := range strings.Split(out.String(), "<path fill=\"#")[1:] {
		var r, g int
		if _, err := fmt.Sscanf(path, "%02x%02x", &r, &g); err != nil {
			t.Fatal(err)
		}
		greens = append(greens, g)
	}
	return greens
}

func TestSVGTellsTheFloorOfAnEngravingFromItsTop(t *testing.T) {
	plain := svgFills(t, slab(10, 0, 5, white, Placement{}))
	cut := sewn(60, ringAt{disc(10), 0}, ringAt{disc(10), 5}, ringAt{disc(6), 5}, ringAt{disc(6), 4.2})
	got := svgFills(t, Body{cut, white, Placement{X: 3, Z: 2}})
	if len(plain) != 1 || len(got) != 2 {
		t.Fatalf("%d and %d faces, want 1 and 2", len(plain), len(got))
	}
	if got[1] != plain[0] {
		t.Errorf("the top's green is %d beside a recess, %d alone", got[1], plain[0])
	}
	if got[0] > got[1]-10 || got[0] < got[1]/2 {
		t.Errorf("the floor's green is %d under a top of %d", got[0], got[1])
	}
}

package shanhai

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"math"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/internal/creature"
	"shanhai/models/mesh"
	"shanhai/pieces"
	"shanhai/pieces/design"
)

// plainDesign has tiles of 38 mm, whose glyph circle is 34.4 mm.
func plainDesign() design.Design {
	return design.Design{
		Size: 38, Thickness: 10, Chamfer: 0.6, Style: design.StyleInlay, Face: design.FaceAuto,
		Back: design.BackNone, GlyphFit: design.FitCircle, Nozzle: design.Nozzle04, Variant: design.VariantBoth,
		Color: defaultColours(),
	}
}

func defaultColours() map[string]design.Colour {
	out := map[string]design.Colour{}
	for _, s := range swatches() {
		out[s.Key] = s.Default
	}
	return out
}

// bar is an SVG document with a bar of 8 x 2 mm.
func bar() Drawing {
	return Drawing{Name: "bar.svg", Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10"><rect x="6" y="4" width="8" height="2"/></svg>`)}
}

// barPicture is a PNG with a bar of 240 x 60 pixels.
func barPicture(t *testing.T) Drawing {
	t.Helper()
	img := image.NewGray(image.Rect(0, 0, 300, 300))
	for i := range img.Pix {
		img.Pix[i] = 255
	}
	for y := 120; y < 180; y++ {
		for x := 30; x < 270; x++ {
			img.SetGray(x, y, color.Gray{})
		}
	}
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return Drawing{Name: "bar.png", Data: b.Bytes()}
}

// size returns the region's extent in mm.
func size(r planar.Region) (w, h float64) { return r.Bounds().Size().MM() }

// fitted returns the width and height of a bar of the given shape whose corners
// lie on the glyph circle.
func fittedBar(ratio float64) (w, h float64) {
	h = 34.4 / math.Sqrt(ratio*ratio+1)
	return ratio * h, h
}

func TestDrawingsFillTheCircle(t *testing.T) {
	for name, g := range map[string]Drawing{"svg": bar(), "png": barPicture(t)} {
		r, notes, err := g.Fit(plainDesign())
		if err != nil || len(notes) > 0 {
			t.Fatalf("%s: %v, notes %q", name, err, notes)
		}
		w, h := size(r)
		if wantW, wantH := fittedBar(4); math.Abs(w-wantW) > 0.1 || math.Abs(h-wantH) > 0.1 {
			t.Errorf("%s: %.2f x %.2f mm, want %.2f x %.2f", name, w, h, wantW, wantH)
		}
	}
}

func TestDrawingsAreTurned(t *testing.T) {
	d := plainDesign()
	d.GlyphRotate = 90
	for name, g := range map[string]Drawing{"svg": bar(), "png": barPicture(t)} {
		r, _, err := g.Fit(d)
		if err != nil {
			t.Fatal(err)
		}
		if w, h := size(r); w > h/3 {
			t.Errorf("%s: %.2f x %.2f mm after a quarter turn", name, w, h)
		}
	}
	upright, err := SetDrawing("shan", plainDesign())
	if err != nil {
		t.Fatal(err)
	}
	turned, err := SetDrawing("shan", d)
	if err != nil {
		t.Fatal(err)
	}
	w, h := size(upright)
	if tw, th := size(turned); math.Abs(tw-h) > 0.05 || math.Abs(th-w) > 0.05 || math.Abs(turned.Area()-upright.Area()) > 0.01*upright.Area() {
		t.Errorf("the set's own: %.2f x %.2f mm, turned %.2f x %.2f", w, h, tw, th)
	}
}

func TestDrawingsKeepTheirMillimetres(t *testing.T) {
	d := plainDesign()
	d.GlyphFit = design.FitKeep
	r, _, err := bar().Fit(d)
	if err != nil {
		t.Fatal(err)
	}
	if w, h := size(r); math.Abs(w-8) > 0.001 || math.Abs(h-2) > 0.001 {
		t.Errorf("%.3f x %.3f mm, want 8 x 2", w, h)
	}
	d.Size = 20 // 16.4 mm of circle hold it as well
	if _, _, err := bar().Fit(d); err != nil {
		t.Error(err)
	}
	large := bar()
	large.Data = bytes.ReplaceAll(large.Data, []byte("mm"), []byte("cm"))
	for g, words := range map[*Drawing]string{
		&large: "bar.svg: in its own size the drawing reaches 41.23 mm from its middle, more than the 8.20 mm that the tile has",
		{Name: "bar.png", Data: barPicture(t).Data}: "bar.png: the picture does not say how large its pixels are",
	} {
		if _, _, err := g.Fit(d); err == nil || !strings.HasPrefix(err.Error(), words) {
			t.Errorf("%s: %v", g.Name, err)
		}
	}
	if _, _, err := (Drawing{Name: "text:山", Text: "山"}).Fit(d); err != nil {
		t.Errorf("text has no size to keep: %v", err)
	}
}

func TestOtherFilesAreNamed(t *testing.T) {
	for begins, kind := range map[string]string{
		"\xff\xd8\xff\xe0": "a JPEG picture", "GIF89a": "a GIF picture", "%PDF-1.7": "a PDF document", "PK\x03\x04": "a ZIP archive",
	} {
		_, _, err := Drawing{Name: "x", Data: []byte(begins + "rest")}.Fit(plainDesign())
		if want := "x: is " + kind + "; allowed: " + DrawingsAllowed; err == nil || err.Error() != want {
			t.Errorf("%v\nwant %s", err, want)
		}
	}
}

// TestNotesNameThePiece: what a drawing's maker may not have meant is said, with its place.
func TestNotesNameThePiece(t *testing.T) {
	g := bar()
	g.Data = bytes.Replace(g.Data, []byte(`x="6"`), []byte(`x="16"`), 1) // over the canvas's edge
	f := newFactory(plainDesign(), Drawings{"shan": g})
	objects, err := f.tile(creature.Mountain, baseLandscape)
	if err != nil {
		t.Fatal(err)
	}
	if notes := objects[0].Notes(); len(notes) != 1 || !strings.HasPrefix(notes[0].Text, "shan: bar.svg:1:") || !strings.Contains(notes[0].Text, "<rect>: reaches beyond the canvas") {
		t.Errorf("notes %q", notes)
	}
	_, err = newFactory(plainDesign(), Drawings{"shan": {Name: "text:龘", Text: "龘"}}).tile(creature.Mountain, baseLandscape)
	if err == nil || !strings.HasPrefix(err.Error(), "shan: text:龘: the built-in font has no 龘 (U+9F98)") {
		t.Error(err)
	}
}

// TestNamesOnTheBack: in every style the name takes its area times its depth
// off the tile, and the bodies stay sound.
func TestNamesOnTheBack(t *testing.T) {
	for _, style := range []design.Style{design.StyleInlay, design.StyleEngraved, design.StyleSkin, design.StyleCarved} {
		for _, nozzle := range []design.Nozzle{design.Nozzle04, design.Nozzle02} {
			d := plainDesign()
			d.Style, d.Nozzle = style, nozzle
			without := tileOf(t, d, creature.YingLong)
			d.Back = design.BackName
			with := tileOf(t, d, creature.YingLong)
			name, err := newFactory(d, nil).name(creature.YingLong)
			if err != nil {
				t.Fatal(err)
			}
			want := name.region.Area() * d.BackDepth()
			if got := volume(without) - volume(with); math.Abs(got-want) > 1e-4*want {
				t.Errorf("%s, %s: the name takes %.3f mm3, its area times the depth is %.3f", style, nozzle, got, want)
			}
			for _, part := range with.Parts {
				if r := part.Mesh.Check(); !r.Sound() {
					t.Errorf("%s, %s: %s: %+v", style, nozzle, part.Name, r)
				}
			}
		}
	}
}

func tileOf(t *testing.T, d design.Design, k creature.Kind) pieces.Object {
	t.Helper()
	objects, err := newFactory(d, nil).tile(k, baseBlack)
	if err != nil {
		t.Fatal(err)
	}
	return objects[0]
}

func volume(o pieces.Object) float64 {
	var all []*mesh.Mesh
	for _, part := range o.Parts {
		all = append(all, part.Mesh)
	}
	return mesh.Join(all...).Volume()
}

// TestNameLiesBehindTheGlyph: face down the recess is on top, in the print; the
// name is not mirrored there, and mirrored where it lies on the bed.
func TestNameLiesBehindTheGlyph(t *testing.T) {
	for _, c := range []struct {
		face   design.Face
		z      float64
		mirror bool
	}{{design.FaceDown, 9.4, false}, {design.FaceUp, 0.6, true}} {
		d := plainDesign()
		d.Face, d.Back = c.face, design.BackName
		o := tileOf(t, d, creature.BaiHu)
		name, err := newFactory(d, nil).name(creature.BaiHu)
		if err != nil {
			t.Fatal(err)
		}
		want := name.region
		if c.mirror {
			want = want.MirroredX()
		}
		holdsAt(t, o.Parts[0].Mesh, want, c.z)
	}
}

// holdsAt tells whether a mesh has all points of a region at a height.
func holdsAt(t *testing.T, m *mesh.Mesh, r planar.Region, z float64) {
	t.Helper()
	at := map[mesh.Vertex]bool{}
	for _, v := range m.Vertices {
		at[v] = true
	}
	for _, ring := range r.Rings {
		for _, p := range ring {
			if !at[mesh.Vertex{X: int32(p.X), Y: int32(p.Y), Z: int32(planar.Grid(z))}] {
				t.Fatalf("no vertex at %v, %g mm", p, z)
			}
		}
	}
}

func TestGlyphInTheColourOfItsBaseIsSaid(t *testing.T) {
	d := plainDesign()
	d.Color["yinglong"] = d.Color[baseBlack]
	notes := tileOf(t, d, creature.YingLong).Notes()
	if len(notes) != 1 || !strings.Contains(notes[0].Text, "will not be seen") {
		t.Errorf("%q", notes)
	}
}

func TestLidIsOneFilamentWhereTilesAre(t *testing.T) {
	for style, bodies := range map[design.Style]int{design.StyleInlay: 2, design.StyleEngraved: 1, design.StyleSkin: 1, design.StyleCarved: 1} {
		d := plainDesign()
		d.Style, d.WellClearance, d.LidClearance = style, 0.4, 0.25
		lid, err := newFactory(d, nil).boxObjects("Box", boxDeep)
		if err != nil {
			t.Fatal(err)
		}
		if got := len(lid[1].Parts); got != bodies {
			t.Errorf("%s: a lid of %d bodies, want %d", style, got, bodies)
		}
	}
}

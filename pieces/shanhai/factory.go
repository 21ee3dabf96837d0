package shanhai

import (
	"bytes"
	"fmt"
	"slices"
	"sync"

	art "shanhai/inscriptions/shanhai"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/printable"
	"shanhai/inscriptions/svg"
	"shanhai/internal/creature"
	"shanhai/internal/saying"
	"shanhai/models"
	"shanhai/models/mesh"
	"shanhai/pieces"
	"shanhai/pieces/design"
)

// factory makes the bodies of one design. Every glyph is read once, whatever
// number of pieces wear it.
type factory struct {
	design design.Design
	own    Drawings
	glyphs map[string]func() (glyph, error)
	names  map[string]func() (glyph, error)
	carved map[string]func() (*mesh.Mesh, error)
	emblem func() (planar.Region, error)
	sketch bool    // the bodies are for pictures
	stray  float64 // mm that their outlines may lie from the true ones; see Distant
}

// glyph is a glyph in its place on the tile, and what is to be said of it, which
// is found when it is asked for.
type glyph struct {
	region planar.Region
	notes  func() []saying.Line
}

func newFactory(d design.Design, own Drawings) *factory {
	f := &factory{design: d, own: own, glyphs: map[string]func() (glyph, error){}, names: map[string]func() (glyph, error){}, carved: map[string]func() (*mesh.Mesh, error){}}
	for _, k := range creature.All() {
		key := k.Key()
		f.glyphs[key] = sync.OnceValues(func() (glyph, error) { return f.glyph(key) })
		f.names[key] = sync.OnceValues(func() (glyph, error) { return f.name(k) })
		f.carved[key] = sync.OnceValues(func() (*mesh.Mesh, error) { return f.carve(k) })
	}
	f.emblem = sync.OnceValues(f.readEmblem)
	return f
}

// tileParms are the measures that all tiles of a design share.
func tileParms(d design.Design) models.TileParms {
	return models.TileParms{AcrossFlats: d.Size, Thickness: d.Thickness, Chamfer: d.Chamfer}
}

// GlyphCircle returns the diameter in mm of the circle that holds a tile's glyph.
func GlyphCircle(d design.Design) float64 { return tileParms(d).GlyphCircle() }

func (f *factory) tileParms() models.TileParms { return tileParms(f.design) }

// glyph places the glyph of a piece: a maker's own as the design says, else the
// set's.
func (f *factory) glyph(key string) (glyph, error) {
	own, ok := f.own[key]
	if !ok {
		r, err := f.read(key)
		return glyph{r, f.remarks(key, r, nil)}, err
	}
	r, notes, err := own.Fit(f.design)
	if err != nil {
		return glyph{}, fmt.Errorf("%s: %w", key, err)
	}
	for i, note := range notes {
		notes[i] = ofPiece(key, note)
	}
	return glyph{r, f.remarks(key, r, notes)}, nil
}

// remarks says, besides what a drawing's reader noted, what of a glyph the
// nozzle can't draw. It looks once.
func (f *factory) remarks(key string, r planar.Region, read []saying.Line) func() []saying.Line {
	return sync.OnceValue(func() []saying.Line {
		return slices.Concat(read, tooSmall(key, f.check(r), f.checkCommand(key)))
	})
}

// both finds what two find.
func both(a, b func() []saying.Line) func() []saying.Line {
	return func() []saying.Line { return slices.Concat(a(), b()) }
}

func (f *factory) check(r planar.Region) printable.Report {
	return printable.Check(r, printable.ForNozzle(f.design.Nozzle.MM()))
}

// read places the set's own drawing of a piece.
func (f *factory) read(key string) (planar.Region, error) { return SetDrawing(key, f.design) }

// SetDrawing returns the set's own glyph of a piece on the design's tiles, by
// its canvas, which composes it.
func SetDrawing(key string, d design.Design) (planar.Region, error) {
	data, err := art.Drawing(key)
	if err != nil {
		return planar.Region{}, err
	}
	return readCanvas(key+".svg", data, tileParms(d).GlyphCircle(), art.Radius, d.GlyphRotate)
}

// readCanvas fits one of the project's own drawings, whose ink fills the given
// part of its canvas, into a circle of the given diameter in mm, turned by
// some degrees.
func readCanvas(name string, data []byte, circle, radius, rotate float64) (planar.Region, error) {
	drawing, _, err := svg.Read(bytes.NewReader(data), name)
	if err != nil {
		return planar.Region{}, err
	}
	return drawing.FitCanvas(circle, rotate, radius)
}

// tile makes the tile of a creature or landscape on a base of the given colour.
func (f *factory) tile(k creature.Kind, base string) ([]pieces.Object, error) {
	if f.design.Style == design.StyleCarved {
		return f.carvedTile(k, base)
	}
	glyph, err := f.glyphs[k.Key()]()
	if err != nil {
		return nil, err
	}
	p := f.tileParms()
	p.Glyph = glyph.region
	notes, err := f.engraveBack(&p, k)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Key(), err)
	}
	depth := f.depth(k.Key(), base)
	p.Up, p.Down = depth, depth
	if !f.design.BothFaces {
		if f.design.FaceDown() {
			p.Up = 0
		} else {
			p.Down = 0
		}
	}
	tile, err := models.NewTile(p)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", k.Key(), err)
	}
	object, err := f.styled(tile, k, base, depth)
	object.Remarks = both(both(glyph.notes, notes), func() []saying.Line { return f.unseen(k.Key(), base) })
	return []pieces.Object{object}, err
}

// depth returns how deep the glyph goes in mm: the maker's choice, or what
// makes its colour opaque on the base's.
func (f *factory) depth(key, base string) float64 {
	switch {
	case f.design.InlayDepth > 0:
		return f.design.InlayDepth
	case f.design.Style == design.StyleEngraved:
		return models.GlyphDepth
	case f.design.Style == design.StyleSkin:
		return f.opaque(base, key)
	}
	return f.opaque(key, base)
}

// opaque returns the depth in mm at which a colour hides the one behind it.
func (f *factory) opaque(front, behind string) float64 {
	return models.OpaqueDepth(f.design.Color[front].Luminance(), f.design.Color[behind].Luminance())
}

// styled gives the bodies of a tile their colours.
func (f *factory) styled(tile models.Tile, k creature.Kind, base string, depth float64) (pieces.Object, error) {
	body, inlay, err := tile.Meshes()
	if err != nil {
		return pieces.Object{}, fmt.Errorf("%s: %w", k.Key(), err)
	}
	o := pieces.Object{Name: k.Name(), FaceDown: f.design.FaceDown()}
	switch f.design.Style {
	case design.StyleEngraved:
		o.Parts = []pieces.Part{{Name: "base", Mesh: body, Colour: base}}
	case design.StyleSkin:
		return f.skin(o, tile, body, k, base, depth)
	default:
		if f.stray > 0 {
			body, inlay = outside(body, inlay)
		}
		o.Parts = []pieces.Part{{Name: "base", Mesh: body, Colour: base}, {Name: "inlay", Mesh: inlay, Colour: k.Key()}}
	}
	return o, nil
}

// skin makes a tile of the creature's colour whose last layers, through which
// the glyph is cut, are in the base's: from above it looks like an inlay.
func (f *factory) skin(o pieces.Object, tile models.Tile, body *mesh.Mesh, k creature.Kind, base string, depth float64) (pieces.Object, error) {
	o.Parts = []pieces.Part{{Name: "body", Mesh: body, Colour: k.Key()}}
	z := f.design.Thickness - depth
	o.Change = &pieces.Change{Z: z, Colour: base, Pause: f.design.Change == design.ChangePause}
	below, above, err := tile.Base.CutAt(planar.Grid(z))
	if err != nil {
		return o, err
	}
	o.Look = []pieces.Part{{Name: "body", Mesh: below, Colour: k.Key()}, {Name: "skin", Mesh: above, Colour: base}}
	return o, nil
}

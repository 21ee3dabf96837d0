// Package art gives the glyphs and colours of the ShanHai set to pictures that are no prints, such as diagrams of
// positions.
package art

import (
	"bytes"
	"fmt"

	"shanhai/inscriptions/lettering"
	"shanhai/inscriptions/planar"
	drawings "shanhai/inscriptions/shanhai"
	"shanhai/inscriptions/svg"
	"shanhai/internal/creature"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// Writing is what the tiles show.
type Writing uint8

// What tiles can show.
const (
	Glyphs     Writing = iota // the set's drawings
	Characters                // their Chinese names
)

// Tile is a tile as a picture shows it.
type Tile struct {
	Base, Ink design.Colour
	Glyph     [][][2]float64 // closed outlines x, y in a circle of radius 1 about the middle, y down; non-zero filled
}

// Set holds the tiles of the set in its default colours. It is read only.
type Set struct {
	glyphs  map[string][][][2]float64
	colours map[string]design.Colour
}

// New reads the drawings, which takes some milliseconds: a Set is for many pictures.
func New(w Writing) (*Set, error) {
	s := &Set{glyphs: map[string][][][2]float64{}, colours: map[string]design.Colour{}}
	for _, c := range shanhai.Catalogue().Colours {
		s.colours[c.Key] = c.Default
	}
	for _, k := range creature.All() {
		r, err := w.region(k)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", k.Key(), err)
		}
		s.glyphs[k.Key()] = rings(r)
	}
	return s, nil
}

// Tile returns the tile of a kind, e.g. "yinglong", of an owner, "white", "black" or empty for landscape; false if the set
// has no such tile.
func (s *Set) Tile(kind, owner string) (Tile, bool) {
	base, ok := s.colours[baseKey(owner)]
	if !ok {
		return Tile{}, false
	}
	return Tile{Base: base, Ink: s.colours[kind], Glyph: s.glyphs[kind]}, true
}

// baseKey is the key of the colour of a tile's base.
func baseKey(owner string) string {
	if owner == "" {
		return "landscape"
	}
	return "base-" + owner
}

// diameter in mm of the circle that outlines are made for: they stray from the drawing by svg.Tolerance, which is then
// as fine as a 400th of the circle's radius: on a tile as wide as a page that can just be seen.
const diameter = 800 * svg.Tolerance

// soloPart is the part of the circle that a name of one character fills: it is then about as large as those of two.
const soloPart = 0.62

// region returns what is on the tiles of a kind.
func (w Writing) region(k creature.Kind) (planar.Region, error) {
	if w == Characters {
		return name(k)
	}
	data, err := drawings.Drawing(k.Key())
	if err != nil {
		return planar.Region{}, err
	}
	d, _, err := svg.Read(bytes.NewReader(data), k.Key()+".svg")
	if err != nil {
		return planar.Region{}, err
	}
	return d.FitCanvas(diameter, 0, drawings.Radius)
}

func name(k creature.Kind) (planar.Region, error) {
	font, err := lettering.Names()
	if err != nil {
		return planar.Region{}, err
	}
	d, err := font.Column(k.Chinese())
	if err != nil {
		return planar.Region{}, err
	}
	circle := float64(diameter)
	if len([]rune(k.Chinese())) == 1 {
		circle *= soloPart
	}
	return d.Fit(circle, 0)
}

// rings returns a region's outlines in parts of the circle's radius, y down.
func rings(r planar.Region) [][][2]float64 {
	out := make([][][2]float64, len(r.Rings))
	for i, ring := range r.Rings {
		for _, p := range ring {
			x, y := p.MM()
			out[i] = append(out[i], [2]float64{x / (diameter / 2), -y / (diameter / 2)})
		}
	}
	return out
}

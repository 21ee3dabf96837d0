package studio

import (
	"bytes"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/printable"
	"shanhai/internal/saying"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// Glyph is a drawing in its place on the tile, and what of it can't be printed.
// Lengths are mm from the tile's middle, x to the right, y up.
type Glyph struct {
	Own      bool      `json:"own"`    // the maker's, not the set's
	Circle   float64   `json:"circle"` // diameter of what a tile holds
	Rings    []Ring    `json:"rings"`  // outer and holes, non-zero filled
	Findings []Finding `json:"findings"`
	Summary  string    `json:"summary"`
	Lost     float64   `json:"lost"` // part of the ink that the nozzle can't draw
	Notes    []Notice  `json:"notes"`
	Repair   *Repair   `json:"repair,omitempty"`
}

// Repair is what Thicken did.
type Repair struct {
	Before int `json:"before"` // findings
	After  int `json:"after"`
}

// Ring is a closed outline: x, y, x, y ...
type Ring []float64

// Finding is a place that is too small for the nozzle.
type Finding struct {
	Kind  string  `json:"kind"` // stroke, gap or island
	X     float64 `json:"x"`
	Y     float64 `json:"y"`
	Width float64 `json:"width"` // at the narrowest
	Limit float64 `json:"limit"` // that it should have
	Text  string  `json:"text"`
	Marks []Ring  `json:"marks"` // what to paint to show it, non-zero
}

// Glyph reads the drawing of a piece and looks for what the nozzle can't draw.
func (s *Studio) Glyph(c Choices, piece string) (Glyph, error) {
	e, err := s.easel(c, piece)
	if err != nil {
		return Glyph{}, err
	}
	return e.glyph(e.region, printable.Check(e.region, e.limits())), nil
}

// Thicken repairs the drawing of a piece as far as there is room. The bytes are
// the repaired drawing, an SVG file in true millimetres.
func (s *Studio) Thicken(c Choices, piece string) (Glyph, []byte, error) {
	e, err := s.easel(c, piece)
	if err != nil {
		return Glyph{}, nil, err
	}
	region, changes, err := printable.Thicken(e.region, e.limits())
	if err != nil {
		return Glyph{}, nil, blame(err)
	}
	var b bytes.Buffer
	if err := printable.WriteSVG(&b, region); err != nil {
		return Glyph{}, nil, err
	}
	out := e.glyph(region, changes.After)
	out.Repair = &Repair{Before: len(changes.Before.Findings), After: len(changes.After.Findings)}
	return out, b.Bytes(), nil
}

// easel holds one drawing.
type easel struct {
	design design.Design
	own    bool
	region planar.Region
	notes  []saying.Line
}

// easel reads the drawing of a piece and of no other.
func (s *Studio) easel(c Choices, piece string) (easel, error) {
	d, _, err := s.finished(c)
	if err != nil {
		return easel{}, err
	}
	path, own := d.Glyph[piece]
	if !own {
		r, err := shanhai.SetDrawing(piece, d)
		return easel{design: d, region: r}, err
	}
	drawing, err := s.baggage(d).Drawing(path, "glyph: "+piece+": ", shanhai.DrawingsAllowed)
	if err != nil {
		return easel{}, err
	}
	r, notes, err := drawing.Fit(d)
	return easel{d, true, r, notes}, blame(err)
}

func (e easel) limits() printable.Limits { return printable.ForNozzle(e.design.Nozzle.MM()) }

// glyph describes a region and what was found in it.
func (e easel) glyph(r planar.Region, report printable.Report) Glyph {
	out := Glyph{
		Own: e.own, Circle: shanhai.GlyphCircle(e.design), Rings: rings(r.Rings),
		Summary: report.Summary(), Lost: report.LostShare(), Notes: notices(e.notes),
	}
	for _, f := range report.Findings {
		x, y := f.Place.MM()
		out.Findings = append(out.Findings, Finding{
			Kind: f.Kind.String(), X: x, Y: y, Width: f.Width, Limit: f.Limit,
			Text: f.String(), Marks: rings(f.Marks()),
		})
	}
	return out
}

func rings(list []planar.Ring) []Ring {
	var out []Ring
	for _, r := range list {
		ring := make(Ring, 0, 2*len(r))
		for _, p := range r {
			x, y := p.MM()
			ring = append(ring, x, y)
		}
		out = append(out, ring)
	}
	return out
}

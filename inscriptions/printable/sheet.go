package printable

import (
	"fmt"
	"image/color"
	"math"
	"strings"

	"shanhai/inscriptions/planar"
)

// Sheet is what a picture shows to a maker: the drawing on its tile, over a
// ruler in mm from the tile's middle, with the findings marked and numbered as
// in the report, or with what a repair added and took away.
type Sheet struct {
	Title   string        // one line
	Tile    planar.Ring   // outline of the tile's face
	Circle  float64       // diameter in mm of the circle that holds the drawing; 0 for none
	Region  planar.Region // the drawing as it is now
	Report  Report        // on the region
	Added   planar.Region // ink that a repair brought
	Removed planar.Region // ink that it took away
}

// Colours of the picture. Ink is grey, so that all marks stand out.
var (
	paper        = color.RGBA{0xFF, 0xFF, 0xFF, 0xFF}
	table        = color.RGBA{0xEE, 0xEE, 0xEA, 0xFF} // around the tile
	gridColour   = color.RGBA{0xD8, 0xD8, 0xD4, 0xFF}
	axisColour   = color.RGBA{0x8C, 0x8C, 0x88, 0xFF}
	inkColour    = color.RGBA{0x6B, 0x6B, 0x6B, 0xFF}
	textColour   = color.RGBA{0x22, 0x22, 0x22, 0xFF}
	addedColour  = color.RGBA{0x12, 0x8A, 0x3C, 0xFF} // green
	removeColour = color.RGBA{0xB4, 0x2C, 0xC8, 0xFF} // violet
	kindColour   = [...]color.RGBA{
		Stroke: {0xE0, 0x24, 0x24, 0xFF}, // red
		Gap:    {0x1E, 0x6F, 0xE8, 0xFF}, // blue
		Island: {0xF0, 0x8A, 0x00, 0xFF}, // orange
	}
)

// frameShare is the room around tile and drawing within the frame.
const frameShare = 1.05

// picture lays the sheet out.
func (s Sheet) picture() *picture {
	half := frameShare * max(planar.Region{Rings: []planar.Ring{s.Tile}}.Reach(), s.Region.Reach())
	if half == 0 {
		half = 1
	}
	p := newPicture(half)
	s.drawGround(p)
	s.drawGlyph(p)
	for i, f := range s.Report.Findings[:min(len(s.Report.Findings), maxLabels)] {
		p.label(place(f.Place), i+1, kindColour[f.Kind])
	}
	above := half + float64(1.2*p.text)
	p.write(vec{-half, above}, start, textColour, s.Title)
	p.write(vec{half, above}, end, axisColour, "x, y in mm")
	s.drawLegend(p)
	return p
}

// drawGround draws the table, the tile, its circle, and the ruler over them.
func (s Sheet) drawGround(p *picture) {
	p.fill(table, square(p.half))
	p.fill(paper, outlines([]planar.Ring{s.Tile})...)
	p.drawRuler()
	for i, v := range outlines([]planar.Ring{s.Tile})[0] {
		p.line(v, place(s.Tile[(i+1)%len(s.Tile)]), 1.5, axisColour)
	}
	p.dashes(s.Circle/2, axisColour)
}

// drawGlyph draws the drawing with its marks.
func (s Sheet) drawGlyph(p *picture) {
	p.fill(inkColour, outlines(s.Region.Rings)...)
	for _, f := range s.Report.Findings {
		p.fill(kindColour[f.Kind], outlines(f.markIn(p.pixel()))...)
		p.avoid(f)
	}
	p.fill(addedColour, outlines(s.Added.Rings)...)
	p.fill(removeColour, outlines(s.Removed.Rings)...)
}

// drawLegend explains the colours below the frame.
func (s Sheet) drawLegend(p *picture) {
	p.drawScale()
	for _, k := range []Kind{Stroke, Gap, Island} {
		if n := s.Report.Count(k); n > 0 {
			p.entry(kindColour[k], fmt.Sprintf("%s %s than %s mm", counted(n, k.String()), lesser[k], number(s.Report.Limits.of(k), 2)))
		}
	}
	for _, c := range []struct {
		what   string
		region planar.Region
		colour color.RGBA
	}{{"added", s.Added, addedColour}, {"taken away", s.Removed, removeColour}} {
		if n := pieces(c.region); n > 0 {
			p.entry(c.colour, fmt.Sprintf("ink %s in %s, %.2f mm2", c.what, counted(n, "place"), c.region.Area()))
		}
	}
	if n := len(s.Report.Findings); n > maxLabels {
		p.entry(paper, fmt.Sprintf("numbered: the first %d of %d", maxLabels, n))
	}
	if len(s.Report.Findings) == 0 {
		p.entry(inkColour, strings.SplitN(s.Report.Summary(), ":", 2)[0])
	}
}

// lesser says what is wrong with each kind.
var lesser = [...]string{Stroke: "thinner", Gap: "narrower", Island: "smaller"}

// square returns the outline of a square about the origin.
func square(half float64) []vec {
	return []vec{{-half, -half}, {half, -half}, {half, half}, {-half, half}}
}

// tickStep returns the distance in mm between the ruler's lines: 1, 2 or 5
// times a power of ten, at most 14 of them over the frame.
func tickStep(side float64) float64 {
	for _, step := range []float64{0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50} {
		if side/step <= 14 {
			return step
		}
	}
	return math.Ceil(side / 14)
}

package printable

import (
	"image/color"
	"math"

	"shanhai/inscriptions/planar"
)

// Colours of the picture.
var (
	paper      = color.RGBA{0xFF, 0xFF, 0xFF, 0xFF}
	inkColour  = color.RGBA{0x4A, 0x4A, 0x4A, 0xFF}
	kindColour = [...]color.RGBA{
		Stroke: {0xE0, 0x24, 0x24, 0xFF}, // red
		Gap:    {0x1E, 0x6F, 0xE8, 0xFF}, // blue
		Island: {0xF0, 0x8A, 0x00, 0xFF}, // orange
	}
)

// The picture is square; lengths below are parts of its side.
const (
	frameShare = 0.10  // free around the glyph, for labels
	labelShare = 0.018 // radius of a label
	lineShare  = 0.002 // width of a line
	gridSteps  = 16    // directions in which room for a label is sought
)

// picture is what both kinds of file show: filled areas, then numbered labels.
// It measures mm, y up, from its middle.
type picture struct {
	half   float64 // of its side
	areas  []area
	labels []label
}

type area struct {
	rings  []planar.Ring // filled by the non-zero rule
	colour color.RGBA
}

// label is the number of a finding, with a line to its place.
type label struct {
	at, place vec
	number    int
	colour    color.RGBA
}

// pictured puts the findings of a report onto its region.
func pictured(region planar.Region, r Report) picture {
	p := picture{half: region.Reach() * (1 + 2*frameShare)}
	if p.half == 0 {
		p.half = 1
	}
	p.areas = append(p.areas, area{region.Rings, inkColour})
	for i, f := range r.Findings {
		p.areas = append(p.areas, area{f.marks, kindColour[f.Kind]})
		p.label(place(f.Place), i+1, kindColour[f.Kind])
	}
	return p
}

// radius returns that of a label in mm.
func (p *picture) radius() float64 { return float64(2 * p.half * labelShare) }

// label puts a number near a place where there is room.
func (p *picture) label(at vec, number int, c color.RGBA) {
	p.labels = append(p.labels, label{p.room(at), at, number, c})
}

// room looks for a free spot around a place, nearest first and from the middle
// of the picture outwards.
func (p *picture) room(at vec) vec {
	out := at.unit()
	if out == (vec{}) {
		out = vec{0, 1}
	}
	for ring := 2; ring < 12; ring++ {
		far := float64(ring) * p.radius()
		for k := range gridSteps {
			spot := at.add(turned(out, k).times(far))
			if p.free(spot) {
				return spot
			}
		}
	}
	return at
}

// turned turns d by the k-th of some angles, the smallest first, to either side.
func turned(d vec, k int) vec {
	by := vec{-1, 0}
	if j := k + k%2; j < len(directions) {
		by = directions[j]
	}
	if k%2 == 1 {
		by.y = -by.y
	}
	return vec{float64(d.x*by.x) - float64(d.y*by.y), float64(d.x*by.y) + float64(d.y*by.x)}
}

// free tells whether a label at a spot stays within the picture and hides
// neither another label nor the place that one points to.
func (p *picture) free(spot vec) bool {
	edge := p.half - p.radius()
	if math.Abs(spot.x) > edge || math.Abs(spot.y) > edge {
		return false
	}
	for _, l := range p.labels {
		if spot.sub(l.at).length() < 2.2*p.radius() || spot.sub(l.place).length() < 1.4*p.radius() {
			return false
		}
	}
	return true
}

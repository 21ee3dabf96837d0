package printable

import (
	"image/color"
	"math"

	"shanhai/inscriptions/planar"
)

// Sizes of the picture as parts of the frame's side.
const (
	textShare  = 0.021 // height of letters
	labelShare = 0.017 // radius of a label
	lineShare  = 0.0015
	leftShare  = 0.06 // margins, for the ruler's numbers, the title and the legend
	rightShare = 0.02
	topShare   = 0.06
	rowShare   = 0.038 // height of a row of the legend
	rulerShare = 0.05  // height of the ruler's numbers below the frame
)

// picture is what both kinds of file show: filled areas, then words. It measures
// mm from the tile's middle, y up.
type picture struct {
	half   float64 // of the frame's side
	text   float64 // height of letters
	rows   int     // of the legend
	areas  []area
	words  []word
	labels []label
	busy   []vec  // places that labels had better not hide
	near   *index // of the busy places
}

type area struct {
	rings  [][]vec // filled by the non-zero rule
	colour color.RGBA
}

// anchor tells which end of a text stands at its place.
type anchor uint8

const (
	start anchor = iota
	middle
	end
)

// word is a text on its base line.
type word struct {
	at     vec
	text   string
	anchor anchor
	colour color.RGBA
}

func newPicture(half float64) *picture {
	return &picture{half: half, text: float64(2 * half * textShare)}
}

// share returns a part of the frame's side in mm.
func (p *picture) share(of float64) float64 { return float64(2 * p.half * of) }

// page returns the corners of the page around all that was drawn.
func (p *picture) page() (lowest, highest vec) {
	below := rulerShare + float64(rowShare*(float64(p.rows)+0.5))
	return vec{-p.half - p.share(leftShare), -p.half - p.share(below)},
		vec{p.half + p.share(rightShare), p.half + p.share(topShare)}
}

// pixel returns the size in mm of about a pixel of DrawPNG.
func (p *picture) pixel() float64 { return p.share(1.0 / PNGSide) }

func (p *picture) fill(c color.RGBA, rings ...[]vec) { p.areas = append(p.areas, area{rings, c}) }

func (p *picture) write(at vec, a anchor, c color.RGBA, text string) {
	p.words = append(p.words, word{at, text, a, c})
}

// line draws a line, its width in the picture's line widths.
func (p *picture) line(a, b vec, width float64, c color.RGBA) {
	p.fill(c, bar(a, b, p.share(float64(lineShare*width))))
}

// bar returns the outline of a line of the given width in mm, with square ends.
func bar(a, b vec, width float64) []vec {
	along := b.sub(a).unit().times(width / 2)
	side := along.left()
	a, b = a.sub(along), b.add(along)
	return []vec{a.sub(side), b.sub(side), b.add(side), a.add(side)}
}

// disc returns the outline of a circle.
func disc(centre vec, radius float64) []vec {
	return outlines([]planar.Ring{planar.Circle(centre.x, centre.y, radius, radius/100)})[0]
}

// dashCount is the number of corners of a dashed circle; every other side is drawn.
const dashCount = 144

// dashes draws a circle about the middle in dashes.
func (p *picture) dashes(radius float64, c color.RGBA) {
	if radius <= 0 {
		return
	}
	corners := outlines([]planar.Ring{planar.RegularPolygon(dashCount, float64(2*radius), 0)})[0]
	for i := 0; i < dashCount; i += 2 {
		p.line(corners[i], corners[i+1], 1, c)
	}
}

// outlines returns rings in mm.
func outlines(rings []planar.Ring) [][]vec {
	all := make([][]vec, len(rings))
	for i, r := range rings {
		for _, p := range r {
			all[i] = append(all[i], place(p))
		}
	}
	return all
}

// drawRuler draws the frame with a grid, and the numbers of its lines.
func (p *picture) drawRuler() {
	step := tickStep(2 * p.half)
	n := int(math.Floor(p.half / step))
	for i := -n; i <= n; i++ {
		c, width, at := gridColour, 1.0, float64(float64(i)*step)
		if i == 0 {
			c, width = axisColour, 1.5
		}
		p.line(vec{at, -p.half}, vec{at, p.half}, width, c)
		p.line(vec{-p.half, at}, vec{p.half, at}, width, c)
		p.write(vec{at, -p.half - float64(1.1*p.text)}, middle, textColour, plain(at))
		p.write(vec{-p.half - float64(0.4*p.text), at - float64(0.36*p.text)}, end, textColour, plain(at))
	}
	corners := square(p.half)
	for i, v := range corners {
		p.line(v, corners[(i+1)%4], 1, axisColour)
	}
}

// drawScale draws a bar of known length into the frame's corner.
func (p *picture) drawScale() {
	step := tickStep(2 * p.half)
	right := vec{p.half - p.text, -p.half + p.text}
	left := right.sub(vec{step, 0})
	p.line(left, right, 3, textColour)
	tick := vec{0, float64(p.text / 4)}
	for _, v := range []vec{left, right} {
		p.line(v.sub(tick), v.add(tick), 2, textColour)
	}
	p.write(left.add(vec{float64(step / 2), float64(p.text / 2)}), middle, textColour, plain(step)+" mm")
}

// entry adds a row to the legend.
func (p *picture) entry(c color.RGBA, text string) {
	y := -p.half - p.share(rulerShare+float64(rowShare*(float64(p.rows)+0.5)))
	left := vec{-p.half, y + float64(0.36*p.text)}
	p.fill(c, bar(left.add(vec{float64(p.text / 2), 0}), left.add(vec{float64(1.5 * p.text), 0}), p.text))
	p.write(vec{-p.half + float64(2.6*p.text), y}, start, textColour, text)
	p.rows++
}

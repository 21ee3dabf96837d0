package printable

import (
	"image/color"
	"math"
	"strconv"
)

// label is the number of a finding beside its place.
type label struct{ at, place vec }

// maxLabels is the number of findings that get a number: more hide what they
// point to.
const maxLabels = 99

// directionsTried is the number of directions in which room for a label is sought.
const directionsTried = 16

// radius returns that of a label in mm.
func (p *picture) radius() float64 { return p.share(labelShare) }

// avoid lets labels leave a finding's middle line in sight.
func (p *picture) avoid(f Finding) {
	p.busy = append(p.busy, place(f.Place))
	for _, chain := range f.balls {
		for i := 0; i < len(chain); i += 4 {
			p.busy = append(p.busy, chain[i].centre)
		}
	}
}

// label puts a number near a place where there is room, with a line to it.
func (p *picture) label(at vec, number int, c color.RGBA) {
	l := label{p.room(at), at}
	p.labels = append(p.labels, l)
	line := p.share(lineShare)
	p.fill(c, bar(l.place, l.at, line))
	p.fill(paper, disc(l.place, float64(1.5*line)))
	p.fill(c, disc(l.place, line))
	p.fill(c, disc(l.at, p.radius()+float64(line/2)))
	p.fill(paper, disc(l.at, p.radius()-line))
	p.write(l.at.sub(vec{0, float64(0.36 * p.text)}), middle, c, strconv.Itoa(number))
}

// room looks for a spot around a place that hides least, nearest first and from
// the middle of the picture outwards. Where all is taken, the place itself is it.
func (p *picture) room(at vec) vec {
	out := at.unit()
	if out == (vec{}) {
		out = vec{0, 1}
	}
	best, least := at, math.MaxInt
	for ring := 2; ring < 10; ring++ {
		far := float64(ring) * p.radius()
		for k := range directionsTried {
			spot := at.add(turned(out, k).times(far))
			if hidden := p.hides(spot) + ring; hidden < least && p.free(spot) {
				best, least = spot, hidden
			}
		}
	}
	return best
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

// hides counts the places under a label at a spot that had better be seen.
func (p *picture) hides(spot vec) int {
	if p.near == nil {
		p.near = newIndex(len(p.busy), func(i int) box { return box{p.busy[i], p.busy[i]} }, p.radius())
	}
	n := 0
	p.near.each(around(spot, spot, float64(1.15*p.radius())), func(cell int) {
		for _, i := range p.near.in(cell) {
			if d := p.busy[i].sub(spot); d.dot(d) < float64(1.3*p.radius()*p.radius()) {
				n++
			}
		}
	})
	return n
}

// free tells whether a label at a spot stays within the frame and hides
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

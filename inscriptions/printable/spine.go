package printable

import (
	"cmp"
	"math"
	"slices"
)

// spine returns the middle line of a part, a line for each run of the outline,
// as far as a disc of the limit's size laid there doesn't reach beyond the
// part's own tip. Corners have none; of a dot it is the middle of its largest disc.
func (t *thinning) spine(p part, limit float64) [][]vec {
	if p.core == 0 {
		return [][]vec{{t.widest(p)}}
	}
	var lines [][]vec
	for _, run := range t.runs(p) {
		lines = append(lines, t.clipped(t.cores(t.extended(run, limit/2)), limit/2)...)
	}
	return lines
}

// widest returns the middle of a part's largest disc.
func (t *thinning) widest(p part) vec {
	return t.all[slices.MaxFunc(p.spokes, func(i, j int) int {
		return cmp.Compare(t.all[i].radius, t.all[j].radius)
	})].centre()
}

// cores leaves out the spokes at corners.
func (t *thinning) cores(run []int) []int {
	return slices.DeleteFunc(slices.Clone(run), func(i int) bool { return !t.core(i) })
}

// clipped returns the stretches of a run's middle line where a disc of the
// radius stays within the tip.
func (t *thinning) clipped(run []int, radius float64) [][]vec {
	var lines [][]vec
	var line []vec
	last := 0.0
	for k, i := range run {
		room := t.room(i)
		if k > 0 && (room < radius) != (last < radius) {
			line = append(line, t.seam(run[k-1], i, last, room, radius))
		}
		if room >= radius {
			line = append(line, t.all[i].centre())
		} else if len(line) > 0 {
			lines, line = append(lines, line), nil
		}
		last = room
	}
	if len(line) > 0 {
		lines = append(lines, line)
	}
	return lines
}

// seam returns the centre between two spokes at which the room is the radius.
func (t *thinning) seam(i, j int, roomI, roomJ, radius float64) vec {
	a, b := t.all[i].centre(), t.all[j].centre()
	switch {
	case math.IsInf(roomI, 1):
		return a
	case math.IsInf(roomJ, 1):
		return b
	}
	return a.add(b.sub(a).times((radius - roomI) / (roomJ - roomI)))
}

// room returns the distance in mm from a disc's centre to the tip beyond it:
// the middle of the way around the outline from one of its contacts to the other.
func (t *thinning) room(i int) float64 {
	c := t.all[i].contact
	if c.edge < 0 {
		return math.Inf(1)
	}
	e := &t.edges[c.edge]
	if e.ring != t.ring(i) {
		return math.Inf(1)
	}
	tip := t.halfway(e.ring, t.along(i), e.along+c.t)
	return tip.sub(t.all[i].centre()).length()
}

// halfway returns the foot in the middle of the shorter way between two places
// of a ring.
func (t *thinning) halfway(ring int32, a, b float64) vec {
	middle, length := float64((a+b)/2), t.length[ring]
	if math.Abs(a-b) > float64(length/2) {
		middle += float64(length / 2)
	}
	if middle >= length {
		middle -= length
	}
	return t.all[t.nearest(ring, middle)].foot
}

// maxExtended is the number of spokes by which a run is prolonged: 1 mm.
const maxExtended = 20

// extended prolongs a run to where the width reaches twice the radius, so that
// what is laid on it runs out into the outline.
func (t *thinning) extended(run []int, radius float64) []int {
	var before []int
	i := t.previous(run[0])
	for len(before) < maxExtended && t.all[i].radius < radius && !t.thin(i) {
		before = append([]int{i}, before...)
		i = t.previous(i)
	}
	run = append(before, run...)
	i = t.next(run[len(run)-1])
	for n := 0; n < maxExtended && t.all[i].radius < radius && !t.thin(i); n++ {
		run = append(run, i)
		i = t.next(i)
	}
	return run
}

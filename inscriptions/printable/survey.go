package printable

import (
	"cmp"
	"math"
	"slices"

	"shanhai/inscriptions/planar"
)

// tolerable is how much of a pointed tip may be cut off, or of a notch filled,
// in widths of the limit, before it is worth a word: what a stroke loses in
// length is then less than it is wide. Tips of 39 degrees and more keep to it.
const tolerable = 1.0

// dotted is how much longer than wide a part may be and still count as a dot.
const dotted = 1.6

// survey is what is known of the strokes of a region, or of its complement.
type survey struct {
	findings []Finding
	lost     float64 // mm2 that an opening by a disc of the limit takes away
}

// surveyed looks for parts narrower than the limit in what lies left of the
// rings, by more than slack. Rings that skip names have been found before.
func surveyed(rings []planar.Ring, kind Kind, limit, slack float64, skip map[int32]bool) survey {
	s := newStar(newOutline(rings), float64(limit/2)+step)
	var out survey
	lost := s.thinned(limit / 2).lost()
	for _, l := range lost {
		out.lost += l
	}
	t := s.thinned((limit - slack) / 2)
	for _, p := range t.parts() {
		if skip[t.ring(p.spokes[0])] {
			continue
		}
		if f := t.finding(p, kind, limit, lost); t.matters(p, f) {
			out.findings = append(out.findings, f)
		}
	}
	return out
}

// cornerLoss is what a right-angled corner loses to an opening by a disc of
// the diameter 1: a quarter of the square less the quarter disc.
const cornerLoss = (1 - math.Pi/4) / 4

// matters tells whether a part is more than a corner, a short tip or a shallow
// waist: whether it is thin all over, reaches far from what can be drawn, or
// joins what can be drawn and is missed.
func (t *thinning) matters(p part, f Finding) bool {
	if len(p.rims) == 0 {
		return true
	}
	if t.bridges(p) {
		return f.Width < f.Limit/2 || f.Lost > cornerLoss*f.Limit*f.Limit
	}
	for _, i := range p.spokes {
		if t.beyond(p, t.all[i].foot) > tolerable*f.Limit {
			return true
		}
	}
	return false
}

// bridges tells whether a part has rims at different places.
func (t *thinning) bridges(p part) bool {
	for _, r := range p.rims {
		if r.sub(p.rims[0]).length() > t.radius/2 {
			return true
		}
	}
	return false
}

// beyond returns how far, in mm, a place lies from what can be drawn.
func (t *thinning) beyond(p part, at vec) float64 {
	least := math.Inf(1)
	for _, r := range p.rims {
		d := r.sub(at)
		least = min(least, d.dot(d))
	}
	return math.Sqrt(least) - t.radius
}

func (t *thinning) finding(p part, kind Kind, limit float64, lost []float64) Finding {
	f := Finding{Kind: kind, Limit: limit}
	f.Width, f.Widest = t.widths(p)
	f.Place = t.middle(p).point()
	f.Extent = t.extent(p)
	for _, i := range p.spokes {
		f.Lost += lost[i]
	}
	f.tip = len(p.rims) > 0 && !t.bridges(p)
	f.dot = len(p.rims) == 0 && f.Extent < float64(dotted*f.Widest)
	f.balls, f.spine = t.balls(p, limit), t.spine(p, limit)
	return f
}

// widths returns the least and the greatest width of a part, its corners left
// out; of a part that is all corners, such as a dot, the greatest twice.
func (t *thinning) widths(p part) (least, most float64) {
	least = math.Inf(1)
	for _, i := range p.spokes {
		w := 2 * t.all[i].radius
		most = max(most, w)
		if t.core(i) {
			least = min(least, w)
		}
	}
	return min(least, most), most
}

// extent returns the length of a part in mm: along its middle line, or across
// it where that is longer.
func (t *thinning) extent(p part) float64 {
	along := 0.0
	for _, i := range p.spokes {
		if t.core(i) {
			along += t.weight[i].length
		}
	}
	feet := make([]vec, len(p.spokes))
	for k, i := range p.spokes {
		feet[k] = t.all[i].foot
	}
	return max(along/2, across(feet))
}

// across returns the longest way between two of the places, less at most a
// hundredth: the greatest of the extents in some directions.
func across(places []vec) float64 {
	longest := 0.0
	for _, d := range directions {
		lo, hi := math.Inf(1), math.Inf(-1)
		for _, p := range places {
			h := p.dot(d)
			lo, hi = min(lo, h), max(hi, h)
		}
		longest = max(longest, hi-lo)
	}
	return longest
}

// directions are 16 unit vectors over a half turn, made by halving right angles.
var directions = compass()

func compass() []vec {
	dirs := []vec{{1, 0}, {0, 1}, {-1, 0}}
	for range 3 {
		var finer []vec
		for i, d := range dirs[:len(dirs)-1] {
			finer = append(finer, d, between(d, dirs[i+1], 0.5))
		}
		dirs = append(finer, dirs[len(dirs)-1])
	}
	return dirs[:len(dirs)-1]
}

// middle returns the centre of a disc of the part that is nearest to the
// middle of them all.
func (t *thinning) middle(p part) vec {
	var sum vec
	for _, i := range p.spokes {
		sum = sum.add(t.all[i].centre())
	}
	mean := sum.times(1 / float64(len(p.spokes)))
	return t.all[slices.MinFunc(p.spokes, func(i, j int) int {
		return cmp.Compare(t.all[i].centre().sub(mean).length(), t.all[j].centre().sub(mean).length())
	})].centre()
}

// runs returns the parts of the outline that a part consists of, each in order.
func (t *thinning) runs(p part) [][]int {
	var runs [][]int
	for _, i := range p.spokes {
		last := len(runs) - 1
		if last >= 0 && t.next(runs[last][len(runs[last])-1]) == i {
			runs[last] = append(runs[last], i)
			continue
		}
		runs = append(runs, []int{i})
	}
	return runs
}

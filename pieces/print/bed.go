package print

import (
	"cmp"
	"slices"
)

// bed is the room on a plate.
type bed struct {
	area      bounds
	obstacles []bounds
}

// bed returns the machine's room for the items with a margin around it.
func (m Machine) bed(filaments int, items []placing, margin int64) bed {
	height := 0.0
	for _, p := range items {
		height = max(height, p.item.Height)
	}
	b := bed{area: bounds{0, 0, int64(m.Width * perMM), int64(m.Depth * perMM)}.grown(-margin)}
	b.area.x0 = max(b.area.x0, int64(m.ReachMin*perMM))
	b.area.x1 = min(b.area.x1, int64(m.ReachMax*perMM))
	for _, r := range []Rect{m.Exclude, m.PrimeTower(filaments, height).KeepOut()} {
		if !r.Empty() {
			b.obstacles = append(b.obstacles, bounds{int64(r.X0 * perMM), int64(r.Y0 * perMM), int64(r.X1 * perMM), int64(r.Y1 * perMM)})
		}
	}
	return b
}

// free tells whether an item may lie there beside the obstacles.
func (b bed) free(f footprint, at spot) bool {
	if !b.area.holds(f.box.moved(at)) {
		return false
	}
	for _, o := range b.obstacles {
		if !f.clears(at, o, Gap*perMM) {
			return false
		}
	}
	return true
}

// allFree tells whether a whole group may be shifted by that much.
func (b bed) allFree(group []placing, by spot) bool {
	for _, p := range group {
		if !b.free(p.foot, spot{p.at.x + by.x, p.at.y + by.y}) {
			return false
		}
	}
	return true
}

// rows places items row by row from the front left corner, each at the first
// free place, and returns what found none.
func (b bed) rows(items []placing) (placed, rest []placing) {
	full := map[int]bool{}
	for _, p := range items {
		at, ok := spot{}, false
		if !full[p.item.Object] {
			at, ok = b.firstFree(p.foot, placed)
		}
		if !ok {
			full[p.item.Object] = true
			rest = append(rest, p)
			continue
		}
		p.at = at
		placed = append(placed, p)
	}
	return placed, rest
}

// firstFree returns the frontmost, then leftmost place that touches the
// margin, an obstacle or a placed item on both axes.
func (b bed) firstFree(f footprint, placed []placing) (spot, bool) {
	xs, ys := []int64{b.area.x0}, []int64{b.area.y0}
	taken := slices.Clone(b.obstacles)
	for _, p := range placed {
		taken = append(taken, p.box())
	}
	for _, t := range taken {
		xs, ys = append(xs, t.x1+Gap*perMM), append(ys, t.y1+Gap*perMM)
	}
	xs, ys = sortedSet(xs), sortedSet(ys)
	for _, y := range ys {
		for _, x := range xs {
			at := spot{x - f.box.x0, y - f.box.y0}
			if b.free(f, at) && apart(f.box.moved(at), placed) {
				return at, true
			}
		}
	}
	return spot{}, false
}

func sortedSet(v []int64) []int64 {
	slices.Sort(v)
	return slices.Compact(v)
}

func apart(box bounds, placed []placing) bool {
	grown := box.grown(Gap * perMM)
	for _, p := range placed {
		if grown.overlaps(p.box()) {
			return false
		}
	}
	return true
}

func groupBox(group []placing) bounds {
	box := group[0].box()
	for _, p := range group {
		box = box.union(p.box())
	}
	return box
}

// toMiddle is the shift that brings the group to the middle of the bed.
func (b bed) toMiddle(group []placing) spot {
	box := groupBox(group)
	return spot{(b.area.x0 + b.area.x1 - box.x0 - box.x1) / 2, (b.area.y0 + b.area.y1 - box.y0 - box.y1) / 2}
}

// centred moves a group towards the middle as far as the obstacles let it:
// along the straight way first, then along each axis.
func (b bed) centred(group []placing) []placing {
	way := b.toMiddle(group)
	for _, w := range []spot{way, {way.x, 0}, {0, way.y}} {
		group = b.slid(group, w)
	}
	return group
}

// slid moves the group by the largest of 32 parts of the way that is free.
func (b bed) slid(group []placing, way spot) []placing {
	for t := int64(32); t > 0; t-- {
		by := spot{way.x * t / 32, way.y * t / 32}
		if b.allFree(group, by) {
			return shifted(group, by)
		}
	}
	return group
}

func shifted(group []placing, by spot) []placing {
	out := slices.Clone(group)
	for i := range out {
		out[i].at = spot{out[i].at.x + by.x, out[i].at.y + by.y}
	}
	return out
}

func compareSpots(a, b spot) int { return cmp.Or(cmp.Compare(a.y, b.y), cmp.Compare(a.x, b.x)) }

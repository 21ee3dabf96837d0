package print

import (
	"cmp"
	"slices"
)

// grid lays all items in one compact block, as near to the middle of the bed
// as the obstacles let it. It returns nil if they do not all fit that way.
func (b bed) grid(items []placing) []placing {
	var best []placing
	widest := int64(0)
	for _, p := range items {
		widest = max(widest, p.foot.box.x1-p.foot.box.x0)
	}
	step := widest + Gap*perMM
	for columns := int64(1); columns <= int64(len(items)) && columns*step-Gap*perMM <= b.area.x1-b.area.x0; columns++ {
		if group := b.block(items, columns*step-Gap*perMM); group != nil && (best == nil || squarer(group, best)) {
			best = group
		}
	}
	return best
}

// block packs the items into a strip of that width, without regard to the
// obstacles, and then moves it to where it is clear of them.
func (b bed) block(items []placing, width int64) []placing {
	strip := bed{area: bounds{b.area.x0, b.area.y0, b.area.x0 + width, b.area.y1}}
	group, rest := strip.rows(items)
	if len(rest) > 0 {
		return nil
	}
	for _, by := range b.shifts(group) {
		if b.allFree(group, by) {
			return shifted(group, by)
		}
	}
	return nil
}

// squarer tells whether a lies in a smaller square than c.
func squarer(a, c []placing) bool {
	p, q := groupBox(a), groupBox(c)
	return cmp.Or(cmp.Compare(p.side(), q.side()), cmp.Compare(p.area(), q.area())) < 0
}

func (b bounds) side() int64 { return max(b.x1-b.x0, b.y1-b.y0) }

// shifts lists where a group may go, the middle first, on a lattice of 4 mm.
func (b bed) shifts(group []placing) []spot {
	middle := b.toMiddle(group)
	if b.allFree(group, middle) {
		return []spot{middle}
	}
	const lattice = 4 * perMM
	box := groupBox(group)
	var out []spot
	for y := b.area.y0; y+box.y1-box.y0 <= b.area.y1; y += lattice {
		for x := b.area.x0; x+box.x1-box.x0 <= b.area.x1; x += lattice {
			out = append(out, spot{x - box.x0, y - box.y0})
		}
	}
	slices.SortFunc(out, func(p, q spot) int {
		return cmp.Or(cmp.Compare(away(p, middle), away(q, middle)), compareSpots(p, q))
	})
	return out
}

func away(p, q spot) int64 { return (p.x-q.x)*(p.x-q.x) + (p.y-q.y)*(p.y-q.y) }

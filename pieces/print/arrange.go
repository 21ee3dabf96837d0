package print

import (
	"cmp"
	"fmt"
	"slices"
)

// Distances on a bed, mm.
const (
	// Gap is the least distance between two objects' boxes: nearer than their
	// corners allow, slicers report path conflicts between objects.
	Gap = 4
	// edge is the distance that objects keep from the bed's edge where there is
	// room, tight where an object is nearly as big as the bed.
	edge, tight = 5, 1
	// LeastMargin is what an object as big as the bed still keeps from its edge.
	LeastMargin = 0.2
)

// Arrange lays items on as many plates as it takes, in compact groups near the
// middle of the bed, clear of the bed's excluded area and, if a plate has two
// or more filaments, of the prime tower. It returns the plates' instances, or
// DoesNotFit for the first item that is too big for an empty plate.
func Arrange(m Machine, filaments int, items []Item) ([][]Instance, error) {
	for i, item := range items {
		if i > 0 && item.Object == items[i-1].Object {
			continue
		}
		if err := m.takes(filaments, item); err != nil {
			return nil, err
		}
	}
	var plates [][]Instance
	for rest := byArea(items); len(rest) > 0; {
		if len(plates) == MaxPlates {
			return nil, fmt.Errorf("%d objects need more than %d plates on the %s", len(items), MaxPlates, m.Model)
		}
		var placed []placing
		placed, rest = m.fill(filaments, rest)
		plates = append(plates, instances(placed))
	}
	return plates, nil
}

// placing is one item at its place: the shift from its own coordinates to the bed's.
type placing struct {
	item Item
	foot footprint
	at   spot
}

func (p placing) box() bounds { return p.foot.box.moved(p.at) }

// byArea sorts big items first and keeps the order of equals.
func byArea(items []Item) []placing {
	out := make([]placing, len(items))
	for i, item := range items {
		out[i] = placing{item: item, foot: newFootprint(item, 1)}
	}
	slices.SortStableFunc(out, func(a, b placing) int { return cmp.Compare(b.foot.box.area(), a.foot.box.area()) })
	return out
}

func (b bounds) area() int64 { return (b.x1 - b.x0) * (b.y1 - b.y0) }

// fill returns one plate's items at their places and what is left over.
func (m Machine) fill(filaments int, items []placing) (placed, rest []placing) {
	for _, margin := range []float64{edge, tight, LeastMargin} {
		b := m.bed(filaments, items, int64(margin*perMM))
		if group := b.grid(items); group != nil {
			return group, nil
		}
		if placed, rest = b.rows(items); len(placed) > 0 {
			return b.centred(placed), rest
		}
	}
	return nil, nil // not reached: takes has placed each item alone
}

func instances(placed []placing) []Instance {
	out := make([]Instance, len(placed))
	for i, p := range placed {
		out[i] = Instance{p.item.Object, float64(p.at.x) / perMM, float64(p.at.y) / perMM}
	}
	slices.SortStableFunc(out, func(a, b Instance) int { return cmp.Compare(a.Object, b.Object) })
	return out
}

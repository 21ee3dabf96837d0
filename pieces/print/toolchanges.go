package print

import (
	"cmp"
	"math"
	"math/bits"
	"slices"

	"shanhai/inscriptions/planar"
)

// ToolChanges returns how many filament changes a plate (0-based) needs: the
// fewest that the order of filaments within each layer allows (see
// ChangeAssumption), and one for each Change. All copies of an object print in
// the same layers, so their number does not matter. A slicer that saves flushed
// filament rather than changes may need one more where the count is odd.
func ToolChanges(p Project, plate int) int {
	pl := p.Plates[plate]
	return fewestChanges(p.layers(pl)) + len(pl.Changes)
}

// fewestChanges finds the least number of changes over all orders: cost[f] is
// the least with f loaded at the end of the layers so far.
func fewestChanges(layers []filamentSet) int {
	cost := map[int]int{}
	for _, set := range layers {
		if set != 0 {
			cost = nextLayer(cost, set)
		}
	}
	return cheapest(cost)
}

// nextLayer prints one layer. With k filaments it takes k-1 changes when it
// begins with the one loaded, which then cannot be the last unless it is the
// only one; else k, and any may be the last.
func nextLayer(cost map[int]int, set filamentSet) map[int]int {
	k := bits.OnesCount64(uint64(set))
	next := map[int]int{}
	for _, last := range set.numbers() {
		best := math.MaxInt
		for loaded, c := range cost {
			best = min(best, c+changesWithin(set, k, loaded, last))
		}
		if len(cost) == 0 {
			best = k - 1 // the first layer begins with whichever is best
		}
		next[last] = best
	}
	return next
}

// changesWithin returns the changes of a layer of k filaments that begins with
// loaded in the nozzle and ends with last.
func changesWithin(set filamentSet, k, loaded, last int) int {
	if set.has(loaded) && (loaded != last || k == 1) {
		return k - 1
	}
	return k
}

func cheapest(cost map[int]int) int {
	if len(cost) == 0 {
		return 0
	}
	best := math.MaxInt
	for _, c := range cost {
		best = min(best, c)
	}
	return best
}

// FilamentsOn returns the numbers of the filaments that a plate (0-based)
// needs, in rising order: those of its parts and those changed to.
func FilamentsOn(p Project, plate int) []int {
	return p.filamentsOn(p.Plates[plate], true).numbers()
}

// PrintOrder returns the numbers of the filaments that a plate (0-based) needs,
// in the order in which they come up: by the layer that each begins in; within
// one layer a slicer is free, and they are told by number.
func PrintOrder(p Project, plate int) []int {
	pl := p.Plates[plate]
	begins := map[int]float64{}
	begin := func(filament int, z float64) {
		if old, ok := begins[filament]; !ok || z < old {
			begins[filament] = z
		}
	}
	for i, set := range p.layers(pl) {
		for _, n := range set.numbers() {
			begin(n, float64(i)*p.layerSteps()/planar.PerMM)
		}
	}
	for _, c := range pl.Changes {
		begin(c.Filament, c.Z)
	}
	order := FilamentsOn(p, plate)
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(begins[a], begins[b]) })
	return order
}

// SwitchedOn returns how many filaments the slicer itself switches between on
// a plate (0-based); from two on it prints a prime tower. A pause leaves the
// change to the maker and needs none.
func SwitchedOn(p Project, plate int) int {
	return len(p.filamentsOn(p.Plates[plate], false).numbers())
}

func (p Project) filamentsOn(plate Plate, pauses bool) filamentSet {
	var set filamentSet
	for _, in := range plate.Instances {
		for _, part := range p.Objects[in.Object].Parts {
			set.add(part.Filament)
		}
	}
	for _, c := range plate.Changes {
		if pauses || !c.Pause {
			set.add(c.Filament)
		}
	}
	return set
}

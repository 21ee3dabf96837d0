package print

import (
	"math"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// ChangeAssumption says in words what ToolChanges counts.
const ChangeAssumption = "layer by layer: a layer begins with the filament that the layer below ended with if it needs it, the first layer with whichever saves a change"

// filamentSet holds filament numbers as bits, number 1 the lowest.
type filamentSet uint64

func (s filamentSet) has(n int) bool { return s&(1<<(n-1)) != 0 }

func (s *filamentSet) add(n int) {
	if 1 <= n && n <= MaxFilaments {
		*s |= 1 << (n - 1)
	}
}

func (s filamentSet) numbers() []int {
	var out []int
	for n := 1; n <= MaxFilaments; n++ {
		if s.has(n) {
			out = append(out, n)
		}
	}
	return out
}

// layers returns which filaments each layer of a plate needs. A part is in a
// layer if the layer's middle plane cuts it, which is where slicers look.
func (p Project) layers(plate Plate) []filamentSet {
	var sets []filamentSet
	seen := map[int]bool{}
	for _, in := range plate.Instances {
		if seen[in.Object] {
			continue
		}
		seen[in.Object] = true
		for _, part := range p.Objects[in.Object].Parts {
			sets = mark(sets, part, p.layerSteps())
		}
	}
	return sets
}

// layerSteps returns the layer height in grid steps, not rounded.
func (p Project) layerSteps() float64 {
	h := p.Machine.LayerHeight
	if h <= 0 {
		h = 0.2
	}
	return float64(h * planar.PerMM)
}

// mark adds the part's filament to every layer whose middle plane it cuts. A
// closed surface is cut wherever one of its triangles is.
func mark(sets []filamentSet, part Part, layer float64) []filamentSet {
	for _, span := range spans(part.Mesh, layer) {
		for len(sets) < span[1] {
			sets = append(sets, 0)
		}
		for i := span[0]; i < span[1]; i++ {
			sets[i].add(part.Filament)
		}
	}
	return sets
}

// spans returns the runs of layers that a mesh is in, as half-open ranges.
func spans(m *mesh.Mesh, layer float64) [][2]int {
	if len(m.Triangles) == 0 {
		return nil
	}
	last := firstAbove(m.Bounds().Max.Z, layer)
	delta := make([]int, last+1)
	for _, t := range m.Triangles {
		lo, hi := zRange(m, t)
		from, to := firstAbove(lo, layer), firstAbove(hi, layer)
		delta[from]++
		delta[to]--
	}
	return runs(delta)
}

// firstAbove returns the first layer whose middle plane lies at or above z.
func firstAbove(z int32, layer float64) int {
	return max(0, int(math.Ceil(float64(z)/layer-0.5)))
}

func zRange(m *mesh.Mesh, t mesh.Triangle) (lo, hi int32) {
	a, b, c := m.Vertices[t[0]].Z, m.Vertices[t[1]].Z, m.Vertices[t[2]].Z
	return min(a, b, c), max(a, b, c)
}

// runs returns where the running sum of delta is above zero.
func runs(delta []int) [][2]int {
	var out [][2]int
	sum, start := 0, -1
	for i, d := range delta {
		sum += d
		if sum > 0 && start < 0 {
			start = i
		}
		if sum == 0 && start >= 0 {
			out, start = append(out, [2]int{start, i}), -1
		}
	}
	return out
}

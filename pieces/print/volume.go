package print

import (
	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// PlateVolumes returns the solid volume in mm3 that each filament of the
// project takes up on a plate (0-based), indexed by filament number - 1. What
// infill saves and a prime tower costs is not in it.
func PlateVolumes(p Project, plate int) []float64 {
	out := make([]float64, len(p.Filaments))
	pl := p.Plates[plate]
	for object, n := range pl.counts() {
		for _, part := range p.Objects[object].Parts {
			p.addPart(out, pl.Changes, part, float64(n))
		}
	}
	return out
}

// counts returns how many instances of each object lie on the plate, indexed
// by object.
func (pl Plate) counts() []int {
	var n []int
	for _, in := range pl.Instances {
		for len(n) <= in.Object {
			n = append(n, 0)
		}
		n[in.Object]++
	}
	return n
}

// addPart shares out the volume of n copies of a part: to its own filament
// below the first change, to each change's filament above it.
func (p Project) addPart(out []float64, changes []Change, part Part, n float64) {
	filament, left := part.Filament, part.Mesh.Volume()
	for _, c := range changes {
		bottom := float64(c.Z*planar.PerMM) - p.layerSteps() // of the first layer in the new filament
		above := volumeAbove(part.Mesh, bottom)
		out[filament-1] += float64(n * (left - above))
		filament, left = c.Filament, above
	}
	out[filament-1] += float64(n * left)
}

// volumeAbove returns the volume in mm3 of the part of a closed mesh above the
// plane z (grid steps): by the divergence theorem the integral of the height
// over the plane, over the part of the surface above it, seen from above.
func volumeAbove(m *mesh.Mesh, z float64) float64 {
	sum := 0.0
	for _, t := range m.Triangles {
		a, b, c := m.Vertices[t[0]], m.Vertices[t[1]], m.Vertices[t[2]]
		turn := planar.Turn(flat(a), flat(b), flat(c))
		sum += float64(float64(turn) * meanAbove(float64(a.Z)-z, float64(b.Z)-z, float64(c.Z)-z))
	}
	return sum / 2 / planar.PerMM / planar.PerMM / planar.PerMM
}

func flat(v mesh.Vertex) planar.Point { return planar.Point{X: int64(v.X), Y: int64(v.Y)} }

// meanAbove returns the mean over a triangle of max(h, 0), where h is linear
// with the given values at the corners.
func meanAbove(a, b, c float64) float64 {
	switch {
	case a >= 0 && b >= 0 && c >= 0:
		return (a + b + c) / 3
	case a <= 0 && b <= 0 && c <= 0:
		return 0
	case alone(a, b, c):
		return corner(a, b, c)
	case alone(b, c, a):
		return corner(b, c, a)
	default:
		return corner(c, a, b)
	}
}

// alone tells whether a lies on one side of zero and b and c on the other.
func alone(a, b, c float64) bool { return (a > 0) != (b > 0) && (a > 0) != (c > 0) }

// corner is meanAbove where a is alone: the little triangle at a is the part
// above, or all but it is.
func corner(a, b, c float64) float64 {
	little := a / (a - b) * (a / (a - c)) * a / 3
	if a > 0 {
		return little
	}
	return (a+b+c)/3 - little
}

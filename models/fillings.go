package models

import "shanhai/inscriptions/planar"

// fillings keeps the triangles of regions: the floor of a tile's cut and both
// faces of what fills it have the same outline.
type fillings struct {
	regions   []planar.Region
	triangles [][]planar.Triangle
}

// of returns the triangles of a region, made when it is first asked for.
func (f *fillings) of(r planar.Region) []planar.Triangle {
	for i, known := range f.regions {
		if equalRegions(known, r) {
			return f.triangles[i]
		}
	}
	f.regions = append(f.regions, r)
	f.triangles = append(f.triangles, planar.Triangulate(r))
	return f.triangles[len(f.triangles)-1]
}

func equalRegions(a, b planar.Region) bool {
	if len(a.Rings) != len(b.Rings) {
		return false
	}
	for k := range a.Rings {
		if !equalRings(a.Rings[k], b.Rings[k]) {
			return false
		}
	}
	return true
}

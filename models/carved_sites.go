package models

import (
	"math"

	"shanhai/inscriptions/planar"
	"shanhai/models/relief"
)

// sampleStep is the grid, in steps of planar.PerMM, that sites are moved to
// (2^-8 mm), much coarser than what machines that fuse multiplication and
// addition can differ by in sdfx's interpolation.
const sampleStep = planar.PerMM >> 8

// leastInside is the distance in mm from the outline below which the surface
// needs no vertices but the outline's own.
const leastInside = 0.01

// sampler collects the places of the carved surface that its mesh may use.
type sampler struct {
	*cut
	cell  float64
	seen  map[planar.Point]bool
	sites []relief.Site
}

// samples returns the vertices of the octree's mesh of the carved surface,
// and, since cubes cannot tell where within them a sharp line runs, the place on
// the nearest line at which slopes meet.
func (c *cut) samples() []relief.Site {
	s := &sampler{cut: c, cell: c.cell(), seen: map[planar.Point]bool{}}
	for _, patch := range c.patches() {
		for _, t := range patch.mesh() {
			for _, v := range t {
				if s.add(v.X, v.Y) {
					s.follow(v.X, v.Y)
				}
			}
		}
	}
	return s.sites
}

// add takes the surface's place over x, y, moved to the sampling grid, unless
// it is there already or not well inside the glyph.
func (s *sampler) add(x, y float64) bool {
	p := planar.Point{X: snapped(x), Y: snapped(y)}
	if s.seen[p] {
		return false
	}
	s.seen[p] = true
	if s.outline.depth(p.MM()) < leastInside {
		return false
	}
	s.sites = append(s.sites, relief.Site{Point: p, Z: int64(math.Round(s.height(p)))})
	return true
}

func snapped(mm float64) int64 {
	return int64(math.Round(mm*(planar.PerMM/sampleStep))) * sampleStep
}

// follow adds the place where the wall under x, y ends, straight away from the
// outline: at the floor, or where it meets another wall. Farther than a cell it
// is left to other vertices.
func (s *sampler) follow(x, y float64) {
	fx, fy := s.outline.foot(x, y)
	d := math.Sqrt(float64((x-fx)*(x-fx)) + float64((y-fy)*(y-fy)))
	end := s.wallEnd(fx, fy, (x-fx)/d, (y-fy)/d, d)
	if end > d {
		s.add(fx+float64((x-fx)/d*end), fy+float64((y-fy)/d*end))
	}
}

// wallEnd returns how far from the outline point fx, fy, in the direction ux,
// uy, the wall ends that goes on at distance d; 0 if beyond the next cell.
func (s *sampler) wallEnd(fx, fy, ux, uy, d float64) float64 {
	// The foot is the nearest outline point as long as the distance to the
	// outline is the distance to it.
	same := func(t float64) bool {
		return s.outline.depth(fx+float64(ux*t), fy+float64(uy*t)) > t-1e-6
	}
	low, high := d, d+s.cell
	if floor := s.limit / s.slope; floor < high {
		high = floor
		if same(high) {
			return high
		}
	}
	if same(high) {
		return 0
	}
	for range 8 { // to a 256th of a cell
		if mid := float64((low + high) / 2); same(mid) {
			low = mid
		} else {
			high = mid
		}
	}
	return low
}

// height returns the height in grid steps of the carved surface over p.
func (c *cut) height(p planar.Point) float64 {
	x, y := p.MM()
	return float64((c.top - c.depth(x, y, c.outline.depth(x, y))) * planar.PerMM)
}

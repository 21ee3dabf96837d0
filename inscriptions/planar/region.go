package planar

// Region is a part of the plane: rings that neither cross nor touch, outer
// rings counter-clockwise, holes clockwise. Settle makes one from any rings;
// nothing behind it checks again.
type Region struct{ Rings []Ring }

// Empty tells whether the region has no area.
func (r Region) Empty() bool { return len(r.Rings) == 0 }

// Area returns the area in mm2.
func (r Region) Area() float64 {
	var sum int64
	for _, ring := range r.Rings {
		sum += ring.Area2()
	}
	return float64(sum) / (2 * PerMM * PerMM)
}

// Points returns the number of outline points.
func (r Region) Points() int {
	n := 0
	for _, ring := range r.Rings {
		n += len(ring)
	}
	return n
}

// Bounds returns the smallest box around the region.
func (r Region) Bounds() Box {
	var b Box
	first := true
	for _, ring := range r.Rings {
		for _, p := range ring {
			b = b.with(p, first)
			first = false
		}
	}
	return b
}

// MirroredX returns the region with left and right exchanged about x = 0.
func (r Region) MirroredX() Region {
	out := r.mapped(func(p Point) Point { return Point{-p.X, p.Y} })
	for i, ring := range out.Rings {
		out.Rings[i] = ring.Reversed()
	}
	return out
}

// Reach returns the distance in mm from the origin to the farthest point.
func (r Region) Reach() float64 { return reach(r.Rings) }

func (r Region) mapped(f func(Point) Point) Region {
	out := Region{Rings: make([]Ring, len(r.Rings))}
	for i, ring := range r.Rings {
		out.Rings[i] = ring.Mapped(f)
	}
	return out
}

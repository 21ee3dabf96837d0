package planar

// Ring is a closed outline: at least three points, the last joined to the
// first, which is not repeated. Counter-clockwise rings enclose material,
// clockwise rings enclose a hole.
type Ring []Point

// Area2 returns twice the signed area in square grid steps: positive for a
// counter-clockwise ring.
func (r Ring) Area2() int64 {
	if len(r) == 0 {
		return 0
	}
	var sum int64
	origin, prev := r[0], r[len(r)-1]
	for _, p := range r {
		sum += prev.Sub(origin).Cross(p.Sub(origin))
		prev = p
	}
	return sum
}

// Reversed returns the ring run the other way round, from the same first point.
func (r Ring) Reversed() Ring {
	out := make(Ring, len(r))
	for i, p := range r {
		out[(len(r)-i)%len(r)] = p
	}
	return out
}

// Mapped returns the ring with f applied to every point.
func (r Ring) Mapped(f func(Point) Point) Ring {
	out := make(Ring, len(r))
	for i, p := range r {
		out[i] = f(p)
	}
	return out
}

// Bounds returns the smallest box around the ring.
func (r Ring) Bounds() Box {
	var b Box
	for i, p := range r {
		b = b.with(p, i == 0)
	}
	return b
}

// Box is an axis-parallel rectangle in grid steps, its corners included.
type Box struct{ Min, Max Point }

// Size returns the width and height of the box.
func (b Box) Size() Point { return b.Max.Sub(b.Min) }

// Meets tells whether the two boxes share at least a point.
func (b Box) Meets(c Box) bool {
	return b.Min.X <= c.Max.X && c.Min.X <= b.Max.X && b.Min.Y <= c.Max.Y && c.Min.Y <= b.Max.Y
}

func (b Box) with(p Point, first bool) Box {
	if first {
		return Box{p, p}
	}
	b.Min.X, b.Min.Y = min(b.Min.X, p.X), min(b.Min.Y, p.Y)
	b.Max.X, b.Max.Y = max(b.Max.X, p.X), max(b.Max.Y, p.Y)
	return b
}

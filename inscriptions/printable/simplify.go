package printable

import "shanhai/inscriptions/planar"

// simplified leaves out points of a ring that lie within the tolerance in mm of
// the line without them (Douglas and Peucker).
func simplified(r planar.Ring, tolerance float64) planar.Ring {
	points := make([]vec, len(r)+1)
	for i, p := range r {
		points[i] = place(p)
	}
	points[len(r)] = points[0]
	far := farthest(points)
	keep := make([]bool, len(points))
	keep[0], keep[far] = true, true
	mark(points, keep, 0, far, tolerance)
	mark(points, keep, far, len(r), tolerance)
	var out planar.Ring
	for i, p := range r {
		if keep[i] {
			out = append(out, p)
		}
	}
	return out
}

// farthest returns the point farthest from the first.
func farthest(points []vec) int {
	best, at := -1.0, 0
	for i, p := range points {
		if d := p.sub(points[0]); d.dot(d) > best {
			best, at = d.dot(d), i
		}
	}
	return at
}

// mark keeps the point between first and last that lies farthest from the line
// between them, where that is beyond the tolerance, and so on in both halves.
func mark(points []vec, keep []bool, first, last int, tolerance float64) {
	for first+1 < last {
		line := edge{a: points[first], b: points[last]}
		way := line.b.sub(line.a)
		line.dir, line.length = way.unit(), way.length()
		worst, at := float64(tolerance*tolerance), -1
		for i := first + 1; i < last; i++ {
			if d := line.distance2(points[i]); d > worst {
				worst, at = d, i
			}
		}
		if at < 0 {
			return
		}
		keep[at] = true
		mark(points, keep, first, at, tolerance)
		first = at
	}
}

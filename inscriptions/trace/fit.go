package trace

import "math"

// fitRounds is how often the places are assigned anew to where on the curve
// they are nearest.
const fitRounds = 4

// fit returns the cubic between two knots that comes nearest to the places in
// the mean; ok tells whether it keeps within near of all of them, and worst is
// the number of the one that it misses most, or of the one halfway. At a corner the direction is
// free, at other knots it is theirs.
func fit(a, b knot, places []numbered, near float64) (c cubic, worst int, ok bool) {
	worst = (a.place + b.place) / 2
	if len(places) < 4 {
		return c, worst, false
	}
	t := byChords(a.at, b.at, places)
	for range fitRounds {
		if c, ok = solve(a, b, places, t); !ok {
			return c, worst, false
		}
		for i, p := range places {
			t[i] = c.nearer(p.vec, t[i])
		}
	}
	off := 0.0
	for i, p := range places {
		if d := c.at(t[i]).sub(p.vec).length(); d > off {
			off, worst = d, p.number
		}
	}
	return c, worst, off <= near && ordered(t)
}

// ordered tells whether the places lie along the curve in their order, but for
// the steps of pixels: else it loops.
func ordered(t []float64) bool {
	top := 0.0
	for _, v := range t {
		if v < top-0.1 {
			return false
		}
		top = max(top, v)
	}
	return true
}

// byChords gives every place a first t: its part of the way along the chords.
func byChords(from, to vec, places []numbered) []float64 {
	t := make([]float64, len(places))
	sum, last := 0.0, from
	for i, p := range places {
		sum += p.sub(last).length()
		t[i], last = sum, p.vec
	}
	sum += to.sub(last).length()
	for i := range t {
		t[i] /= sum
	}
	return t
}

// handle is one free number of a curve: how far a control point lies from its
// end in a direction.
type handle struct {
	control int // 1 or 2
	way     vec
}

func handles(a, b knot) []handle {
	return append(handlesOf(a, 1, 1), handlesOf(b, 2, -1)...)
}

func handlesOf(k knot, control int, sign float64) []handle {
	if k.corner {
		return []handle{{control, vec{1, 0}}, {control, vec{0, 1}}}
	}
	return []handle{{control, k.way.scaled(sign)}}
}

// solve finds the control points by least squares (Schneider).
func solve(a, b knot, places []numbered, t []float64) (cubic, bool) {
	c := cubic{a.at, a.at, b.at, b.at}
	free := handles(a, b)
	var m [4][5]float64
	for i, p := range places {
		w, off := weights(t[i]), p.sub(c.at(t[i]))
		for j, h := range free {
			row := h.way.scaled(w[h.control])
			for k, g := range free {
				m[j][k] += row.dot(g.way.scaled(w[g.control]))
			}
			m[j][4] += row.dot(off)
		}
	}
	x, ok := eliminate(m, len(free))
	if !ok {
		return c, false
	}
	for j, h := range free {
		c[h.control] = c[h.control].add(h.way.scaled(x[j]))
	}
	return c, c.sane(a, b)
}

// sane tells whether the control points lie on the right sides of the ends and
// no farther from them than a curve without a loop needs.
func (c cubic) sane(a, b knot) bool {
	chord := c[3].sub(c[0]).length()
	in, out := c[1].sub(c[0]), c[3].sub(c[2])
	if in.length() > 2*chord || out.length() > 2*chord {
		return false
	}
	return (a.corner || in.dot(a.way) > float64(chord*0.01)) && (b.corner || out.dot(b.way) > float64(chord*0.01))
}

// eliminate solves n equations whose right sides stand in column 4.
func eliminate(m [4][5]float64, n int) (x [4]float64, ok bool) {
	for i := range n {
		p := pivot(m, i, n)
		m[i], m[p] = m[p], m[i]
		if math.Abs(m[i][i]) < 1e-9 {
			return x, false
		}
		for j := i + 1; j < n; j++ {
			k := m[j][i] / m[i][i]
			for col := i; col < 5; col++ {
				m[j][col] -= float64(k * m[i][col])
			}
		}
	}
	for i := n - 1; i >= 0; i-- {
		v := m[i][4]
		for j := i + 1; j < n; j++ {
			v -= float64(m[i][j] * x[j])
		}
		x[i] = v / m[i][i]
	}
	return x, true
}

func pivot(m [4][5]float64, i, n int) int {
	best := i
	for j := i + 1; j < n; j++ {
		if math.Abs(m[j][i]) > math.Abs(m[best][i]) {
			best = j
		}
	}
	return best
}

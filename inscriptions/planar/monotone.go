package planar

import "slices"

// faces walks the pieces between outline and diagonals and fills each with
// triangles.
type faces struct {
	*sweep
	// out lists, for the points that have diagonals, the points that edges lead
	// to, counter-clockwise.
	out map[int32][]int32
	// seen marks the edges already walked: outline edges by their first point,
	// diagonals by both.
	seen map[[2]int32]bool
	// left tells, for the points of the piece being filled, whether they lie on
	// its left chain, where the outline runs down.
	left []bool
	// stack is the room in which fill keeps the points not yet done with.
	stack []int32
}

func newFaces(s *sweep) *faces {
	f := &faces{
		sweep: s, out: map[int32][]int32{}, seen: map[[2]int32]bool{},
		left: make([]bool, len(s.points)),
	}
	for _, d := range s.diagonals {
		f.out[d[0]] = append(f.out[d[0]], d[1])
		f.out[d[1]] = append(f.out[d[1]], d[0])
	}
	for v, ends := range f.out {
		f.out[v] = f.around(v, append(ends, s.next[v]))
	}
	return f
}

// around sorts the ends of edges from v counter-clockwise, from the outline
// edge that leaves it.
func (f *faces) around(v int32, ends []int32) []int32 {
	p := f.points[v]
	first := f.points[f.next[v]].Sub(p)
	slices.SortFunc(ends, func(a, b int32) int {
		if a == b {
			return 0
		}
		if a == f.next[v] {
			return -1
		}
		if b == f.next[v] {
			return 1
		}
		if clockwiseCloser(first, f.points[a].Sub(p), f.points[b].Sub(p)) {
			return 1
		}
		return -1
	})
	return ends
}

// triangles fills every piece.
func (f *faces) triangles() []Triangle {
	out := make([]Triangle, 0, len(f.points)+2*len(f.diagonals))
	done := make([]bool, len(f.points))
	for v := range int32(len(f.points)) {
		if !done[v] {
			out = f.fill(out, f.walk(v, f.next[v], done))
		}
	}
	for _, d := range f.diagonals {
		for _, e := range [][2]int32{d, {d[1], d[0]}} {
			if !f.seen[e] {
				out = f.fill(out, f.walk(e[0], e[1], done))
			}
		}
	}
	return out
}

// walk returns the points around the piece to the left of the edge a, b.
func (f *faces) walk(a, b int32, done []bool) []int32 {
	var face []int32
	for from, to := a, b; ; {
		face = append(face, from)
		if f.next[from] == to {
			done[from] = true
		} else {
			f.seen[[2]int32{from, to}] = true
		}
		from, to = to, f.turn(from, to)
		if from == a && to == b {
			return face
		}
	}
}

// turn returns where the piece's outline goes on after the edge from, v: along
// the first edge clockwise from the way back.
func (f *faces) turn(from, v int32) int32 {
	ends, ok := f.out[v]
	if !ok {
		return f.next[v]
	}
	for k, e := range ends {
		if e == from {
			return ends[k-1]
		}
	}
	return ends[len(ends)-1] // from is the outline edge that arrives: all others lie clockwise of it
}

// fill cuts one monotone piece into triangles, from top to bottom.
func (f *faces) fill(out []Triangle, face []int32) []Triangle {
	if len(face) == 3 {
		return append(out, Triangle{face[0], face[1], face[2]})
	}
	order := f.chains(face)
	stack := append(f.stack[:0], order[0], order[1])
	for k := 2; k < len(order); k++ {
		v, top := order[k], stack[len(stack)-1]
		if k == len(order)-1 || f.left[v] != f.left[top] {
			for i := 1; i < len(stack); i++ {
				out = append(out, f.facing(v, stack[i-1], stack[i]))
			}
			stack = append(stack[:0], top, v)
			continue
		}
		for len(stack) > 1 && f.convex(stack[len(stack)-2], stack[len(stack)-1], v, f.left[v]) {
			out = append(out, f.facing(stack[len(stack)-2], stack[len(stack)-1], v))
			stack = stack[:len(stack)-1]
		}
		stack = append(stack, v)
	}
	f.stack = stack
	return out
}

// chains returns the points from top to bottom and marks those on the left chain.
func (f *faces) chains(face []int32) []int32 {
	n := len(face)
	top := 0
	for i := range face {
		if f.above(face[i], face[top]) {
			top = i
		}
	}
	i, j := (top+1)%n, (top+n-1)%n
	order := append(make([]int32, 0, n), face[top])
	f.left[face[top]] = false
	for len(order) < n {
		if i == j || f.above(face[i], face[j]) {
			f.left[face[i]] = true
			order = append(order, face[i])
			i = (i + 1) % n
		} else {
			f.left[face[j]] = false
			order = append(order, face[j])
			j = (j + n - 1) % n
		}
	}
	return order
}

// convex tells whether the corner b of a chain opens towards the piece.
func (f *faces) convex(a, b, c int32, left bool) bool {
	turn := Turn(f.points[a], f.points[b], f.points[c])
	return turn > 0 == left && turn != 0
}

// facing returns the triangle with its corners counter-clockwise.
func (f *faces) facing(a, b, c int32) Triangle {
	if Turn(f.points[a], f.points[b], f.points[c]) < 0 {
		return Triangle{a, c, b}
	}
	return Triangle{a, b, c}
}

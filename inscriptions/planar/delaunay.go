package planar

// legalise exchanges the inner edges of a triangulation until each is the
// better of the two diagonals of its quadrangle: flat triangles vanish and the
// smallest angles grow.
func legalise(points []Point, triangles []Triangle) []Triangle {
	f := newFlipper(points, triangles)
	for len(f.queue) > 0 {
		t := f.queue[len(f.queue)-1]
		f.queue = f.queue[:len(f.queue)-1]
		f.queued[t] = false
		for side := range int32(3) {
			if f.flip(t, side) {
				break
			}
		}
	}
	return f.triangles
}

type flipper struct {
	points    []Point
	triangles []Triangle
	// across holds, for side k of a triangle (from corner k to k+1), the
	// neighbour there, or -1 on the outline.
	across [][3]int32
	queue  []int32
	queued []bool
}

func newFlipper(points []Point, triangles []Triangle) *flipper {
	f := &flipper{
		points: points, triangles: triangles,
		across: make([][3]int32, len(triangles)),
		queue:  make([]int32, len(triangles)),
		queued: make([]bool, len(triangles)),
	}
	for t := range f.queue {
		f.queue[t], f.queued[t] = int32(len(triangles)-1-t), true
		f.across[t] = [3]int32{-1, -1, -1}
	}
	f.pair()
	return f
}

// pair finds the neighbours: sides are threaded on a list per lower point.
func (f *flipper) pair() {
	head := make([]int32, len(f.points))
	for i := range head {
		head[i] = -1
	}
	link := make([]int32, 3*len(f.triangles))
	for t, corners := range f.triangles {
		for k := range 3 {
			a, b := corners[k], corners[(k+1)%3]
			if !f.match(head, link, a, b, int32(3*t+k)) {
				low := min(a, b)
				link[3*t+k], head[low] = head[low], int32(3*t+k)
			}
		}
	}
}

// match joins side with an earlier one between the same points.
func (f *flipper) match(head, link []int32, a, b, side int32) bool {
	for s := head[min(a, b)]; s >= 0; s = link[s] {
		c := f.triangles[s/3]
		if c[s%3] == b && c[(s%3+1)%3] == a {
			f.across[s/3][s%3] = side / 3
			f.across[side/3][side%3] = s / 3
			return true
		}
	}
	return false
}

// flip exchanges side k of triangle t where that betters both triangles.
func (f *flipper) flip(t, k int32) bool {
	u := f.across[t][k]
	if u < 0 {
		return false
	}
	j := f.sideOf(u, t, f.triangles[t][k])
	a, b, c := f.triangles[t][k], f.triangles[t][(k+1)%3], f.triangles[t][(k+2)%3]
	d := f.triangles[u][(j+2)%3]
	if !f.better(a, b, c, d) {
		return false
	}
	bc, ca := f.across[t][(k+1)%3], f.across[t][(k+2)%3]
	ad, db := f.across[u][(j+1)%3], f.across[u][(j+2)%3]
	f.triangles[t], f.across[t] = Triangle{c, a, d}, [3]int32{ca, ad, u}
	f.triangles[u], f.across[u] = Triangle{d, b, c}, [3]int32{db, bc, t}
	f.replace(bc, t, u, b)
	f.replace(ad, u, t, a)
	f.enqueue(t, u, bc, ca, ad, db)
	return true
}

// sideOf returns the side of u that runs along triangle t and ends at a.
func (f *flipper) sideOf(u, t, a int32) int32 {
	for j := range int32(3) {
		if f.across[u][j] == t && f.triangles[u][(j+1)%3] == a {
			return j
		}
	}
	return -1
}

// replace makes n know its neighbour as the triangle now in the place of old.
// The side is told by an end, since two triangles can share two sides at a
// point of degree two.
func (f *flipper) replace(n, old, now, end int32) {
	if n < 0 {
		return
	}
	for j := range 3 {
		if f.across[n][j] == old && (f.triangles[n][j] == end || f.triangles[n][(j+1)%3] == end) {
			f.across[n][j] = now
			return
		}
	}
}

func (f *flipper) enqueue(triangles ...int32) {
	for _, t := range triangles {
		if t >= 0 && !f.queued[t] {
			f.queued[t] = true
			f.queue = append(f.queue, t)
		}
	}
}

// better tells whether the diagonal c, d should take the place of a, b in the
// quadrangle a, d, b, c. It must turn left at d and at c in both new triangles; then the
// angles at c and d decide: together above a half turn, the edge a, b is the
// worse diagonal. The small margin keeps ties from being exchanged for ever.
func (f *flipper) better(a, b, c, d int32) bool {
	pa, pb, pc, pd := f.points[a], f.points[b], f.points[c], f.points[d]
	if Turn(pc, pa, pd) <= 0 || Turn(pd, pb, pc) <= 0 {
		return false
	}
	tc, td := Turn(pc, pa, pb), Turn(pd, pb, pa)
	if tc == 0 || td == 0 {
		return true
	}
	return cotangent(pc, pa, pb, tc)+cotangent(pd, pb, pa, td) < -1e-9
}

// cotangent returns the cotangent of the angle at p between a and b, whose
// cross product is turn.
func cotangent(p, a, b Point, turn int64) float64 {
	return float64(a.Sub(p).Dot(b.Sub(p))) / float64(turn)
}

package printable

// halvings finds the place where a width passes the limit within a step's
// thousandth.
const halvings = 10

// rim is where a part of the outline with small discs ends: a disc of the
// limit's size that touches there, and lies in the material.
type rim struct {
	centre vec
	spoke  int // the last one with a small disc
}

// weight is how much of the outline a spoke stands for when those with large
// discs count for nothing.
type weight struct{ length, turn float64 }

// thinning is a star seen by one limit.
type thinning struct {
	*star
	radius float64
	weight []weight // of each spoke; zero where the disc reaches the radius
	rims   []rim
}

// thinned tells which spokes have discs below the radius, and where they end.
func (s *star) thinned(radius float64) *thinning {
	t := &thinning{star: s, radius: radius, weight: make([]weight, len(s.all))}
	for i := range s.all {
		if t.thin(i) {
			t.weight[i] = weight{s.all[i].length, s.all[i].turn}
		}
	}
	for i := range s.all {
		if j := s.next(i); t.thin(i) != t.thin(j) {
			t.part(i, j)
		}
	}
	return t
}

func (t *thinning) thin(i int) bool { return t.all[i].radius < t.radius }

// part finds the rim between neighbours of which one is thin.
func (t *thinning) part(i, j int) {
	a, b := &t.all[i], &t.all[j]
	small := i
	if t.thin(j) {
		small = j
	}
	if a.span == b.span {
		t.halve(a, a.t, b.t, t.thin(i), small)
		return
	}
	if seam := t.end(a.span); t.seamThin(a.span, b.span, seam) != t.thin(i) {
		t.halve(a, a.t, seam, t.thin(i), small)
	} else {
		t.halve(b, 0, b.t, t.thin(i), small)
	}
}

// seamThin tells whether the disc at the end of span a, where b begins, is
// small. At a corner of the material there is none.
func (t *thinning) seamThin(a, b span, end float64) bool {
	e := &t.edges[b.edge]
	if !a.fan && !b.fan && e.head.length == 0 && t.edges[e.prev].dir.cross(e.dir) > flat {
		return true
	}
	look := t.look(a, end)
	return look.radius < t.radius
}

// halve finds the rim between two places of the span that the spoke on lies in,
// and gives what lies on its thin side to the small spoke.
func (t *thinning) halve(on *spoke, from, to float64, thinFirst bool, small int) {
	lo, hi := from, to
	for range halvings {
		mid := (lo + hi) / 2
		if look := t.look(on.span, mid); (look.radius < t.radius) == thinFirst {
			lo = mid
		} else {
			hi = mid
		}
	}
	at := float64((lo + hi) / 2)
	look := t.look(on.span, at)
	t.rims = append(t.rims, rim{look.foot.add(look.dir.times(t.radius)), small})
	if thinFirst {
		t.reweigh(on, at-from, small)
	} else {
		t.reweigh(on, to-at, small)
	}
}

// reweigh lets the small spoke stand for the outline up to the rim, got on the
// span of on, instead of for half the way to its neighbour.
func (t *thinning) reweigh(on *spoke, got float64, small int) {
	if own := &t.all[small]; own.span == on.span {
		got -= float64(own.part / 2)
	}
	t.weight[small].turn += float64(got * on.turn / on.part)
	t.weight[small].length += float64(got * on.length / on.part)
}

package planar

// bands sorts the sloping spans of a graph into horizontal bands of the plane,
// so that a ray looks at few of them.
type bands struct {
	spans  []span
	bottom int64
	height int64
	band   [][]int32
}

// spansPerBand balances the work of filling bands against that of searching them.
const spansPerBand = 4

func newBands(spans []span) *bands {
	b := &bands{spans: spans}
	if len(spans) == 0 {
		return b
	}
	b.bottom = spans[0].lo.Y
	top := b.bottom
	for _, s := range spans {
		top = max(top, s.hi.Y)
	}
	count := int64(len(spans)/spansPerBand + 1)
	b.height = (top-b.bottom)/count + 1
	b.band = make([][]int32, count)
	for i, s := range spans {
		if s.lo.Y == s.hi.Y {
			continue
		}
		for k := b.of(s.lo.Y); k <= b.of(s.hi.Y-1); k++ {
			b.band[k] = append(b.band[k], int32(i))
		}
	}
	return b
}

func (b *bands) of(y int64) int64 { return (y - b.bottom) / b.height }

// right returns the winding number just to the right of the middle of span i;
// for a level span, just above its middle.
func (b *bands) right(i int32) int32 {
	s := b.spans[i]
	// The middle in half steps, so that it is a whole number.
	mid := s.lo.Add(s.hi)
	y := floorHalf(mid.Y)
	var winding int32
	for _, j := range b.band[b.of(y)] {
		t := b.spans[j]
		if j == i || t.lo.Y > y || t.hi.Y <= y {
			continue
		}
		lo := Point{2 * t.lo.X, 2 * t.lo.Y}
		if t.hi.Sub(t.lo).Cross(mid.Sub(lo)) > 0 {
			winding += t.runs
		}
	}
	return winding
}

// floorHalf returns y/2 rounded down. A span whose half-open height holds the
// middle of another holds its rounded-down middle too, since ends are whole.
func floorHalf(y int64) int64 { return y >> 1 }

// sides returns the winding numbers to the left and to the right of span i,
// looking from its lower to its higher end.
func (b *bands) sides(i int32) (left, right int32) {
	s := b.spans[i]
	w := b.right(i)
	if s.lo.Y == s.hi.Y { // what was found lies above, which is left
		return w, w - s.runs
	}
	return w + s.runs, w
}

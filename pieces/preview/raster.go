package preview

// The sample grid is reached in fixed point: one sample is subSteps wide.
const (
	subBits  = 8
	subSteps = 1 << subBits
	subHalf  = subSteps / 2
)

// face is a triangle that looks at the camera, on the sample grid.
type face struct {
	x, y     [3]int32   // fixed point, y down
	depth    [3]float32 // larger is nearer
	body     int32      // index into the scene's bodies
	triangle int32      // index into the body's mesh
}

// layer is a strip of the sample grid: the nearest face at each sample.
type layer struct {
	width, rows int
	top         int       // the grid row of the first row here
	depth       []float32 // 0 where nothing is
	face        []int32   // index of the face plus one, 0 where nothing is
}

// reset makes the layer an empty strip of the given size, keeping its memory.
func (l *layer) reset(width, top, rows int) {
	l.width, l.top, l.rows = width, top, rows
	n := width * rows
	if cap(l.depth) < n {
		l.depth, l.face = make([]float32, n), make([]int32, n)
		return
	}
	l.depth, l.face = l.depth[:n], l.face[:n]
	clear(l.depth)
	clear(l.face)
}

// firstSample returns the first sample at or beyond a fixed-point place. A
// sample sits in the middle of its cell; half-open spans then give each sample
// on a shared edge to one face only.
func firstSample(v int32) int { return int((v + subHalf - 1) >> subBits) }

// edge walks down a side of a face, row by row: first is the first sample
// right of it. It is exact: rest and more count in parts of whole.
type edge struct {
	first, step       int64
	rest, more, whole int64
}

// newEdge starts at a grid row on the side between two corners, which is not
// level. The walk is the same from whichever corner the side is named.
func newEdge(f *face, i, j, row int) edge {
	if f.y[i] > f.y[j] {
		i, j = j, i
	}
	x, y := int64(f.x[i]), int64(f.y[i])
	dx, dy := int64(f.x[j])-x, int64(f.y[j])-y
	e := edge{whole: dy << subBits}
	below := int64(row)<<subBits + subHalf - y
	e.first, e.rest = floorDiv((x-subHalf)*dy+below*dx+e.whole-1, e.whole)
	e.step, e.more = floorDiv(dx, dy)
	e.more <<= subBits
	return e
}

// next goes one row down.
func (e *edge) next() {
	e.first += e.step
	e.rest += e.more
	if e.rest >= e.whole {
		e.rest -= e.whole
		e.first++
	}
}

// floorDiv returns the quotient rounded down and the rest, for positive d.
func floorDiv(n, d int64) (quotient, rest int64) {
	quotient = n / d
	rest = n - quotient*d
	if rest < 0 {
		quotient, rest = quotient-1, rest+d
	}
	return quotient, rest
}

// plane is a face's depth as a function of the sample.
type plane struct{ at, perX, perY float64 }

// plane fits the depth through the three corners; area is twice the face's
// area in square fixed-point units.
func (f *face) plane(area int64) plane {
	ax, ay := float64(f.x[1]-f.x[0]), float64(f.y[1]-f.y[0])
	bx, by := float64(f.x[2]-f.x[0]), float64(f.y[2]-f.y[0])
	du, dv := float64(f.depth[1])-float64(f.depth[0]), float64(f.depth[2])-float64(f.depth[0])
	k := subSteps / float64(area)
	p := plane{
		perX: float64((float64(du*by) - float64(dv*ay)) * k),
		perY: float64((float64(dv*ax) - float64(du*bx)) * k),
	}
	x0, y0 := float64(f.x[0]-subHalf)/subSteps, float64(f.y[0]-subHalf)/subSteps
	p.at = float64(f.depth[0]) - float64(p.perX*x0) - float64(p.perY*y0)
	return p
}

// area returns twice the signed area: negative when the face, counter-clockwise
// from outside, is seen from outside with y down.
func (f *face) area() int64 {
	return int64(f.x[1]-f.x[0])*int64(f.y[2]-f.y[0]) - int64(f.y[1]-f.y[0])*int64(f.x[2]-f.x[0])
}

// draw enters a face into the layer wherever it is the nearest.
func (l *layer) draw(f *face, id int32) {
	lo, mid, hi := 0, 1, 2
	if f.y[lo] > f.y[mid] {
		lo, mid = mid, lo
	}
	if f.y[mid] > f.y[hi] {
		mid, hi = hi, mid
	}
	if f.y[lo] > f.y[mid] {
		lo, mid = mid, lo
	}
	first := max(firstSample(f.y[lo]), l.top)
	last := min(firstSample(f.y[hi]), l.top+l.rows)
	if first >= last {
		return
	}
	turn := min(max(firstSample(f.y[mid]), first), last)
	p := f.plane(f.area())
	long := newEdge(f, lo, hi, first)
	if first < turn {
		short := newEdge(f, lo, mid, first)
		l.half(first, turn, &long, &short, &p, id)
	}
	if turn < last {
		short := newEdge(f, mid, hi, turn)
		l.half(turn, last, &long, &short, &p, id)
	}
}

// half fills the rows between two edges, whichever lies left.
func (l *layer) half(first, last int, a, b *edge, p *plane, id int32) {
	for row := first; row < last; row++ {
		x0, x1 := int(min(a.first, b.first)), int(max(a.first, b.first))
		a.next()
		b.next()
		x0, x1 = max(x0, 0), min(x1, l.width)
		if x0 < x1 {
			at := (row - l.top) * l.width
			depth := p.at + float64(float64(row)*p.perY) + float64(float64(x0)*p.perX)
			l.span(at+x0, at+x1, depth, p.perX, id)
		}
	}
}

func (l *layer) span(from, to int, depth, perX float64, id int32) {
	nearest, faces := l.depth[from:to], l.face[from:to]
	for i := range nearest {
		d := float32(depth)
		if d > nearest[i] {
			nearest[i], faces[i] = d, id
		}
		depth += perX
	}
}

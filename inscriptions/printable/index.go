package printable

import "math"

// index finds what lies near a place: a grid of square cells, each with the
// numbers of the things whose box meets it.
type index struct {
	origin     vec
	cell       float64
	cols, rows int
	start      []int32 // of each cell in items; one more at the end
	items      []int32
}

// box is an axis-parallel rectangle in mm.
type box struct{ min, max vec }

func around(a, b vec, by float64) box {
	return box{
		vec{min(a.x, b.x) - by, min(a.y, b.y) - by},
		vec{max(a.x, b.x) + by, max(a.y, b.y) + by},
	}
}

func (b box) joined(c box) box {
	return box{
		vec{min(b.min.x, c.min.x), min(b.min.y, c.min.y)},
		vec{max(b.max.x, c.max.x), max(b.max.y, c.max.y)},
	}
}

// maxCells bounds the grid: 512 mm in cells of 0.25 mm.
const maxCells = 1 << 22

// newIndex files n things by their boxes into cells of about the given size.
func newIndex(n int, boxOf func(int) box, cell float64) *index {
	x := &index{cell: cell}
	if n == 0 {
		return x
	}
	all := boxOf(0)
	for i := 1; i < n; i++ {
		all = all.joined(boxOf(i))
	}
	x.lay(all)
	count := make([]int32, x.cols*x.rows+1)
	for i := range n {
		x.each(boxOf(i), func(c int) { count[c+1]++ })
	}
	for c := range x.cols * x.rows {
		count[c+1] += count[c]
	}
	x.start = count
	x.items = make([]int32, count[len(count)-1])
	next := append([]int32(nil), count...)
	for i := range n {
		x.each(boxOf(i), func(c int) { x.items[next[c]] = int32(i); next[c]++ })
	}
	return x
}

// lay chooses the grid's place and size.
func (x *index) lay(all box) {
	x.origin = all.min
	size := all.max.sub(all.min)
	x.cell = max(x.cell, math.Sqrt(size.x*size.y/maxCells), max(size.x, size.y)/maxCells)
	x.cols, x.rows = int(size.x/x.cell)+1, int(size.y/x.cell)+1
}

// span returns the columns and rows that a box meets.
func (x *index) span(b box) (c0, r0, c1, r1 int) {
	c0, c1 = int((b.min.x-x.origin.x)/x.cell), int((b.max.x-x.origin.x)/x.cell)
	r0, r1 = int((b.min.y-x.origin.y)/x.cell), int((b.max.y-x.origin.y)/x.cell)
	return max(c0, 0), max(r0, 0), min(c1, x.cols-1), min(r1, x.rows-1)
}

func (x *index) each(b box, f func(cell int)) {
	c0, r0, c1, r1 := x.span(b)
	for r := r0; r <= r1; r++ {
		for c := c0; c <= c1; c++ {
			f(r*x.cols + c)
		}
	}
}

// in returns the things of one cell.
func (x *index) in(cell int) []int32 { return x.items[x.start[cell]:x.start[cell+1]] }

package preview

import (
	"math"
	"sync"
	"sync/atomic"
)

// sweep fills what is hidden. Each place of the lamp is swept over the map for
// itself; counting and taking the highest give the same in any order.
func (w *shadow) sweep(lamp []vec, workers int) {
	flat := w.heights
	upright := flat.transposed()
	var next atomic.Int64
	var group sync.WaitGroup
	sweepers := make([]sweeper, max(workers, 1))
	for i := range sweepers {
		s := &sweepers[i]
		group.Go(func() {
			for i := next.Add(1) - 1; i < int64(len(lamp)); i = next.Add(1) - 1 {
				s.pass(&flat, &upright, lamp[i], w.cell)
			}
		})
	}
	group.Wait()
	w.sum(sweepers, len(lamp))
}

// sum adds up what all have found and softens it.
func (w *shadow) sum(sweepers []sweeper, places int) {
	hidden := make([]uint8, w.w*w.h)
	w.high = make([]float32, w.w*w.h)
	for i := range sweepers {
		sweepers[i].rows.addTo(hidden, w.high, 1, w.w)
		sweepers[i].columns.addTo(hidden, w.high, w.w, 1)
	}
	w.hidden = make([]float32, w.w*w.h)
	for y := 1; y < w.h-1; y++ {
		for x := 1; x < w.w-1; x++ {
			at := y*w.w + x
			if around := hidden[at-1] | hidden[at+1] | hidden[at-w.w] | hidden[at+w.w]; around|hidden[at] != 0 {
				w.hidden[at] = w.soft(hidden, at) / float32(places)
			}
		}
	}
}

// soft returns the mean of a cell and those around it on the same level,
// weighted 1 2 1: walls run in steps through the map, and their shadows would.
func (w *shadow) soft(hidden []uint8, at int) float32 {
	sum, all := 0, 0
	level, step := w.z[at], float32(w.cell)
	for j, row := range [3]int{at - w.w, at, at + w.w} {
		for i := range 3 {
			k := row + i - 1
			if h := w.z[k] - level; h < step && h > -step {
				weight := (2 - (i-1)*(i-1)) * (2 - (j-1)*(j-1))
				sum, all = sum+weight*int(hidden[k]), all+weight
			}
		}
	}
	return float32(sum) / float32(all)
}

// transposed returns the map with rows and columns exchanged.
func (m *heights) transposed() heights {
	out := heights{m.h, m.w, make([]float32, len(m.z))}
	for y := range m.h {
		for x, z := range m.z[y*m.w:][:m.w] {
			out.z[x*m.h+y] = z
		}
	}
	return out
}

// sweeper is one worker's tally: of lamps that shine rather along the columns,
// swept row by row, and of those that shine rather along the rows.
type sweeper struct{ rows, columns tally }

// tally is what a number of sweeps over one map found.
type tally struct {
	width      int
	hidden     []uint8
	high       []float32
	line, last []float32 // the height that the shadow reaches over a row and the one before
}

// pass sweeps the shadows of one place of the lamp.
func (s *sweeper) pass(flat, upright *heights, to vec, cell float64) {
	if math.Abs(to.y) >= math.Abs(to.x) {
		s.rows.pass(flat, to.x, to.y, float64(cell*to.z))
	} else {
		s.columns.pass(upright, to.y, to.x, float64(cell*to.z))
	}
}

// pass walks away from the lamp row by row: over every row the shadow is as
// high as over the row before, or as what stands there, less what the light
// falls on the way. rise is what it falls over one cell's width of the way in
// the map's plane, times the length of across, along.
func (t *tally) pass(m *heights, across, along, rise float64) {
	steep := math.Abs(along)
	if steep < 1e-9 {
		return // the lamp stands straight above
	}
	t.reset(m)
	drop, slope := float32(rise/steep), across/steep
	y, step := 0, 1
	if along > 0 {
		y, step = m.h-1, -1
	}
	before := 0 // how far the light was aside at the last row
	for i := 1; i < m.h; i++ {
		aside := int(math.Floor(float64(float64(i)*slope) + 0.5))
		t.row(m, y, y+step, aside-before, drop)
		before, y = aside, y+step
	}
}

// reset prepares for a sweep.
func (t *tally) reset(m *heights) {
	if t.hidden == nil {
		t.width = m.w
		t.hidden, t.high = make([]uint8, m.w*m.h), make([]float32, m.w*m.h)
		t.line, t.last = make([]float32, m.w), make([]float32, m.w)
	}
	clear(t.last)
}

// row carries the shadow from one row to the next, whose cells look shift cells
// aside, at most one, towards the lamp.
func (t *tally) row(m *heights, from, to, shift int, drop float32) {
	n := m.w
	line, last := t.line[:n], t.last[:n]
	stands := m.z[from*n:][:n]
	lo, hi := max(-shift, 0), min(n-shift, n)
	clear(line[:lo])
	clear(line[hi:])
	here, hidden, high := m.z[to*n:][:n], t.hidden[to*n:][:n], t.high[to*n:][:n]
	last, stands = last[lo+shift:hi+shift], stands[lo+shift:hi+shift]
	line, here, hidden, high = line[lo:hi], here[lo:hi], hidden[lo:hi], high[lo:hi]
	for i, s := range last {
		if stands[i] > s {
			s = stands[i]
		}
		s -= drop
		line[i] = s
		if s > here[i]+shadowSlack {
			hidden[i]++
			if s > high[i] {
				high[i] = s
			}
		}
	}
	t.line, t.last = t.last, t.line
}

// shadowSlack is the difference of heights in mm that makes no shadow.
const shadowSlack = 1e-3

// addTo adds the tally to a map, in which neighbours in a row and in a column
// of the tally lie so many cells apart.
func (t *tally) addTo(hidden []uint8, high []float32, inRow, inColumn int) {
	for i, n := range t.hidden {
		if n > 0 {
			at := i%t.width*inRow + i/t.width*inColumn
			hidden[at] += n
			high[at] = max(high[at], t.high[i])
		}
	}
}

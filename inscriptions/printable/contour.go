package printable

import (
	"github.com/deadsy/sdfx/sdf"
	v2 "github.com/deadsy/sdfx/vec/v2"

	"shanhai/inscriptions/planar"
)

// lattice is a field sampled at the corners of square cells, with a border
// outside the field's area.
type lattice struct {
	origin     vec
	cell       float64
	cols, rows int // of samples
	value      []float64
}

// sample takes the values of a field on cells of the given size.
func sample(f sdf.SDF2, cell float64) *lattice {
	b := f.BoundingBox()
	border := 1.5 * cell
	l := &lattice{origin: vec{b.Min.X - float64(border), b.Min.Y - float64(border)}, cell: cell}
	l.cols, l.rows = int((b.Max.X-b.Min.X)/cell)+5, int((b.Max.Y-b.Min.Y)/cell)+5
	l.value = make([]float64, l.cols*l.rows)
	for i := range l.value {
		at := l.at(i)
		l.value[i] = f.Evaluate(v2.Vec{X: at.x, Y: at.y})
	}
	return l
}

// at returns the place of a sample.
func (l *lattice) at(i int) vec {
	return l.origin.add(vec{float64(i % l.cols), float64(i / l.cols)}.times(l.cell))
}

// side is a side of a cell that the contour crosses: from an inner sample to an
// outer one beside it.
type side struct{ in, out int }

// contours returns the zero lines of the field, what is negative on their left
// (marching squares). Where two corners across from each other are inside, the
// mean of all four tells whether they are joined.
func (l *lattice) contours() []planar.Ring {
	next := map[side]side{}
	var order []side
	for r := range l.rows - 1 {
		for c := range l.cols - 1 {
			for _, line := range l.march(r*l.cols + c) {
				next[line[0]] = line[1]
				order = append(order, line[0])
			}
		}
	}
	var rings []planar.Ring
	for _, s := range order {
		if ring := l.follow(next, s); len(ring) > 2 {
			rings = append(rings, ring)
		}
	}
	return rings
}

// follow takes a ring out of the lines.
func (l *lattice) follow(next map[side]side, s side) planar.Ring {
	var ring planar.Ring
	for {
		to, ok := next[s]
		if !ok {
			return ring
		}
		delete(next, s)
		ring = append(ring, l.cross(s).point())
		s = to
	}
}

// cross returns where the field is zero between two samples.
func (l *lattice) cross(s side) vec {
	a, b := l.value[s.in], l.value[s.out]
	return l.at(s.in).add(l.at(s.out).sub(l.at(s.in)).times(a / (a - b)))
}

// march returns the contour's lines in the cell whose lower left sample is i,
// each from the side where it comes in to the side where it goes out, the
// inside on its left.
func (l *lattice) march(i int) [][2]side {
	corner := [4]int{i, i + 1, i + 1 + l.cols, i + l.cols} // counter-clockwise
	var enter, leave []side
	for k := range 4 {
		a, b := corner[k], corner[(k+1)%4]
		switch {
		case l.value[a] < 0 && l.value[b] >= 0:
			enter = append(enter, side{a, b})
		case l.value[a] >= 0 && l.value[b] < 0:
			leave = append(leave, side{b, a})
		}
	}
	switch len(enter) {
	case 0:
		return nil
	case 1:
		return [][2]side{{enter[0], leave[0]}}
	}
	if joined := l.value[corner[0]]+l.value[corner[1]]+l.value[corner[2]]+l.value[corner[3]] < 0; joined == (l.value[i] < 0) {
		return [][2]side{{enter[0], leave[0]}, {enter[1], leave[1]}}
	}
	return [][2]side{{enter[0], leave[1]}, {enter[1], leave[0]}}
}

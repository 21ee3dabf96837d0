package preview

import "math"

// coarse tells for blocks of a layer whether anything is in or near them.
type coarse struct {
	w, h, margin int
	near         []bool
}

const blockBits = 4

// newCoarse marks every block within reach samples of a face.
func newCoarse(l *layer, reach float64) coarse {
	margin := int(min(reach, 1e6))>>blockBits + 2
	c := coarse{w: l.width>>blockBits + 1 + 2*margin, h: l.rows>>blockBits + 1 + 2*margin, margin: margin}
	c.near = make([]bool, c.w*c.h)
	for y := range l.rows {
		row := l.depth[y*l.width:][:l.width]
		for x, d := range row {
			if d != 0 {
				c.near[(y>>blockBits+margin)*c.w+x>>blockBits+margin] = true
			}
		}
	}
	c.widen(1, c.w, c.w, c.h)
	c.widen(c.w, c.h, 1, c.w)
	return c
}

// widen spreads the marks by the margin along lines of the grid.
func (c *coarse) widen(step, length, next, lines int) {
	for line := range lines {
		last := -1 << 30
		marks := make([]bool, length)
		for i := range length {
			if c.near[line*next+i*step] {
				last = i
			}
			if i-last <= c.margin {
				marks[i] = true
			}
		}
		last = 1 << 30
		for i := length - 1; i >= 0; i-- {
			if c.near[line*next+i*step] {
				last = i
			}
			if last-i <= c.margin {
				marks[i] = true
			}
		}
		for i, m := range marks {
			c.near[line*next+i*step] = m
		}
	}
}

func (c *coarse) at(x, y float64) bool {
	ix, iy := int(math.Floor(x))>>blockBits+c.margin, int(math.Floor(y))>>blockBits+c.margin
	if uint(ix) >= uint(c.w) || uint(iy) >= uint(c.h) {
		return false
	}
	return c.near[iy*c.w+ix]
}

package preview

import "math"

// coarse tells for blocks of a layer how high in the scene anything stands in
// or near them: what is no higher than a place throws no shadow on it.
type coarse struct {
	w, h, margin int
	high         []float32 // mm, nothing where nothing stands
}

const (
	blockBits = 4
	nothing   = -4 * reachLimit
)

// newCoarse looks for every block at all that stands within reach samples.
// height returns the height in the scene of what is seen in a row at a depth;
// it grows with the depth.
func newCoarse(l *layer, reach float64, height func(row int, depth float32) float64) coarse {
	margin := int(min(reach, 1e6))>>blockBits + 2
	c := coarse{w: l.width>>blockBits + 1 + 2*margin, h: l.rows>>blockBits + 1 + 2*margin, margin: margin}
	c.high = make([]float32, c.w*c.h)
	for i := range c.high {
		c.high[i] = nothing
	}
	for y := range l.rows {
		blocks := c.high[(y>>blockBits+margin)*c.w+margin:]
		for i, d := range highest(l.depth[y*l.width:][:l.width]) {
			if d != 0 {
				blocks[i] = max(blocks[i], float32(height(y, d)))
			}
		}
	}
	c.widen(1, c.w, c.w, c.h)
	c.widen(c.w, c.h, 1, c.w)
	return c
}

// highest returns the largest depth in each block of a row.
func highest(row []float32) []float32 {
	out := make([]float32, len(row)>>blockBits+1)
	for x, d := range row {
		out[x>>blockBits] = max(out[x>>blockBits], d)
	}
	return out
}

// widen spreads what is highest by the margin along lines of the grid.
func (c *coarse) widen(step, length, next, lines int) {
	old := make([]float32, length)
	for line := range lines {
		for i := range old {
			old[i] = c.high[line*next+i*step]
		}
		for i := range old {
			h := float32(nothing)
			for _, v := range old[max(i-c.margin, 0):min(i+c.margin+1, length)] {
				h = max(h, v)
			}
			c.high[line*next+i*step] = h
		}
	}
}

// at returns the height in mm of what is highest within reach of a place.
func (c *coarse) at(x, y float64) float64 {
	ix, iy := int(math.Floor(x))>>blockBits+c.margin, int(math.Floor(y))>>blockBits+c.margin
	if uint(ix) >= uint(c.w) || uint(iy) >= uint(c.h) {
		return nothing
	}
	return float64(c.high[iy*c.w+ix])
}

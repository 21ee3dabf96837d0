package preview

import "math"

// peaks tells for blocks of a height map how high anything stands in or near
// them: what is no higher than a place hides nothing of its sky.
type peaks struct {
	w, h, margin int // blocks
	high         []float32
}

// blockBits is the binary logarithm of a block's width in cells.
const blockBits = 4

// newPeaks looks for every block at all that stands within reach cells.
func newPeaks(m *heights, reach int) peaks {
	p := peaks{margin: reach>>blockBits + 1}
	p.w, p.h = m.w>>blockBits+1+2*p.margin, m.h>>blockBits+1+2*p.margin
	p.high = make([]float32, p.w*p.h)
	for y := range m.h {
		blocks := p.high[(y>>blockBits+p.margin)*p.w+p.margin:]
		for x, z := range m.z[y*m.w:][:m.w] {
			blocks[x>>blockBits] = max(blocks[x>>blockBits], z)
		}
	}
	p.widen(1, p.w, p.w, p.h)
	p.widen(p.w, p.h, 1, p.w)
	return p
}

// widen spreads what is highest by the margin along lines of the grid.
func (p *peaks) widen(step, length, next, lines int) {
	old := make([]float32, length)
	for line := range lines {
		for i := range old {
			old[i] = p.high[line*next+i*step]
		}
		for i := range old {
			h := float32(0)
			for _, v := range old[max(i-p.margin, 0):min(i+p.margin+1, length)] {
				h = max(h, v)
			}
			p.high[line*next+i*step] = h
		}
	}
}

// at returns the height in mm of what is highest within reach of a place given
// in cells.
func (p *peaks) at(x, y float64) float64 {
	ix, iy := p.block(x), p.block(y)
	if uint(ix) >= uint(p.w) || uint(iy) >= uint(p.h) {
		return 0
	}
	return float64(p.high[iy*p.w+ix])
}

func (p *peaks) block(v float64) int {
	return int(math.Floor(min(max(v, -1e6), 1e6)+0.5))>>blockBits + p.margin
}

package trace

// shrunk returns the picture with squares of pixels made one, so that no side
// is longer than finest; the squares at the far sides are filled up with white.
func (p *picture) shrunk() *picture {
	n := (max(p.w, p.h) + finest - 1) / finest
	if n <= 1 {
		return p
	}
	out := &picture{w: (p.w + n - 1) / n, h: (p.h + n - 1) / n, side: n, grey: true}
	sums := make([]uint32, out.w*out.h)
	for y := range p.h {
		for x, ink := range p.ink[y*p.w : (y+1)*p.w] {
			sums[y/n*out.w+x/n] += uint32(ink)
		}
	}
	out.ink = make([]uint8, len(sums))
	area := uint32(n * n)
	for i, sum := range sums {
		out.ink[i] = uint8((sum + area/2) / area)
	}
	return out
}

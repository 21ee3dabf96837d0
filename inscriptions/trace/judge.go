package trace

const (
	// maxVague is the largest share of vague pixels: small drawings with soft
	// edges have up to a third.
	maxVague = 0.4
	// vagueAtEdge is how many of them a piece of outline as long as a pixel may
	// have beside it. Sharp edges have one, blurred ones of a scan three.
	vagueAtEdge = 4
	// vagueAnyway is the share that is let pass in any case.
	vagueAnyway = 0.02
)

// judge refuses pictures that have no outline to follow, and tells whether
// edges are grey.
func (p *picture) judge() error {
	cracks, dark := p.census()
	pixels := float64(len(p.ink))
	vague := float64(p.vague) / pixels
	switch {
	case dark == 0 && p.vague == 0:
		return refused("picture-white", "has no ink: nothing in it is dark (white on clear ground counts as white)")
	case vague > maxVague || vague > vagueAnyway && p.vague > vagueAtEdge*cracks:
		return refused("photo", "looks like a photo or a shaded picture: %.0f %% of its pixels are neither black nor white", 100*vague)
	case dark == 0:
		return refused("picture-white", "has no ink: nothing in it is dark")
	case dark == len(p.ink):
		return refused("picture-dark", "is dark all over")
	case cracks > MaxCracks:
		return refused("intricate", "is too intricate: its outlines are %d pixels long, more than %d", cracks, MaxCracks)
	}
	p.grey = p.vague*10 > cracks
	return nil
}

// census counts the sides between dark and light pixels, and the dark pixels.
func (p *picture) census() (cracks, dark int) {
	for y := range p.h {
		for x := range p.w {
			here := p.dark(x, y)
			if here {
				dark++
			}
			if x > 0 && p.dark(x-1, y) != here {
				cracks++
			}
			if y > 0 && p.dark(x, y-1) != here {
				cracks++
			}
		}
	}
	return cracks, dark
}

// framed tells whether dark runs along nearly the whole edge of the picture.
func (p *picture) framed() bool {
	dark := 0
	for x := range p.w {
		dark += count(p.dark(x, 0)) + count(p.dark(x, p.h-1))
	}
	for y := range p.h {
		dark += count(p.dark(0, y)) + count(p.dark(p.w-1, y))
	}
	return dark*10 > 9*2*(p.w+p.h)
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// speck returns the area in pixels below which an outline is dirt: four
// pixels, more in large pictures: 1/400 of the side, squared, is 0.09 mm by 0.09
// mm on the default tile.
func (p *picture) speck() int {
	side := max(p.w, p.h)
	return max(4, side*side/(400*400))
}

// How far, in pixels, the followed outline may lie from the true one: half a
// pixel where pixels are black or white, less where grey ones tell more.
const (
	steppedNoise = 0.5
	greyNoise    = 0.2
)

func (p *picture) noise() float64 {
	if p.grey {
		return greyNoise
	}
	return steppedNoise
}

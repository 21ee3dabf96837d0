package preview

import (
	"image"
	"image/color"
)

// palette collects the colours of a picture, at most 256: the clear one, the
// pigments, and what they blend to at edges. When they would be more, blends
// are rounded harder, one bit at a time.
type palette struct {
	colours []color.NRGBA
	slots   [1024]int16 // a hash table of places in colours, plus one
	pure    []int16     // the place of each pigment, plus one
	coarse  int         // bits that blends have lost
	picture *image.Paletted
}

// pureCoarse is the loss from which pigments are rounded as well. At 7 bits
// each of red, green, blue and alpha has two values left: that is always enough.
const pureCoarse = 4

// resolve blends squares of n x n samples into pixels.
func (t *Thumbnailer) resolve(p *palette, n int) *image.Paletted {
	for p.coarse = 0; p.coarse < 8; p.coarse++ {
		p.reset(t.side/n, len(t.sprites.pigments.list))
		if t.resolveInto(p, n) {
			break
		}
	}
	p.picture.Palette = make(color.Palette, len(p.colours))
	for i, c := range p.colours {
		p.picture.Palette[i] = c
	}
	return p.picture
}

func (p *palette) reset(side, pigments int) {
	p.colours = append(p.colours[:0], color.NRGBA{})
	clear(p.slots[:])
	if cap(p.pure) < pigments {
		p.pure = make([]int16, pigments+256)
	}
	p.pure = p.pure[:cap(p.pure)]
	clear(p.pure)
	if p.picture == nil || p.picture.Rect.Dx() != side {
		p.picture = image.NewPaletted(image.Rect(0, 0, side, side), nil)
	}
}

// resolveInto tells whether the colours were enough.
func (t *Thumbnailer) resolveInto(p *palette, n int) bool {
	side := t.side / n
	clear(p.picture.Pix)
	for y := t.top / n; y*n < t.bottom; y++ {
		row := p.picture.Pix[y*side:][:side]
		last, same := uint16(0), 0 // neighbours are mostly alike
		for x := range row {
			at := y*n*t.side + x*n
			ink, even := t.even(at, n)
			switch {
			case !even:
				same, last = t.blend(p, at, n), 0
			case ink == 0:
				continue
			case ink != last:
				same, last = t.solid(p, ink), ink
			}
			if same < 0 {
				return false
			}
			row[x] = uint8(same)
		}
	}
	return true
}

// strideOf returns the distance of the samples looked at in a pixel n samples
// wide: four a side are enough.
func strideOf(n int) int { return max(n/4, 1) }

// even tells whether the samples of a pixel show one pigment, and which.
func (t *Thumbnailer) even(at, n int) (uint16, bool) {
	first := t.ink[at]
	if n == 2 {
		below := t.ink[at+t.side:][:2]
		return first, t.ink[at+1] == first && below[0] == first && below[1] == first
	}
	stride := strideOf(n)
	for j := 0; j < n; j += stride {
		row := t.ink[at+j*t.side:][:n]
		for i := 0; i < n; i += stride {
			if row[i] != first {
				return first, false
			}
		}
	}
	return first, true
}

// solid returns the palette's place of a pigment.
func (t *Thumbnailer) solid(p *palette, ink uint16) int {
	if p.pure[ink] == 0 {
		b := t.sprites.pigments.list[ink].bytes
		c := color.NRGBA{R: b[0], G: b[1], B: b[2], A: 255}
		if p.coarse >= pureCoarse {
			c.R, c.G, c.B = p.round(b[0]), p.round(b[1]), p.round(b[2])
		}
		p.pure[ink] = int16(p.place(c) + 1)
	}
	return int(p.pure[ink]) - 1
}

func (t *Thumbnailer) blend(p *palette, at, n int) int {
	var r, g, b, count uint32
	stride := strideOf(n)
	for j := 0; j < n; j += stride {
		row := t.ink[at+j*t.side:][:n]
		for i := 0; i < n; i += stride {
			if ink := row[i]; ink != 0 {
				l := &t.sprites.pigments.list[ink].light
				r, g, b, count = r+uint32(l[0]), g+uint32(l[1]), b+uint32(l[2]), count+1
			}
		}
	}
	if count == 0 {
		return 0
	}
	to, all := &t.sprites.pigments.tone.bytes, uint32(n/stride*(n/stride))
	alpha := uint8((count*255 + all/2) / all)
	return p.place(color.NRGBA{R: p.round(to[r/count]), G: p.round(to[g/count]), B: p.round(to[b/count]), A: p.round(alpha)})
}

// round takes the lost bits off a byte, spreading what is left over the range.
func (p *palette) round(v uint8) uint8 {
	if p.coarse == 0 {
		return v
	}
	steps := uint32(255) >> p.coarse
	return uint8((uint32(v)*steps + 127) / 255 * 255 / max(steps, 1))
}

// place returns the place of a colour in the palette, -1 when it is full.
func (p *palette) place(c color.NRGBA) int {
	key := uint32(c.R) | uint32(c.G)<<8 | uint32(c.B)<<16 | uint32(c.A)<<24
	for i := key * 0x9E3779B1 >> 22; ; i = (i + 1) % uint32(len(p.slots)) {
		at := int(p.slots[i]) - 1
		if at >= 0 && p.colours[at] == c {
			return at
		}
		if at >= 0 {
			continue
		}
		if len(p.colours) == 256 {
			return -1
		}
		p.colours = append(p.colours, c)
		p.slots[i] = int16(len(p.colours))
		return len(p.colours) - 1
	}
}

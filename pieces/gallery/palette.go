package gallery

import (
	"cmp"
	"encoding/binary"
	"image"
	"image/color"
	"maps"
	"math"
	"slices"
)

// mostColours is what a palette of a PNG holds.
const mostColours = 256

// shade is one colour of a picture and how many pixels have it.
type shade struct {
	c     [4]int // red, green, blue, alpha
	count int
}

// quantised returns the picture in at most 256 colours, by median cut (Heckbert
// 1982): a box of colours that spreads most is halved until there are enough,
// each box becomes its mean, and each pixel its nearest mean.
func quantised(im *image.NRGBA) *image.Paletted {
	shades := countShades(im)
	boxes := []shadeBox{boxed(shades)}
	for len(boxes) < mostColours {
		i := widest(boxes)
		if boxes[i].spread == 0 {
			break
		}
		low, high := boxes[i].halved()
		boxes[i] = low
		boxes = append(boxes, high)
	}
	out := image.NewPaletted(im.Rect, nil)
	for _, b := range boxes {
		out.Palette = append(out.Palette, b.mean())
	}
	paintNearest(out, im, shades)
	return out
}

// countShades lists the colours of a picture in order.
func countShades(im *image.NRGBA) []shade {
	counts := map[uint32]int{}
	for i := 0; i < len(im.Pix); i += 4 {
		counts[at(im, i)]++
	}
	var out []shade
	for _, k := range slices.Sorted(maps.Keys(counts)) {
		out = append(out, shade{[4]int{int(k >> 24), int(k >> 16 & 255), int(k >> 8 & 255), int(k & 255)}, counts[k]})
	}
	return out
}

// at returns the colour of a pixel as a number.
func at(im *image.NRGBA, i int) uint32 { return binary.BigEndian.Uint32(im.Pix[i:]) }

// key is the number of a shade as at returns it.
func (s shade) key() uint32 {
	return uint32(s.c[0])<<24 | uint32(s.c[1])<<16 | uint32(s.c[2])<<8 | uint32(s.c[3])
}

// shadeBox is the shades within a box of colours.
type shadeBox struct {
	shades []shade
	pixels int
	spread int // its longest side
	axis   int // of that side
}

func boxed(shades []shade) shadeBox {
	b := shadeBox{shades: shades}
	for _, s := range shades {
		b.pixels += s.count
	}
	for k := range 4 {
		lo, hi := 255, 0
		for _, s := range shades {
			lo, hi = min(lo, s.c[k]), max(hi, s.c[k])
		}
		if hi-lo > b.spread {
			b.spread, b.axis = hi-lo, k
		}
	}
	return b
}

// widest finds the box with the largest error. It grows with the square of the
// spread; that it grows with the pixels is held back: a large ground must not
// take all colours.
func widest(boxes []shadeBox) int {
	best, most := 0, -1.0
	for i, b := range boxes {
		if e := float64(b.spread*b.spread) * math.Sqrt(float64(b.pixels)); e > most {
			best, most = i, e
		}
	}
	return best
}

// halved cuts a box across its longest side so that neither part is empty, as
// near as can be to the middle of its pixels.
func (b shadeBox) halved() (low, high shadeBox) {
	slices.SortStableFunc(b.shades, func(x, y shade) int { return cmp.Compare(x.c[b.axis], y.c[b.axis]) })
	sum, cut := 0, 1
	for i := 1; i < len(b.shades); i++ {
		sum += b.shades[i-1].count
		if cut = i; 2*sum >= b.pixels {
			break
		}
	}
	return boxed(b.shades[:cut:cut]), boxed(b.shades[cut:])
}

// mean returns the middle colour of a box, weighed by its pixels.
func (b shadeBox) mean() color.NRGBA {
	var sum [4]int
	for _, s := range b.shades {
		for k := range sum {
			sum[k] += s.c[k] * s.count
		}
	}
	part := func(k int) uint8 { return uint8((sum[k] + b.pixels/2) / b.pixels) }
	return color.NRGBA{R: part(0), G: part(1), B: part(2), A: part(3)}
}

// paintNearest gives every pixel the palette's nearest colour.
func paintNearest(out *image.Paletted, im *image.NRGBA, shades []shade) {
	var means [][4]int
	for _, entry := range out.Palette {
		c := entry.(color.NRGBA)
		means = append(means, [4]int{int(c.R), int(c.G), int(c.B), int(c.A)})
	}
	index := make(map[uint32]uint8, len(shades))
	for _, s := range shades {
		index[s.key()] = nearest(means, s.c)
	}
	for i := range out.Pix {
		out.Pix[i] = index[at(im, 4*i)]
	}
}

func nearest(p [][4]int, c [4]int) uint8 {
	best, least := 0, 1<<30
	for i := range p {
		e := &p[i]
		r, g, b, a := c[0]-e[0], c[1]-e[1], c[2]-e[2], c[3]-e[3]
		if sum := r*r + g*g + b*b + a*a; sum < least {
			best, least = i, sum
		}
	}
	return uint8(best)
}

package gallery

import (
	"cmp"
	"image"
	"image/color"
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
	boxes := [][]shade{shades}
	for len(boxes) < mostColours {
		i := widest(boxes)
		if spread, _ := span(boxes[i]); spread == 0 {
			break
		}
		low, high := halved(boxes[i])
		boxes[i] = low
		boxes = append(boxes, high)
	}
	out := image.NewPaletted(im.Rect, nil)
	for _, b := range boxes {
		out.Palette = append(out.Palette, mean(b))
	}
	paintNearest(out, im, shades)
	return out
}

// countShades lists the colours of a picture in order.
func countShades(im *image.NRGBA) []shade {
	counts := map[[4]int]int{}
	for i := 0; i < len(im.Pix); i += 4 {
		counts[at(im, i)]++
	}
	var out []shade
	for c, n := range counts {
		out = append(out, shade{c, n})
	}
	slices.SortFunc(out, func(a, b shade) int { return slices.Compare(a.c[:], b.c[:]) })
	return out
}

func at(im *image.NRGBA, i int) [4]int {
	p := im.Pix[i : i+4 : i+4]
	return [4]int{int(p[0]), int(p[1]), int(p[2]), int(p[3])}
}

// widest finds the box with the largest error: its spread, weighed by its pixels.
func widest(boxes [][]shade) int {
	best, most := 0, -1
	for i, b := range boxes {
		spread, _ := span(b)
		if w := spread * spread * weight(b); w > most {
			best, most = i, w
		}
	}
	return best
}

// weight is the root of the number of pixels: a large ground must not take all.
func weight(b []shade) int {
	n := 0
	for _, s := range b {
		n += s.count
	}
	root := 1
	for root*root < n {
		root++
	}
	return root
}

// span returns the longest side of a box and its axis.
func span(b []shade) (spread, axis int) {
	for k := range 4 {
		lo, hi := 255, 0
		for _, s := range b {
			lo, hi = min(lo, s.c[k]), max(hi, s.c[k])
		}
		if hi-lo > spread {
			spread, axis = hi-lo, k
		}
	}
	return spread, axis
}

// halved cuts a box across its longest side so that neither part is empty, as
// near as can be to the middle of its pixels.
func halved(b []shade) (low, high []shade) {
	_, axis := span(b)
	slices.SortStableFunc(b, func(x, y shade) int { return cmp.Compare(x.c[axis], y.c[axis]) })
	total := 0
	for _, s := range b {
		total += s.count
	}
	sum, cut := 0, 1
	for i := 1; i < len(b); i++ {
		sum += b[i-1].count
		if cut = i; 2*sum >= total {
			break
		}
	}
	return b[:cut:cut], b[cut:]
}

// mean returns the middle colour of a box, weighed by its pixels.
func mean(b []shade) color.NRGBA {
	var sum [4]int
	n := 0
	for _, s := range b {
		for k := range sum {
			sum[k] += s.c[k] * s.count
		}
		n += s.count
	}
	part := func(k int) uint8 { return uint8((sum[k] + n/2) / n) }
	return color.NRGBA{R: part(0), G: part(1), B: part(2), A: part(3)}
}

// paintNearest gives every pixel the palette's nearest colour.
func paintNearest(out *image.Paletted, im *image.NRGBA, shades []shade) {
	index := make(map[[4]int]uint8, len(shades))
	for _, s := range shades {
		index[s.c] = nearest(out.Palette, s.c)
	}
	for i := range out.Pix {
		out.Pix[i] = index[at(im, 4*i)]
	}
}

func nearest(p color.Palette, c [4]int) uint8 {
	best, least := 0, 1<<30
	for i, entry := range p {
		e := entry.(color.NRGBA)
		sum := 0
		for k, v := range [4]uint8{e.R, e.G, e.B, e.A} {
			d := c[k] - int(v)
			sum += d * d
		}
		if sum < least {
			best, least = i, sum
		}
	}
	return uint8(best)
}

package preview

// hairline is how much the border between two bodies, or between a body and
// what is behind it, is darkened: white on white needs it to be seen.
const hairline = 0.22

// ledge is how much a surface is darkened where a nearer part of the same body
// ends before it: the far rim of an engraving in one colour.
const ledge = 0.22

// outline returns the factor that darkens a pixel at a border: it compares the
// samples of the pixel and half a pixel around with the one in its middle.
func (b *brush) outline(x, y int) float64 {
	if b.inner(x, y) {
		return b.underLedge(x, y)
	}
	n := b.view.Samples
	seam := (n + 1) / 2
	x0, x1 := max(x*n-seam, 0), min((x+1)*n+seam, b.layer.width)
	y0, y1 := y*n-seam-b.layer.top, (y+1)*n+seam-b.layer.top
	body := b.bodyOf(b.layer.face[(y*n+n/2-b.layer.top)*b.layer.width+x*n+n/2])
	others, last, apart := 0, int32(-1), false
	for j := y0; j < y1; j++ {
		for _, id := range b.layer.face[j*b.layer.width+x0 : j*b.layer.width+x1] {
			if id != last {
				last, apart = id, b.bodyOf(id) != body
			}
			if apart {
				others++
			}
		}
	}
	part := float64(others) / float64((x1-x0)*(y1-y0))
	return 1 - float64(hairline*min(4*float64(part*(1-part)), 1))
}

// underLedge returns the factor that darkens a pixel beyond an edge of its own
// body. On a flat face depth is linear across the picture; the bend of it, in
// pixels' widths, tells a step down from a mere corner.
func (b *brush) underLedge(x, y int) float64 {
	w := b.view.Width
	i := (y-b.layer.top/b.view.Samples)*w + x
	d := b.pixels[i].depth
	if d == 0 {
		return 1
	}
	bend := max(b.pixels[i-1].depth+b.pixels[i+1].depth-2*d, b.pixels[i-w].depth+b.pixels[i+w].depth-2*d)
	return 1 - float64(ledge*smooth(2, 7, b.stage.lens.steps(float64(bend), float64(d))))
}

// at returns what a pixel shows.
func (b *brush) at(x, y int) shown {
	return b.pixels[(y-b.layer.top/b.view.Samples)*b.view.Width+x]
}

// inner tells whether a pixel and its neighbours all show the same body.
func (b *brush) inner(x, y int) bool {
	w := b.view.Width
	at := (y-b.layer.top/b.view.Samples)*w + x
	body := b.pixels[at].body
	if body < 0 || x == 0 || x == w-1 {
		return false
	}
	for _, row := range [3]int{at - w, at, at + w} {
		if b.pixels[row-1].body != body || b.pixels[row].body != body || b.pixels[row+1].body != body {
			return false
		}
	}
	return true
}

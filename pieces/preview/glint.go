package preview

// No edge is sharp: the plastic rounds it off, and somewhere on the way from
// one face to the next it mirrors a lamp. These lines are what a dark piece is
// seen by.
const (
	rounding   = 0.16 // mm, how wide a rounded edge looks
	grooveLow  = 0.8  // the slope of the sides of the groove between two filaments
	steepSide  = 4.0  // the largest slope of the depth that a pixel looks at, in pixels
	mostBend   = 1.4  // the largest difference of slopes of a rounded edge
	edgeGain   = 2.2  // a rounded edge gathers light from more than one direction
	rimGain    = 1.2  // the rim of a cut, left by the nozzle's turn, is wider
	grooveGain = 1.6  // a groove hides a part of it, and on light filament it is not seen
)

// around is what a pixel and its neighbours to the left, right, above and below show.
type around struct{ here, left, right, above, below shown }

// around looks around a pixel of the survey.
func (b *brush) around(i int) around {
	w := b.view.Width
	return around{b.pixels[i], b.pixels[i-1], b.pixels[i+1], b.pixels[i-w], b.pixels[i+w]}
}

// even tells that a pixel and its neighbours show one face, or that it shows none.
func (b *brush) even(i int) bool {
	p, w := b.pixels, b.view.Width
	f := p[i].face
	return f == 0 || f > 0 && p[i-1].face == f && p[i+1].face == f && p[i-w].face == f && p[i+w].face == f
}

// glints are those of the pixels of a strip, row by row from one on.
type glints struct {
	width, top int
	light      []float64
}

// fill finds the glints of the rows from top to bottom.
func (g *glints) fill(b *brush, top, bottom int) {
	g.width, g.top, g.light = b.view.Width, top, g.light[:0]
	for y := top; y < bottom; y++ {
		for x := range g.width {
			g.light = append(g.light, b.glint(x, y))
		}
	}
}

// at returns the glints in and beside a pixel, weighted 1 2 1: a line a pixel
// wide would show its steps.
func (g *glints) at(x, y int) float64 {
	if x == 0 || x == g.width-1 {
		return 0
	}
	i := (y-g.top)*g.width + x
	row := func(i int) float64 {
		r := g.light[i-1 : i+2 : i+2]
		return r[0] + r[1] + r[1] + r[2]
	}
	middle := row(i)
	return (row(i-g.width) + middle + middle + row(i+g.width)) / 16
}

// glint returns the light that the edge or the seam within a pixel mirrors.
func (b *brush) glint(x, y int) float64 {
	if x == 0 || x == b.view.Width-1 || b.rig.light.Sheen == 0 {
		return 0
	}
	i := (y-b.layer.top/b.view.Samples)*b.view.Width + x
	if b.even(i) {
		return 0
	}
	a := b.around(i)
	if a.here.depth == 0 {
		return 0
	}
	m, gain := b.edgeOf(&a)
	if gain == 0 {
		return 0
	}
	_, back := b.stage.lens.ray(float64(x)+0.5, float64(y)+0.5)
	return float64(float64(gain*b.narrow(&a)) * b.rig.gloss(b.stage.lens.scene(m).unit(), back, 1))
}

// edgeOf returns the mean normal, before the camera, of an edge that bends away
// within the pixel, or of the side of a seam, and how strongly it mirrors.
func (b *brush) edgeOf(a *around) (m vec, gain float64) {
	s := b.slopes(a)
	m = b.facing(a.here.middle).add(vec{x: rounded(s[0], s[1]), y: rounded(s[2], s[3])})
	if bend := max(s[0]-s[1], 0) + max(s[2]-s[3], 0); bend > 0.5 {
		gain = float64(edgeGain * min(bend, 1))
		if a.within() { // a cut in one colour has nothing else to be told by
			gain += float64(rimGain * smooth(1.5, 3, bend))
		}
		return m, gain
	}
	if side := a.seam(); side != (vec{}) {
		dark := 1 - smooth(0.03, 0.13, b.albedo[a.here.body-1].luminance())
		return m.add(side.times(grooveLow)), float64(grooveGain * float64(dark*b.narrow(a)))
	}
	return m, 0
}

// facing returns a face's normal before the camera, with z = 1.
func (b *brush) facing(id int32) vec {
	n := b.stage.lens.axes.apply(b.plane(&b.stage.faces[id-1]).normal)
	return n.times(1 / max(n.z, 0.2))
}

// rounded returns by how much the middle of an edge, between the slopes before
// and behind it, leans over from the face that the pixel shows. Beyond a step
// down is another face: the edge then leans as far as it takes to mirror the
// studio's horizon.
func rounded(before, behind float64) float64 {
	bend := half(min(max(before-behind, 0), mostBend))
	if before*before <= behind*behind {
		return bend
	}
	return -bend
}

// narrow returns how much of a pixel's width a rounded edge fills.
func (b *brush) narrow(a *around) float64 {
	d := float64(a.here.depth)
	wide := 1 / b.stage.lens.focal
	if b.stage.lens.perspective {
		wide /= d
	}
	return min(rounding/wide, 1)
}

// within tells that the pixel and its neighbours show one body.
func (a *around) within() bool {
	b := a.here.body
	return b > 0 && a.left.body == b && a.right.body == b && a.above.body == b && a.below.body == b
}

// slopes returns how steeply the depth rises, in pixels a pixel: to the pixel
// from the left and on to the right, from below and on upwards.
func (b *brush) slopes(a *around) [4]float64 {
	rise := func(from, to shown) float64 {
		switch {
		case from.depth == 0:
			return steepSide
		case to.depth == 0:
			return -steepSide
		}
		s := b.stage.lens.steps(float64(to.depth)-float64(from.depth), float64(a.here.depth))
		return min(max(s, -steepSide), steepSide)
	}
	return [4]float64{rise(a.left, a.here), rise(a.here, a.right), rise(a.below, a.here), rise(a.here, a.above)}
}

// seam returns the direction in the picture to another body beside the pixel's.
func (a *around) seam() vec {
	if a.here.body < 0 {
		return vec{}
	}
	other := func(s shown) float64 {
		if s.body != a.here.body {
			return 1
		}
		return 0
	}
	return vec{x: other(a.right) - other(a.left), y: other(a.above) - other(a.below)}.unit()
}

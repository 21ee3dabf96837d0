package preview

// Camera looks at the whole scene from a direction and always stands outside of it.
type Camera struct {
	Azimuth     float64 // degrees: 0 looks along +y from the front, positive walks to the right
	Elevation   float64 // degrees above the ground: 90 looks straight down
	FieldOfView float64 // degrees across the shorter side, up to 100; 0 draws without perspective
	Margin      float64 // free border on each side as a part of the picture, 0 to 0.45
}

// Above is the flat view of a map.
func Above() Camera { return Camera{Elevation: 90, Margin: 0.05} }

// PlateView looks from the front, high up, as slicers picture their plates.
func PlateView() Camera { return Camera{Elevation: 58, Margin: 0.03} }

// Portrait looks down at a piece as one holds it.
func Portrait() Camera { return Camera{Azimuth: -20, Elevation: 48, FieldOfView: 22, Margin: 0.1} }

// Tabletop looks across a table full of pieces.
func Tabletop() Camera { return Camera{Elevation: 52, FieldOfView: 26, Margin: 0.05} }

// axes returns the camera's right, up and back as the rows of a rotation.
func (c Camera) axes() matrix {
	as, ac := sincos(c.Azimuth)
	es, ec := sincos(c.Elevation)
	return matrix{
		{ac, as, 0},
		{float64(-as * es), float64(ac * es), ec},
		{float64(as * ec), float64(-ac * ec), es},
	}
}

// lens is a camera set up before one scene for one picture. Camera space has
// x right, y up, z towards the camera, in mm.
type lens struct {
	axes          matrix
	width, height float64 // pixels
	focal         float64 // pixels a mm, or at one mm's distance in perspective
	cx, cy        float64 // the camera's place in camera space
	base          float64 // z of the camera in perspective; z of depth 0 without
	perspective   bool
}

// fit sets up a lens that holds all points, given in camera space.
func (c Camera) fit(points []vec, width, height int) lens {
	l := lens{axes: c.axes(), width: float64(width), height: float64(height)}
	usable := 1 - 2*min(max(c.Margin, 0), 0.45)
	w, h := float64(l.width*usable), float64(l.height*usable)
	if c.FieldOfView > 0 {
		l.fitPerspective(points, w, h, c.FieldOfView)
	} else {
		l.fitFlat(points, w, h)
	}
	return l
}

// Height returns the height in pixels of a picture of the given width that
// the scene fills to the camera's margin on all sides, between a quarter of
// the width and twice as much.
func (c Camera) Height(s Scene, width int) int {
	var g stage
	g.place(s, c.axes())
	g.placeLabels(s, c.axes())
	if len(g.points) == 0 || width < 1 {
		return width
	}
	l := c.fit(g.points, width, width)
	var seen []vec
	for _, p := range g.points {
		x, y, _ := l.project(p)
		seen = append(seen, vec{x: x, y: y})
	}
	lo, hi := extent(seen)
	ratio := (hi.y - lo.y) / max(hi.x-lo.x, smallest)
	return max(int(float64(float64(width)*min(max(ratio, 0.25), 2))+0.5), 1)
}

// smallest keeps a lens finite before a single point, in mm.
const smallest = 1e-3

func (l *lens) fitFlat(points []vec, w, h float64) {
	lo, hi := points[0], points[0]
	for _, p := range points {
		lo = vec{min(lo.x, p.x), min(lo.y, p.y), min(lo.z, p.z)}
		hi = vec{max(hi.x, p.x), max(hi.y, p.y), max(hi.z, p.z)}
	}
	l.cx, l.cy, l.base = (lo.x+hi.x)/2, (lo.y+hi.y)/2, lo.z-1
	l.focal = min(w/max(hi.x-lo.x, smallest), h/max(hi.y-lo.y, smallest))
}

// fitPerspective finds the nearest place from which every point lies within
// the picture: each side of the view is a plane, and the farthest point beyond
// each pair of planes fixes the distance and the middle.
func (l *lens) fitPerspective(points []vec, w, h, fov float64) {
	s, c := sincos(min(fov, 100) / 2)
	l.perspective = true
	l.focal = float64(min(l.width, l.height)*c) / (2 * s)
	tx, ty := w/(2*l.focal), h/(2*l.focal)
	far := -4 * reachLimit
	right, left, top, bottom, near := far, far, far, far, far
	for _, p := range points {
		right, left = max(right, p.x+float64(p.z*tx)), max(left, float64(p.z*tx)-p.x)
		top, bottom = max(top, p.y+float64(p.z*ty)), max(bottom, float64(p.z*ty)-p.y)
		near = max(near, p.z)
	}
	l.cx, l.cy = (right-left)/2, (top-bottom)/2
	l.base = max((right+left)/(2*tx), (top+bottom)/(2*ty), near+smallest)
}

// project returns the pixel place of a point in camera space and its depth:
// positive, growing towards the camera, and linear across a flat face.
func (l *lens) project(p vec) (x, y, depth float64) {
	scale := l.focal
	depth = p.z - l.base
	if l.perspective {
		depth = 1 / (l.base - p.z)
		scale = float64(l.focal * depth)
	}
	return half(l.width) + float64((p.x-l.cx)*scale), half(l.height) - float64((p.y-l.cy)*scale), depth
}

// pixel returns the width in mm of a pixel at a place in the scene.
func (l *lens) pixel(at vec) float64 {
	if !l.perspective {
		return 1 / l.focal
	}
	return (l.base - l.axes[2].dot(at)) / l.focal
}

// steps returns a small difference of depth at a depth in pixels' widths.
func (l *lens) steps(difference, depth float64) float64 {
	if !l.perspective {
		return float64(difference * l.focal)
	}
	return float64(difference*l.focal) / depth // mm are difference/depth^2, a pixel is 1/(focal*depth) mm wide
}

// ray returns, for a pixel place, a point of its line of sight and the
// direction from there towards the camera, both in the scene.
func (l *lens) ray(x, y float64) (from, back vec) {
	dx, dy := (x-half(l.width))/l.focal, (half(l.height)-y)/l.focal
	if !l.perspective {
		return l.scene(vec{l.cx + dx, l.cy + dy, 0}), l.axes[2]
	}
	return l.scene(vec{l.cx, l.cy, l.base}), l.scene(vec{-dx, -dy, 1}).unit()
}

// eye returns where the camera stands in the scene.
func (l *lens) eye() vec {
	if !l.perspective {
		return l.scene(vec{l.cx, l.cy, reachLimit})
	}
	return l.scene(vec{l.cx, l.cy, l.base})
}

// point returns the place in the scene seen at a pixel place and depth.
func (l *lens) point(x, y, depth float64) vec {
	dx, dy := (x-half(l.width))/l.focal, (half(l.height)-y)/l.focal
	if !l.perspective {
		return l.scene(vec{l.cx + dx, l.cy + dy, l.base + depth})
	}
	w := 1 / depth
	return l.scene(vec{l.cx + float64(dx*w), l.cy + float64(dy*w), l.base - w})
}

// scene turns a vector of camera space back into the scene.
func (l *lens) scene(v vec) vec {
	return l.axes[0].times(v.x).add(l.axes[1].times(v.y)).add(l.axes[2].times(v.z))
}

package preview

import "math"

// beadTilt is how far the normal of a wall leans at the edge of a printed
// layer, as a tangent: layers bulge where the plastic was pressed.
const beadTilt = 0.38

// grained returns a wall's normal at a place, leaning as the layers of the
// print bulge. Level faces have none.
func (b *brush) grained(n, at, back vec, body int32) vec {
	layer := b.scene.Layer
	t := &b.stage.transforms[body]
	up := vec{t.turn[0].z, t.turn[1].z, t.turn[2].z}
	steep := up.dot(n)
	if layer <= 0 || steep > 0.98 || steep < -0.98 {
		return n
	}
	height := at.add(t.move.times(-1)).dot(up)
	// Averaged over two pixels, lines of two or three pixels don't beat; layers
	// finer than a pixel are not seen at all.
	pixel := b.climb(n, at, back, up) / layer
	seen := 1 - smooth(0.5, 1, pixel)
	if seen == 0 {
		return n
	}
	lean := float64(beadTilt*seen) * ripple(height/layer, max(float64(2.2*pixel), 0.01))
	return n.add(up.times(lean)).unit()
}

// climb returns by how many mm the places on a face that neighbouring pixels
// show differ in a direction: the larger, the more at a glance the face is seen.
func (b *brush) climb(n, at, back, up vec) float64 {
	axes := &b.stage.lens.axes
	k := up.dot(back) / max(n.dot(back), 0.02)
	right := up.dot(axes[0]) - float64(k*n.dot(axes[0]))
	high := up.dot(axes[1]) - float64(k*n.dot(axes[1]))
	return float64(b.stage.lens.pixel(at) * math.Sqrt(float64(right*right)+float64(high*high)))
}

// ripple is the mean, over a stretch of the given width around x, of the saw
// that climbs from -1 to 1 within each layer: a pixel that covers several
// layers sees none of them.
func ripple(x, width float64) float64 {
	return (sawSum(x+half(width)) - sawSum(x-half(width))) / width
}

// sawSum is the integral of the saw; over a whole layer it is nothing.
func sawSum(x float64) float64 {
	f := x - math.Floor(x)
	return float64(f*f) - f
}

package preview

import "math"

// shadow tells what part of the key lamp, a disc in the sky, reaches a place.
// The scene is taken as a height map seen from above, which pieces on a table
// nearly are: what floats throws the shadow of what would fill the space below
// it. For every cell it is known how much of the lamp is hidden there, and how
// high above the cell a part of it is.
type shadow struct {
	heights
	x0, y0 float64   // the scene's place of the first cell's middle in mm
	cell   float64   // mm
	floor  float64   // mm
	hidden []float32 // the part of the lamp that is hidden on the cell's surface
	high   []float32 // mm above the floor, up to which anything is
	eye    vec       // where the camera stands
}

const (
	shadowCells  = 720  // cells along the longer side, at most
	lampPlaces   = 64   // of a lamp's disc, at most 255
	lowestLamp   = 0.05 // sine of the elevation below which no place of the lamp lies
	shadowRim    = 2    // cells of border
	sameLevel    = 0.03 // mm that a surface may lie beside its cell's height
	outOfTheWall = 1.8  // cells that a wall looks before itself, past its own height in the map
)

// newShadow sweeps the shadows over the scene, with so many cells along the longer side.
func newShadow(s Scene, cells float64, l Lamp, azimuth, spread float64, workers int) *shadow {
	lamp := lampDisc(Camera{Azimuth: azimuth + l.Azimuth, Elevation: l.Elevation}, spread)
	var g stage
	g.place(s, Above().axes())
	lo, hi := extent(g.points)
	top := hi.z - s.Floor
	lo, hi = reached(lo, hi, max(top, 0), lamp)
	w := &shadow{cell: max(hi.x-lo.x, hi.y-lo.y, 1) / cells, floor: s.Floor, eye: towards(azimuth, 0).times(reachLimit)}
	rim := float64(shadowRim * w.cell)
	w.x0, w.y0 = lo.x-rim, lo.y-rim
	nx, ny := int((hi.x-w.x0+rim)/w.cell)+1, int((hi.y-w.y0+rim)/w.cell)+1
	w.heights = g.heightMap(s, w.x0, w.y0, w.cell, nx, ny, min(lo.z, s.Floor)-1)
	w.sweep(lamp, workers)
	return w
}

// lampDisc returns the directions to places spread evenly over a lamp.
func lampDisc(c Camera, spread float64) []vec {
	sin, cos := sincos(min(max(spread, 0.1), 60))
	axes, k := c.axes(), sin/cos
	out := make([]vec, lampPlaces)
	for i := range out {
		r := float64(k * math.Sqrt((float64(i)+0.5)/lampPlaces))
		s, c := sincos(float64(float64(i) * goldenAngle))
		out[i] = axes[2].add(axes[0].times(float64(r * c))).add(axes[1].times(float64(r * s)))
		out[i].z = max(out[i].z, lowestLamp)
	}
	return out
}

// goldenAngle in degrees: turned by it from the last, points on a spiral are spread evenly.
const goldenAngle = 137.50776405003785

// reached widens an extent by what the shadows of things so high may reach.
func reached(lo, hi vec, high float64, lamp []vec) (vec, vec) {
	west, east, south, north := 0.0, 0.0, 0.0, 0.0
	for _, d := range lamp {
		x, y := float64(d.x*high)/d.z, float64(d.y*high)/d.z
		west, east = max(west, x), max(east, -x)
		south, north = max(south, y), max(north, -y)
	}
	return vec{lo.x - west, lo.y - south, lo.z}, vec{hi.x + east, hi.y + north, hi.z}
}

// lit returns the part of the lamp that a place on a face with normal n sees.
func (w *shadow) lit(p, n vec) float64 {
	x, y := (p.x-w.x0)/w.cell, (p.y-w.y0)/w.cell
	z, slack := p.z-w.floor, sameLevel
	if n.z < 0.999 {
		x, y = x+float64(n.x*outOfTheWall), y+float64(n.y*outOfTheWall)
		slack += float64(w.cell * min(math.Sqrt(max(1-float64(n.z*n.z), 0))/max(n.z, 0.1), 2))
	}
	hidden, ok := w.look(x, y, z, slack)
	if !ok {
		hidden = w.lookAside(x, y, z, slack, vec{x: w.eye.x - p.x, y: w.eye.y - p.y}.unit())
	}
	return 1 - hidden
}

// lookAside returns the hidden part of the lamp at the first place from one
// on, in steps of a cell, at which it is known.
func (w *shadow) lookAside(x, y, z, slack float64, way vec) float64 {
	for range overhang {
		x, y = x+way.x, y+way.y
		if hidden, ok := w.look(x, y, z, slack); ok {
			return hidden
		}
	}
	return 1
}

// overhang is how many cells to look from below an overhang, which the map does
// not see under, towards the camera, which does.
const overhang = 10

// look returns the hidden part of the lamp at height z between four cells. It
// finds none where all of them are higher.
func (w *shadow) look(x, y, z, slack float64) (hidden float64, ok bool) {
	if x < 0 || y < 0 || x >= float64(w.w-1) || y >= float64(w.h-1) {
		return 0, true
	}
	ix, iy := int(x), int(y)
	at := iy*w.w + ix
	if w.clear(at, z+slack) {
		return 0, true
	}
	fx, fy := x-float64(ix), y-float64(iy)
	c := [4]int{at, at + 1, at + w.w, at + w.w + 1}
	k := [4]float64{float64((1 - fx) * (1 - fy)), float64(fx * (1 - fy)), float64((1 - fx) * fy), float64(fx * fy)}
	return w.blend(&c, &k, z, slack)
}

// clear tells that on the four cells from one on nothing hides the lamp, and
// that none is higher than z.
func (w *shadow) clear(at int, z float64) bool {
	return max(w.hidden[at], w.hidden[at+1], w.hidden[at+w.w], w.hidden[at+w.w+1]) == 0 &&
		float64(max(w.z[at], w.z[at+1], w.z[at+w.w], w.z[at+w.w+1])) <= z
}

// blend returns the hidden part of the lamp at height z between four cells of
// given weights. Cells on the place's own level count; beside it, a step away,
// it is another light.
func (w *shadow) blend(cells *[4]int, weights *[4]float64, z, slack float64) (hidden float64, ok bool) {
	own, same, other, all := 0.0, 0.0, 0.0, 0.0
	for i, at := range cells {
		k := weights[i]
		switch h := float64(w.z[at]); {
		case h-z <= slack && z-h <= slack:
			own, same = own+k, same+float64(k*float64(w.hidden[at]))
		case h < z:
			all, other = all+k, other+float64(k*w.partAbove(at, z))
		}
	}
	switch {
	case own > 0:
		return same / own, true
	case all > 0:
		return other / all, true
	}
	return 0, false
}

// partAbove returns the hidden part at a height above a cell: it falls to none
// where the highest shadow ends.
func (w *shadow) partAbove(at int, z float64) float64 {
	h, high := float64(w.z[at]), float64(w.high[at])
	if z >= high {
		return 0
	}
	return float64(float64(w.hidden[at])*(high-z)) / (high - h)
}

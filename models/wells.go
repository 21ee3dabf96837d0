package models

// wellCount is one hexagon and the six around it.
const wellCount = 7

// flower is the pattern of seven hexagonal wells: one in the middle, six around
// it, all with flats towards the x axis and a wall of the same width between
// neighbours. Lengths in mm.
type flower struct {
	across float64 // a well, across flats
	wall   float64 // between two wells
}

// pitch is the distance between the middles of two neighbours.
func (f flower) pitch() float64 { return f.across + f.wall }

// apothem is that of the smallest regular octagon with flats towards the axes
// that holds the flower.
//
// In the direction that lies t degrees (t <= 30) from a neighbour's, the flower
// reaches pitch*cos(t) to that neighbour's middle and (across/sqrt 3)*cos(30-t)
// on to its corner. The octagon's flats lie at t = 0, 15 and 30; that of 15,
// the diagonals, is the one that binds. Turning the flower in the octagon by
// any other angle takes a flat nearer to the worst direction, t = 10.9.
func (f flower) apothem() float64 {
	return float64(cos15 * (f.pitch() + f.across/sqrt3))
}

// middles returns the middles of the wells.
func (f flower) middles() [wellCount][2]float64 {
	var m [wellCount][2]float64
	for i := range 6 {
		nx, ny := sixth(i)
		m[i+1] = [2]float64{float64(nx * f.pitch()), float64(ny * f.pitch())}
	}
	return m
}

// hexagons returns the flower's hexagons with the given size across flats.
func (f flower) hexagons(across float64) []facets {
	var out []facets
	for _, m := range f.middles() {
		out = append(out, hexagon(m[0], m[1], float64(across/2)))
	}
	return out
}

// pockets returns what is left free between the flower and a convex outline
// around it: six spaces, one in each notch between two outer wells, keeping
// the given wall from the wells.
func (f flower) pockets(around facets, wall float64) []facets {
	var out []facets
	for i := range 6 {
		out = append(out, around.clipped(f.notch(i+1, wall)).clipped(f.notch(i, wall)))
	}
	return out
}

// notch is the half-plane outside a wall along that flat, with its normal at i
// times 60 degrees, of either outer well at i-1 and i+1 times 60 degrees: both
// middles lie half a pitch out in that direction.
func (f flower) notch(i int, wall float64) side {
	nx, ny := sixth(i)
	return side{nx: -nx, ny: -ny, d: -(float64(f.pitch()/2) + float64(f.across/2) + wall)}
}

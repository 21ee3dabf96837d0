// Package hex holds axial coordinates of a plane of pointy-top hexes. It knows no game.
package hex

// Hex is a place on the infinite plane. East is (1,0), north-east (1,-1), south-east (0,1).
type Hex struct{ Q, R int }

// Direction is one of the six directions, counted clockwise from east.
type Direction uint8

// The directions. Opposite ones differ by three.
const (
	East Direction = iota
	SouthEast
	SouthWest
	West
	NorthWest
	NorthEast
)

// Directions returns the six directions clockwise from east.
func Directions() [6]Direction {
	return [6]Direction{East, SouthEast, SouthWest, West, NorthWest, NorthEast}
}

// Unit returns the step of one hex in direction d; d counts modulo six.
func (d Direction) Unit() Hex {
	return [6]Hex{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}[d%6]
}

// Turn returns d turned clockwise by n sixths of a circle; n may be negative.
func (d Direction) Turn(n int) Direction { return Direction(((int(d)+n)%6 + 6) % 6) }

// Add returns h moved by v.
func (h Hex) Add(v Hex) Hex { return Hex{h.Q + v.Q, h.R + v.R} }

// Sub returns the way from v to h.
func (h Hex) Sub(v Hex) Hex { return Hex{h.Q - v.Q, h.R - v.R} }

// Neighbor returns the adjacent hex in direction d.
func (h Hex) Neighbor(d Direction) Hex { return h.Add(d.Unit()) }

// Neighbors returns the six adjacent hexes clockwise from east.
func (h Hex) Neighbors() [6]Hex {
	var out [6]Hex
	for i, d := range Directions() {
		out[i] = h.Neighbor(d)
	}
	return out
}

// Distance returns the number of steps between two hexes.
func (h Hex) Distance(v Hex) int {
	d := h.Sub(v)
	return max(abs(d.Q), abs(d.R), abs(d.Q+d.R))
}

// DirectionTo returns the direction of an adjacent hex, and whether v is adjacent.
func (h Hex) DirectionTo(v Hex) (Direction, bool) {
	for _, d := range Directions() {
		if h.Neighbor(d) == v {
			return d, true
		}
	}
	return 0, false
}

func abs(n int) int {
	if n < 0 {
		return -n
	}
	return n
}

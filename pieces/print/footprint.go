package print

import (
	"math"

	"shanhai/inscriptions/planar"
)

// The arranger counts in hundredths of a millimetre: fine enough for a bed,
// whole numbers on every machine, and short in a file.
const perMM = 100

type spot struct{ x, y int64 }

type bounds struct{ x0, y0, x1, y1 int64 }

func (b bounds) moved(by spot) bounds {
	return bounds{b.x0 + by.x, b.y0 + by.y, b.x1 + by.x, b.y1 + by.y}
}
func (b bounds) grown(by int64) bounds {
	return bounds{b.x0 - by, b.y0 - by, b.x1 + by, b.y1 + by}
}
func (b bounds) overlaps(c bounds) bool {
	return b.x0 < c.x1 && c.x0 < b.x1 && b.y0 < c.y1 && c.y0 < b.y1
}
func (b bounds) holds(c bounds) bool {
	return b.x0 <= c.x0 && c.x1 <= b.x1 && b.y0 <= c.y0 && c.y1 <= b.y1
}
func (b bounds) union(c bounds) bounds {
	return bounds{min(b.x0, c.x0), min(b.y0, c.y0), max(b.x1, c.x1), max(b.y1, c.y1)}
}

// footprint is an item's outline and its box, rounded outwards.
type footprint struct {
	box     bounds
	outline []spot
}

func newFootprint(item Item, scale float64) footprint {
	var f footprint
	for i, p := range item.Outline {
		x, y := hundredths(p.X, scale), hundredths(p.Y, scale)
		at := bounds{int64(math.Floor(x)), int64(math.Floor(y)), int64(math.Ceil(x)), int64(math.Ceil(y))}
		if i == 0 {
			f.box = at
		}
		f.box = f.box.union(at)
		f.outline = append(f.outline, spot{int64(math.Round(x)), int64(math.Round(y))})
	}
	return f
}

func hundredths(steps int64, scale float64) float64 {
	return float64(steps) * perMM / planar.PerMM * scale
}

// clears tells whether the footprint at a place keeps the distance from the
// obstacle: a line parallel to one of its sides, or to one of the obstacle's,
// runs between the two with that much room.
func (f footprint) clears(at spot, obstacle bounds, distance int64) bool {
	if !f.box.moved(at).overlaps(obstacle.grown(distance)) {
		return true
	}
	for i, a := range f.outline {
		b := f.outline[(i+1)%len(f.outline)]
		if parts(spot{a.x + at.x, a.y + at.y}, spot{b.x + at.x, b.y + at.y}, obstacle, distance) {
			return true
		}
	}
	return false
}

// parts tells whether the obstacle lies wholly to the right of the line from a
// to b, at least the distance away.
func parts(a, b spot, obstacle bounds, distance int64) bool {
	dx, dy := b.x-a.x, b.y-a.y
	least := int64(math.MaxInt64)
	for _, c := range obstacle.corners() {
		least = min(least, dy*(c.x-a.x)-dx*(c.y-a.y))
	}
	return least > 0 && float64(least)*float64(least) >= float64(distance*distance)*float64(dx*dx+dy*dy)
}

func (b bounds) corners() [4]spot {
	return [4]spot{{b.x0, b.y0}, {b.x1, b.y0}, {b.x1, b.y1}, {b.x0, b.y1}}
}

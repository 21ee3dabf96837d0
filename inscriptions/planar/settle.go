package planar

import "fmt"

// FillRule tells which winding numbers count as inside.
type FillRule uint8

// The two rules of SVG and PostScript, and two for combining settled regions.
const (
	NonZero  FillRule = iota // inside where the outlines wind at all
	EvenOdd                  // inside where they wind an odd number of times
	positive                 // inside where they wind counter-clockwise in sum
	twofold                  // inside where two regions overlap
)

func (f FillRule) inside(winding int32) bool {
	switch f {
	case EvenOdd:
		return winding&1 != 0
	case positive:
		return winding > 0
	case twofold:
		return winding > 1
	}
	return winding != 0
}

const (
	// partBy is how far each of two corners that touch in a point is drawn
	// back (0.005 mm): far below a nozzle's reach, far above the grid.
	partBy = 5 * PerMM / 1000
	// speck is the area (twice, in square grid steps) below which a ring is
	// dropped: 0.01 mm x 0.01 mm, a hundredth of the smallest printable dot.
	speck = 2 * (PerMM / 100) * (PerMM / 100)
	// settleRounds bounds how often contacts are parted anew; art needs one or
	// two, outlines made to tease need up to five, needles side by side as many
	// doublings of what they are drawn back by as lead along them.
	settleRounds = 20
)

// TangleError reports outlines that could not be settled.
type TangleError struct {
	Place  Point
	Reason string
}

func (e *TangleError) Error() string {
	x, y := e.Place.MM()
	return fmt.Sprintf("outlines near (%.3f, %.3f) mm %s", x, y, e.Reason)
}

// Settle turns any closed rings, crossing, overlapping, touching or repeated,
// into the region that the fill rule gives them. Rings that touch in a point
// are parted by partBy, rings that share an edge are merged, crossings become
// corners (on the grid, within 0.0001 mm), rings below a speck are dropped.
// It fails with a *TangleError on coordinates beyond Limit and on outlines
// that cross too often to be art.
func Settle(rings []Ring, rule FillRule) (Region, error) {
	if err := withinLimit(rings); err != nil {
		return Region{}, err
	}
	work := &budget{pairs: pairBudget, crossings: crossingBudget}
	for round := 0; round < settleRounds; round++ {
		graph, err := node(rings, work)
		if err != nil {
			return Region{}, err
		}
		var touching int
		rings, touching = graph.outline(rule, round)
		if touching == 0 {
			return canonical(rings), nil
		}
		rule = positive
	}
	return Region{}, &TangleError{rings[0][0], "touch each other in too many ways to part them"}
}

// Union returns the region covered by any of the given ones.
func Union(regions ...Region) (Region, error) {
	var rings []Ring
	for _, r := range regions {
		rings = append(rings, r.Rings...)
	}
	return Settle(rings, positive)
}

// Subtract returns the part of a that b does not cover.
func Subtract(a, b Region) (Region, error) {
	rings := append([]Ring(nil), a.Rings...)
	for _, r := range b.Rings {
		rings = append(rings, r.Reversed())
	}
	return Settle(rings, positive)
}

// Intersect returns the part that a and b share.
func Intersect(a, b Region) (Region, error) {
	rings := append(append([]Ring(nil), a.Rings...), b.Rings...)
	return Settle(rings, twofold)
}

func withinLimit(rings []Ring) error {
	for _, r := range rings {
		for _, p := range r {
			if max(p.X, -p.X) > Limit || max(p.Y, -p.Y) > Limit {
				return &TangleError{p, "lie farther than 256 mm from the middle, the largest part a grid of exact 32-bit coordinates holds"}
			}
		}
	}
	return nil
}

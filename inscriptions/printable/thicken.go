package printable

import "shanhai/inscriptions/planar"

const (
	// rounds bounds how often a region is repaired: growing a stroke narrows the
	// gap beside it, which is then opened, which may thin the next stroke.
	rounds = 4
	// margin is what, in mm, a patch is wider than the limit on either side, so
	// that rounding doesn't leave it just below.
	margin = 0.01
	// strict is how far, in mm, a width may lie below its limit when a region is
	// repaired: where a stroke is grown, the whole of it is.
	strict = 0.004
	// patchCells is the number of cells across the radius of a patch: a circle
	// is then drawn within a thousandth of its radius.
	patchCells = 8
	// patchTolerance is how far, in mm, a patch's outline may lie from the true one.
	patchTolerance = 0.004
	// leastGrown is the size, as a part of the limit, below which an island is
	// taken for dirt and left alone.
	leastGrown = 0.25
)

// Thicken repairs what Check finds, as far as there is room: strokes grow to
// the limit about their middle lines, gaps are opened about theirs, islands
// are enlarged. All other outline stays as it is, point for point. Where a stroke
// and a gap both lack the width, one of them stays; the report After says so.
// The error is a *planar.TangleError, of outlines that can't be joined.
func Thicken(region planar.Region, limits Limits) (planar.Region, Changes, error) {
	before := Check(region, limits)
	if len(before.Findings) == 0 {
		return region, Changes{Before: before, After: before}, nil
	}
	repaired, err := bestRepair(region, limits)
	if err != nil {
		return region, Changes{Before: before, After: before}, err
	}
	changes, err := compared(region, repaired)
	changes.Before, changes.After = before, Check(repaired, limits)
	return repaired, changes, err
}

// attempt is a region and what can't be printed of it, strictly.
type attempt struct {
	region planar.Region
	report Report
}

// bestRepair repairs again and again and returns the best of the attempts.
func bestRepair(region planar.Region, limits Limits) (planar.Region, error) {
	best := attempt{region, checked(region, limits, strict)}
	now := best
	for range rounds {
		if len(now.report.Findings) == 0 {
			break
		}
		var err error
		if now, err = now.repaired(); err != nil {
			return region, err
		}
		if now.report.fault() < best.report.fault() {
			best = now
		}
	}
	return best.region, nil
}

// fault measures how bad a report is: the area of its findings, each counted
// as at least what a corner loses.
func (r Report) fault() float64 {
	sum := 0.0
	for _, f := range r.Findings {
		sum += f.Lost + float64(cornerLoss*f.Limit*f.Limit)
	}
	return sum
}

// repaired grows strokes and islands, then opens the gaps that are there now.
func (a attempt) repaired() (attempt, error) {
	grown, err := planar.Union(a.added()...)
	if err != nil {
		return a, err
	}
	limits := a.report.Limits
	gaps, err := planar.Union(patches(checked(grown, limits, strict), Gap)...)
	if err != nil {
		return a, err
	}
	opened, err := planar.Subtract(grown, gaps)
	return attempt{opened, checked(opened, limits, strict)}, err
}

// added returns the region and what is to be joined to it.
func (a attempt) added() []planar.Region {
	regions := append([]planar.Region{a.region}, patches(a.report, Stroke)...)
	for _, f := range a.report.Findings {
		if f.Kind == Island && f.Width >= leastGrown*f.Limit {
			regions = append(regions, planar.Region{Rings: []planar.Ring{f.enlarged(a.region.Rings[f.ring])}})
		}
	}
	return regions
}

// patches returns what makes the findings of a kind as wide as they should be.
func patches(r Report, kind Kind) []planar.Region {
	var out []planar.Region
	for _, f := range r.Findings {
		if f.Kind != kind || len(f.spine) == 0 {
			continue
		}
		rings := sample(newPatch(f.spine, float64(f.Limit/2)+margin), f.Limit/2/patchCells).contours()
		for i := range rings {
			rings[i] = simplified(rings[i], patchTolerance)
		}
		out = append(out, planar.Region{Rings: rings})
	}
	return out
}

// enlarged returns an island's outline, scaled about its middle to the limit.
func (f Finding) enlarged(ring planar.Ring) planar.Ring {
	middle, k := place(f.Place), f.Limit/f.Width
	return ring.Mapped(func(p planar.Point) planar.Point {
		return middle.add(place(p).sub(middle).times(k)).point()
	})
}

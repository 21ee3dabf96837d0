package printable

import "shanhai/inscriptions/planar"

const (
	// enlargeLimit is the greatest factor that Enlarge tries: from the smallest
	// tile to the largest.
	enlargeLimit = 4.0
	// enlargeGrain is the factor within which Enlarge finds the least.
	enlargeGrain = 1.01
)

// Enlarge returns the factor by which a region has to be enlarged about the
// origin so that nothing of it is too small, hardly more than the least. It
// tells false where no size helps, since the drawing runs to points or has
// specks, or where it would be more than enlargeLimit.
func Enlarge(region planar.Region, limits Limits) (float64, bool) {
	low, high := 1.0, 1.0 // what is not enough, and what may be
	for {
		r := Check(scaled(region, high), limits)
		if len(r.Findings) == 0 {
			return narrowed(region, limits, low, high), true
		}
		need, ok := r.need()
		low, high = high, float64(high*max(need, enlargeGrain))
		if !ok || high > enlargeLimit {
			return 0, false
		}
	}
}

// narrowed halves the way between a factor that is not enough and one that is.
func narrowed(region planar.Region, limits Limits, low, high float64) float64 {
	for high > float64(low*enlargeGrain) {
		middle := float64((low + high) / 2)
		if len(Check(scaled(region, middle), limits).Findings) == 0 {
			high = middle
		} else {
			low = middle
		}
	}
	return high
}

// need returns the factor that makes the thinnest finding wide enough; false
// where one has no width of its own.
func (r Report) need() (float64, bool) {
	most := 1.0
	for _, f := range r.Findings {
		if f.runsOut() || f.speck() {
			return 0, false
		}
		most = max(most, (f.Limit-slack)/f.Width)
	}
	return most, true
}

// scaled returns a region enlarged about the origin.
func scaled(region planar.Region, factor float64) planar.Region {
	out := planar.Region{Rings: make([]planar.Ring, len(region.Rings))}
	for i, r := range region.Rings {
		out.Rings[i] = r.Mapped(func(p planar.Point) planar.Point { return place(p).times(factor).point() })
	}
	return out
}

package printable

import (
	"cmp"
	"math"
	"slices"

	"shanhai/inscriptions/planar"
)

// Report is what of a region can't be printed. Areas are in mm2.
type Report struct {
	Limits   Limits
	Ink      float64   // area of the region
	Lost     float64   // ink that an opening by a disc as wide as a stroke takes away
	Filled   float64   // ground that a closing by a disc as wide as a gap fills
	Findings []Finding // strokes, gaps, islands; the largest loss first
}

// LostShare returns the part of the ink that an opening takes away.
func (r Report) LostShare() float64 { return share(r.Lost, r.Ink) }

// FilledShare returns the area that a closing fills as a part of the ink.
func (r Report) FilledShare() float64 { return share(r.Filled, r.Ink) }

func share(part, whole float64) float64 {
	if whole <= 0 {
		return 0
	}
	return part / whole
}

// Count returns the number of findings of a kind.
func (r Report) Count(k Kind) int {
	n := 0
	for _, f := range r.Findings {
		if f.Kind == k {
			n++
		}
	}
	return n
}

// Check finds what of a settled region is too small to be printed. Corners and
// short tips, which any nozzle rounds, are counted in the shares alone.
func Check(region planar.Region, limits Limits) Report { return checked(region, limits, slack) }

// checked finds what lies below the limits by more than slack in mm.
func checked(region planar.Region, limits Limits, slack float64) Report {
	r := Report{Limits: limits, Ink: region.Area()}
	islands, small := smallIslands(region, limits, limits.Island-slack)
	ink := surveyed(region.Rings, Stroke, limits.Stroke, slack, small)
	ground := surveyed(complement(region.Rings), Gap, limits.Gap, slack, nil)
	r.Lost, r.Filled = ink.lost, ground.lost
	r.Findings = slices.Concat(ink.findings, ground.findings, islands)
	slices.SortStableFunc(r.Findings, byLoss)
	return r
}

// lossGrain is the area in mm2 below which losses count as equal, so that their
// order doesn't hang on a last bit.
const lossGrain = 0.01

func byLoss(a, b Finding) int {
	return cmp.Or(
		cmp.Compare(a.Kind, b.Kind), cmp.Compare(math.Round(b.Lost/lossGrain), math.Round(a.Lost/lossGrain)),
		cmp.Compare(b.Place.Y, a.Place.Y), cmp.Compare(a.Place.X, b.Place.X),
	)
}

// smallIslands returns the outer rings that are less than least mm across.
func smallIslands(region planar.Region, limits Limits, least float64) ([]Finding, map[int32]bool) {
	var found []Finding
	small := map[int32]bool{}
	for k, ring := range region.Rings {
		if ring.Area2() <= 0 {
			continue
		}
		if width := acrossRing(ring); width < least {
			small[int32(k)] = true
			found = append(found, Finding{
				Kind: Island, Place: ringMiddle(ring), Width: width, Widest: width, Extent: width,
				Lost: ringArea(ring), Limit: limits.Island, outline: ring, ring: k,
			})
		}
	}
	return found, small
}

func ringArea(r planar.Ring) float64 { return float64(r.Area2()) / 2 / planar.PerMM / planar.PerMM }

func ringMiddle(r planar.Ring) planar.Point {
	b := r.Bounds()
	return planar.Point{X: (b.Min.X + b.Max.X) / 2, Y: (b.Min.Y + b.Max.Y) / 2}
}

func acrossRing(r planar.Ring) float64 {
	corners := make([]vec, len(r))
	for i, p := range r {
		corners[i] = place(p)
	}
	return across(corners)
}

package svg

import "math"

// Tolerance is how far, in mm, a flattened outline may lie from the true one:
// below anything a nozzle can draw. It is spent on chords; the grid takes
// 0.00001 of it.
const Tolerance = 0.01

// How much of it chords take, and of that how much lies between the curve and
// its samples; the rest lies between the samples and the chords that replace
// them. Finer samples cost time, coarser ones points: these give the set's
// glyphs 940-1,100 points at 34 mm.
const (
	chordTolerance = 0.0095
	sampleShare    = 0.0004
	dropShare      = chordTolerance - sampleShare
)

// flattener turns paths in mm into rings of points.
type flattener struct {
	rings [][]Vec
	ring  []Vec
	done  int  // points in rings
	fine  bool // keep all samples
}

func tooManyPoints() error {
	return bad("points", "simpler paths", "the outlines need more than %d points", MaxPoints)
}

// path adds a ring for every subpath; subpaths that enclose nothing are left out.
func (f *flattener) path(p Path) error {
	for _, s := range p {
		f.ring = []Vec{s.Start}
		at := s.Start
		for _, g := range s.Segments {
			if err := f.segment(at, g); err != nil {
				return err
			}
			at = g.To
		}
		f.done += len(f.ring)
		if len(f.ring) > 2 {
			f.rings = append(f.rings, f.ring)
		}
	}
	return nil
}

// segment adds the points of a segment behind its start. Every segment is
// flattened for itself, from the end with the smaller coordinates, so that an
// edge that two shapes share, in whichever direction, gets the same points in
// both and no slivers between.
func (f *flattener) segment(from Vec, g Segment) error {
	switch {
	case g.Kind == Line:
		f.ring = append(f.ring, g.To)
	case g.Kind == Arc:
		if err := f.arc(from, g); err != nil {
			return err
		}
	case g.To.less(from):
		n := len(f.ring)
		if err := f.curve(g.To, g.reversed(from)); err != nil {
			return err
		}
		reverse(f.ring[n : len(f.ring)-1])
		f.ring[len(f.ring)-1] = g.To
	default:
		if err := f.curve(from, g); err != nil {
			return err
		}
	}
	if f.done+len(f.ring) > pointLimit(f.fine) {
		return tooManyPoints()
	}
	return nil
}

// pointLimit returns the largest number of points; of samples there are about
// five for every point that is kept.
func pointLimit(fine bool) int {
	if fine {
		return 8 * MaxPoints
	}
	return MaxPoints
}

func reverse(v []Vec) {
	for i, j := 0, len(v)-1; i < j; i, j = i+1, j-1 {
		v[i], v[j] = v[j], v[i]
	}
}

// steps returns into how many equal steps of t a segment falls.
func (g Segment) steps(from Vec, tolerance float64) (int, error) {
	n := math.Ceil(math.Sqrt(g.bend(from) / tolerance))
	if !(n <= MaxPoints) {
		return 0, tooManyPoints()
	}
	return max(1, int(n)), nil
}

// arc adds equal steps; at least three a quarter turn, so that no small circle
// looks like a square.
func (f *flattener) arc(from Vec, g Segment) error {
	n, err := g.steps(from, chordTolerance)
	if err != nil {
		return err
	}
	n = max(n, int(math.Ceil(3*g.Sweep)))
	for k := 1; k < n; k++ {
		f.ring = append(f.ring, g.point(from, float64(k)/float64(n)))
	}
	f.ring = append(f.ring, g.To)
	return nil
}

// curve samples a Bezier curve finely and keeps the points that are needed.
func (f *flattener) curve(from Vec, g Segment) error {
	n, err := g.steps(from, sampleShare)
	if err != nil {
		return err
	}
	samples := make([]Vec, n+1)
	for k := range samples {
		samples[k] = g.point(from, float64(k)/float64(n))
	}
	samples[0], samples[n] = from, g.To
	if f.fine {
		f.ring = append(f.ring, samples[1:]...)
		return nil
	}
	for i := 0; i < n; {
		i = furthest(samples, i)
		f.ring = append(f.ring, samples[i])
	}
	return nil
}

// longestChord is the number of samples that one chord may pass over; it
// bounds the work.
const longestChord = 64

// furthest returns the last sample after i to which a chord from sample i
// stays within dropShare of all between.
func furthest(samples []Vec, i int) int {
	j := i + 1
	for j+1 < len(samples) && j-i < longestChord && chordNear(samples[i:j+2]) {
		j++
	}
	return j
}

// chordNear tells whether the chord from the first to the last sample stays
// within dropShare of all between. Samples whose foot lies beyond an end are
// held against that end.
func chordNear(samples []Vec) bool {
	a := samples[0]
	way := samples[len(samples)-1].sub(a)
	l := way.dot(way)
	for _, p := range samples[1 : len(samples)-1] {
		to := p.sub(a)
		along, off := to.dot(way), to.cross(way)
		if along < 0 || along > l {
			if distanceToChord(p, a, a.add(way)) > dropShare {
				return false
			}
		} else if float64(off*off) > float64(l*(dropShare*dropShare)) {
			return false
		}
	}
	return true
}

// distanceToChord returns the distance of p from the straight piece a b.
func distanceToChord(p, a, b Vec) float64 {
	way, to := b.sub(a), p.sub(a)
	l := way.dot(way)
	if l == 0 {
		return to.length()
	}
	t := min(max(to.dot(way)/l, 0), 1)
	return p.sub(a.add(way.scaled(t))).length()
}

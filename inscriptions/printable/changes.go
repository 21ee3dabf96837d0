package printable

import (
	"fmt"
	"slices"

	"shanhai/inscriptions/planar"
)

// Changes is what Thicken did.
type Changes struct {
	Before, After  Report
	Added, Removed planar.Region // ink
	Grown, Cut     int           // places where ink was added and taken away
}

// Summary words the changes in one line.
func (c Changes) Summary() string {
	if len(c.Before.Findings) == 0 {
		return "nothing to repair"
	}
	left := ""
	if n := len(c.After.Findings); n > 0 {
		left = fmt.Sprintf(", %d left", n)
	}
	return fmt.Sprintf("repaired %d of %s%s: ink added in %s (%.2f mm2), taken away in %s (%.2f mm2)",
		len(c.Mended()), counted(len(c.Before.Findings), "finding"), left,
		counted(c.Grown, "place"), c.Added.Area(), counted(c.Cut, "place"), c.Removed.Area())
}

// Mended returns the findings of before that have none of after among them.
func (c Changes) Mended() []Finding {
	var mended []Finding
	for _, f := range c.Before.Findings {
		if !slices.ContainsFunc(c.After.Findings, f.holds) {
			mended = append(mended, f)
		}
	}
	return mended
}

// holds tells whether another finding of the kind lies where f is.
func (f Finding) holds(other Finding) bool {
	at := place(other.Place)
	near := func(v vec) bool { return v.sub(at).length() < f.Limit }
	inside := func(chain []ball) bool {
		return slices.ContainsFunc(chain, func(b ball) bool { return near(b.centre) })
	}
	return f.Kind == other.Kind && (near(place(f.Place)) || slices.ContainsFunc(f.balls, inside))
}

// compared tells what was added and taken away.
func compared(before, after planar.Region) (Changes, error) {
	var c Changes
	var err error
	if c.Added, err = planar.Subtract(after, before); err != nil {
		return c, err
	}
	c.Removed, err = planar.Subtract(before, after)
	c.Grown, c.Cut = pieces(c.Added), pieces(c.Removed)
	return c, err
}

// pieces counts outer rings.
func pieces(r planar.Region) int {
	n := 0
	for _, ring := range r.Rings {
		if ring.Area2() > 0 {
			n++
		}
	}
	return n
}

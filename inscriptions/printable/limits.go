// Package printable finds what of a flat drawing a nozzle can't draw, and
// repairs it: strokes and gaps that are too narrow, islands that are too small.
//
// It works with largest inscribed discs. From every place on the outline a disc
// is grown into the material, touching the outline there, until it meets the
// outline a second time. The discs' diameters are the local widths, their
// centres the middle line of the stroke (the medial axis of the region), and
// where a diameter is below the limit, an opening by a disc of that size takes
// ink away. A gap is a stroke of the ground. The second contact is found by a
// closed formula, so widths are those of the outline itself, not of a raster,
// and a glyph takes about 7 ms; a field of it, sampled with sdfx on 0.05 mm,
// takes 9 s (BenchmarkCheck, BenchmarkField). Repairs are local: there a field
// draws the patch, and the rest of the outline stays as it is.
package printable

// What a nozzle can draw, in its own diameters. With the 0.4 mm nozzle a line
// is 0.42-0.50 mm wide: a stroke is two of them, a gap is what a line beside it
// leaves open, an island holds to the bed or to the layer below it.
const (
	strokePerNozzle = 2.0
	gapPerNozzle    = 1.5
	islandPerNozzle = 3.0
)

// Limits are the least sizes in mm that can be printed.
type Limits struct {
	Nozzle float64 // its diameter, for words
	Stroke float64 // width of ink
	Gap    float64 // width of ground between ink
	Island float64 // across a piece of ink that stands alone
}

// ForNozzle returns the limits of a nozzle of a diameter in mm: 0.8, 0.6 and
// 1.2 mm for the 0.4 mm nozzle, half of that for 0.2 mm.
func ForNozzle(diameter float64) Limits {
	return Limits{
		Nozzle: diameter,
		Stroke: strokePerNozzle * diameter,
		Gap:    gapPerNozzle * diameter,
		Island: islandPerNozzle * diameter,
	}
}

// ForGrooves returns the limits of lines that are engraved and stay empty: a groove
// is what the lines beside it leave open, as any gap is, and so is the wall
// between two of them wide enough that is as wide as ground between ink. They
// are 0.6 mm for the 0.4 mm nozzle, and a dot as wide as a groove is seen.
func ForGrooves(diameter float64) Limits {
	gap := gapPerNozzle * diameter
	return Limits{Nozzle: diameter, Stroke: gap, Gap: gap, Island: gap}
}

// of returns the limit of a kind.
func (l Limits) of(k Kind) float64 { return [...]float64{l.Stroke, l.Gap, l.Island}[k] }

// slack is how far, in mm, a width may lie below its limit: an outline drawn as
// chords may miss the true curve by 0.01 mm on either side, and a stroke drawn
// with exactly the limit's width is meant to pass.
const slack = 0.03

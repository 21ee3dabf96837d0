package svg

import "shanhai/inscriptions/planar"

// Drawing is what a document paints: shapes in the order of painting, in mm,
// y up, the origin in the middle of the canvas.
type Drawing struct {
	Name   string // of the file, for messages
	Canvas Canvas
	Shapes []Shape
}

// Canvas is the size in mm of the drawing's ground: the root's viewBox, or its
// width and height without one. It is zero if the document gives neither; then
// the origin is the document's own.
type Canvas struct{ Width, Height float64 }

// Shape is one act of painting.
type Shape struct {
	Path Path            // in the units of Frame
	To   Matrix          // from there into the drawing's mm
	Rule planar.FillRule // of a fill
	Pen  *Pen            // of a stroke; nil for a fill
	Ink  bool            // false: white, takes away the ink painted before
	Clip []*Clip         // the shape counts only inside all of them
	Line int             // of the element in the document, for messages
	Col  int
	Name string // of the element, for messages
}

// Clip is the union of some fills, or what is left of them when they are
// painted one on another: ink counts, white takes away.
type Clip struct {
	Shapes  []Shape
	Painted bool
}

// Cap is the form of a stroke's ends.
type Cap uint8

// The caps of SVG.
const (
	Butt Cap = iota
	RoundCap
	Square
)

// Join is the form of a stroke's corners.
type Join uint8

// The joins of SVG that browsers draw.
const (
	Mitre Join = iota
	RoundJoin
	Bevel
)

// Pen draws a stroke.
type Pen struct {
	Width      float64 // in the units of the path
	Cap        Cap
	Join       Join
	MitreLimit float64 // longest mitre over width; beyond it the corner is cut
}

package printable

import "shanhai/inscriptions/planar"

// Kind tells what is too small.
type Kind uint8

// The kinds of finding, in the order of a report.
const (
	Stroke Kind = iota // ink that is too narrow
	Gap                // ground that is too narrow
	Island             // a piece of ink that is too small to hold
)

// String returns the kind's name.
func (k Kind) String() string { return [...]string{"stroke", "gap", "island"}[k] }

// Finding is a part of a drawing that the nozzle can't draw.
type Finding struct {
	Kind   Kind
	Place  planar.Point // on the part's middle line
	Width  float64      // mm at the narrowest; of an island, the longest way across it
	Widest float64      // mm at the widest that is below the limit
	Extent float64      // mm along the part
	Lost   float64      // mm2 of ink that is not drawn, or of ground that is filled
	Limit  float64      // mm that the width should have

	tip     bool        // it ends where it is thin
	dot     bool        // it is as long as wide, and stands alone
	balls   [][]ball    // discs that cover it; none of an island
	spine   [][]vec     // middle lines
	outline planar.Ring // of an island
	ring    int         // number of the island's outline
}

package shanhai

// Part is a part of a set-up.
type Part uint8

// The parts in the order in which they are looked at.
const (
	PartTiles Part = iota
	PartTurn       // Turn and ToMove
	PartLast
	PartMemory
	PartDrawn
	PartInterval // of landscape turns, which leaves no turn to a set-up that names none
)

// SetupError says why a set-up is no position and which part of it is to blame.
type SetupError struct {
	Part  Part
	Tile  int    // index of the tile to blame; -1 if no single one is
	Owner Player // whose memory is to blame, for PartMemory
	Err   error
}

// Error returns the reason.
func (e *SetupError) Error() string { return e.Err.Error() }

// Unwrap returns the reason, a *rules.Violation.
func (e *SetupError) Unwrap() error { return e.Err }

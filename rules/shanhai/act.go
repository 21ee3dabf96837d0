package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/internal/hex"
)

// Move is an act as the engine lists it: compact, meant for the position that listed it.
// Bits 0-12 are the cell of arrival, 13-25 the cell of departure, 26-30 the id of a tile that comes from the hand. No id
// there means that a creature of the realm changes place; three ids that no creature has mean a mountain, a sea and a
// forfeited turn.
type Move uint32

const (
	fromShift = 13
	tileShift = 26

	mountainTile id = 15
	seaTile      id = 16
	forfeit         = Move(31) << tileShift
)

func moveOf(from, to cell) Move      { return Move(from)<<fromShift | Move(to) }
func introduction(i id, c cell) Move { return Move(i)<<tileShift | Move(c) }

// placement returns the move that lays landscape.
func placement(k creature.Kind, c cell) Move {
	return introduction(mountainTile+id(k-creature.Mountain), c)
}

func (m Move) to() cell   { return cell(m & cellMask) }
func (m Move) from() cell { return cell(m >> fromShift & cellMask) }
func (m Move) tile() id   { return id(m >> tileShift) }

// landscape returns the landscape that a move lays, or None.
func (m Move) landscape() creature.Kind {
	if t := m.tile(); t == mountainTile || t == seaTile {
		return creature.Mountain + creature.Kind(t-mountainTile)
	}
	return creature.None
}

// ActType tells what a turn is used for.
type ActType uint8

// The acts. A creature that changes place is Relocate, be it by its own power or by the wind: the same creature brought
// to the same hex is one act (turn).
const (
	Introduce ActType = iota + 1
	Relocate
	PlaceLandscape
	Forfeit
)

// Act is a turn in words that do not depend on a position's memory layout.
type Act struct {
	Type     ActType
	Creature Creature      // the tile introduced or relocated
	Land     creature.Kind // the landscape placed
	From, To hex.Hex       // From only for Relocate, To for all but Forfeit
	Lifter   *Creature     // a lifter the notation names; acts listed by a position name none
}

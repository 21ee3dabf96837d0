package shanhai

import "shanhai/internal/creature"

// How the board is held in memory.
//
// The plane is wrapped onto one array of 8192 cells. The hex (q, r) is cell (q + 90 r) mod 8192, so the six neighbours
// of a cell are six constant offsets and a realm may wander for ever: it only walks round the array. Two hexes share a
// cell only if they are at least 90 steps apart, for the shortest vectors (q, r) with q + 90 r = 0 mod 8192 are (90, -1)
// and (2, 91). A realm has at most 40 tiles, thus no two hexes that a turn looks at are more than 43 apart: the wrap is
// exact, and the way from any tile to any other can be read off their cells (coordinates.go).
//
// A cell is one word and a stamp. The word says what is on the hex and, kept up to date by every tile that comes or
// goes, what is around it:
//
//	bits  0-5   solid: which neighbours have a level of 1 or more (a creature or a mountain); bit d is direction d
//	bits  6-11  tiles: which neighbours have any tile (differs from solid by bare seas)
//	bits 12-14  how many neighbours have a white creature on top
//	bits 15-17  how many neighbours have a black creature on top
//	bit  18     whether any tile is here
//	bits 19-20  the landscape here: 0 plain, 1 mountain, 2 sea
//	bits 21-23  the level here: creatures, +1 on a mountain (4 XuanWu and 2 PiXiu on one creature make 7)
//	bits 24-28  the id of the creature on top, 0 for none
//
// So a put or a take is one addition to each of six words, a gate is one table look-up by six bits, and bits 12-18
// tell at once whether a player may introduce a creature here. The stamp marks cells as seen without ever
// being cleared: a cell is marked if its stamp is the board's current epoch.
//
// Creatures under others hang on a list: below[id] is the tile beneath. What is not in cells, pos, below and
// land lies in one small state: who makes a move keeps a copy, and unmake puts it back.

// cellCount and rowStride fix the wrap; see above.
const (
	cellCount = 8192
	cellMask  = cellCount - 1
	rowStride = 90
)

// cell is the index of a hex in the array.
type cell uint16

// noCell is no cell.
const noCell cell = 0xffff

// square is what the board holds for a cell.
type square struct {
	word  uint32
	stamp uint32
}

// The fields of a word.
const (
	tilesShift = 6
	whiteShift = 12
	blackShift = 15
	hereBit    = 1 << 18
	landShift  = 19
	levelShift = 21
	levelOne   = 1 << levelShift
	idShift    = 24

	maskOf6    = 63
	placeShift = 12 // bits 12-18, the index of placeShares
	placeMask  = 127
)

// The landscape field.
const (
	plain    = 0
	mountain = 1
	sea      = 2
)

// topOf returns the creature on top of the hex of a word.
func topOf(w uint32) id { return id(w >> idShift) }

// levelOf returns the level of the hex of a word.
func levelOf(w uint32) uint32 { return w >> levelShift & 7 }

// landOf returns the landscape of the hex of a word.
func landOf(w uint32) uint32 { return w >> landShift & 3 }

// solidOf returns the directions in which a neighbour has a level.
func solidOf(w uint32) uint32 { return w & maskOf6 }

// tilesOf returns the directions in which a neighbour has a tile.
func tilesOf(w uint32) uint32 { return w >> tilesShift & maskOf6 }

// state is what unmake restores from a copy. It fills three 16-byte words, for the processor copies it in such pieces, and a
// copy with overlapping pieces would wait for itself.
type state struct {
	hashLo, hashHi uint64   // the sum of the tiles' keys (hash.go)
	on             uint32   // bit i: the creature with id i is in the realm
	turn           uint32   // number of the turn about to be taken, from 1
	memory         [2]power // the powers each player's PiXiu remembers
	last           cell     // where the creature lies that was moved or relocated on the turn before, or noCell
	euler          int16    // tiles - touching pairs + touching triples of the realm: 1 - number of holes
	side           Player   // whose turn it is
	tall           uint8    // hexes of level 2 or more
	drawn          uint8    // landscape kind drawn for this turn, 0 if not yet known
	lands          uint8    // landscape tiles in the realm
	_              [12]byte
}

// board is the engine's position. It is not safe for use by several goroutines.
type board struct {
	state
	cells  [cellCount]square
	pos    [32]cell             // where each creature of the realm lies
	below  [32]id               // the creature beneath each creature; 0 if there is none, and while in hand
	supply uint16               // the slots that the game's options fill
	left   [2]uint8             // mountains and seas not yet placed
	land   [landscapeTotal]cell // where the landscape lies, in the order of placing
	opts   Options
	epoch  uint32 // the stamp of marked cells
	found  [maxTargets]cell
	n      int // how many of found are filled
}

// landscapeTotal is the number of landscape tiles of a game.
const landscapeTotal = 12

// maxTargets bounds the hexes one creature can reach: a realm of 40 tiles has at most 40*4+2 hexes around it, 40 tops.
const maxTargets = 256

// origin is the cell of the hex 0,0.
const origin cell = 0

// newBoard returns an empty board.
func newBoard(o Options) *board {
	b := &board{opts: o}
	b.last, b.turn, b.side = noCell, 1, o.First()
	for _, k := range creature.Creatures() {
		b.supply |= (1<<o.Supply(k) - 1) << firstSlots[k]
	}
	b.left = [2]uint8{uint8(o.Supply(creature.Mountain)), uint8(o.Supply(creature.Sea))}
	return b
}

// has tells whether a creature is in the realm.
func (b *board) has(i id) bool { return b.on>>(i&31)&1 != 0 }

// slots returns which of a player's slots are in the realm.
func (b *board) slots(p Player) uint16 { return uint16(b.on >> (16 * (p & 1))) }

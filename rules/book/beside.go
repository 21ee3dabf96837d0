package book

import (
	"fmt"
	"strings"

	"shanhai/internal/hex"
)

// nameWords is how many words of a place's text may be one name: "white QingLong 1-".
const nameWords = 3

// sides are the signs of the sides of a tile in a place's text.
const sides = `-/\`

// beside returns what the position calls the tile beside which an act's text lays its place; empty if that names none.
func (s speech) beside(act string) string {
	act, _, _ = strings.Cut(act, " by ")
	words := strings.Fields(act)
	for n := min(nameWords, len(words)-1); n > 0; n-- {
		text := strings.Join(words[len(words)-n:], " ")
		if _, err := s.position.Place(text); err != nil {
			continue
		}
		named, err := s.position.Read(strings.Trim(text, sides) + " 0,0")
		if err != nil {
			return ""
		}
		return named.Tile
	}
	return ""
}

// spelled writes how the notation has a tile go to a hex.
func (s speech) spelled(h hex.Hex, mover string) string {
	act, err := s.position.Read(fmt.Sprintf("%s %d,%d", mover, h.Q, h.R))
	if err != nil {
		return ""
	}
	return s.position.Spell(act)
}

// side words a hex as a side of a tile; false if that is not beside it, or is the one that goes there.
func (s speech) side(h hex.Hex, name, mover string) (noun string, found bool) {
	at := s.stands(name)
	if at == nil || name == mover {
		return "", false
	}
	d, found := at.DirectionTo(h)
	if !found {
		return "", false
	}
	t, _ := s.tile(name)
	return say(s.tongue.beside[d], "{tile}", s.call(t)), true
}

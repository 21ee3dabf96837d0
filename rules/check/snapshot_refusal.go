package check

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Place reads a hex.
func (s *snapshot) Place(text string) (at hex.Hex, err error) {
	look(s, func(p rules.Position) any { at, err = p.Place(text); return nil })
	return at, err
}

// Barred returns the acts that a tile is kept from.
func (s *snapshot) Barred(tile string) (out []rules.Refusal, err error) {
	look(s, func(p rules.Position) any { out, err = p.Barred(tile); return nil })
	return out, err
}

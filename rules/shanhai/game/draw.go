package game

import "fmt"

// Draw names the landscape tile that was drawn for this turn, in any spelling; from now on no other may be placed on it.
// What is no landscape, or is not due, changes nothing.
func (g position) Draw(tile string) error {
	t, err := g.tile(tile)
	if err != nil {
		return fmt.Errorf("drawn: %w", err)
	}
	return g.p.Draw(t.Land)
}

// Drawn returns the landscape tile that was drawn for this turn, e.g. "M"; empty while none is known.
func (g position) Drawn() string {
	if k := g.p.Drawn(); k.Landscape() {
		return string(k.Letter())
	}
	return ""
}

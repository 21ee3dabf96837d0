package diagram

import (
	"fmt"
	"strings"

	"shanhai/internal/columns"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// cell is a hex in a text picture, in parts of one colour.
type cell []part

// part is a piece of text with its ANSI colour; "" for none.
type part struct{ text, colour string }

func (c cell) columns() int {
	n := 0
	for _, p := range c {
		n += columns.Of(p.text)
	}
	return n
}

func (c cell) write(b *strings.Builder, colour bool) {
	for _, p := range c {
		if colour && p.colour != "" {
			fmt.Fprintf(b, "\x1b[%sm%s\x1b[0m", p.colour, p.text)
		} else {
			b.WriteString(p.text)
		}
	}
}

// full is the height up to which a stack is written in full on the board; mountain or sea and creature are two.
const full = 2

// cell returns what is written for a hex.
func (t *textPicture) cell(h hex.Hex) cell {
	s := t.signs[h]
	before, after := s.brackets()
	body := t.stack(h, full)
	switch {
	case body == nil && s == targetSign:
		return cell{{"*", s.colour()}}
	case body == nil:
		body = cell{{".", ""}}
	}
	if s == noSign {
		return body
	}
	return append(append(cell{{before, s.colour()}}, body...), part{after, s.colour()})
}

// stack writes the tiles of a hex; of one higher than most only the top and the height, e.g. "wX1^3".
func (t *textPicture) stack(h hex.Hex, most int) cell {
	tiles := t.stacks[h]
	height := ""
	if len(tiles) > most {
		height = fmt.Sprintf("^%d", len(tiles))
		tiles = tiles[len(tiles)-1:]
	}
	var out cell
	for i, tile := range tiles {
		if i > 0 {
			out = append(out, part{"+", ""})
		}
		out = append(out, part{t.name(tile), t.colour(tile.Owner)})
	}
	if height != "" {
		out = append(out, part{height, ""})
	}
	return out
}

// name writes a tile.
func (t *textPicture) name(tile rules.Tile) string {
	if t.style.Characters && tile.Text != "" {
		return printable(characters(tile))
	}
	return printable(tile.Name)
}

// characters writes a tile as the first letter of its owner, its characters and its number, e.g. "w青龍1".
func characters(tile rules.Tile) string {
	kind := strings.TrimRight(tile.Name, "0123456789")
	return tile.Owner[:min(len(tile.Owner), 1)] + tile.Text + tile.Name[len(kind):]
}

// brackets returns what stands around a marked hex.
func (s sign) brackets() (before, after string) {
	switch s {
	case targetSign:
		return "*", "*"
	case fromSign:
		return "(", ")"
	case toSign:
		return "[", "]"
	case forbiddenSign:
		return ">", "<"
	case faultSign:
		return "!", "!"
	}
	return "", ""
}

// colour returns the ANSI colour of a mark.
func (s sign) colour() string {
	switch s {
	case targetSign:
		return "32"
	case fromSign, toSign:
		return "33"
	case forbiddenSign, faultSign:
		return "1;31"
	}
	return ""
}

// colour returns the ANSI colour of a player's tiles: black on white for the first player, white on grey for the
// second, cyan for what is nobody's.
func (t *textPicture) colour(owner string) string {
	switch {
	case owner == "":
		return "36"
	case len(t.view.Players) > 0 && owner == t.view.Players[0]:
		return "30;47"
	}
	return "97;100"
}

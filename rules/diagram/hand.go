package diagram

import (
	"unicode"
	"unicode/utf8"

	"shanhai/rules"
)

// hand is what a player, or nobody, has yet to bring.
type hand struct {
	owner string
	tiles []rules.InHand
}

// hands parts the tiles that are off the table by owner, in their order, without those that are used up.
func (v View) hands() []hand {
	var out []hand
	for _, in := range v.Hand {
		if in.Count < 1 {
			continue
		}
		if len(out) == 0 || out[len(out)-1].owner != in.Tile.Owner {
			out = append(out, hand{owner: in.Tile.Owner})
		}
		last := &out[len(out)-1]
		last.tiles = append(last.tiles, in)
	}
	return out
}

// turn says who is to move, where the view has no words for it.
func (v View) turn() string {
	if v.Turn != "" || v.ToMove == "" {
		return v.Turn
	}
	return rules.Say("%v to move", "輪到%v", Capital(Player(v.ToMove, v.Language))).In(v.Language)
}

// Capital returns a word with a capital letter, e.g. "White".
func Capital(word string) string {
	first, size := utf8.DecodeRuneInString(word)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + word[size:]
}

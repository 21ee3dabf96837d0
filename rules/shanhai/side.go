package shanhai

import (
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// The side of a tile where a place lies is said by a mark. Long dashes are read as the one that keyboards have; words for a side,
// and the Chinese numeral one, which looks like a dash, are told with the mark that was meant.

// dashes are those that an author may write for "-".
func dashes() []string {
	return []string{"－", "—", "–", "−", "‐", "‑", "‒", "―", "─"}
}

// sideWord is a word for a side.
type sideWord struct {
	word string
	side hex.Direction
}

// sideWords lists words for sides, the longer ones first.
func sideWords() []sideWord {
	return []sideWord{
		{"東北", hex.NorthEast}, {"东北", hex.NorthEast}, {"東南", hex.SouthEast}, {"东南", hex.SouthEast},
		{"西北", hex.NorthWest}, {"西南", hex.SouthWest}, {"東", hex.East}, {"东", hex.East}, {"西", hex.West},
		{"→", hex.East}, {"←", hex.West}, {"↗", hex.NorthEast}, {"↘", hex.SouthEast}, {"↖", hex.NorthWest}, {"↙", hex.SouthWest},
		{"一", hex.East}, {"ー", hex.East}, {"ｰ", hex.East},
	}
}

// mark takes the mark of a side; 0 if none comes next.
func (r *reader) mark() byte {
	if r.letters.names && r.takeOneOf(dashes()...) {
		return '-'
	}
	return r.takeAny(`-/\`)
}

// worded returns the error that a word says the side of the tile just read, or a mark behind a space, with what was meant; nil if
// neither does.
func (r *reader) worded(tile string) error {
	behind := strings.TrimLeft(r.rest(), " \t")
	at := len(r.text) - len(behind)
	if mark := firstWord(behind + " "); at > r.at && (mark == "-" || mark == "/" || mark == `\`) {
		return meaning(at, mark, tile+mark, rules.Say("the mark of a side right behind the tile, without a space", "緊接在棋子後面的方向記號，中間不留空格"))
	}
	if !r.letters.names {
		return nil
	}
	for _, w := range sideWords() {
		if strings.HasPrefix(strings.TrimPrefix(behind, "的"), w.word) {
			return meaning(at, firstWord(behind), beside(tile, w.side), wantMark())
		}
	}
	return nil
}

// wordedBefore returns the error that what looks like a dash stands before a tile.
func (r *reader) wordedBefore() error {
	for _, dash := range []string{"一", "ー", "ｰ"} {
		if tile, is := strings.CutPrefix(r.rest(), dash); is && r.letters.names {
			return meaning(r.at, firstWord(r.rest()), "-"+firstWord(tile), wantMark())
		}
	}
	return nil
}

func wantMark() rules.Phrase {
	return rules.Say(`one of the marks - / \ on the side of the tile that is meant`, `方向記號「-」、「/」、「\」之一，寫在棋子的那一側`)
}

// meaning is the error that something else was wanted at a byte, with the spelling that was meant.
func meaning(at int, got, meant string, want rules.Phrase) error {
	err := rules.Expected(at+1, got, want)
	err.Nearest = meant
	return err
}

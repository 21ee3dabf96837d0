package shanhai

import (
	"fmt"

	"shanhai/internal/creature"
)

// hiveLetter is a letter of Hive's notation that names no creature here, and the creature that moves as its piece.
type hiveLetter struct {
	letter byte
	piece  string
	kind   creature.Kind
}

// hiveLetters are those that nothing else can be meant by.
func hiveLetters() []hiveLetter {
	return []hiveLetter{
		{'A', "ant", creature.QingLong},
		{'G', "grasshopper", creature.ZhuQue},
		{'M', "mosquito", creature.PiXiu},
		{'S', "spider", creature.BaiHu},
	}
}

// ofHive says of a word that begins with a letter of Hive which creature that is here, and writes the word so; nothing of others,
// nor where the letters are those of Hive.
func (r *reader) ofHive(word string) (hint, meant string) {
	for _, h := range hiveLetters() {
		if r.letters.names && word != "" && word[0] == h.letter && (len(word) == 1 || !isLetter(word[1])) {
			letter := string(r.letters.letter(h.kind))
			return fmt.Sprintf(" (Hive's %s %c is %s here, %s)", h.piece, h.letter, letter, h.kind.Name()), letter + word[1:]
		}
	}
	return "", ""
}

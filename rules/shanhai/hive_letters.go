package shanhai

import (
	"shanhai/internal/creature"
	"shanhai/rules"
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
func (r *reader) ofHive(word string) (hint rules.Phrase, meant string) {
	for _, h := range hiveLetters() {
		if r.letters.names && word != "" && word[0] == h.letter && (len(word) == 1 || !isLetter(word[1])) {
			letter := string(r.letters.letter(h.kind))
			hint = rules.Say("Hive's %[1]s %[2]s is %[3]s here, %[4]v", "Hive 的 %[2]s 在這裡是 %[3]s，%[4]v", h.piece, string(h.letter), letter, KindName(h.kind))
			return hint, letter + word[1:]
		}
	}
	return rules.Phrase{}, ""
}

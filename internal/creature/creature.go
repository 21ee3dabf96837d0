// Package creature lists what a ShanHai set consists of: the eight kinds of creature and the two kinds of landscape.
// It is the small room below the rules and the prints, and knows neither.
package creature

// Kind is a kind of tile. The zero value is None.
type Kind uint8

// The kinds, in the order in which lists show them.
const (
	None Kind = iota
	YingLong
	XuanWu
	BaiHu
	ZhuQue
	QingLong
	QiLin
	PiXiu
	FeiLian
	Mountain
	Sea
)

// Info is what is known of a kind without any rule of play.
type Info struct {
	Key      string // lower-case name for files and flags, e.g. "yinglong"
	Name     string // English spelling of the game's text, e.g. "YingLong"
	Chinese  string // traditional characters, e.g. "應龍"
	Letter   byte   // letter of the notation, e.g. 'Y'
	Count    int    // tiles a player has; for landscape, tiles in the set
	Advanced bool   // an optional creature
}

// kindCount is the number of kinds, None included.
const kindCount = int(Sea) + 1

// table gives the facts by kind; names, counts and which are advanced are those of the game's text.
func table() [kindCount]Info {
	return [kindCount]Info{
		YingLong: {"yinglong", "YingLong", "應龍", 'Y', 1, false},
		XuanWu:   {"xuanwu", "XuanWu", "玄武", 'X', 2, false},
		BaiHu:    {"baihu", "BaiHu", "白虎", 'B', 2, false},
		ZhuQue:   {"zhuque", "ZhuQue", "朱雀", 'Z', 3, false},
		QingLong: {"qinglong", "QingLong", "青龍", 'Q', 3, false},
		QiLin:    {"qilin", "QiLin", "麒麟", 'L', 1, true},
		PiXiu:    {"pixiu", "PiXiu", "貔貅", 'P', 1, true},
		FeiLian:  {"feilian", "FeiLian", "飛廉", 'F', 1, true},
		Mountain: {"shan", "Mountain", "山", 'M', 6, false},
		Sea:      {"hai", "Sea", "海", 'S', 6, false},
	}
}

// Info returns the facts of k; those of None and of an unknown kind are zero.
func (k Kind) Info() Info {
	if int(k) >= kindCount {
		return Info{}
	}
	return table()[k]
}

// Key returns the lower-case name, e.g. "yinglong".
func (k Kind) Key() string { return k.Info().Key }

// Name returns the English name, e.g. "YingLong".
func (k Kind) Name() string { return k.Info().Name }

// Chinese returns the traditional characters, e.g. "應龍".
func (k Kind) Chinese() string { return k.Info().Chinese }

// Letter returns the letter of the notation, e.g. 'Y'.
func (k Kind) Letter() byte { return k.Info().Letter }

// Count returns how many tiles of the kind a player has; for landscape, how many the set has.
func (k Kind) Count() int { return k.Info().Count }

// Advanced tells whether k is an optional creature.
func (k Kind) Advanced() bool { return k.Info().Advanced }

// Landscape tells whether k is a mountain or a sea.
func (k Kind) Landscape() bool { return k == Mountain || k == Sea }

// String returns the English name, or "none".
func (k Kind) String() string {
	if name := k.Name(); name != "" {
		return name
	}
	return "none"
}

// All returns every kind: the creatures, then the landscape.
func All() []Kind { return append(Creatures(), Landscapes()...) }

// Creatures returns the eight kinds of creature, the advanced ones last.
func Creatures() []Kind {
	return []Kind{YingLong, XuanWu, BaiHu, ZhuQue, QingLong, QiLin, PiXiu, FeiLian}
}

// Landscapes returns the mountain and the sea.
func Landscapes() []Kind { return []Kind{Mountain, Sea} }

// ByLetter finds the kind of a capital letter of the notation.
func ByLetter(letter byte) (Kind, bool) {
	for _, k := range All() {
		if k.Letter() == letter {
			return k, true
		}
	}
	return None, false
}

// ByKey finds the kind of a lower-case name.
func ByKey(key string) (Kind, bool) {
	for _, k := range All() {
		if k.Key() == key {
			return k, true
		}
	}
	return None, false
}

package shanhai

import (
	"fmt"
	"strconv"
	"strings"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Alphabet writes and reads acts in the style of the Universal Hive Protocol with one letter for each kind of tile.
type Alphabet struct {
	letters [kindCount]byte
	names   bool // names of tiles are read as well as letters
}

// Notation returns the alphabet of ShanHai Realm: Y X B Z Q L P F for creatures, M and S for landscape. It also reads the
// tiles' English and Chinese names.
func Notation() Alphabet { return notation }

// notation is constant; it is made once because every act that is read or written asks for it.
var notation = makeNotation()

func makeNotation() (a Alphabet) {
	for _, k := range creature.All() {
		a.letters[k] = k.Letter()
	}
	a.names = true
	return a
}

// NewAlphabet returns an alphabet with other letters; a kind without one cannot be written.
func NewAlphabet(letters map[creature.Kind]byte) Alphabet {
	var a Alphabet
	for k, letter := range letters {
		a.letters[k] = letter
	}
	return a
}

// Creature writes a tile, numbered where a player has several, e.g. "wQ1" or "bY".
func (a Alphabet) Creature(c Creature) string {
	name := string([]byte{c.Owner.Letter(), a.letter(c.Kind)})
	if c.Kind.Count() > 1 {
		name += strconv.Itoa(c.Number)
	}
	return name
}

func (a Alphabet) letter(k creature.Kind) byte {
	if int(k) >= kindCount || a.letters[k] == 0 {
		return '?'
	}
	return a.letters[k]
}

// Act writes an act in its one spelling: the tile, then the tile it comes onto or its place beside the first neighbour in
// the order white before black, Y X B Z Q L P F, 1 2 3; axial coordinates if only landscape is near. The lifter that an
// act names is written after "by".
func (a Alphabet) Act(p *Position, act Act) string {
	var text string
	switch act.Type {
	case Forfeit:
		return "pass"
	case PlaceLandscape:
		text = string(a.letter(act.Land))
	case Introduce, Relocate:
		text = a.Creature(act.Creature)
	default:
		return "?"
	}
	if target := a.target(p, act); target != "" {
		text += " " + target
	}
	if act.Lifter != nil {
		text += " by " + a.Creature(*act.Lifter)
	}
	return text
}

// target writes where an act ends; nothing for the first creature on the hex 0,0.
func (a Alphabet) target(p *Position, act Act) string {
	if p.empty() && act.To == (hex.Hex{}) {
		return ""
	}
	mover := id(0)
	if act.Type == Relocate {
		mover, _ = act.Creature.id()
	}
	if top := p.topWithout(act.To, mover); top != 0 {
		return a.Creature(top.creature())
	}
	var best id
	var side hex.Direction
	for _, d := range hex.Directions() {
		if i := p.topWithout(act.To.Neighbor(d), mover); i != 0 && (best == 0 || i < best) {
			best, side = i, d.Turn(3)
		}
	}
	if best == 0 {
		return axial(act.To)
	}
	return beside(a.Creature(best.creature()), side)
}

// topWithout returns the creature on top of a hex once the mover is lifted, 0 for none.
func (p *Position) topWithout(h hex.Hex, mover id) id {
	c, ok := p.ref.cellOf(h)
	if !ok {
		return 0
	}
	i := topOf(p.b.cells[c].word)
	if i != 0 && i == mover {
		return p.b.below[i]
	}
	return i
}

// beside writes the hex in direction d of a tile.
func beside(tile string, d hex.Direction) string {
	switch d {
	case hex.East:
		return tile + "-"
	case hex.NorthEast:
		return tile + "/"
	case hex.SouthEast:
		return tile + `\`
	case hex.West:
		return "-" + tile
	case hex.SouthWest:
		return "/" + tile
	}
	return `\` + tile
}

// axial writes coordinates.
func axial(h hex.Hex) string { return fmt.Sprintf("%d,%d", h.Q, h.R) }

// kindList names the letters of the creatures for an error.
func (a Alphabet) kindList() rules.Phrase {
	var out []string
	for _, k := range creature.Creatures() {
		if a.letters[k] != 0 {
			out = append(out, string(a.letters[k]))
		}
	}
	letters := strings.Join(out, " ")
	if a.names {
		return rules.Say("one of the letters %s or a name such as QingLong or 青龍", "字母 %s 之一，或像「青龍」的名稱", letters)
	}
	return rules.Say("one of the letters %s", "字母 %s 之一", letters)
}

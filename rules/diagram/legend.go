package diagram

import (
	"slices"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// legend writes what the signs on the board mean, a line each, and what they would mark that lies too far off.
func (t *textPicture) legend(f frame) {
	for s := targetSign; s <= faultSign; s++ {
		for _, line := range t.meanings(s, f) {
			t.out.WriteString(line + t.whose(s) + "\n")
		}
	}
	for _, h := range f.far {
		t.say(rules.Say("%v: %v, off this picture\n", "%v：%v，在圖外\n", t.signs[h].meaning(), t.farMoves(h)))
	}
}

// say writes a phrase in the view's language.
func (t *textPicture) say(p rules.Phrase) { t.out.WriteString(p.In(t.view.Language)) }

// meanings explains a sign if it stands on the board. That of a beginning has several.
func (t *textPicture) meanings(s sign, f frame) []string {
	var out []string
	for h, used := range t.signs {
		if used != s || !f.shows(&h) {
			continue
		}
		for _, p := range t.meaningsAt(s, h) {
			if line := p.In(t.view.Language); !slices.Contains(out, line) {
				out = append(out, line)
			}
		}
	}
	if s == targetSign && len(out) == 0 && len(t.view.Allowed) > 0 && t.whose(s) != "" {
		out = []string{s.meaning().In(t.view.Language)} // hidden by another sign, but the moves are named
	}
	slices.Sort(out)
	return out
}

// meaningsAt explains the sign of a hex. That of a beginning is about the tile on top, about covered ones, or tells where the
// last move came from.
func (t *textPicture) meaningsAt(s sign, h hex.Hex) []rules.Phrase {
	if s != fromSign {
		return []rules.Phrase{s.meaning()}
	}
	var out []rules.Phrase
	onTop := false
	for _, o := range t.view.outlines() {
		_, covered := o.covered(t.stacks)
		switch {
		case *o.from == h && covered:
			out = append(out, rules.Say("( )  it is about %v", "( )  指的是 %v", t.named(o.mover)))
		case *o.from == h:
			onTop = true
		}
	}
	switch last := t.view.Last; {
	case onTop:
		out = append(out, s.meaning())
	case len(out) > 0 || last == nil || last.From == nil || *last.From != h:
	case len(t.stacks[h]) == 0:
		out = append(out, rules.Say("(.)  where it came from", "(.)  從這裡來"))
	default:
		out = append(out, rules.Say("( )  where it came from", "( )  從這裡來"))
	}
	return out
}

// meaning explains a sign.
func (s sign) meaning() rules.Phrase {
	return [...]rules.Phrase{
		{},
		rules.Say("*    may go here", "*    可以到這裡"),
		rules.Say("( )  it is about this tile", "( )  指的是這枚棋子"),
		rules.Say("[ ]  the last move", "[ ]  上一步"),
		rules.Say("> <  may not go here", "> <  不能到這裡"),
		rules.Say("! !  here is the fault", "! !  問題在這裡"),
	}[s]
}

package shanhai

import (
	"strings"

	"shanhai/internal/creature"
	"shanhai/rules"
)

// What the engine says is said in English and Chinese, in the words of the rulebook's two texts.

// KindName names a kind of tile as a sentence does: "QingLong" and "青龍", "mountain" and "山".
func KindName(k creature.Kind) rules.Phrase {
	switch {
	case k.Landscape():
		return rules.Say(strings.ToLower(k.Name()), k.Chinese())
	case k.Name() == "":
		return rules.Say(k.String(), "「無」")
	}
	return rules.Say(k.Name(), k.Chinese())
}

// onLand says where somebody is who stands on landscape.
func onLand(k creature.Kind) rules.Phrase {
	if k == creature.Mountain {
		return rules.Say("on a mountain", "山上")
	}
	return rules.Say("in the sea", "海裡")
}

// ontoLand says what somebody does who enters landscape.
func ontoLand(k creature.Kind) rules.Phrase {
	if k == creature.Mountain {
		return rules.Say("enter a mountain", "上山")
	}
	return rules.Say("enter a sea", "入海")
}

// kindList names kinds.
type kindList []creature.Kind

// In lists the kinds: "[YingLong BaiHu]" and "應龍、白虎".
func (l kindList) In(language string) string {
	names := make([]string, len(l))
	for i, k := range l {
		names[i] = KindName(k).In(language)
	}
	if language == rules.Chinese {
		return strings.Join(names, "、")
	}
	return "[" + strings.Join(names, " ") + "]"
}

// tileName names a tile of a set-up, with or without a number.
func tileName(t Tile) rules.Phrase {
	switch c := t.Creature; {
	case t.Land != creature.None:
		return rules.Say("the %v", "%v", KindName(t.Land))
	case c.Number == 0:
		return rules.Say("%v %v", "%v%v", c.Owner, KindName(c.Kind))
	default:
		return rules.Say("%v", "%v", c)
	}
}

// ending says how a game ended and by which rule.
func (r Result) ending() rules.Phrase {
	rule, _ := RuleByID(r.Rule)
	how := [4]rules.Phrase{
		WhiteWins: rules.Say("White has won", "白方獲勝"),
		BlackWins: rules.Say("Black has won", "黑方獲勝"),
		Draw:      rules.Say("a draw", "平手"),
	}[r.Outcome&3]
	return rules.Say("%v (%v)", "%v（%v）", how, rules.Say(string(r.Rule), rule.In(rules.Chinese).Title))
}

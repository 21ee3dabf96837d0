// Package uhp drives the engine by the Universal Hive Protocol, so that viewers and engines of Hive can play it. Without
// landscape the two games have the same rules; here the tiles have Hive's letters.
package uhp

import (
	"strings"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Letters returns Hive's letters: Q queen bee is YingLong, B beetle XuanWu, S spider BaiHu, G grasshopper ZhuQue,
// A soldier ant QingLong, L ladybug QiLin, M mosquito PiXiu, P pillbug FeiLian.
func Letters() shanhai.Alphabet {
	return shanhai.NewAlphabet(map[creature.Kind]byte{
		creature.YingLong: 'Q', creature.XuanWu: 'B', creature.BaiHu: 'S', creature.ZhuQue: 'G',
		creature.QingLong: 'A', creature.QiLin: 'L', creature.PiXiu: 'M', creature.FeiLian: 'P',
	})
}

// GameType writes a GameTypeString, e.g. "Base+MLP".
func GameType(o shanhai.Options) string {
	text := ""
	for _, x := range []struct {
		in     bool
		letter string
	}{{o.PiXiu, "M"}, {o.QiLin, "L"}, {o.FeiLian, "P"}} {
		if x.in {
			text += x.letter
		}
	}
	if text == "" {
		return "Base"
	}
	return "Base+" + text
}

// ParseGameType sets in o which advanced tiles a GameTypeString such as "Base" or "Base+MLP" puts into the game.
func ParseGameType(text string, o shanhai.Options) (shanhai.Options, error) {
	const want = `"Base", alone or followed by "+" and some of the letters M, L and P`
	o.PiXiu, o.QiLin, o.FeiLian = false, false, false
	rest, ok := strings.CutPrefix(text, "Base")
	if !ok {
		return o, rules.NewSyntaxError(1, text, want)
	}
	if rest == "" {
		return o, nil
	}
	flags := map[byte]*bool{'M': &o.PiXiu, 'L': &o.QiLin, 'P': &o.FeiLian}
	for i := range len(rest) {
		column := len("Base") + i + 1
		switch flag := flags[rest[i]]; {
		case i == 0 && rest[i] == '+' && len(rest) > 1:
		case i == 0 || flag == nil || *flag:
			return o, rules.NewSyntaxError(column, rest[i:], want)
		default:
			*flag = true
		}
	}
	return o, nil
}

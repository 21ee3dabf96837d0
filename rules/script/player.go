package script

import (
	"strings"

	"shanhai/rules"
)

// results lists the Chinese words for players of a colour and for how a game stands, the commonest first.
func results() map[string][]string {
	return map[string][]string{
		"white": {"白", "白方"}, "black": {"黑", "黑方"}, "draw": {"和局", "和", "和棋", "平手", "平局"}, "open": {"未分", "未分勝負", "未分胜负"},
	}
}

// ResultInChinese returns the commonest Chinese word that is read for a player or another result; empty if there is none.
func ResultInChinese(result string) string {
	if words := results()[result]; len(words) > 0 {
		return words[0]
	}
	return ""
}

// playerName returns the name of a player as a game knows it: that of a colour in small letters and in English. Any other is
// kept as it is spelt, for the game to refuse.
func playerName(w rules.Word) rules.Word {
	w.Text = spaced(w.Text)
	switch name := small(w.Text); {
	case name == "white", name == "black":
		w.Text = name
	default:
		if player := keyOf(results(), name); player == "white" || player == "black" {
			w.Text = player
		}
	}
	return w
}

// resultName returns how a game stands: a player, draw or open. That a player wins may be said behind the name: 白勝, 黑方獲勝.
func resultName(w rules.Word) rules.Word {
	w = playerName(w)
	switch name := small(w.Text); name {
	case "draw", "open":
		w.Text = name
		return w
	}
	if result := keyOf(results(), w.Text); result != "" {
		w.Text = result
	}
	for _, wins := range []string{"獲勝", "获胜", "勝出", "胜出", "得勝", "得胜", "勝", "胜", "贏", "赢"} {
		if name, is := strings.CutSuffix(w.Text, wins); is {
			if player := keyOf(results(), name); player == "white" || player == "black" {
				w.Text = player
			}
			return w
		}
	}
	return w
}

// wayName returns how players end a game themselves: by resignation or by agreement.
func wayName(w rules.Word) rules.Word {
	w = smallName(w)
	if way := keyOf(map[string][]string{"resignation": resignations(), "agreement": agreements()}, w.Text); way != "" {
		w.Text = way
	}
	return w
}

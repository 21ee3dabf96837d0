package hive

import (
	"strings"

	"shanhai/rules/shanhai"
)

// sgfEnding is how a game may end, as SGF FF[4] writes it behind the winner, in short and in full, and as PGN's tag has it.
type sgfEnding struct{ short, full, termination string }

func sgfEndings() []sgfEnding {
	return []sgfEnding{{"R", "Resign", "resignation"}, {"T", "Time", "time forfeit"}, {"F", "Forfeit", "forfeit"}}
}

// readResult reads a result as SGF has it: "B+R", "W+Time", "B+", "0", "Draw", "Void", "?". It returns the words for how the
// game ended, if it was not resigned.
func readResult(text string) (r Result, how string, is bool) {
	winner, ended, won := strings.Cut(strings.TrimSpace(text), "+")
	outcome := map[string]shanhai.Outcome{"W": shanhai.WhiteWins, "B": shanhai.BlackWins}[winner]
	switch {
	case won && outcome != shanhai.InProgress:
		for _, e := range sgfEndings() {
			if ended == e.short || ended == e.full {
				how = e.termination
			}
		}
		if r = (Result{outcome, ending(outcome, how)}); r.By == Resigned {
			how = ""
		}
		return r, how, true
	case text == "0", text == "Draw":
		return Result{shanhai.Draw, Unsaid}, "", true
	case text == "Void", text == "?":
		return Result{}, "", true
	}
	return Result{}, "", false
}

// sgfResult writes a result that the board does not show.
func (g Game) sgfResult() string {
	text := map[shanhai.Outcome]string{shanhai.WhiteWins: "W+", shanhai.BlackWins: "B+"}[g.Result.Outcome]
	if text == "" {
		return "Draw"
	}
	for _, e := range sgfEndings() {
		if g.Tag(terminationTag) == e.termination {
			text += e.full
		}
	}
	return text
}

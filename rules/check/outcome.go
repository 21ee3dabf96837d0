package check

import (
	"slices"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules"
	"shanhai/rules/script"
)

// The words for results that are not the name of a player, and for how players end a game themselves.
const (
	draw        = "draw"
	open        = "open"
	resignation = "resignation"
	accord      = "agreement"
)

// outcome judges how the game stands, or ends it by the players' word.
func (w *walk) outcome(c script.Outcome) {
	switch {
	case !w.resultKnown(c):
	case !c.By.Absent():
		w.agree(c)
	default:
		w.results(c)
	}
}

// resultKnown tells whether a result is one of the game, or says that it is none.
func (w *walk) resultKnown(c script.Outcome) bool {
	words := append(slices.Clone(w.game.Players()), draw, open)
	if slices.Contains(words, c.Result.Text) {
		return true
	}
	f := blame(c.Result, "unknown result %q", rules.Excerpt(c.Result.Text))
	f.Right, f.Nearest = "one of "+strings.Join(inChinese(words), ", "), spelling.Nearest(c.Result.Text, words)
	w.unreadable(f)
	return false
}

// inChinese writes behind results the Chinese words that are read for them.
func inChinese(results []string) []string {
	out := slices.Clone(results)
	for i, result := range results {
		if chinese := script.ResultInChinese(result); chinese != "" {
			out[i] += " (" + chinese + ")"
		}
	}
	return out
}

// word is the result as a script says it.
func word(r rules.Result) string {
	switch {
	case r.Draw:
		return draw
	case r.Winner != "":
		return r.Winner
	}
	return open
}

// results judges a claim about how the game stands by the rules.
func (w *walk) results(c script.Outcome) {
	result := w.now.Result()
	holds := word(result) == c.Result.Text
	switch {
	case holds == c.False:
		f := blame(c.Result, "the result is %s", w.spoken(result))
		if c.False {
			f.Why += ", and said to be false"
		}
		f.Rule, f.Right = result.Rule, "result "+word(result)
		switch {
		case w.agreed.By != "":
			f.Right += " by " + w.agreed.By
		case result.Rule != "":
			f.Right += " because " + string(result.Rule)
		}
		w.wrong(f)
	default:
		w.ending(c, result)
	}
}

// spoken words a result.
func (w *walk) spoken(r rules.Result) string {
	switch {
	case w.agreed.By != "":
		return word(r) + " by " + w.agreed.By
	case r.Rule != "":
		return word(r) + " by " + string(r.Rule)
	}
	return word(r)
}

// ending judges the rules that are said to make a result, or to make a belief in one false.
func (w *walk) ending(c script.Outcome, result rules.Result) {
	right := w.endings(c.Result.Text, result)
	bad, wrong := unsupported(c.Claim, func(id rules.ID) bool { return slices.Contains(right, string(id)) })
	if !wrong {
		return
	}
	f := blame(bad, "the result is %s, not by %s", w.spoken(result), bad.Text)
	if !result.Over() {
		f.Why = bad.Text + " is no rule that ends a game"
		if w.rules[rules.ID(bad.Text)].Ends {
			f.Why = bad.Text + " never makes the result " + c.Result.Text
		}
	}
	f.Rule, f.Right = rules.ID(bad.Text), "because "+listed(right, " or ")
	w.wrong(f)
}

// endings lists the rules that a claim about a result may cite: of a game that is over the one that ended it, of an open
// one those that could end it as claimed, in whatever way if it is claimed to be open.
func (w *walk) endings(claimed string, result rules.Result) []string {
	if result.Over() {
		return []string{string(result.Rule)}
	}
	var out []string
	for _, r := range w.game.Rules() {
		if r.Ends && (claimed == open || r.Draws == (claimed == draw)) {
			out = append(out, string(r.ID))
		}
	}
	return out
}

// agree ends the game by the players' word, or holds against it what is said once more.
func (w *walk) agree(c script.Outcome) {
	if f, senseless := disagreement(c, w.game.Players()); senseless {
		w.unreadable(f)
		return
	}
	result := rules.Result{Winner: c.Result.Text}
	if c.Result.Text == draw {
		result = rules.Result{Draw: true}
	}
	agreed := Agreement{result, c.By.Text}
	switch now := w.now.Result(); {
	case agreed == w.agreed: // said once more
	case now.Over():
		f := blame(c.Result, "the game is over: %s", w.spoken(now))
		f.Rule = now.Rule
		w.wrong(f)
	default:
		w.close(agreed)
	}
}

// disagreement says why players can't end a game so.
func disagreement(c script.Outcome, players []string) (Fault, bool) {
	switch by := c.By.Text; {
	case c.False || len(c.Because) > 0:
		return blame(c.By, "an end by %s is the players' word: it is neither false nor made by a rule", by), true
	case by == resignation && !slices.Contains(players, c.Result.Text):
		return blame(c.Result, "a resignation has a winner; allowed: %s", strings.Join(players, ", ")), true
	case by == accord && c.Result.Text != draw:
		return blame(c.Result, "what is agreed on is a draw; allowed: draw by agreement"), true
	case by != resignation && by != accord:
		return blame(c.By, "want resignation or agreement, got %q", rules.Excerpt(by)), true
	}
	return Fault{}, false
}

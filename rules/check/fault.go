package check

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// unread says why a word can't be read: place and reason of a *rules.SyntaxError count from the word's beginning.
func unread(f Fault, err error) Fault {
	var s *rules.SyntaxError
	if !errors.As(err, &s) {
		f.Why = err.Error()
		return f
	}
	f.Nearest = s.Nearest
	f.Why = "want " + s.Want + ", got the end"
	if s.Got != "" {
		f.Why = fmt.Sprintf("want %s, got %q", s.Want, s.Got)
	}
	skipped := max(0, min(s.Column-1, len(f.Text)))
	f.At.Column += utf8.RuneCountInString(f.Text[:skipped])
	f.Text = f.Text[skipped:]
	return f
}

// unreadAct is the fault of an act that the game can't read, with what it was meant to be.
func unreadAct(p rules.Position, word rules.Word, err error) Fault {
	f := unread(Fault{At: word.At, Text: word.Text}, err)
	if f.Nearest == "" {
		f.Nearest = nearestAct(p, word.Text)
	}
	return f
}

// spellings writes acts.
func spellings(p rules.Position, acts []rules.Act) []string {
	out := make([]string, len(acts))
	for i, act := range acts {
		out[i] = p.Spell(act)
	}
	return out
}

// broken is the fault of an act that a rule forbids.
func broken(p rules.Position, word rules.Word, act rules.Act, err error) Fault {
	f := Fault{At: word.At, Text: word.Text, Hex: act.To}
	var v *rules.Violation
	if !errors.As(err, &v) {
		f.Why = err.Error()
		return f
	}
	f.Broken, f.Rule, f.Why = v, v.Rule, v.Why
	if act.To != nil {
		f.Hex = placeOf(v)
	}
	f.Right = possible(p, act)
	return f
}

// placeOf is the hex of a broken rule; nil if no single one is to blame.
func placeOf(v *rules.Violation) *hex.Hex {
	if v.Wide {
		return nil
	}
	return &v.Hex
}

// mark puts the fault on hexes of the board.
func (f *Fault) mark(hexes []hex.Hex) {
	if len(hexes) > 0 {
		f.Hex, f.More = &hexes[0], hexes[1:]
	}
}

// fewWords is how many spellings a message lists.
const fewWords = 24

// listed joins words, the first ones if there are many.
func listed(words []string, last string) string {
	switch n := len(words); {
	case n == 0:
		return "none"
	case n == 1:
		return words[0]
	case n > fewWords:
		return fmt.Sprintf("%s and %d more", strings.Join(words[:fewWords], ", "), n-fewWords)
	default:
		return strings.Join(words[:n-1], ", ") + last + words[n-1]
	}
}

// spaced joins places as a claim lists them, the first ones if there are many. A comma would run into those of coordinates.
func spaced(places []string) string {
	if n := len(places); n > fewWords {
		return fmt.Sprintf("%s and %d more", strings.Join(places[:fewWords], " "), n-fewWords)
	}
	return strings.Join(places, " ")
}

// ids writes rule IDs.
func ids(list []rules.ID) []string {
	out := make([]string, len(list))
	for i, id := range list {
		out[i] = string(id)
	}
	return out
}

// Package form writes what a check found: as text for a terminal, as JSON, as JUnit's XML and as annotations of GitHub.
package form

import (
	"fmt"
	"strings"
	"unicode"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// Style says how a text is written.
type Style struct {
	Colour bool // with ANSI colours
	Quiet  bool // only what is not well
	Width  int  // columns to wrap sentences at; 0 for 80
}

// verdictWord returns the word that stands for a verdict. What an author has to look at stands in capitals.
func verdictWord(v check.Verdict) string {
	switch v {
	case check.Unchecked:
		return "unchecked"
	case check.Unreached:
		return "unreached"
	case check.Wrong:
		return "WRONG"
	case check.Unreadable:
		return "UNREADABLE"
	}
	return "ok"
}

// Name returns what an example is called: its ID and title, or the heading above it, or nothing.
func Name(e *script.Example) string {
	id, title := excerpt(e.ID, excerptCharacters), excerpt(e.Called(), 2*excerptCharacters)
	if id != "" && title != "" {
		return id + ": " + title
	}
	return id + title
}

// Printable returns a text in one line, without characters that would steer a terminal.
func Printable(text string) string {
	clean := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.In(r, unicode.Cc, unicode.Cf):
			return -1
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
	return strings.Join(strings.Fields(clean), " ")
}

// where writes the place of a fault, as editors understand it.
func where(path string, at rules.Place) string {
	return fmt.Sprintf("%s:%d:%d", Printable(path), at.Line, at.Column)
}

// remedy says what would have been right, where somebody can say.
func remedy(f check.Fault) []string {
	var out []string
	if f.Nearest != "" {
		out = append(out, "did you mean "+excerpt(f.Nearest, excerptCharacters)+"?")
	}
	if f.Right != "" {
		out = append(out, "right: "+excerpt(f.Right, sentenceCharacters))
	}
	return out
}

// message is a fault in one line.
func message(f check.Fault) string {
	text := reason(f)
	if f.Rule != "" && !strings.Contains(text, string(f.Rule)) {
		text += " (" + string(f.Rule) + ")"
	}
	return strings.Join(append([]string{text}, remedy(f)...), "; ")
}

// reason is why something is wrong, with the word to blame.
func reason(f check.Fault) string {
	why, word := excerpt(f.Why, sentenceCharacters), excerpt(f.Text, excerptCharacters)
	if word == "" || strings.Contains(why, word) {
		return why
	}
	return word + ": " + why
}

// How much is repeated of an author's word, and of a sentence.
const (
	excerptCharacters  = 60
	sentenceCharacters = 2000
)

// excerpt returns the beginning of a text in one line.
func excerpt(text string, most int) string {
	runes := []rune(Printable(text[:min(len(text), 4*most+4)]))
	if len(runes) > most || len(text) > 4*most+4 {
		return string(runes[:min(len(runes), most)]) + "…"
	}
	return string(runes)
}

// ruleOf returns the rule of a fault as the game's book has it.
func ruleOf(r check.Report, f check.Fault) (rules.Rule, bool) {
	if r.Game == nil || f.Rule == "" {
		return rules.Rule{}, false
	}
	for _, rule := range r.Game.Rules() {
		if rule.ID == f.Rule {
			return rule, true
		}
	}
	return rules.Rule{}, false
}

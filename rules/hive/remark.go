package hive

import (
	"regexp"
	"strings"
)

// Remark is what is said of a game after so many of its acts: a mark of the last of them, or a note.
type Remark struct {
	After    int
	Mark     string // "!", "?", "!!", "??", "!?" or "?!"; then there is no text
	Language string // of a note, e.g. "zh-Hant"; empty for everyone
	Text     string // in one line
}

// marks are the marks of moves as PGN numbers them ($1 to $6) and as SGF names them, with a value of 1 or 2 for emphasis.
func marks() []markForm {
	return []markForm{{"!", "$1", "TE[1]"}, {"?", "$2", "BM[1]"}, {"!!", "$3", "TE[2]"}, {"??", "$4", "BM[2]"}, {"!?", "$5", "IT[]"}, {"?!", "$6", "DO[]"}}
}

type markForm struct{ mark, nag, property string }

// remarks are those of a game, in its order.
type remarks []Remark

// mark keeps a mark. A second one of an act becomes a note, for a script has room for one.
func (r *remarks) mark(after int, mark string) {
	for _, said := range *r {
		if said.After == after && said.Mark != "" {
			r.note(after, mark)
			return
		}
	}
	*r = append(*r, Remark{After: after, Mark: mark})
}

// note keeps a note, whose language may stand before it.
func (r *remarks) note(after int, text string) {
	language, text := cutLanguage(oneLine(text))
	if text != "" {
		*r = append(*r, Remark{After: after, Language: language, Text: text})
	}
}

// cutLanguage parts "[%lang zh-Hant] text". Commands in brackets with a percent sign are PGN's way to put data into comments.
func cutLanguage(text string) (language, rest string) {
	head, rest, ok := strings.Cut(text, "]")
	language, is := strings.CutPrefix(head, "[%lang ")
	if !ok || !is || !isLanguage(language) {
		return "", text
	}
	return language, strings.TrimSpace(rest)
}

// spoken writes a note with its language.
func (r Remark) spoken() string {
	if r.Language == "" {
		return oneLine(r.Text)
	}
	return "[%lang " + r.Language + "] " + oneLine(r.Text)
}

var languageForm = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9]{1,7}(-[A-Za-z0-9]{1,8})*$`)

// isLanguage tells whether a text is a language tag as scripts take it.
func isLanguage(text string) bool { return languageForm.MatchString(text) }

// after lists what is said after so many acts.
func (g Game) after(acts int) []Remark {
	var out []Remark
	for _, r := range g.Remarks {
		if r.After == acts {
			out = append(out, r)
		}
	}
	return out
}

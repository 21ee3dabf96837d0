package script

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"shanhai/internal/spelling"
	"shanhai/rules"
)

// The places of a claim stand between blanks, commas or semicolons. Coordinates have a comma of their own: two whole numbers
// with one between them are a hex, and a third one right behind needs a blank before it.

// listed is a word of a list with the signs and blanks before the next one.
type listed struct {
	word rules.Word
	gap  string
}

// hexAfter tells whether the word and the next one are the two numbers of a hex.
func (l listed) hexAfter(next listed) bool {
	return isInteger(l.word.Text) && isInteger(next.word.Text) && strings.Trim(l.gap, " ") == ","
}

// places reads the places of a claim.
func (p *reader) places(list rules.Word) ([]rules.Word, bool) {
	list.Text = p.withListCommas(list)
	words := listWords(list)
	if len(words) == 0 {
		p.fail(list, "places or none")
		return nil, false
	}
	var out []rules.Word
	for len(words) > 0 {
		n := 1
		switch w := words[0]; {
		case len(words) > 1 && w.hexAfter(words[1]):
			n = 2
			if !p.apart(words) {
				return nil, false
			}
		case len(words) > 2 && words[1].hexAfter(words[2]) && isNumber(w.word.Text) && endsInLetter(out):
		case len(words) > 1 && isInteger(w.word.Text) && isInteger(words[1].word.Text):
			return nil, p.numbers(w, words[1])
		case len(words) > 1 && isInteger(w.word.Text) && w.gap == ",":
			n = 2 // nobody knows that place; the game says so of the whole
		}
		out = append(out, place(words[:n]))
		words = words[n:]
	}
	return out, true
}

// withListCommas returns the text of a list with a semicolon for every list comma 、, which parts places and never the numbers of one.
func (p *reader) withListCommas(list rules.Word) string {
	text := []rune(list.Text)
	for i, r := range []rune(p.written(list)) {
		if r == '、' {
			text[i] = ';'
		}
	}
	return string(text)
}

// endsInLetter tells whether the last place may be a name that a number belongs to, as in `white QingLong 1 2,0`.
func endsInLetter(places []rules.Word) bool {
	if len(places) == 0 {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(places[len(places)-1].Text)
	return unicode.IsLetter(last)
}

// apart makes sure that no third number clings to a hex.
func (p *reader) apart(words []listed) bool {
	if len(words) < 3 || !isInteger(words[2].word.Text) || words[1].gap != "," {
		return true
	}
	a, b := place(words[:2]).Text, place(words[2:min(4, len(words))]).Text
	p.fail(words[2].word, fmt.Sprintf("a blank between the places %s and %s", a, b))
	return false
}

// numbers says how coordinates are written.
func (p *reader) numbers(w, next listed) bool {
	text := w.word.Text + w.gap + next.word.Text
	err := p.fail(rules.Word{Text: text, At: w.word.At}, "a place; coordinates are two numbers with a comma between them")
	err.Nearest, _ = spelling.Coordinates(text)
	return false
}

// place joins the numbers of a hex.
func place(words []listed) rules.Word {
	w := words[0].word
	if len(words) > 1 {
		w.Text += "," + words[1].word.Text
	}
	return w
}

// listWords parts a list at its blanks, commas and semicolons, but not within brackets.
func listWords(list rules.Word) []listed {
	var out []listed
	for w := afterSigns(list); w.Text != ""; w = afterSigns(w) {
		end := strings.IndexAny(w.Text, signs)
		if closing := strings.IndexAny(w.Text, ")]"); strings.IndexAny(w.Text, "([") == 0 && closing > 0 {
			end = closing + 1
		}
		if end < 0 {
			end = len(w.Text)
		}
		rest := afterSigns(after(w, end))
		out = append(out, listed{before(w, end), w.Text[end : len(w.Text)-len(rest.Text)]})
		w = rest
	}
	return out
}

// signs are what may stand between places.
const signs = " ,;"

// afterSigns returns a list without what stands before its first place.
func afterSigns(w rules.Word) rules.Word {
	return after(w, len(w.Text)-len(strings.TrimLeft(w.Text, signs)))
}

// isInteger tells whether a text is a whole number with or without a sign.
func isInteger(text string) bool {
	digits := strings.TrimLeft(text, "+-")
	return len(text)-len(digits) <= 1 && digits != "" && strings.Trim(digits, "0123456789") == ""
}

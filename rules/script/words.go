package script

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"shanhai/rules"
)

// isBlank tells what parts words: spaces of any width, no-break ones among them, and tabs.
func isBlank(r rune) bool { return r == '\t' || unicode.Is(unicode.Zs, r) }

// narrow maps what East Asian keyboards type for the signs of the language, character for character: full-width forms,
// the list comma 、, the full stop 。 and long dashes; and every space becomes the plain one.
func narrow(r rune) rune {
	switch {
	case r == '＃': // no comment: that is for the sign at the line's start alone
		return r
	case r >= '！' && r <= '～':
		return r - '！' + '!'
	case r == '、':
		return ','
	case r == '。':
		return '.'
	case strings.ContainsRune(dashes, r):
		return '-'
	case isBlank(r):
		return ' '
	}
	return r
}

// dashes are the hyphens, dashes and minus signs beside the plain one.
const dashes = "‐‑‒–—―−─"

// narrowed returns a text with its signs narrowed.
func narrowed(text string) string { return strings.Map(narrow, text) }

// after returns a word without its first bytes.
func after(w rules.Word, bytes int) rules.Word {
	w.At.Column += utf8.RuneCountInString(w.Text[:bytes])
	w.Text = w.Text[bytes:]
	return w
}

// before returns the first bytes of a word.
func before(w rules.Word, bytes int) rules.Word {
	w.Text = w.Text[:bytes]
	return w
}

// trimmed returns a word without the blanks around it.
func trimmed(w rules.Word) rules.Word {
	w = after(w, len(w.Text)-len(strings.TrimLeftFunc(w.Text, isBlank)))
	w.Text = strings.TrimRightFunc(w.Text, isBlank)
	return w
}

// cutWord parts a trimmed word before its first blank.
func cutWord(w rules.Word) (first, rest rules.Word) {
	i := strings.IndexFunc(w.Text, isBlank)
	if i < 0 {
		return w, after(w, len(w.Text))
	}
	return before(w, i), trimmed(after(w, i))
}

// cutAt parts a word at its first sep, which is dropped.
func cutAt(w rules.Word, sep string) (first, rest rules.Word, found bool) {
	i := strings.Index(w.Text, sep)
	if i < 0 {
		return w, after(w, len(w.Text)), false
	}
	return trimmed(before(w, i)), trimmed(after(w, i+len(sep))), true
}

// parted returns the words between some signs.
func parted(w rules.Word, signs string) []rules.Word {
	var out []rules.Word
	for {
		w = after(w, len(w.Text)-len(strings.TrimLeft(w.Text, signs)))
		end := strings.IndexAny(w.Text, signs)
		switch {
		case w.Text == "":
			return out
		case end < 0:
			return append(out, w)
		}
		out = append(out, before(w, end))
		w = after(w, end)
	}
}

// fields returns the words between blanks.
func fields(w rules.Word) []rules.Word {
	var out []rules.Word
	for w = trimmed(w); w.Text != ""; {
		var first rules.Word
		first, w = cutWord(w)
		out = append(out, first)
	}
	return out
}

// small returns a text with small letters for the capitals of English: keywords and the names of options, facts and players
// are read in any case.
func small(text string) string {
	return strings.Map(func(r rune) rune {
		if r >= 'A' && r <= 'Z' {
			return r - 'A' + 'a'
		}
		return r
	}, text)
}

// smallName returns the name of an option, a fact or the like as a game knows it.
func smallName(w rules.Word) rules.Word {
	w.Text = small(spaced(w.Text))
	return w
}

// withoutStop drops the full stop that an author writes at the end of a line as of a sentence. One behind a blank is a place,
// one behind a number alone belongs to it.
func withoutStop(w rules.Word) rules.Word {
	text := strings.TrimRight(w.Text, ".")
	last, _ := utf8.DecodeLastRuneInString(text)
	if text == "" || isBlank(last) || strings.Trim(text, "0123456789") == "" {
		return w
	}
	return before(w, len(text))
}

// spaced returns a text with one space for each run of blanks.
func spaced(text string) string { return strings.Join(strings.FieldsFunc(text, isBlank), " ") }

// isID tells whether a text can name an example or a rule: letters, digits and hyphens, without capitals, a letter first.
func isID(text string) bool {
	for i, r := range text {
		letter := unicode.IsLetter(r) && !unicode.IsUpper(r)
		if !letter && (i == 0 || r != '-' && !unicode.IsDigit(r) && !unicode.IsMark(r)) {
			return false
		}
	}
	return text != ""
}

// isLanguage tells whether a text has the form of a language tag, e.g. "en", "zh-Hant" (RFC 5646).
func isLanguage(text string) bool {
	parts := strings.Split(text, "-")
	for i, part := range parts {
		if len(part) < 1 || len(part) > 8 || i == 0 && len(part) < 2 || !isAlphanumeric(part) {
			return false
		}
	}
	return !unicode.IsDigit(rune(text[0]))
}

func isAlphanumeric(text string) bool {
	return strings.IndexFunc(text, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9')
	}) < 0
}

// maxDigits is the length of the longest number; no game has ten million turns.
const maxDigits = 7

// isNumber tells whether a text is a number of at most maxDigits digits.
func isNumber(text string) bool {
	return text != "" && len(text) <= maxDigits && strings.Trim(text, "0123456789") == ""
}

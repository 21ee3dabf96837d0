package hive

import (
	"errors"
	"strings"

	"shanhai/rules"
)

// moves plays the numbered moves read so far, which may run over several lines, and keeps what is said of them.
func (r *pgnReader) moves() error {
	words := apart(r.words)
	for r.words = nil; len(words) > 0; {
		n := 1
		var err error
		switch w := words[0]; {
		case w.comment:
			r.remarks.note(r.acts(), w.text)
		case strings.HasPrefix(w.text, "("):
			err = blame(w.text, w.at, errors.New("a variation begins; allowed: one line of moves; take the variations out"))
		case r.markWith(w.text), isResult(w.text):
		case isMoveNumber(w.text):
			r.room = 2
		case r.room > 0:
			n = moveLength(words)
			err = r.plies(words[:n])
		default:
			err = blame(w.text, w.at, rules.NewSyntaxError(1, w.text, `a move number such as "3."`))
		}
		if err != nil {
			return err
		}
		words = words[n:]
	}
	return nil
}

// plies plays the moves that stand together: one, or both of a number.
func (r *pgnReader) plies(words []pgnWord) error {
	for len(words) > 0 {
		n := len(words)
		if r.room == 2 {
			n = r.first(words)
		}
		if r.room == 0 {
			return blame(words[0].text, words[0].at, rules.NewSyntaxError(1, words[0].text, `a move number such as "3.", for two moves stand under the one before`))
		}
		if err := r.move(words[:n]); err != nil {
			return err
		}
		words = words[n:]
	}
	return nil
}

// first counts the words of the first of the moves that stand together. A move is a tile and a place; a pass, and the first of
// the game, may be a word alone.
func (r *pgnReader) first(words []pgnWord) int {
	switch n := len(words); {
	case isPass(words[0]), n > 2 && n%2 == 1 && r.acts() == 0:
		return 1
	case n > 2 && (n > 3 || isPass(words[2])):
		return 2
	default:
		return n
	}
}

func isPass(w pgnWord) bool { return strings.EqualFold(strings.TrimRight(w.text, "!?"), "pass") }

// apart parts numbers from the moves that stand right behind them, as in "1.wS1".
func apart(words []pgnWord) []pgnWord {
	var out []pgnWord
	for _, w := range words {
		rest := strings.TrimLeft(strings.TrimLeft(w.text, "0123456789"), ".")
		head := w.text[:len(w.text)-len(rest)]
		if !w.comment && rest != "" && isMoveNumber(head) {
			out = append(out, pgnWord{text: head, at: w.at})
			w.text, w.at.Column = rest, w.at.Column+len(head)
		}
		out = append(out, w)
	}
	return out
}

// moveLength counts the words up to a mark right behind one, or to the next number, mark, comment, variation or result.
func moveLength(words []pgnWord) int {
	for i, w := range words {
		if i > 0 && w.endsMove() {
			return i
		}
		if _, mark := cutMark(w.text); mark != "" {
			return i + 1
		}
	}
	return len(words)
}

// isMoveNumber tells whether a word is a number with a full stop, or with several as before Black's moves.
func isMoveNumber(word string) bool {
	digits := strings.TrimRight(word, ".")
	return digits != word && digits != "" && strings.Trim(digits, "0123456789") == ""
}

func (r *pgnReader) move(words []pgnWord) error {
	at := words[0].at
	if err := r.begin(at); err != nil {
		return err
	}
	parts := make([]string, len(words))
	for i, w := range words {
		parts[i] = w.text
	}
	text, mark := cutMark(strings.Join(parts, " "))
	if err := r.player.read(text, at); err != nil {
		return err
	}
	r.room--
	if mark != "" {
		r.remarks.mark(r.acts(), mark)
	}
	return nil
}

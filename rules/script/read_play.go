package script

import (
	"slices"
	"strings"

	"shanhai/rules"
)

// marks lists what may be said of a move.
func marks() []string { return []string{"!", "?", "!!", "??", "!?", "?!"} }

// numberedMove reads `12. move [mark]`.
func (p *reader) numberedMove(base Base, w rules.Word) Step {
	number := before(w, len(w.Text)-len(strings.TrimLeft(w.Text, "0123456789")))
	rest := after(w, len(number.Text))
	if !isNumber(number.Text) {
		p.fail(number, "a turn's number of at most 7 digits")
		return nil
	}
	if !strings.HasPrefix(rest.Text, ".") {
		p.fail(rest, `"." right after a turn's number`)
		return nil
	}
	if strings.HasPrefix(rest.Text, "..") {
		p.fail(rest, `one "." after a turn's number`).Advice = "turns are counted over all players, so each has a number of its own"
		return nil
	}
	return p.move(base, number, trimmed(after(rest, 1)))
}

// move reads what follows a number or `play`.
func (p *reader) move(base Base, number, w rules.Word) Step {
	act, mark, ok := p.mark(w)
	if !ok || !p.present(act, "a move") || !p.oneMove(act) {
		return nil
	}
	if advice := noMove(act.Text); advice != "" {
		p.fail(act, "a move").Advice = advice
		return nil
	}
	return Move{Base: base, Number: number, Act: act, Mark: mark}
}

// mark parts the mark behind a move.
func (p *reader) mark(w rules.Word) (act rules.Word, mark string, ok bool) {
	bare := strings.TrimRight(w.Text, "!?")
	mark = w.Text[len(bare):]
	if mark != "" && !slices.Contains(marks(), mark) {
		p.fail(after(w, len(bare)), "one of the marks "+strings.Join(marks(), " "))
		return w, mark, false
	}
	return trimmed(before(w, len(bare))), mark, true
}

// oneMove finds a second move on the line.
func (p *reader) oneMove(act rules.Word) bool {
	for _, w := range fields(act) {
		number, found := strings.CutSuffix(w.Text, ".")
		if found && isNumber(number) {
			p.fail(w, "the end of the line").Advice = "one move a line"
			return false
		}
	}
	return true
}

// note reads `note: text` or `note LANG: text`.
func (p *reader) note(base Base, w rules.Word) Step {
	language, text, colon := cutAt(w, ":")
	switch {
	case !colon:
		p.fail(w, `":" or a language and ":"`)
		return nil
	case language.Text != "" && !isLanguage(language.Text):
		p.fail(language, `":" or a language such as zh-Hant`)
		return nil
	case !p.present(text, "a text"):
		return nil
	}
	return Note{base, language.Text, p.free(text)}
}

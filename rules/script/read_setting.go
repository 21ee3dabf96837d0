package script

import (
	"fmt"
	"strings"

	"shanhai/rules"
)

// example begins an example: `example [id] ["title"]`.
func (p *reader) example(base Base, rest rules.Word) {
	if p.fenced {
		p.fail(base.word("example"), "the statements of one example").Advice = "a fenced block is an example; begin another block"
		return
	}
	p.nextExample()
	id, title := p.exampleName(rest)
	p.begin(Example{ID: id, Title: title, At: base.At, Comment: base.Comment}, rest)
}

// word is a keyword where the statement begins.
func (b Base) word(text string) rules.Word { return rules.Word{Text: text, At: b.At} }

// begin makes an example the one under way.
func (p *reader) begin(ex Example, name rules.Word) {
	if line, taken := p.known[ex.ID]; taken {
		id, _ := cutID(name)
		p.fail(id, "an id of its own").Advice = fmt.Sprintf("the example of line %d has it", line)
		ex.ID = ""
	}
	if ex.ID != "" {
		p.learn(ex)
	}
	p.ex = &ex
}

// learn takes a note of an id.
func (p *reader) learn(ex Example) {
	if p.known == nil {
		p.known = make(map[string]int)
	}
	p.known[ex.ID] = ex.At.Line
}

// exampleName reads `[id] ["title"]`, or the words of a title without quotes. One word alone that can be an id is one.
func (p *reader) exampleName(w rules.Word) (id string, title rules.Word) {
	first, rest := cutID(w)
	if _, open, _ := unquoted(p.written(w)); open || w.Text == "" {
		return "", p.title(w)
	}
	if _, open, _ := unquoted(p.written(rest)); rest.Text != "" && !open {
		return "", p.title(w)
	}
	if isID(first.Text) {
		return first.Text, p.title(rest)
	}
	if rest.Text == "" {
		return "", p.title(first)
	}
	p.failID(first)
	return "", p.title(rest)
}

// cutID parts the first word of a name, which ends at a blank or before a text between quotes.
func cutID(w rules.Word) (id, rest rules.Word) {
	id, rest = cutWord(w)
	i := openingQuote(id.Text)
	if i <= 0 {
		return id, rest
	}
	if _, _, closed := unquoted(w.Text[i:]); !closed {
		return id, rest
	}
	return before(w, i), after(w, i)
}

// openingQuote returns where a text between quotes begins; -1 if nowhere.
func openingQuote(text string) int {
	return strings.IndexFunc(text, func(r rune) bool { return quotes()[string(r)] != "" })
}

// failID says what an id looks like.
func (p *reader) failID(w rules.Word) {
	err := p.fail(w, "an id of small letters, digits and hyphens that begins with a letter")
	if near := strings.ToLower(strings.ReplaceAll(strings.TrimRight(w.Text, ":;.!?"), "_", "-")); isID(near) {
		err.Nearest = near
	}
}

// title reads a text with or without quotes; absent if there is none.
func (p *reader) title(w rules.Word) rules.Word {
	if w.Text == "" {
		return rules.Word{}
	}
	inner, open, closed := unquoted(p.written(w))
	switch {
	case !open:
		return p.free(w)
	case !closed || strings.TrimFunc(inner, isBlank) == "":
		p.fail(w, `a text between quotes`).Advice = `it must close at the line's end; write \" for a quote within, \# for a # after a space`
		return rules.Word{}
	}
	return rules.Word{Text: strings.TrimFunc(inner, isBlank), At: w.At}
}

// header reads `name: value` about the example as a whole.
func (p *reader) header(base Base, w rules.Word) Step {
	name, value, colon := cutAt(w, ":")
	if !colon {
		p.fail(after(w, len(w.Text)), `":" and a value`)
		return nil
	}
	if !p.headerName(name) || !p.present(value, "a value") {
		return nil
	}
	switch head, rest := cutWord(name); small(head.Text) {
	case "game":
		return Header{base, smallName(name), smallName(value)}
	case "player":
		name.Text = "player " + playerName(rest).Text
	default:
		name.Text = spaced(small(head.Text) + " " + rest.Text)
	}
	return Header{base, name, p.free(value)}
}

// headerName judges what stands before the colon of a header.
func (p *reader) headerName(name rules.Word) bool {
	head, rest := cutWord(name)
	head = smallName(head)
	switch {
	case head.Text == "player":
		return p.beforeColon(rest, "a player of the game")
	case head.Text == "title" && rest.Text != "" && !isLanguage(rest.Text):
		p.fail(rest, `":" or a language such as zh-Hant`)
		return false
	case head.Text != "title" && rest.Text != "":
		p.fail(rest, `":"`)
		return false
	}
	return true
}

// option reads `option name: value`.
func (p *reader) option(base Base, w rules.Word) Step {
	name, value, colon := cutAt(w, ":")
	if !p.beforeColon(name, "the name of an option") {
		return nil
	}
	if !colon {
		p.fail(after(w, len(w.Text)), `":" and a value`)
		return nil
	}
	if !p.present(value, "a value") {
		return nil
	}
	return Option{base, smallName(name), value}
}

// houseRule reads `rule id "text"`.
func (p *reader) houseRule(base Base, w rules.Word) Step {
	id, rest := cutID(w)
	if !isID(id.Text) {
		p.failID(id)
		return nil
	}
	if !p.present(rest, "the rule between quotes") {
		return nil
	}
	if joined := joinedID(id.Text, p.written(rest)); joined != "" {
		p.fail(rest, "the rule between quotes").Advice = "an id has no blanks: " + joined
		return nil
	}
	text := p.title(rest)
	if text.Absent() {
		return nil
	}
	return HouseRule{base, id, text}
}

// joinedID returns the id that an author parted by blanks before a text between quotes, `no swap "Never"`; empty if the words
// there are those of no id.
func joinedID(id, rest string) string {
	at := openingQuote(rest)
	if at <= 0 {
		return ""
	}
	joined := id + "-" + strings.ReplaceAll(spaced(rest[:at]), " ", "-")
	if _, _, closed := unquoted(rest[at:]); !closed || !isID(joined) {
		return ""
	}
	return joined
}

// continues reads `continue` or `continue id`.
func (p *reader) continues(base Base, w rules.Word) Step {
	switch {
	case len(p.doc.Examples) == 0:
		p.fail(base.word("continue"), "an example before it")
		return nil
	case w.Text == "":
		return Continue{Base: base}
	case p.known[w.Text] == 0 || p.ex != nil && p.ex.ID == w.Text:
		p.failNear(w, "the id of an example before it", p.ids)
		return nil
	}
	return Continue{base, w}
}

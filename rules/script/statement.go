package script

import (
	"slices"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules"
)

// headers lists the names that say something of an example as a whole.
func headers() []string { return []string{"game", "title", "event", "date", "place", "player"} }

// named lists the first words of the statements that have a colon, headers apart.
func named() []string { return []string{"option", "board", "note", "moves"} }

// plain lists the first words of the statements that have none.
func plain() []string {
	return []string{"example", "rule", "continue", "board", "play", "legal", "illegal", "moves", "result", "draw", "position",
		"impossible", "false"}
}

// statement reads a line that holds more than a comment.
func (p *reader) statement(base Base, w rules.Word) {
	if step := p.step(base, w); step != nil {
		p.add(step)
	}
}

// step reads a statement; nil if it failed or is part of another.
func (p *reader) step(base Base, w rules.Word) Step {
	head, rest := cutHead(w)
	if !isProse(small(head.Text)) {
		w = withoutStop(w)
		head, rest = cutHead(w)
	}
	if p.colonBehind(head, rest) {
		return nil
	}
	switch small(head.Text) {
	case "example":
		p.example(base, rest)
	case "board":
		return p.board(base, rest)
	case "end":
		p.fail(head, "a statement").Advice = "no picture is under way that could end"
	case "continue":
		return p.continues(base, rest)
	case "rule":
		return p.houseRule(base, rest)
	case "option":
		return p.option(base, rest)
	case "play":
		return p.move(base, rules.Word{}, rest)
	case "note":
		return p.note(base, rest)
	case "false":
		return p.falseClaim(base, rest)
	case "game", "title", "event", "date", "place", "player":
		return p.header(base, w)
	default:
		return p.stepOrClaim(base, w, head)
	}
	return nil
}

// isProse tells whether a statement ends in free text, whose full stop is its own.
func isProse(head string) bool {
	return slices.Contains([]string{"example", "rule", "note"}, head) || head != "game" && slices.Contains(headers(), head)
}

// cutHead parts the first word of a statement, which ends at a blank or before a colon.
func cutHead(w rules.Word) (head, rest rules.Word) {
	i := strings.IndexFunc(w.Text, func(r rune) bool { return r == ':' || isBlank(r) })
	if i < 0 {
		return w, after(w, len(w.Text))
	}
	return before(w, i), trimmed(after(w, i))
}

// stepOrClaim reads what no single keyword begins.
func (p *reader) stepOrClaim(base Base, w, head rules.Word) Step {
	if w.Text[0] >= '0' && w.Text[0] <= '9' {
		return p.numberedMove(base, w)
	}
	if step, is := p.claim(Claim{Base: base}, w); is {
		return step
	}
	name, value, colon := cutAt(w, ":")
	if !colon {
		p.noStatement(head)
		return nil
	}
	return p.fact(base, head, name, value)
}

// noStatement says what a line without a colon may begin with.
func (p *reader) noStatement(head rules.Word) {
	if p.chineseKeyword(head) {
		return
	}
	err := p.failNear(head, "a statement", keywords())
	switch {
	case err.Nearest != "":
	case noMove(head.Text) != "":
		err.Advice = noMove(head.Text)
	case isForeignComment(head.Text):
		err.Advice = "a comment begins with # and a blank"
	default:
		err.Advice = "a move begins with its turn's number or play, a claim with a word such as legal or moves, a fact with a name and a colon"
	}
}

// isForeignComment tells whether a text begins a comment of other languages.
func isForeignComment(text string) bool {
	return slices.ContainsFunc([]string{"//", "/*", "--", "<!--", "%", ";"}, func(sign string) bool { return strings.HasPrefix(text, sign) })
}

// colonBehind complains of a colon behind a keyword that has none.
func (p *reader) colonBehind(head, rest rules.Word) bool {
	word := small(head.Text)
	if !strings.HasPrefix(rest.Text, ":") || !slices.Contains(plain(), word) || slices.Contains(named(), word) {
		return false
	}
	p.fail(rest, "no colon behind "+word)
	return true
}

// keywords lists the first words of all statements.
func keywords() []string { return append(plain(), append(named(), headers()...)...) }

// fact reads `name: value` with a name that only the game knows. One that is almost a name of the language is a slip, and
// so is one of several words of which the first is almost a keyword: `flase moves wY: none`.
func (p *reader) fact(base Base, head, name, value rules.Word) Step {
	if p.chineseKeyword(head) {
		return nil
	}
	names := append(named(), headers()...)
	if head.Text != name.Text {
		names = append(names, plain()...)
	}
	if near := spelling.Nearest(head.Text, names); near != "" && len(head.Text) <= excerptCharacters {
		p.fail(head, "a statement").Nearest = near
		return nil
	}
	if !p.beforeColon(name, "the name of a fact") || !p.present(value, "a value") {
		return nil
	}
	return Fact{Base: base, Name: smallName(name), Value: value}
}

// beforeColon is present for what stands before a colon.
func (p *reader) beforeColon(w rules.Word, want string) bool {
	if w.Text == "" {
		w.Text = ":"
		p.fail(w, want)
		return false
	}
	return p.present(w, want)
}

// present tells whether a word is there, or says that it is wanted.
func (p *reader) present(w rules.Word, want string) bool {
	sign := strings.HasPrefix(w.Text, "#")
	if w.Text == "" || sign {
		err := p.fail(w, want)
		if sign {
			err.Advice = "put a space before a comment"
		}
		return false
	}
	return true
}

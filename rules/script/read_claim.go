package script

import (
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules"
)

// falseClaim reads the claim behind `false`.
func (p *reader) falseClaim(base Base, w rules.Word) Step {
	head, _ := cutHead(w)
	switch small(head.Text) {
	case "legal":
		p.fail(head, "moves, result, draw, position or impossible").Advice = "write illegal … because RULE instead"
		return nil
	case "illegal":
		p.fail(head, "moves, result, draw, position or impossible").Advice = "write legal … because RULE instead"
		return nil
	}
	if head, rest := cutHead(w); p.colonBehind(head, rest) {
		return nil
	}
	step, is := p.claim(Claim{Base: base, False: true}, w)
	if !is {
		p.failNear(head, "a claim", []string{"moves", "result", "draw", "position", "impossible"})
	}
	return step
}

// claim reads a claim, and tells whether its first word begins one.
func (p *reader) claim(c Claim, w rules.Word) (step Step, is bool) {
	head, rest := cutHead(w)
	read := map[string]func(Claim, rules.Word) Step{
		"legal": p.legal, "illegal": p.illegal, "moves": p.moves, "result": p.result, "position": p.equals,
		"draw":       func(c Claim, rest rules.Word) Step { return p.by(c, smallName(head), rest) },
		"impossible": p.impossible,
	}[small(head.Text)]
	if read == nil {
		return nil, false
	}
	rest, ok := p.because(&c, rest)
	if !ok {
		return nil, true
	}
	return read(c, rest), true
}

// because parts the rules cited at the end of a claim.
func (p *reader) because(c *Claim, w rules.Word) (rest rules.Word, ok bool) {
	for _, f := range parted(w, " :,;") {
		if small(f.Text) == "because" {
			at := f.At.Column - w.At.Column
			i := len(string([]rune(w.Text)[:at]))
			ids := trimmed(after(w, i+len(f.Text)))
			if strings.HasPrefix(ids.Text, ":") {
				p.fail(ids, "no colon behind because")
				return w, false
			}
			c.Because, ok = p.cited(ids)
			return withoutStop(before(w, len(strings.TrimRight(w.Text[:i], " ,;")))), ok
		}
		if near := spelling.Nearest(f.Text, []string{"because"}); near != "" {
			p.fail(f, "because").Nearest = near
			return w, false
		}
	}
	return w, true
}

// cited reads the ids of rules with commas between them.
func (p *reader) cited(w rules.Word) ([]rules.Word, bool) {
	var ids []rules.Word
	for more := true; more; {
		var id rules.Word
		id, w, more = cutAt(w, ",")
		id = unquotedID(id)
		first, second := cutWord(id)
		switch {
		case id.Text == "":
			p.fail(id, "the id of a rule")
			return nil, false
		case second.Text != "":
			p.failTwoIDs(id, second)
			return nil, false
		case !isID(first.Text):
			p.failID(first)
			return nil, false
		}
		ids = append(ids, first)
	}
	return ids, true
}

// failTwoIDs says of words without a comma what parts ids; of a title, which may have blanks, that it is none.
func (p *reader) failTwoIDs(words, second rules.Word) {
	if id := strings.ReplaceAll(spaced(words.Text), " ", "-"); !isID(id) {
		p.fail(words, "the id of a rule").Advice = "`shanhai rules explain` lists the ids with the titles"
	} else if err := p.fail(second, `"," or the end of the line`); len(id) <= excerptCharacters {
		err.Advice = "a comma parts two ids, and an id has no blanks: " + id
	}
}

// unquotedID returns an id without the quotes around it; anything else as it is.
func unquotedID(w rules.Word) rules.Word {
	if inner, open, closed := unquoted(w.Text); open && closed && isID(inner) {
		w = rules.Word{Text: inner, At: rules.Place{Line: w.At.Line, Column: w.At.Column + 1}}
	}
	return w
}

func (p *reader) legal(c Claim, w rules.Word) Step { return p.allowed(Legal{Claim: c, Act: w}) }

func (p *reader) illegal(c Claim, w rules.Word) Step {
	return p.allowed(Legal{Claim: c, Illegal: true, Act: w})
}

// allowed judges a claim about one move.
func (p *reader) allowed(l Legal) Step {
	if !p.present(l.Act, "a move") {
		return nil
	}
	return l
}

// moves reads `[tile]: places`, `[tile]: none`, `tile count number` or `count number`.
func (p *reader) moves(c Claim, w rules.Word) Step {
	tile, list, colon := cutAt(w, ":")
	if !colon {
		return p.count(c, w)
	}
	if !p.countedPlainly(tile) || !p.ofTile(tile, list) || !p.present(list, "places or none") {
		return nil
	}
	if small(list.Text) == "none" {
		return Moves{Claim: c, Tile: tile}
	}
	targets, ok := p.places(list)
	if !ok {
		return nil
	}
	return Moves{Claim: c, Tile: tile, Targets: targets}
}

// ofTile makes sure that a list of places is that of a tile: `moves: 37` was meant to count, and so was `moves wQ1: 9`.
func (p *reader) ofTile(tile, list rules.Word) bool {
	number := "NUMBER"
	if isNumber(list.Text) {
		number = list.Text
	}
	switch {
	case tile.Text == "":
		tile.Text = ":"
		p.fail(tile, "a tile").Advice = "write moves count " + number + ", or moves TILE: PLACE PLACE"
	case number == list.Text:
		p.fail(list, "places or none").Advice = "to count them write moves " + excerpt(spaced(tile.Text)) + " count " + number
	default:
		return p.present(tile, "a tile")
	}
	return false
}

// countedPlainly complains of a colon behind count.
func (p *reader) countedPlainly(tile rules.Word) bool {
	words := fields(tile)
	if n := len(words); n > 0 && small(words[n-1].Text) == "count" {
		p.fail(rules.Word{Text: ":", At: after(tile, len(tile.Text)).At}, "a number behind count, without a colon")
		return false
	}
	return true
}

// count reads `[tile] count number`.
func (p *reader) count(c Claim, w rules.Word) Step {
	words := fields(w)
	n := len(words)
	switch {
	case n == 0:
		p.fail(w, "a tile or count")
		return nil
	case small(words[n-1].Text) == "count":
		p.fail(after(w, len(w.Text)), "a number")
		return nil
	case n < 2 || small(words[n-2].Text) != "count":
		err := p.fail(after(w, len(w.Text)), `":" and places, or count and a number`)
		if n > 1 {
			err.Nearest = spelling.Nearest(words[n-2].Text, []string{"count"})
		}
		if err.Nearest == "" {
			err.Advice = "write moves TILE: PLACE PLACE, moves TILE: none or moves TILE count NUMBER"
		}
		return nil
	case !isNumber(words[n-1].Text):
		p.fail(words[n-1], "a number")
		return nil
	}
	m := Moves{Claim: c, Count: words[n-1]}
	if n > 2 {
		m.Tile = upTo(w, words[n-2])
	}
	return m
}

// upTo returns the part of w before a later piece of it.
func upTo(w, piece rules.Word) rules.Word {
	runes := []rune(w.Text)
	w.Text = string(runes[:piece.At.Column-w.At.Column])
	return trimmed(w)
}

// result reads `player|draw|open [by ...]`.
func (p *reader) result(c Claim, w rules.Word) Step {
	result, rest := cutWord(w)
	if !p.present(result, "a player, draw or open") {
		return nil
	}
	return p.by(c, resultName(result), rest)
}

// by reads what ends a game beside the rules.
func (p *reader) by(c Claim, result, w rules.Word) Step {
	if w.Text == "" {
		return Outcome{Claim: c, Result: result}
	}
	head, how := cutWord(w)
	how = wayName(how)
	ways := []string{"resignation", "agreement"}
	switch {
	case small(head.Text) != "by":
		p.failNear(head, "by resignation, by agreement, because or the end of the line", []string{"by", "because"})
		return nil
	case how.Text != ways[0] && how.Text != ways[1]:
		if err := p.failNear(how, "resignation or agreement", ways); err.Nearest == "" {
			err.Advice = "a rule that ends the game is cited by because"
		}
		return nil
	}
	return Outcome{Claim: c, Result: result, By: how}
}

// equals reads the canonical text of a position.
func (p *reader) equals(c Claim, w rules.Word) Step {
	if !p.present(w, "the text of a position") {
		return nil
	}
	return Equals{c, w}
}

func (p *reader) impossible(c Claim, w rules.Word) Step {
	if w.Text != "" {
		p.fail(w, "because or the end of the line")
		return nil
	}
	return Impossible{c}
}

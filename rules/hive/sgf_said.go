package hive

import (
	"strings"

	"shanhai/rules/shanhai"
)

// tag keeps a property that is a tag.
func (r *sgfReader) tag(n property) {
	for _, t := range sgfTags() {
		if t.property != n.name || oneLine(n.value) == "" {
			continue
		}
		if t.tag == titleTag && strings.HasPrefix(n.value, "HV-") { // boardspace's name of its file
			t.tag = "Event"
		}
		r.tags = append(r.tags, Tag{t.tag, oneLine(n.value)})
	}
}

// settle gives remarks their place: after the acts so far, once what has been put down is played or nothing more comes.
func (r *sgfReader) settle(all bool) {
	if r.pending != nil && !all {
		return
	}
	after := 0
	if r.player != nil {
		after = len(r.player.game.Acts)
	}
	for _, n := range r.waiting {
		if n.name == "C" {
			for line := range strings.SplitSeq(n.value, "\n") {
				r.remarks.note(after, line)
			}
		} else if mark := markOf(n); after > 0 {
			r.remarks.mark(after, mark)
		}
	}
	r.waiting = nil
}

// markOf reads a mark; one without a value is the plain one.
func markOf(n property) string {
	plain := ""
	for _, m := range marks() {
		switch name, value, _ := strings.Cut(strings.TrimSuffix(m.property, "]"), "["); {
		case name == n.name && value == strings.TrimSpace(n.value):
			return m.mark
		case name == n.name && plain == "":
			plain = m.mark
		}
	}
	return plain
}

// said reads the RE property: "W+Resign" as SGF has it, or a sentence in some language with the winner's name in it.
func (r *sgfReader) said() Result {
	if standard, how, is := readResult(r.result); is {
		if how != "" {
			r.tags = append(r.tags, Tag{terminationTag, how})
		}
		return standard
	}
	g := Game{Tags: r.tags}
	white, black := named(r.result, g.Tag("White")), named(r.result, g.Tag("Black"))
	outcome := shanhai.InProgress
	switch {
	case white > black:
		outcome = shanhai.WhiteWins
	case black > white:
		outcome = shanhai.BlackWins
	case strings.Contains(strings.ToLower(r.result), "draw"):
		outcome = shanhai.Draw
	}
	return Result{outcome, ending(outcome, r.result)}
}

// named returns how many bytes of a name stand in a sentence: all or none.
func named(sentence, name string) int {
	if strings.Contains(sentence, name) {
		return len(name)
	}
	return 0
}

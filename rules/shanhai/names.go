package shanhai

import (
	"strings"

	"shanhai/internal/creature"
)

// The names of tiles beside the letters: English in any case ("white QingLong 1"), traditional and simplified characters
// ("白青龍1", "w青龙1"). They are read where a letter may stand and never written.

// simplified returns the simplified characters of a kind where they differ from the traditional ones, else nothing.
func simplified(k creature.Kind) string {
	switch k {
	case creature.YingLong:
		return "应龙"
	case creature.QingLong:
		return "青龙"
	case creature.FeiLian:
		return "飞廉"
	}
	return ""
}

// takeFold skips an English word in any case if it comes next.
func (s *scanner) takeFold(word string) bool {
	rest := s.rest()
	if len(rest) < len(word) || !strings.EqualFold(rest[:len(word)], word) {
		return false
	}
	s.at += len(word)
	return true
}

// takeOneOf skips the first of some texts that comes next; an empty one never does.
func (s *scanner) takeOneOf(texts ...string) bool {
	for _, text := range texts {
		if text != "" && s.take(text) {
			return true
		}
	}
	return false
}

// pass takes the word of a forfeited turn.
func (r *reader) pass() bool {
	return r.take("pass") || r.letters.names && (r.takeFold("pass") || r.takeOneOf("棄權", "弃权", "讓", "让"))
}

// owner takes the player before a tile; spaces may follow a word, but no letter.
func (r *reader) owner() (Player, bool) {
	for _, p := range [2]Player{White, Black} {
		switch {
		case r.letters.names && (r.takeFold(p.String()) || r.takeOneOf(p.chinese()+"方", p.chinese())):
			r.spaces()
			return p, true
		case r.takeAny(string(p.Letter())) != 0:
			return p, true
		}
	}
	return White, false
}

// named takes the name of one of some kinds; None if none comes next.
func (r *reader) named(kinds []creature.Kind) creature.Kind {
	if !r.letters.names {
		return creature.None
	}
	for _, k := range kinds {
		if r.takeFold(k.Name()) || r.takeOneOf(k.Chinese(), simplified(k)) {
			return k
		}
	}
	return creature.None
}

// lettered takes the letter of one of some kinds.
func (r *reader) lettered(kinds []creature.Kind) creature.Kind {
	for _, k := range kinds {
		if letter := r.letters.letters[k]; letter != 0 && r.take(string(letter)) {
			return k
		}
	}
	return creature.None
}

// spacedNumber skips the spaces between a name and the tile's number, but not those before coordinates.
func (r *reader) spacedNumber() {
	from := r.at
	r.spaces()
	digits := r.at
	for isDigit(r.peek()) {
		r.at++
	}
	if r.at > digits && r.peek() != ',' {
		r.at = digits
		return
	}
	r.at = from
}

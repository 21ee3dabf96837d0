package hive

import (
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/uhp"
)

// ReadPGN reads the games of a PGN file: tags, then moves such as "3. wQ -bG1" numbered by ply. Comments in braces and the
// result at the end are skipped; the Result tag decides.
func ReadPGN(text string) ([]Game, error) {
	r := pgnReader{}
	for i, line := range strings.Split(text, "\n") {
		if err := r.line(line, i+1); err != nil {
			return nil, err
		}
	}
	return r.finish()
}

// pgnReader reads line by line; player is nil until a game's first move.
type pgnReader struct {
	games   []Game
	tags    []Tag
	tagLine int
	player  *player
	comment bool // within braces
}

func (r *pgnReader) line(line string, number int) error {
	bare := strings.TrimSpace(line)
	if strings.HasPrefix(bare, "[") && !r.comment {
		return r.tag(bare, rules.Place{Line: number, Column: 1 + strings.Index(line, "[")})
	}
	return r.moves(r.withoutComments(line), number)
}

// tag reads `[Name "value"]`; the first after moves begins another game.
func (r *pgnReader) tag(text string, at rules.Place) error {
	name, value, ok := strings.Cut(strings.Trim(text, "[]"), " ")
	value = strings.TrimSpace(value)
	if !ok || len(value) < 2 || value[0] != '"' || value[len(value)-1] != '"' {
		return blame(text, at, rules.NewSyntaxError(1, text, `a tag such as [White "Anna"]`))
	}
	if r.player != nil {
		r.close()
	}
	if len(r.tags) == 0 {
		r.tagLine = at.Line
	}
	r.tags = append(r.tags, Tag{name, strings.ReplaceAll(value[1:len(value)-1], `\"`, `"`)})
	return nil
}

// withoutComments blanks out what stands in braces, so that columns stay.
func (r *pgnReader) withoutComments(line string) string {
	return strings.Map(func(c rune) rune {
		switch {
		case c == '{':
			r.comment = true
		case c == '}':
			r.comment = false
		case !r.comment:
			return c
		}
		return ' '
	}, line)
}

// moves plays the numbered moves of a line.
func (r *pgnReader) moves(line string, number int) error {
	words := fields(line)
	for i := 0; i < len(words); {
		if isResult(words[i].text) {
			i++
			continue
		}
		if !isMoveNumber(words[i].text) {
			return blame(words[i].text, words[i].place(number), rules.NewSyntaxError(1, words[i].text, `a move number such as "3."`))
		}
		from := i + 1
		for i++; i < len(words) && !isMoveNumber(words[i].text) && !isResult(words[i].text); i++ {
		}
		if err := r.move(words[from:i], number); err != nil {
			return err
		}
	}
	return nil
}

func (r *pgnReader) move(words []field, line int) error {
	if len(words) == 0 {
		return nil
	}
	at := words[0].place(line)
	if err := r.begin(at); err != nil {
		return err
	}
	parts := make([]string, len(words))
	for i, w := range words {
		parts[i] = w.text
	}
	return r.player.read(strings.Join(parts, " "), at)
}

// begin sets the pieces out once the tags are known.
func (r *pgnReader) begin(at rules.Place) (err error) {
	if r.player != nil {
		return nil
	}
	kind := Game{Tags: r.tags}.Tag("GameType")
	if kind == "" {
		return blame("", at, fmt.Errorf(`no tag [GameType "Base+MLP"] before the first move`))
	}
	o, err := uhp.ParseGameType(kind, options())
	if err != nil {
		return blame(kind, rules.Place{Line: r.tagLine, Column: 1}, err)
	}
	r.player, err = newPlayer(o)
	return err
}

// close ends the game at hand.
func (r *pgnReader) close() {
	g := Game{Tags: r.tags}
	done := r.player.end(pgnOutcome(g.Tag("Result")))
	for _, t := range r.tags {
		if t.Name != "GameType" && t.Name != "Result" {
			done.Tags = append(done.Tags, t)
		}
	}
	r.games, r.tags, r.player = append(r.games, done), nil, nil
}

func (r *pgnReader) finish() ([]Game, error) {
	if r.player == nil && len(r.tags) > 0 {
		if err := r.begin(rules.Place{Line: r.tagLine, Column: 1}); err != nil {
			return nil, err
		}
	}
	if r.player != nil {
		r.close()
	}
	return r.games, nil
}

// isMoveNumber tells whether a word is a number with a full stop.
func isMoveNumber(word string) bool {
	digits, ok := strings.CutSuffix(word, ".")
	return ok && digits != "" && strings.Trim(digits, "0123456789") == ""
}

func isResult(word string) bool {
	switch word {
	case "1-0", "0-1", "1/2-1/2", "½-½", "*":
		return true
	}
	return false
}

// pgnOutcome reads a Result tag in the spellings that are met with; what is none leaves the game open.
func pgnOutcome(text string) shanhai.Outcome {
	switch text {
	case "1-0", "WhiteWins":
		return shanhai.WhiteWins
	case "0-1", "BlackWins":
		return shanhai.BlackWins
	case "1/2-1/2", "½-½", "Draw":
		return shanhai.Draw
	}
	return shanhai.InProgress
}

// PGN writes a game with one ply a line.
func (g Game) PGN() (string, error) {
	if err := g.only(); err != nil {
		return "", err
	}
	moves, err := g.spell(uhp.Letters().Act)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	fmt.Fprintf(&out, "[GameType %q]\n", uhp.GameType(g.Options))
	for _, t := range g.Tags {
		fmt.Fprintf(&out, "[%s \"%s\"]\n", t.Name, strings.ReplaceAll(oneLine(t.Value), `"`, `\"`))
	}
	result := [...]string{"*", "1-0", "0-1", "1/2-1/2"}[g.Result.Outcome]
	fmt.Fprintf(&out, "[Result \"%s\"]\n\n", result)
	for i, move := range moves {
		fmt.Fprintf(&out, "%d. %s\n", i+1, move)
	}
	fmt.Fprintln(&out, result)
	return out.String(), nil
}

package hive

import (
	"errors"
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/uhp"
)

// ReadPGN reads the games of a PGN file: tags, then moves such as "3. wQ -bG1 $1", with marks and comments. They are
// numbered by ply, as Mzinga does, or two under a number, as PGN does: "1. wS1 bG1 -wS1", "1. wS1 1... bG1 -wS1". The Result
// tag decides, not the result at the end.
func ReadPGN(text string) ([]Game, error) {
	r := pgnReader{}
	for i, line := range strings.Split(readable(text), "\n") {
		if err := r.line(line, i+1); err != nil {
			return nil, err
		}
	}
	if r.scan.inside {
		return nil, blame("{", r.scan.at, errors.New(`the comment has no closing "}"; if the file was cut off, get it again`))
	}
	return r.finish()
}

// pgnReader reads line by line; player is nil until a game's first move.
type pgnReader struct {
	games   []Game
	tags    []Tag
	tagLine int
	player  *player
	remarks remarks
	scan    pgnScanner
	words   []pgnWord // of the game at hand that are not played yet
	room    int       // for moves under the number read last
}

func (r *pgnReader) line(line string, number int) error {
	bare := strings.TrimSpace(line)
	if strings.HasPrefix(bare, "[") && !r.scan.inside {
		return r.tag(bare, rules.Place{Line: number, Column: 1 + strings.Index(line, "[")})
	}
	if strings.HasPrefix(line, "%") && !r.scan.inside {
		return nil
	}
	r.words = append(r.words, r.scan.line(line, number)...)
	return nil
}

// tag reads `[Name "value"]`; the first after moves begins another game.
func (r *pgnReader) tag(text string, at rules.Place) error {
	name, value, ok := strings.Cut(strings.Trim(text, "[]"), " ")
	value = strings.TrimSpace(value)
	if !ok || len(value) < 2 || value[0] != '"' || value[len(value)-1] != '"' {
		return blame(text, at, rules.NewSyntaxError(1, text, `a tag such as [White "Anna"]`))
	}
	if err := r.moves(); err != nil {
		return err
	}
	if r.player != nil {
		r.close()
	}
	if len(r.tags) == 0 {
		r.tagLine = at.Line
	}
	r.tags = append(r.tags, Tag{name, strings.NewReplacer(`\\`, `\`, `\"`, `"`).Replace(value[1 : len(value)-1])})
	return nil
}

// acts counts the acts of the game at hand.
func (r *pgnReader) acts() int {
	if r.player == nil {
		return 0
	}
	return len(r.player.game.Acts)
}

// markWith keeps a mark, or a number of PGN for one, of the last act. Other numbers become notes.
func (r *pgnReader) markWith(word string) bool {
	mark, is := pgnMark(word)
	switch {
	case !is || r.acts() == 0:
		return false
	case mark == "":
		r.remarks.note(r.acts(), word)
	default:
		r.remarks.mark(r.acts(), mark)
	}
	return true
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
	said := pgnOutcome(g.Tag("Result"))
	done := r.player.end(Result{said, ending(said, g.Tag(terminationTag))})
	for _, t := range r.tags {
		if t.Name != "GameType" && t.Name != "Result" {
			done.Tags = append(done.Tags, t)
		}
	}
	done.Remarks = r.remarks
	r.games, r.tags, r.player, r.remarks, r.room = append(r.games, done), nil, nil, nil, 0
}

func (r *pgnReader) finish() ([]Game, error) {
	if err := r.moves(); err != nil {
		return nil, err
	}
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

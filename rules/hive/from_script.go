package hive

import (
	"errors"
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/script"
	"shanhai/rules/shanhai"
	"shanhai/rules/shanhai/game"
)

// FromExample plays an example of the script language that is a game from its first turn. Claims but the result are passed
// over, which Left tells; whether they hold is for package check to say.
func FromExample(ex script.Example) (Game, error) {
	r := exampleReader{}
	if ex.ID != "" {
		r.game.Tags = append(r.game.Tags, Tag{idTag, ex.ID})
	}
	if title := oneLine(ex.Title.Text); title != "" {
		r.game.Tags = append(r.game.Tags, Tag{titleTag, title})
	}
	for _, step := range ex.Steps {
		if err := r.step(step); err != nil {
			return Game{}, err
		}
	}
	if err := r.begin(); err != nil {
		return Game{}, err
	}
	return r.finish()
}

// exampleReader plays the steps of an example.
type exampleReader struct {
	layout   rules.Layout
	position rules.Position // nil before the first move
	game     Game
	remarks  remarks
	said     Result
}

func (r *exampleReader) step(step script.Step) error {
	if comment(step) != "" {
		r.game.unheld.Comment++
	}
	switch s := step.(type) {
	case script.Header:
		return r.header(s)
	case script.Option:
		r.layout.Options = append(r.layout.Options, rules.Item{Name: s.Name, Value: s.Value})
	case script.Move:
		return r.move(s)
	case script.Note:
		r.note(s)
	case script.Outcome:
		r.outcome(s)
	case script.Legal, script.Moves, script.Equals, script.Impossible:
		r.game.unheld.Claims++
	case script.Board, script.Picture, script.Fact, script.Continue:
		return blame("", step.Place(), errors.New("the example sets up a position or continues another; a record of Hive begins with the first turn"))
	}
	return nil
}

func (r *exampleReader) header(h script.Header) error {
	name := strings.ToLower(h.Name.Text)
	if name == "game" && h.Value.Text != (game.ShanHai{}).Name() {
		return blame(h.Value.Text, h.Value.At, fmt.Errorf("a game of %q; records of Hive are written of shanhai", h.Value.Text))
	}
	if language, is := strings.CutPrefix(h.Name.Text, "title"); is {
		r.title(languageTag(strings.TrimSpace(language)), oneLine(h.Value.Text))
	}
	for _, t := range headerTags() {
		if name == t.header {
			r.game.Tags = append(r.game.Tags, Tag{t.tag, h.Value.Text})
		}
	}
	return nil
}

// comment returns what stands behind a statement.
func comment(step script.Step) string {
	switch s := step.(type) {
	case script.Blank:
		return s.Comment
	case script.Header:
		return s.Comment
	case script.Option:
		return s.Comment
	case script.Move:
		return s.Comment
	case script.Note:
		return s.Comment
	case script.Outcome:
		return s.Comment
	case script.Legal:
		return s.Comment
	case script.Moves:
		return s.Comment
	}
	return ""
}

// title keeps a title; that of the example's first line comes before a header's.
func (r *exampleReader) title(tag, text string) {
	if r.game.Tag(tag) == "" {
		r.game.Tags = append(r.game.Tags, Tag{tag, text})
	}
}

// note keeps a note; one that tells a result of a record is that result.
func (r *exampleReader) note(n script.Note) {
	text := oneLine(n.Text.Text)
	said, how, is := readUnsaid(text)
	if !is {
		r.remarks = append(r.remarks, Remark{After: len(r.game.Acts), Language: n.Language, Text: text})
		return
	}
	r.said = said
	if how != "" {
		r.game.Tags = append(r.game.Tags, Tag{terminationTag, how})
	}
}

// outcome keeps a result that is claimed. That the game is still open is no result of a record but its lack of one.
func (r *exampleReader) outcome(s script.Outcome) {
	said := outcomeOf(s)
	r.said = Result{said, ending(said, s.By.Text)}
	if s.False {
		r.game.unheld.Claims++
	}
}

// begin sets the tiles out as the options say.
func (r *exampleReader) begin() (err error) {
	if r.position != nil {
		return nil
	}
	if r.position, err = game.New().Setup(r.layout); err != nil {
		return err
	}
	s, err := shanhai.ParseSetup(r.position.String())
	r.game.Options = s.Options
	return err
}

func (r *exampleReader) move(m script.Move) error {
	if err := r.begin(); err != nil {
		return err
	}
	act, err := r.position.Read(m.Act.Text)
	if err == nil {
		err = r.position.Play(act)
	}
	if err != nil {
		return blame(m.Act.Text, m.Act.At, err)
	}
	meant, ok := act.Means.(shanhai.Act)
	if !ok {
		return blame(m.Act.Text, m.Act.At, errors.New("no act of this game"))
	}
	meant.Lifter = nil
	r.game.Acts = append(r.game.Acts, meant)
	if m.Mark != "" {
		r.remarks.mark(len(r.game.Acts), m.Mark)
	}
	return nil
}

func (r *exampleReader) finish() (Game, error) {
	r.game.Remarks = r.remarks
	r.game.Result = r.said
	if result := r.position.Result(); result.Over() {
		r.game.Result = Result{Outcome: winner(result)}
	}
	return r.game.withoutNames(), r.game.only()
}

// outcomeOf reads the result that a claim states; what is no result leaves the game open.
func outcomeOf(o script.Outcome) shanhai.Outcome {
	switch {
	case o.False:
		return shanhai.InProgress
	case o.Result.Text == shanhai.White.String():
		return shanhai.WhiteWins
	case o.Result.Text == shanhai.Black.String():
		return shanhai.BlackWins
	case o.Result.Text == "draw":
		return shanhai.Draw
	}
	return shanhai.InProgress
}

func winner(r rules.Result) shanhai.Outcome {
	return outcomeOf(script.Outcome{Result: rules.Word{Text: map[bool]string{true: "draw", false: r.Winner}[r.Draw]}})
}

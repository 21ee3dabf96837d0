package hive

import (
	"strconv"

	"shanhai/rules"
	"shanhai/rules/script"
	"shanhai/rules/shanhai"
)

// Example writes a game as an example of the script language, with ShanHai's letters.
func (g Game) Example() (script.Example, error) {
	moves, err := g.spell(shanhai.Notation().Act)
	if err != nil {
		return script.Example{}, err
	}
	ex := script.Example{ID: g.id(), Title: word(g.title())}
	ex.Steps = append(ex.Steps, g.headers()...)
	ex.Steps = append(ex.Steps, g.optionSteps()...)
	ex.Steps = append(ex.Steps, g.notes(0)...)
	ex.Steps = append(ex.Steps, script.Blank{})
	for i, move := range moves {
		ex.Steps = append(ex.Steps, script.Move{Number: word(strconv.Itoa(i + 1)), Act: word(move), Mark: g.markOf(i + 1)})
		ex.Steps = append(ex.Steps, g.notes(i+1)...)
	}
	if g.Result.By != Unsaid {
		ex.Steps = append(ex.Steps, script.Blank{})
	}
	ex.Steps = append(ex.Steps, g.outcome())
	return ex, nil
}

// word is a word that stands nowhere yet: any place makes it present.
func word(text string) rules.Word {
	if text == "" {
		return rules.Word{}
	}
	return rules.Word{Text: text, At: rules.Place{Line: 1, Column: 1}}
}

func (g Game) headers() []script.Step {
	steps := []script.Step{script.Header{Name: word("game"), Value: word("shanhai")}}
	for _, h := range headerTags() {
		if value := oneLine(g.Tag(h.tag)); value != "" {
			steps = append(steps, script.Header{Name: word(h.header), Value: word(value)})
		}
	}
	for _, t := range g.Tags {
		if language := titleLanguage(t.Name); language != "" && oneLine(t.Value) != "" {
			steps = append(steps, script.Header{Name: word("title " + language), Value: word(oneLine(t.Value))})
		}
	}
	return steps
}

// markOf returns the mark of an act, counted from 1.
func (g Game) markOf(act int) string {
	for _, r := range g.after(act) {
		if r.Mark != "" {
			return r.Mark
		}
	}
	return ""
}

// notes returns the notes after so many acts.
func (g Game) notes(acts int) []script.Step {
	var out []script.Step
	for _, r := range g.after(acts) {
		if r.Text != "" {
			out = append(out, script.Note{Language: r.Language, Text: word(r.Text)})
		}
	}
	return out
}

// headerTag is a PGN tag that a script's header knows.
type headerTag struct{ tag, header string }

func headerTags() []headerTag {
	return []headerTag{{"Event", "event"}, {"Date", "date"}, {"Site", "place"}, {"White", "player white"}, {"Black", "player black"}}
}

// optionSteps says what differs from the game's defaults.
func (g Game) optionSteps() []script.Step {
	advanced := ""
	for _, x := range []struct {
		in     bool
		letter string
	}{{g.Options.QiLin, "L"}, {g.Options.PiXiu, "P"}, {g.Options.FeiLian, "F"}} {
		if x.in {
			advanced += x.letter
		}
	}
	if advanced == "" {
		advanced = "none"
	}
	return []script.Step{
		script.Option{Name: word("advanced"), Value: word(advanced)},
		script.Option{Name: word("repetition"), Value: word("off")},
	}
}

// outcome claims the result. One that the record alone knows, and no word for how it came, is told in a note: a script would
// claim that the board shows it.
func (g Game) outcome() script.Step {
	if unsaid := g.Unsaid(); unsaid != "" {
		return script.Note{Text: word(unsaidNote(unsaid))}
	}
	result := [...]string{shanhai.InProgress: "open", shanhai.WhiteWins: "white", shanhai.BlackWins: "black", shanhai.Draw: "draw"}
	claim := script.Outcome{Result: word(result[g.Result.Outcome])}
	switch {
	case g.Result.By == Agreed:
		claim.By = word("agreement")
	case g.Result.By == Resigned:
		claim.By = word("resignation")
	}
	return claim
}

// Script writes games as a script, an example each. Of several with one id the first has it.
func Script(games []Game) ([]byte, error) {
	doc := script.Document{}
	taken := map[string]bool{"": true}
	for _, g := range games {
		ex, err := g.Example()
		if err != nil {
			return nil, err
		}
		if taken[ex.ID] {
			ex.ID = ""
		}
		taken[ex.ID] = true
		doc.Examples = append(doc.Examples, ex)
	}
	return script.Print(&doc), nil
}

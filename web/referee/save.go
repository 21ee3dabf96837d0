package referee

import (
	"slices"
	"strconv"
	"strings"

	"shanhai/rules"
	"shanhai/rules/script"
)

// Saved is a game as a script.
type Saved struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// Save writes a line as a script that the command reads. The tags are headers, such as "player white"; result is how the
// players ended an open game, e.g. "white by resignation", or empty.
func (r *Referee) Save(l Line, tags map[string]string, result string) (Saved, error) {
	p, err := r.follow(l)
	if err != nil {
		return Saved{}, err
	}
	steps := []script.Step{script.Header{Name: word("game"), Value: word(r.game.Name())}}
	for _, name := range tagNames() {
		if value := strings.TrimSpace(tags[name]); value != "" {
			steps = append(steps, script.Header{Name: word(name), Value: word(value)})
		}
	}
	begin, err := r.beginning(p)
	if err != nil {
		return Saved{}, err
	}
	steps = slices.Concat(steps, begin, moves(p.turns), ending(p.position, result))
	doc := &script.Document{Examples: []script.Example{{Steps: steps}}}
	return Saved{Name: "game.play", Text: string(script.Print(doc))}, nil
}

// tagNames lists the headers that a game may have, in their order.
func tagNames() []string {
	return []string{"title", "event", "date", "place", "player white", "player black"}
}

// word is a word of no place.
func word(text string) rules.Word {
	return rules.Word{Text: text, At: rules.Place{Line: 1, Column: 1}}
}

// beginning says where the line began: by options alone if that was the empty realm.
func (r *Referee) beginning(p *played) ([]script.Step, error) {
	d, err := r.Draft(p.start)
	if err != nil {
		return nil, err
	}
	if len(d.Tiles) > 0 || d.Facts["turn"] != "1" {
		return []script.Step{script.Board{Text: word(p.start)}}, nil
	}
	var out []script.Step
	for _, name := range r.optionNames() {
		if value := d.Options[name]; value != "" {
			out = append(out, script.Option{Name: word(name), Value: word(value)})
		}
	}
	return out, nil
}

func moves(turns []Turn) []script.Step {
	var out []script.Step
	for _, t := range turns {
		out = append(out, script.Move{Number: word(strconv.Itoa(t.Number)), Act: word(t.Text)})
	}
	return out
}

// ending says how the game stands at its end: by a rule, or as the players agreed.
func ending(p rules.Position, agreed string) []script.Step {
	out := script.Outcome{Result: word("open")}
	switch r := p.Result(); {
	case r.Draw:
		out.Result, out.Because = word("draw"), []rules.Word{word(string(r.Rule))}
	case r.Winner != "":
		out.Result, out.Because = word(r.Winner), []rules.Word{word(string(r.Rule))}
	default:
		if who, by, ok := strings.Cut(agreed, " by "); ok {
			out.Result, out.By = word(who), word(by)
		}
	}
	return []script.Step{out}
}

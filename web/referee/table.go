package referee

import (
	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai/book"
)

// Table is what a page needs to show the game.
type Table struct {
	Title    string    `json:"title"`
	Players  []string  `json:"players"`
	Options  []Option  `json:"options"`
	Chapters []Chapter `json:"chapters"`
	Kinds    []Kind    `json:"kinds"`
	Unit     int       `json:"unit"` // radius of the circle that the glyphs' path data fills
}

// Option is what the players may agree on.
type Option struct {
	Name    string `json:"name"`
	Values  string `json:"values"`
	Default string `json:"default"`
	Text    string `json:"text"`
}

// Chapter is a chapter of the rules.
type Chapter struct {
	Title string `json:"title"`
	Rules []Rule `json:"rules"`
}

// Rule is a rule of the game.
type Rule struct {
	ID      rules.ID `json:"id"`
	Title   string   `json:"title"`
	Text    string   `json:"text"`
	Ends    bool     `json:"ends,omitempty"`
	Chinese Words    `json:"chinese"`
}

// Words are what a rule is called and says in another language.
type Words struct {
	Title string `json:"title"`
	Text  string `json:"text"`
}

// Kind is a kind of tile with its look for each owner.
type Kind struct {
	Key      string          `json:"key"`
	Letter   string          `json:"letter"`
	Names    [2]string       `json:"names"` // English, Chinese
	Count    int             `json:"count"` // a player has; of landscape the game
	Advanced bool            `json:"advanced,omitempty"`
	Glyph    string          `json:"glyph"` // SVG path data
	Looks    map[string]Look `json:"looks"` // by owner; empty for landscape
}

// Look is a tile's colours.
type Look struct {
	Base string `json:"base"`
	Ink  string `json:"ink"`
}

// Table returns players, options, rules and tiles.
func (r *Referee) Table() Table {
	out := Table{Title: r.game.Title(), Players: r.game.Players(), Chapters: r.chapters(), Unit: glyphUnit}
	for _, o := range r.game.Options() {
		out.Options = append(out.Options, Option(o))
	}
	for _, k := range creature.All() {
		out.Kinds = append(out.Kinds, r.kind(k))
	}
	return out
}

// chapters lists the rules by chapter, in the order of the rulebook.
func (r *Referee) chapters() []Chapter {
	var out []Chapter
	for _, rule := range r.game.Rules() {
		if n := len(out); n == 0 || out[n-1].Title != rule.Chapter {
			out = append(out, Chapter{Title: rule.Chapter})
		}
		last := &out[len(out)-1]
		chinese := rule.In(rules.Chinese)
		last.Rules = append(last.Rules, Rule{rule.ID, rule.Title, rule.Text, rule.Ends, Words{chinese.Title, chinese.Text}})
	}
	return out
}

func (r *Referee) kind(k creature.Kind) Kind {
	out := Kind{
		Key: k.Key(), Letter: string(k.Letter()), Count: k.Count(), Advanced: k.Advanced(), Looks: map[string]Look{},
		Names: [2]string{book.Kind("en", k.Key()), book.Kind("zh-Hant", k.Key())},
	}
	owners := r.game.Players()
	if k.Landscape() {
		owners = []string{""}
	}
	for _, owner := range owners {
		if look, ok := r.tiles.Look(k.Key(), owner); ok {
			out.Glyph = pathData(look.Glyph)
			out.Looks[owner] = Look{look.Base.String(), look.Ink.String()}
		}
	}
	return out
}

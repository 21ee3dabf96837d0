// Package rules holds what every game of the house needs to speak of its rules: their IDs, and how a broken one is
// reported. It knows no game.
package rules

// ID names a rule, e.g. "one-realm". It is stable: engines cite it and the rulebook anchors it.
type ID string

// Rule is a rule as a table of rules holds it.
type Rule struct {
	ID      ID
	Title   string // a few words, e.g. "One realm"
	Text    string // what the rule says, in full
	Chapter string // the chapter of the rulebook where it stands, e.g. "Moving"
	Ends    bool   // tells whether a game ends by it
	Draws   bool   // tells whether such an end is a draw
	Over    bool   // tells whether it forbids every act of a game that is over
	Chinese Words  // title, text and chapter in Chinese; empty if nobody has worded them
}

// Words are what a rule is called and says in another language.
type Words struct{ Title, Text, Chapter string }

// Anchor returns the place of the rule in the rulebook, e.g. "#one-realm".
func (r Rule) Anchor() string { return "#" + string(r.ID) }

// In returns the rule with its words in a language, and in English where it has none in that one.
func (r Rule) In(language string) Rule {
	if language == Chinese && r.Chinese != (Words{}) {
		r.Title, r.Text, r.Chapter = r.Chinese.Title, r.Chinese.Text, r.Chinese.Chapter
	}
	return r
}

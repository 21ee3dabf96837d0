package check

import (
	"iter"

	"shanhai/rules"
	"shanhai/rules/script"
)

// Document checks the examples of a document, in their order.
func Document(doc *script.Document, games Games) []Report {
	reports := make([]Report, 0, len(doc.Examples))
	for r := range Walk(doc, games) {
		reports = append(reports, r)
	}
	return reports
}

// Walk checks the examples of a document one after the other, so that whoever ranges over them may stop at the first
// that is wrong.
func Walk(doc *script.Document, games Games) iter.Seq[Report] {
	return func(yield func(Report) bool) {
		d := &document{games: games, booth: &booth{}, ends: make(map[string]*stand), house: make(map[rules.ID]bool)}
		for i := range doc.Examples {
			if !yield(d.example(&doc.Examples[i])) {
				return
			}
		}
	}
}

// document is what the examples of a document share.
type document struct {
	games Games
	booth *booth
	game  rules.Game // the last one named
	rules map[rules.ID]rules.Rule
	house map[rules.ID]bool // the author's own rules, declared so far
	ends  map[string]*stand // how the examples with an ID ended
	ids   []string          // of these, in their order
	last  *stand            // how the last example ended; nil before the second
}

// stand is where an example stands. The walk changes its own; what is kept of an ended example is never changed.
type stand struct {
	snap   *snapshot // nil before a position stands
	agreed agreement // the players' own end of the game
	lost   bool      // after a wrong move or set-up nothing can be said
	before *snapshot // the position before the last move; nil if none was played
	act    rules.Act // the last move
}

// agreement is a result that the players made without the rules.
type agreement struct {
	result rules.Result
	by     string // "resignation" or "agreement"; empty if there is none
}

// example walks through one example.
func (d *document) example(e *script.Example) Report {
	w := &walk{document: d, example: e}
	for _, s := range e.Steps {
		w.step(s)
	}
	if w.pending() {
		w.ready()
	}
	end := w.stand
	d.last = &end
	if e.ID != "" {
		d.ends[e.ID], d.ids = &end, append(d.ids, e.ID)
	}
	return Report{Example: e, Game: d.game, Scenes: w.scenes}
}

// take goes over to a game.
func (d *document) take(game rules.Game) {
	d.game, d.rules = game, make(map[rules.ID]rules.Rule)
	for _, r := range game.Rules() {
		d.rules[r.ID] = r
	}
}

package check

import (
	"iter"

	"shanhai/rules"
	"shanhai/rules/script"
)

// Document checks the examples of a document, in their order, as Walk does.
func Document(doc *script.Document, games Games, faults ...Fault) []Report {
	reports := make([]Report, 0, len(doc.Examples))
	for r := range Walk(doc, games, faults...) {
		reports = append(reports, r)
	}
	return reports
}

// Walk checks the examples of a document one after the other, so that whoever ranges over them may stop at the first
// that is wrong. The faults are what could not be read, in the order of the text: each becomes part of the example where
// it stands, and what follows it there is unreached, for nobody knows what was meant. Outside returns the others.
func Walk(doc *script.Document, games Games, faults ...Fault) iter.Seq[Report] {
	return func(yield func(Report) bool) {
		d := &document{games: games, booth: &booth{}, ends: make(map[string]*stand), house: make(map[rules.ID]bool), declared: declarations(doc)}
		for i := range doc.Examples {
			if !yield(d.example(&doc.Examples[i], within(doc, i, faults))) {
				return
			}
		}
	}
}

// Outside returns the faults that stand before the first example.
func Outside(doc *script.Document, faults []Fault) []Fault {
	if len(doc.Examples) == 0 {
		return faults
	}
	return before(faults, doc.Examples[0].At)
}

// within returns the faults between an example and the next one.
func within(doc *script.Document, i int, faults []Fault) []Fault {
	faults = faults[len(before(faults, doc.Examples[i].At)):]
	if i+1 < len(doc.Examples) {
		faults = before(faults, doc.Examples[i+1].At)
	}
	return faults
}

// before returns the faults on the lines above a place.
func before(faults []Fault, at rules.Place) []Fault {
	n := 0
	for n < len(faults) && faults[n].At.Line < at.Line {
		n++
	}
	return faults[:n]
}

// above returns the faults that stand before a place: on the lines above it and, as that of a picture without an end, right at it.
func above(faults []Fault, at rules.Place) []Fault {
	n := len(before(faults, at))
	for n < len(faults) && faults[n].At.Line == at.Line && faults[n].At.Column <= at.Column {
		n++
	}
	return faults[:n]
}

// document is what the examples of a document share.
type document struct {
	games    Games
	booth    *booth
	game     rules.Game // the last one named
	rules    map[rules.ID]rules.Rule
	house    map[rules.ID]bool // the author's own rules, declared so far
	declared map[rules.ID]int  // of all of these, the line where each is declared
	ends     map[string]*stand // how the examples with an ID ended
	ids      []string          // of these, in their order
	last     *stand            // how the last example ended; nil before the second
}

// stand is where an example stands. The walk changes its own; what is kept of an ended example is never changed.
type stand struct {
	snap   *snapshot // nil before a position stands
	agreed Agreement // the players' own end of the game
	lost   *loss     // why nothing more can be said; nil while something can
	before *snapshot // the position before the last move; nil if none was played
	act    rules.Act // the last move
}

// example walks through one example and the faults in it.
func (d *document) example(e *script.Example, faults []Fault) Report {
	w := &walk{document: d, example: e}
	for _, s := range e.Steps {
		n := len(above(faults, s.Place()))
		w.stumble(faults[:n])
		faults = faults[n:]
		w.step(s)
	}
	w.stumble(faults)
	if w.pending() || w.garbled {
		w.ready()
	}
	w.prefaces()
	w.doubtful()
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

package check

import (
	"errors"

	"shanhai/rules"
	"shanhai/rules/script"
)

// late is the fault of an option or fact behind the set-up. Of a name that the game doesn't know, that comes first: nothing of a
// set-up was meant.
func (w *walk) late(s script.Step) Fault {
	if fact, is := s.(script.Fact); is && w.game != nil {
		if err := w.unknownFact(fact); err != nil {
			f, _ := layoutFault(err)
			if f.Why += "; "; f.Nearest == "" {
				f.Why += "a remark is written note: and its text"
			} else {
				f.Why += w.tooLate()
			}
			return f
		}
	}
	return Fault{At: s.Place(), Why: w.tooLate()}
}

// unknownFact is the game's error of a name that is none of a fact; nil if it knows the name.
func (w *walk) unknownFact(fact script.Fact) error {
	_, err := w.game.Setup(rules.Layout{Facts: []rules.Item{{Name: fact.Name, Value: fact.Value}}, At: fact.At})
	var blamed *rules.WordError
	if errors.As(err, &blamed) && blamed.Word == fact.Name {
		return blamed
	}
	return nil
}

package check

import (
	"cmp"
	"errors"
	"slices"

	"shanhai/rules"
	"shanhai/rules/script"
)

// refused blames each statement of the set-up that the game does not take. The example is lost at the first.
func (w *walk) refused(err error) {
	errs := apart(err)
	slices.SortStableFunc(errs, func(a, b error) int {
		x, y := placeBlamed(a), placeBlamed(b)
		return cmp.Or(cmp.Compare(y.Line, x.Line), cmp.Compare(y.Column, x.Column))
	})
	for _, err := range errs {
		w.refuse(err)
	}
}

// apart returns the errors that were joined to one; none of none.
func apart(err error) []error {
	if err == nil {
		return nil
	}
	joined, is := err.(interface{ Unwrap() []error })
	if !is {
		return []error{err}
	}
	var out []error
	for _, err := range joined.Unwrap() {
		out = append(out, apart(err)...)
	}
	return out
}

// placeBlamed returns the place of the word that an error blames; none without one.
func placeBlamed(err error) rules.Place {
	var word *rules.WordError
	if errors.As(err, &word) {
		return word.Word.At
	}
	return rules.Place{}
}

// charge enters a fault of a statement of the set-up. Where a later word of it is blamed already, that fault gets a scene of
// its own behind, so that both are told.
func (w *walk) charge(i int, f Fault, verdict Verdict) *Scene {
	if later := w.scenes[i]; later.Fault != nil && later.Fault.At != f.At && len(w.laying) > 0 {
		behind := Scene{Step: script.Blank{Base: script.Base{At: later.Fault.At}}, Agreed: later.Agreed, Verdict: later.Verdict, Fault: later.Fault}
		w.scenes = slices.Insert(w.scenes, i+1, behind)
		for n, at := range w.laying {
			if at > i {
				w.laying[n]++
			}
		}
	}
	w.scenes[i].Verdict, w.scenes[i].Fault = verdict, &f
	return &w.scenes[i]
}

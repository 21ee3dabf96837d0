package check

import (
	"cmp"
	"errors"
	"slices"

	"shanhai/rules"
)

// refused blames each statement of the set-up that the game does not take. The example is lost at the first.
func (w *walk) refused(err error) {
	errs := apart(err)
	slices.SortStableFunc(errs, func(a, b error) int { return cmp.Compare(lineOf(b), lineOf(a)) })
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

// lineOf returns the line of the word that an error blames; 0 without one.
func lineOf(err error) int {
	var word *rules.WordError
	if errors.As(err, &word) {
		return word.Word.At.Line
	}
	return 0
}

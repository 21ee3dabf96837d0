package check

import (
	"slices"

	"shanhai/rules"
	"shanhai/rules/script"
)

// option adds an option to the set-up under way. It replaces one of the set-up before; two in one set-up are one too many.
func (w *walk) option(o script.Option) {
	options := w.layout.Options
	i := slices.IndexFunc(options, func(item rules.Item) bool { return item.Name.Text == o.Name.Text })
	switch {
	case i >= w.handed:
		w.unreadable(blame(o.Name, "the option %s is set already in line %d; leave one of the two out", rules.Excerpt(o.Name.Text), options[i].Name.At.Line))
		w.garble()
		return
	case i >= 0:
		options = slices.Delete(slices.Clone(options), i, i+1)
		w.handed--
	}
	w.layout.Options = append(slices.Clip(options), rules.Item{Name: o.Name, Value: o.Value})
}

// tooLate says why an option or fact can't stand where it does.
func (w *walk) tooLate() string {
	if w.goesOn() {
		return "this example goes on from another, with its options and its position; set them there, or draw a board here first"
	}
	return "the set-up is over; options and facts stand before the first move or claim, or after a new board"
}

// goesOn tells whether the example continues another and has laid out nothing of its own.
func (w *walk) goesOn() bool {
	goes := false
	for _, s := range w.scenes {
		switch s.Step.(type) {
		case script.Continue:
			goes = true
		case script.Board, script.Picture:
			goes = false
		}
	}
	return goes
}

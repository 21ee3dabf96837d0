package main

import (
	"slices"

	"shanhai/rules/check/view"
	"shanhai/rules/script"
)

// titleIn is the example's title in a language, or that for everyone.
func (e exhibit) titleIn(language string) string {
	for _, s := range e.report.Example.Steps {
		if h, is := s.(script.Header); is && h.Name.Text == "title "+language {
			return h.Value.Text
		}
	}
	return e.title
}

// notesIn lists the notes of a shot: in a language or, where the example has none of that one, those for everyone.
func (e exhibit) notesIn(s view.Shot, language string) []string {
	if !slices.ContainsFunc(e.report.Example.Steps, func(s script.Step) bool { n, is := s.(script.Note); return is && n.Language == language }) {
		language = ""
	}
	var out []string
	for _, scene := range s.Scenes() {
		if n, is := scene.Step.(script.Note); is && n.Language == language {
			out = append(out, n.Text.Text)
		}
	}
	return out
}

package check

import (
	"shanhai/rules"
	"shanhai/rules/script"
)

// declarations returns the line where each house rule of a document is declared first.
func declarations(doc *script.Document) map[rules.ID]int {
	lines := make(map[rules.ID]int)
	for _, e := range doc.Examples {
		for _, s := range e.Steps {
			rule, is := s.(script.HouseRule)
			if id := rules.ID(rule.ID.Text); is && lines[id] == 0 {
				lines[id] = rule.At.Line
			}
		}
	}
	return lines
}

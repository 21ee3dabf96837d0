package hive

import "shanhai/rules"

// field is a word of a line.
type field struct {
	text   string
	column int // from 1, in characters
}

func (f field) place(line int) rules.Place { return rules.Place{Line: line, Column: f.column} }

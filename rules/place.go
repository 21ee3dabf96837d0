package rules

import "fmt"

// Place is where something stands in a text: line and column from 1, the column counted in characters.
type Place struct{ Line, Column int }

// String returns "line:column".
func (p Place) String() string { return fmt.Sprintf("%d:%d", p.Line, p.Column) }

// Word is a piece of an author's text and where it begins. The zero value stands for what is not there.
type Word struct {
	Text string
	At   Place
}

// Absent tells whether nothing is there.
func (w Word) Absent() bool { return w.At == Place{} }

// WordError blames a word of the author for an error; a *SyntaxError within counts its column from the word's beginning.
type WordError struct {
	Word Word
	Err  error
}

// Error returns the place and the reason.
func (e *WordError) Error() string { return e.Word.At.String() + ": " + e.Err.Error() }

// Unwrap returns the reason.
func (e *WordError) Unwrap() error { return e.Err }

package rules

import "fmt"

// SyntaxError says where a text stops making sense and what was expected there.
type SyntaxError struct {
	Column int    // of the first byte that does not fit, from 1
	Got    string // what stands there; empty at the end of the text
	Want   string // what was expected, e.g. "a number from 1 to 3"
}

// Error returns e.g. `column 4: want a number from 1 to 3, got "9"`.
func (e *SyntaxError) Error() string {
	if e.Got == "" {
		return fmt.Sprintf("column %d: want %s, got the end", e.Column, e.Want)
	}
	return fmt.Sprintf("column %d: want %s, got %q", e.Column, e.Want, e.Got)
}

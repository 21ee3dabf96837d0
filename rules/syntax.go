package rules

import (
	"fmt"
	"strings"
)

// SyntaxError says where a text stops making sense and what was expected there.
type SyntaxError struct {
	Column int    // of the first byte that does not fit, from 1
	Got    string // the beginning of what stands there; empty at the end of the text
	Want   string // what was expected, e.g. "a number from 1 to 3"

	Nearest string // the valid spelling that comes nearest to what stands there; empty if none is near

	phrase Phrase // what was expected in every language; absent if it was worded in English only
}

// NewSyntaxError returns the error that want was expected in a column where got stands.
func NewSyntaxError(column int, got, want string) *SyntaxError {
	return &SyntaxError{Column: column, Got: Excerpt(got), Want: want}
}

// Expected is NewSyntaxError for what was expected in every language.
func Expected(column int, got string, want Phrase) *SyntaxError {
	return &SyntaxError{Column: column, Got: Excerpt(got), Want: want.In(English), phrase: want}
}

// In says the error in a language to whoever has the text before him, without its column; in one that has no words for what
// was expected it says all of it in English.
func (e *SyntaxError) In(language string) string {
	if language != Chinese || e.phrase.Absent() {
		return e.Error()
	}
	said := Say("", "「%s」讀不懂，這裡應為%v", e.Got, e.phrase)
	if e.Got == "" {
		said = Say("", "還沒寫完，接下來應為%v", e.phrase)
	}
	if e.Nearest != "" {
		said = Say("", "%v。是不是要寫「%s」？", said, e.Nearest)
	}
	return said.In(language)
}

// Error returns e.g. `column 4: want a number from 1 to 3, got "9"`.
func (e *SyntaxError) Error() string {
	if e.Got == "" {
		return fmt.Sprintf("column %d: want %s, got the end", e.Column, e.Want)
	}
	return fmt.Sprintf("column %d: want %s, got %q", e.Column, e.Want, e.Got)
}

// excerptBytes is how much of a faulty text an error shows.
const excerptBytes = 20

// Excerpt returns the beginning of a text for an error, with a question mark for what is not UTF-8.
func Excerpt(text string) string {
	return strings.ToValidUTF8(text[:min(len(text), excerptBytes)], "?")
}

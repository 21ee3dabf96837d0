package rules

import "fmt"

// The languages that the house speaks, by their tags (BCP 47).
const (
	English = "en"
	Chinese = "zh-Hant" // in traditional characters
)

// Languages lists the languages that the house speaks, the one that stands for all others first.
func Languages() []string { return []string{English, Chinese} }

// Phrase is something that can be said in every language of the house: a reason, the name of a tile. The zero value says
// nothing.
type Phrase struct {
	english, chinese string
	args             []any
}

// Say returns a phrase. With arguments each wording is a format as fmt.Sprintf takes it; one that names them in another
// order counts them ("%[2]v"). Arguments that are Speakers are said in the language of the phrase.
func Say(english, chinese string, args ...any) Phrase { return Phrase{english, chinese, args} }

// Speaker is what can be said in a language.
type Speaker interface {
	// In says it in a language, and in English where the house does not speak that one.
	In(language string) string
}

// In says the phrase in a language, and in English where the house does not speak that one.
func (p Phrase) In(language string) string {
	format := p.english
	if language == Chinese {
		format = p.chinese
	}
	if len(p.args) == 0 {
		return format
	}
	said := make([]any, len(p.args))
	for i, arg := range p.args {
		said[i] = arg
		if s, ok := arg.(Speaker); ok {
			said[i] = s.In(language)
		}
	}
	return fmt.Sprintf(format, said...)
}

// String says the phrase in English.
func (p Phrase) String() string { return p.In(English) }

// Absent tells whether nothing is said.
func (p Phrase) Absent() bool { return p.english == "" }

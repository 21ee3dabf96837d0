// Package script holds the language of rules examples: what a script says, read from a script file or from the fenced
// blocks of a Markdown document, and written back in one form. It knows no game: tiles, moves and positions are words
// that a rules.Game reads. The grammar is in docs/script.md.
package script

import (
	"cmp"

	"shanhai/rules"
)

// Document is a file: its examples in order.
type Document struct {
	Examples []Example

	// Of a Markdown document:
	Links      []Link      // to examples that are shown in their place
	References []Reference // all that lead to a script or page of the author's, those Links too
	Anchors    []string    // what a "#" can lead to beside examples: headings and HTML ids
}

// Example is a game or a position with what is said of it.
type Example struct {
	ID      string     // e.g. "gate"; empty if it has none
	Title   rules.Word // e.g. "A gate bars the way"; absent if it has none
	At      rules.Place
	Comment string // on the line of `example`, with its "#"
	Heading string // the Markdown heading above it
	Steps   []Step
}

// Called returns what the example is called: its title or, without one, the heading above it; empty without either.
func (e *Example) Called() string { return cmp.Or(e.Title.Text, e.Heading) }

// Link is a Markdown link to an example of a script file, alone in its paragraph: there a rulebook shows the example.
type Link struct {
	Text, File, Example string
	At                  rules.Place
}

// Step is a statement: one of the types of this package that embed Base.
type Step interface{ Place() rules.Place }

// Base is what every statement has.
type Base struct {
	At      rules.Place
	Comment string // the end of its line from "#" on; empty if there is none
}

// Place returns where the statement begins.
func (b Base) Place() rules.Place { return b.At }

// Blank is a line with a comment or nothing.
type Blank struct{ Base }

// Continue is `continue` or `continue ID`: the example goes on where the one before, or the named one, ended.
type Continue struct {
	Base
	From rules.Word // absent: the example before
}

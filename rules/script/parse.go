package script

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"shanhai/internal/spelling"
	"shanhai/rules"
)

// MaxErrors is how many errors of one text are told before its reading ends.
const MaxErrors = 100

// Parse reads a script file. It goes on after an error; the document holds all statements that could be read.
func Parse(text []byte) (*Document, []*Error) {
	p := &reader{doc: &Document{}}
	if err := unreadable(text); err != nil {
		return p.doc, []*Error{err}
	}
	if err := looksMarkdown(string(text)); err != nil {
		return p.doc, []*Error{err}
	}
	eachLine(strings.TrimPrefix(string(text), byteOrderMark), p.line)
	p.endExample()
	return p.doc, p.errs
}

// reader reads lines into a document.
type reader struct {
	doc     *Document
	ex      *Example       // under way; nil between two
	picture *pictureReader // under way; nil outside
	fenced  bool           // the lines are those of a fenced block of Markdown
	naming  bool           // the line at hand is the info string of such a block
	raw     rules.Word     // the line as it was written
	ids     []string       // of the examples that have ended
	known   map[string]int // the lines of those and of the one under way
	errs    []*Error
}

// full tells whether enough errors have been told.
func (p *reader) full() bool { return len(p.errs) > MaxErrors }

// fail notes that something else was expected where w begins.
func (p *reader) fail(w rules.Word, want string) *Error {
	err := &Error{At: w.At, Text: excerpt(w.Text), Want: want, Role: p.role()}
	switch {
	case len(p.errs) < MaxErrors:
		p.errs = append(p.errs, err)
	case len(p.errs) == MaxErrors:
		p.errs = append(p.errs, &Error{At: w.At, Text: "more of them", Want: fmt.Sprintf("at most %d errors", MaxErrors),
			Advice: "mend those above first"})
	}
	return err
}

// role is what the line at hand is for; within a picture all sets up.
func (p *reader) role() Role {
	switch {
	case p.naming:
		return Telling
	case p.picture != nil:
		return Setting
	}
	return roleOf(p.raw)
}

// failNear is fail with the nearest of the names that the word may have.
func (p *reader) failNear(w rules.Word, want string, names []string) *Error {
	err := p.fail(w, want)
	if len(w.Text) <= excerptCharacters {
		err.Nearest = spelling.Nearest(w.Text, names)
	}
	return err
}

// line reads the next line and tells whether to go on.
func (p *reader) line(raw rules.Word) bool {
	p.raw = raw
	if i, name := invisible(raw.Text); i >= 0 {
		err := p.fail(after(raw, i), "a character that can be seen")
		err.Text, err.Advice = name, "delete it"
	} else {
		p.seen(raw)
	}
	return !p.full()
}

// seen reads a line that holds nothing invisible.
func (p *reader) seen(raw rules.Word) {
	comment := commentStart(raw.Text)
	base, body := Base{Comment: printedComment(halfWidth(raw.Text[comment:]))}, before(raw, comment)
	if p.picture != nil {
		p.pictureLine(base, body)
		return
	}
	body = trimmed(body)
	base.At = body.At
	if body.Text == "" {
		p.blank(base)
		return
	}
	p.statement(base, narrowedWord(body))
}

// halfWidth makes the first sign of a comment the plain one.
func halfWidth(comment string) string {
	if text, wide := strings.CutPrefix(comment, "＃"); wide {
		return "#" + text
	}
	return comment
}

// free returns a piece of the line as it was written, for what is no word of the language.
func (p *reader) free(w rules.Word) rules.Word {
	w.Text = unescaped(p.written(w))
	return w
}

// written returns the text of a piece of the line before it was narrowed, with spaces for tabs.
func (p *reader) written(w rules.Word) string {
	runes := []rune(p.raw.Text)
	from := w.At.Column - p.raw.At.Column
	text := string(runes[from : from+utf8.RuneCountInString(w.Text)])
	return strings.ReplaceAll(text, "\t", " ")
}

// add puts a statement into the example under way, which it may begin.
func (p *reader) add(s Step) {
	if p.ex == nil {
		p.ex = &Example{At: s.Place()}
	}
	p.ex.Steps = append(p.ex.Steps, s)
}

// blank adds a line with a comment or nothing; several empty lines are one, and none begins an example.
func (p *reader) blank(base Base) {
	if base.Comment == "" && (p.ex == nil || len(p.ex.Steps) == 0 || isEmpty(p.ex.Steps[len(p.ex.Steps)-1])) {
		return
	}
	p.add(Blank{base})
}

// isEmpty tells whether a statement is an empty line.
func isEmpty(s Step) bool {
	b, ok := s.(Blank)
	return ok && b.Comment == ""
}

// isComment tells whether a statement is a line with nothing but a comment.
func isComment(s Step) bool {
	b, ok := s.(Blank)
	return ok && b.Comment != ""
}

// endExample ends what is under way at the end of a text.
func (p *reader) endExample() {
	p.endPicture()
	if p.ex == nil {
		return
	}
	if n := len(p.ex.Steps); n > 0 && isEmpty(p.ex.Steps[n-1]) {
		p.ex.Steps = p.ex.Steps[:n-1]
	}
	p.keep()
}

// nextExample ends an example where another begins. An empty line between a comment and the next example stays: it says
// that the comment is not about that.
func (p *reader) nextExample() {
	if p.ex != nil {
		if n := len(p.ex.Steps); n > 1 && isEmpty(p.ex.Steps[n-1]) && isComment(p.ex.Steps[n-2]) {
			p.keep()
		}
	}
	p.endExample()
}

// keep puts the example under way into the document.
func (p *reader) keep() {
	if p.ex.ID != "" {
		p.ids = append(p.ids, p.ex.ID)
	}
	p.doc.Examples = append(p.doc.Examples, *p.ex)
	p.ex = nil
}

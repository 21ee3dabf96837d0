package form

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
)

// Text writes a line an example, below a wrong one why it is wrong with the board, and a summary.
func Text(w io.Writer, files []check.File, s Style) error {
	t := textForm{bufio.NewWriter(w), s}
	for _, f := range files {
		t.file(f)
	}
	if !s.Quiet {
		fmt.Fprintln(t, Sum(files))
	}
	return t.Flush()
}

// textForm writes text.
type textForm struct {
	*bufio.Writer
	style Style
}

// file writes what was found in a file.
func (t textForm) file(f check.File) {
	for _, fault := range f.Faults {
		t.head(check.Unreadable, where(f.Path, fault.At), message(fault))
	}
	for _, r := range f.Reports {
		if !r.Empty() {
			t.report(f.Path, r)
		}
	}
}

// report writes an example.
func (t textForm) report(path string, r check.Report) {
	v := r.Verdict()
	if t.style.Quiet && v <= check.Unchecked {
		return
	}
	t.head(v, where(path, r.Example.At), strings.TrimLeft(Name(r.Example)+hint(v), " "))
	told := make(map[rules.ID]bool)
	for i, s := range r.Scenes {
		if s.Fault != nil {
			t.fault(path, r, i, told)
		}
	}
}

// hint says why nobody can say whether an example is right.
func hint(v check.Verdict) string {
	if v == check.Unchecked {
		return " (cites a house rule)"
	}
	return ""
}

// head writes a line with a verdict.
func (t textForm) head(v check.Verdict, where, what string) {
	word := fmt.Sprintf("%-10s", verdictWord(v))
	fmt.Fprintln(t, strings.TrimRight(t.colour(colourOf(v), word)+"  "+where+"  "+what, " "))
}

// fault writes what is wrong with a statement. A rule is told once an example.
func (t textForm) fault(path string, r check.Report, i int, told map[rules.ID]bool) {
	s := r.Scenes[i]
	f := *s.Fault
	fmt.Fprintf(t, "  %s\n", strings.TrimRight(where(path, f.At)+": "+t.colour(bold, statement(s)), ": "))
	t.wrap(reason(f))
	if rule, known := ruleOf(r, f); known && !told[rule.ID] {
		told[rule.ID] = true
		t.wrap("rule " + string(rule.ID) + " (" + rule.Title + "): " + rule.Text)
	}
	for _, line := range remedy(f) {
		t.wrap(line)
	}
	for line := range strings.Lines(board(r, i, t.style.Colour)) {
		fmt.Fprint(t, "      ", line)
	}
}

// wrap writes a text below a fault.
func (t textForm) wrap(text string) {
	width := t.style.Width
	if width <= 0 {
		width = 80
	}
	fmt.Fprintln(t, Wrap(text, "    ", max(width, 40)))
}

// The colours of ANSI terminals.
const (
	red    = "31"
	green  = "32"
	yellow = "33"
	bold   = "1"
)

// colourOf returns the colour of a verdict.
func colourOf(v check.Verdict) string {
	switch v {
	case check.Wrong, check.Unreadable:
		return red
	case check.Unchecked, check.Unreached:
		return yellow
	}
	return green
}

// colour writes a text in colour, if that is wanted.
func (t textForm) colour(code, text string) string {
	if !t.style.Colour || text == "" {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

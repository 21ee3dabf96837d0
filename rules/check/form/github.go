package form

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
)

// GitHub writes workflow commands, which GitHub Actions shows beside the lines of a change: errors for what is wrong,
// warnings for what hangs on it and notices for what is unchecked.
func GitHub(w io.Writer, files []check.File, _ Style) error {
	b := bufio.NewWriter(w)
	for _, f := range files {
		for _, fault := range f.Faults {
			annotate(b, "error", f.Path, fault.At, "unreadable", message(fault))
		}
		for _, r := range f.Reports {
			annotateExample(b, f.Path, r)
		}
	}
	fmt.Fprintln(b, Sum(files))
	return b.Flush()
}

// annotateExample writes the annotations of an example.
func annotateExample(w io.Writer, path string, r check.Report) {
	for i, s := range r.Scenes {
		switch {
		case s.Fault != nil:
			annotate(w, level(s.Verdict), path, s.Fault.At, title(r, verdictName(s.Verdict)), message(*s.Fault)+"\n"+board(r, i, false))
		case s.Verdict == check.Unchecked:
			annotate(w, "notice", path, s.Step.Place(), title(r, "unchecked"), "cites a house rule, which nobody checks")
		}
	}
}

// level is how much a fault matters: what only hangs on another one is no error of its own.
func level(v check.Verdict) string {
	if v == check.Unreached {
		return "warning"
	}
	return "error"
}

// title heads an annotation.
func title(r check.Report, verdict string) string {
	if name := Name(r.Example); name != "" {
		return verdict + ": " + name
	}
	return verdict
}

// annotate writes a workflow command.
func annotate(w io.Writer, level, path string, at rules.Place, title, text string) {
	fmt.Fprintf(w, "::%s file=%s,line=%d,col=%d,title=%s::%s\n", level, property(path), at.Line, at.Column, property(title), data(strings.TrimRight(text, "\n")))
}

// data escapes the message of a workflow command.
func data(text string) string {
	return strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A").Replace(text)
}

// property escapes a property of a workflow command.
func property(text string) string {
	return strings.NewReplacer(":", "%3A", ",", "%2C").Replace(data(text))
}

package form

import (
	"encoding/xml"
	"fmt"
	"io"
	"strings"

	"shanhai/rules/check"
)

// The elements and attributes that the readers of JUnit's XML agree on: those of junit-10.xsd of Jenkins's xUnit plugin, which
// refuses a report with any other.
type (
	junitSuites struct {
		XMLName  xml.Name     `xml:"testsuites"`
		Name     string       `xml:"name,attr"`
		Tests    int          `xml:"tests,attr"`
		Failures int          `xml:"failures,attr"`
		Errors   int          `xml:"errors,attr"`
		Suites   []junitSuite `xml:"testsuite"`
	}
	junitSuite struct {
		Name     string      `xml:"name,attr"`
		File     string      `xml:"file,attr"`
		Tests    int         `xml:"tests,attr"`
		Failures int         `xml:"failures,attr"`
		Errors   int         `xml:"errors,attr"`
		Skipped  int         `xml:"skipped,attr"`
		Cases    []junitCase `xml:"testcase"`
	}
	junitCase struct {
		Name      string        `xml:"name,attr"`
		ClassName string        `xml:"classname,attr"`
		Failure   *junitProblem `xml:"failure"`
		Error     *junitProblem `xml:"error"`
		Skipped   *junitProblem `xml:"skipped"`
	}
	junitProblem struct {
		Message string `xml:"message,attr"`
		Text    string `xml:",chardata"`
	}
)

// JUnit writes a test case an example: a wrong one has failed, an unreadable one is an error, an unchecked
// one and one that goes on from a wrong one are skipped.
func JUnit(w io.Writer, files []check.File, _ Style) error {
	out := junitSuites{Name: "rules"}
	for _, f := range files {
		s := suite(f)
		out.Tests, out.Failures, out.Errors = out.Tests+s.Tests, out.Failures+s.Failures, out.Errors+s.Errors
		out.Suites = append(out.Suites, s)
	}
	if _, err := io.WriteString(w, xml.Header); err != nil {
		return err
	}
	e := xml.NewEncoder(w)
	e.Indent("", "  ")
	if err := e.Encode(out); err != nil {
		return err
	}
	_, err := io.WriteString(w, "\n")
	return err
}

// suite is a file with its examples.
func suite(f check.File) junitSuite {
	s := junitSuite{Name: f.Path, File: f.Path}
	for _, fault := range f.Faults {
		text := where(f.Path, fault.At) + ": " + message(fault)
		s.add(junitCase{Name: "reading " + fault.At.String(), ClassName: f.Path, Error: &junitProblem{message(fault), text}})
	}
	for _, r := range f.Reports {
		if !r.Empty() {
			s.add(testcase(f.Path, r))
		}
	}
	return s
}

// add adds a case and counts it.
func (s *junitSuite) add(c junitCase) {
	s.Cases = append(s.Cases, c)
	s.Tests++
	switch {
	case c.Failure != nil:
		s.Failures++
	case c.Error != nil:
		s.Errors++
	case c.Skipped != nil:
		s.Skipped++
	}
}

// testcase is an example.
func testcase(path string, r check.Report) junitCase {
	c := junitCase{Name: caseName(r), ClassName: path}
	switch r.Verdict() {
	case check.Wrong:
		c.Failure = problem(path, r)
	case check.Unreadable:
		c.Error = problem(path, r)
	case check.Unchecked:
		c.Skipped = &junitProblem{Message: "cites a house rule"}
	case check.Unreached:
		c.Skipped = problem(path, r)
	}
	return c
}

// caseName names an example, by its line if it has no name.
func caseName(r check.Report) string {
	if name := Name(r.Example); name != "" {
		return name
	}
	return fmt.Sprintf("line %d", r.Example.At.Line)
}

// problem tells all faults of an example, the first in short.
func problem(path string, r check.Report) *junitProblem {
	var p junitProblem
	var text strings.Builder
	for i, s := range r.Scenes {
		if s.Fault == nil {
			continue
		}
		if p.Message == "" {
			p.Message = message(*s.Fault)
		}
		fmt.Fprintf(&text, "%s: %s\n%s", where(path, s.Fault.At), message(*s.Fault), board(r, i, false))
	}
	p.Text = text.String()
	return &p
}

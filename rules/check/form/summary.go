package form

import (
	"fmt"
	"strings"

	"shanhai/rules/check"
	"shanhai/rules/script"
)

// Summary counts examples by their verdict.
type Summary struct {
	Files      int `json:"files"`
	Examples   int `json:"examples"`
	OK         int `json:"ok"`
	Wrong      int `json:"wrong"`
	Unchecked  int `json:"unchecked"`
	Unreached  int `json:"unreached"`
	Unreadable int `json:"unreadable"`
	Faults     int `json:"faults"` // of files, outside their examples
	Moves      int `json:"moves"`
	Claims     int `json:"claims"`
}

// Sum counts the examples of files; empty ones are none.
func Sum(files []check.File) Summary {
	s := Summary{Files: len(files)}
	for _, f := range files {
		s.Faults += len(f.Faults)
		for _, r := range f.Reports {
			s.add(r)
		}
	}
	return s
}

// Nothing tells whether there was nothing to check.
func (s Summary) Nothing() bool { return s.Examples == 0 && s.Faults == 0 }

// add counts an example.
func (s *Summary) add(r check.Report) {
	if r.Empty() {
		return
	}
	s.Examples++
	*map[check.Verdict]*int{
		check.OK: &s.OK, check.Wrong: &s.Wrong, check.Unchecked: &s.Unchecked, check.Unreached: &s.Unreached, check.Unreadable: &s.Unreadable,
	}[r.Verdict()]++
	for _, scene := range r.Scenes {
		switch scene.Step.(type) {
		case script.Move:
			s.Moves++
		case script.Legal, script.Moves, script.Outcome, script.Equals, script.Impossible:
			s.Claims++
		}
	}
}

// String returns e.g. "12 examples (30 moves, 41 claims): 11 ok, 1 wrong".
func (s Summary) String() string {
	parts := []string{fmt.Sprintf("%d ok", s.OK)}
	for _, p := range []struct {
		n    int
		what string
	}{{s.Wrong, "wrong"}, {s.Unchecked, "unchecked"}, {s.Unreached, "unreached"}, {s.Unreadable, "unreadable"}} {
		if p.n > 0 {
			parts = append(parts, fmt.Sprintf("%d %s", p.n, p.what))
		}
	}
	text := fmt.Sprintf("%s (%s, %s): %s", counted(s.Examples, "example"), counted(s.Moves, "move"), counted(s.Claims, "claim"), strings.Join(parts, ", "))
	if s.Faults > 0 {
		text += "; " + counted(s.Faults, "fault") + " outside examples"
	}
	return text
}

// counted writes a number with its word: "1 file", "2 files".
func counted(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

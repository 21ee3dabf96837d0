package form_test

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"io"
	"strings"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/check/form"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// Whatever an author writes, checking ends, each statement has one verdict with a fault where it needs one, and the
// reports are well formed.
func FuzzCheck(f *testing.F) {
	for _, seed := range []string{
		"game: shanhai\n1. wX1\n2. bX1 wX1-\nresult open because capture\nposition game LPF; turn 3; wX1 0,0; bX1 1,0\n",
		"game: shanhai\nexample a\nboard: wY 0,0; bY 1,0; wQ1 -1,0\nmoves wY: none because one-realm\nfalse moves wQ1: 1,0 because occupied\nmoves count 4\n",
		"game: shanhai\nexample a\nboard -1,0\n wQ1 wY\n  S bY+bX1\nend\nto move: black\nmemory white: Q\nlegal bX1 wY because xuanwu\nexample b\ncontinue a\nillegal pass because forfeit\ndraw by agreement\n",
		"game: shanhai\nrule x \"y\"\noption landscape: 3\nboard: wY 0,0; wY 1,0\nimpossible because supply\nfalse impossible because x\nfalse result white because capture\n",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		doc, errs := script.Parse([]byte(text))
		file := check.File{Path: "f.play"}
		for _, err := range errs {
			file.Faults = append(file.Faults, check.Fault{At: err.At, Text: err.Text, Why: "want " + err.Want})
		}
		file.Reports = check.Document(doc, check.Games{game.New()}, file.Faults...)
		for _, r := range file.Reports {
			told := false
			for _, s := range r.Scenes {
				_, goesOn := s.Step.(script.Continue)
				if (s.Fault != nil) != (s.Verdict >= check.Wrong || s.Verdict == check.Unreached && goesOn) || s.Fault != nil && s.Fault.Why == "" {
					t.Fatalf("verdict %d, fault %+v", s.Verdict, s.Fault)
				}
				told = told || s.Fault != nil
			}
			if r.Verdict() >= check.Unreached && !told {
				t.Fatalf("verdict %d, and nothing says why", r.Verdict())
			}
		}
		wellFormed(t, []check.File{file})
	})
}

// wellFormed writes the report in every form and reads it back.
func wellFormed(t *testing.T, files []check.File) {
	if !json.Valid([]byte(written(t, form.JSON, files, form.Style{}))) {
		t.Error("the JSON is none")
	}
	d := xml.NewDecoder(strings.NewReader(written(t, form.JUnit, files, form.Style{})))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
	}
	written(t, form.GitHub, files, form.Style{})
	written(t, form.Text, files, form.Style{Colour: true})
}

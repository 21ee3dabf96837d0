package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The last line names every kind of example that is not right.
func TestTheLastLineNamesAllKinds(t *testing.T) {
	const (
		start      = "game: shanhai\n"
		ok         = "example\n1. wX1\n"
		wrong      = "example w\n1. bX1\n"
		unreached  = "example\ncontinue w\n"
		unreadable = "example\n1. wX9\n"
	)
	for _, c := range []struct{ text, want string }{
		{ok + wrong, "1 of 2 examples wrong"},
		{wrong + unreached, "1 of 2 examples wrong, 1 unreached"},
		{wrong + unreadable, "1 unreadable example and 1 wrong example; each says what was expected"},
		{unreadable + wrong + unreached + unreadable, "2 unreadable examples, 1 wrong example and 1 unreached example; each says what was expected"},
		{unreadable, "1 unreadable example; each says what was expected"},
	} {
		path := filepath.Join(t.TempDir(), "a.play")
		if err := os.WriteFile(path, []byte(start+c.text), 0o600); err != nil {
			t.Fatal(err)
		}
		_, said := checked(t, path)
		if !strings.Contains(said, "shanhai: "+c.want+"\n") {
			t.Errorf("want %q:\n%s", c.want, said)
		}
	}
}

// An example without a title is called by the heading above it, whoever asks.
func TestAnUntitledExampleIsCalledByItsHeading(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a.md")
	text := "# Rules\n\n## Gates\n\nText.\n\n```play gate\ngame: shanhai\nboard: wY 0,0; bY 1,0\nmoves bY: none\n```\n"
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"check", path}, "gate: Gates\n"},
		{[]string{"check", path, "--format", "json"}, `"title": "Gates"`},
		{[]string{"check", path, "--format", "junit"}, `name="gate: Gates"`},
		{[]string{"show", path}, "gate: Gates\n"},
	} {
		var said bytes.Buffer
		run(t.Context(), append([]string{"rules"}, c.args...), ioStreams{In: strings.NewReader(""), Out: &said, Err: &said}, works{})
		if !strings.Contains(said.String(), c.want) {
			t.Errorf("%v: want %q:\n%s", c.args, c.want, said.String())
		}
	}
}

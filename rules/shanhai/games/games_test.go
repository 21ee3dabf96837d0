package games_test

import (
	"bytes"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/game"
	"shanhai/rules/shanhai/games"
)

// The bounds of a game worth reading, in turns.
const (
	leastGames  = 12
	leastLength = 25
	mostLength  = 80
)

// names lists the games.
func names(t *testing.T) []string {
	t.Helper()
	names, err := fs.Glob(games.Files(), "*.play")
	if err != nil || len(names) < leastGames {
		t.Fatalf("%d games, want at least %d: %v", len(names), leastGames, err)
	}
	return names
}

func gameText(t *testing.T, name string) []byte {
	t.Helper()
	text, err := fs.ReadFile(games.Files(), name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// played walks through a game, which is the one example of its file.
func played(t *testing.T, name string) check.Report {
	t.Helper()
	doc, errs := script.Parse(gameText(t, name))
	for _, err := range errs {
		t.Fatalf("%s:%v", name, err)
	}
	reports := check.Document(doc, check.Games{game.New()})
	if len(reports) != 1 {
		t.Fatalf("%s has %d examples, want one game", name, len(reports))
	}
	return reports[0]
}

// steps returns the statements of one type.
func steps[S script.Step](r check.Report) (out []S) {
	for _, scene := range r.Scenes {
		if s, ok := scene.Step.(S); ok {
			out = append(out, s)
		}
	}
	return out
}

func TestEveryGameHolds(t *testing.T) {
	for _, name := range names(t) {
		for _, s := range played(t, name).Scenes {
			if s.Verdict > check.OK {
				t.Errorf("%s:%v: %s: %+v", name, s.Step.Place(), script.Line(s.Step), s.Fault)
			}
		}
	}
}

// Every game begins with its first turn, and its last statement but notes is a result by a rule or by the players' word.
func TestEveryGameIsWhole(t *testing.T) {
	for _, name := range names(t) {
		r := played(t, name)
		if n := len(steps[script.Board](r)) + len(steps[script.Picture](r)) + len(steps[script.Fact](r)); n > 0 {
			t.Errorf("%s is set up by %d statements, want none", name, n)
		}
		if n := len(steps[script.Move](r)); n < leastLength || n > mostLength {
			t.Errorf("%s has %d turns, want %d to %d", name, n, leastLength, mostLength)
		}
		if end := lastResult(r); end.Result.Text == "open" || end.By.Absent() && len(end.Because) == 0 || end.False {
			t.Errorf("%s ends with %q, want a result because of a rule or by the players", name, script.Line(end))
		}
	}
}

// lastResult returns the result that ends a game, or one that says nothing.
func lastResult(r check.Report) script.Outcome {
	last := slices.DeleteFunc(slices.Clone(r.Scenes), func(s check.Scene) bool {
		switch s.Step.(type) {
		case script.Note, script.Blank:
			return true
		}
		return false
	})
	out, _ := last[len(last)-1].Step.(script.Outcome)
	return out
}

// A note in English is followed by its twin in Chinese, which has Chinese in it.
func TestEveryGameSpeaksBothLanguages(t *testing.T) {
	for _, name := range names(t) {
		notes := steps[script.Note](played(t, name))
		if len(notes) < 10 || len(notes)%2 != 0 {
			t.Errorf("%s has %d notes, want at least 5 in each language", name, len(notes))
			continue
		}
		for i := 0; i < len(notes); i += 2 {
			if notes[i].Language != "" || notes[i+1].Language != "zh-Hant" || !chinese(notes[i+1].Text.Text) || chinese(notes[i].Text.Text) {
				t.Errorf("%s:%v: want a note in English and then one in Chinese", name, notes[i].At)
			}
		}
	}
}

// chinese tells whether a text has a Chinese character in it.
func chinese(text string) bool {
	return strings.ContainsFunc(text, func(r rune) bool { return r >= 0x4e00 && r <= 0x9fff })
}

func TestEveryGameHasItsHeaders(t *testing.T) {
	for _, name := range names(t) {
		said := map[string]bool{}
		for _, h := range steps[script.Header](played(t, name)) {
			said[h.Name.Text] = true
		}
		for _, want := range []string{"game", "title", "title zh-Hant", "player white", "player black"} {
			if !said[want] {
				t.Errorf("%s has no %q", name, want)
			}
		}
	}
}

// Every game says at some instructive place what is or isn't allowed there, and cites the rule.
func TestEveryGameClaimsSomething(t *testing.T) {
	for _, name := range names(t) {
		cited := 0
		for _, s := range played(t, name).Scenes {
			if _, end := s.Step.(script.Outcome); !end && s.Verdict == check.OK && len(s.Rules) > 0 {
				cited++
			}
		}
		if cited == 0 {
			t.Errorf("%s has no claim within that cites a rule", name)
		}
	}
}

func TestTheGamesAreFormatted(t *testing.T) {
	for _, name := range names(t) {
		text := gameText(t, name)
		if formatted, errs := script.Format(text); len(errs) > 0 || !bytes.Equal(formatted, text) {
			t.Errorf("%s is not as the formatter writes it %v", name, errs)
		}
	}
}

package main

import (
	"errors"
	"strings"
	"testing"

	"shanhai/internal/columns"
)

func TestColumnsCountsWhatATerminalShows(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "shan": 4, "應龍": 4, "a山b": 4, "é": 1, "e\u0301": 1, "ｶ": 1, "カ": 2, "\u200b": 0, "—": 1, "×": 1,
	} {
		if got := columns.Of(text); got != want {
			t.Errorf("%q: %d columns, want %d", text, got, want)
		}
	}
}

func TestClipNeverHalvesACharacter(t *testing.T) {
	for room, want := range map[int]string{-1: "", 0: "", 1: "a", 2: "a", 3: "a山", 4: "a山b", 9: "a山b"} {
		if got := clip("a山b", room); got != want {
			t.Errorf("%d columns: %q, want %q", room, got, want)
		}
	}
}

func TestTableAlignsTextLeftAndNumbersRight(t *testing.T) {
	var b strings.Builder
	err := table{
		head: []string{"PIECE", " COUNT", "NOTE"},
		rows: [][]string{{"應龍", "1", "x"}, {"shan", "12", ""}, {"longer", "3", "y"}},
	}.write(&b)
	const want = "" +
		"PIECE   COUNT  NOTE\n" +
		"應龍        1  x\n" +
		"shan       12\n" +
		"longer      3  y\n"
	if err != nil || b.String() != want {
		t.Errorf("%v\n%s", err, b.String())
	}
}

func TestAPlateOfTwoFilamentsFitsEightyColumns(t *testing.T) {
	var b strings.Builder
	err := plateTable([]plateRow{{"black qinglong", 3, "1 of 1", []filamentUse{{"base-black", 123.45}, {"qinglong", 0.04}}, 4}}).write(&b)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range strings.Split(b.String(), "\n") {
		if len(line) > 80 {
			t.Errorf("%d columns: %s", len(line), line)
		}
	}
	if !strings.Contains(b.String(), "base-black 123.5, qinglong 0.0 ") {
		t.Error(b.String())
	}
}

// brokenWriter fails at once.
type brokenWriter struct{}

var errBroken = errors.New("broken")

func (brokenWriter) Write([]byte) (int, error) { return 0, errBroken }

func TestTablePassesOnTheWritersError(t *testing.T) {
	if err := plateTable(nil).write(brokenWriter{}); !errors.Is(err, errBroken) {
		t.Error(err)
	}
}

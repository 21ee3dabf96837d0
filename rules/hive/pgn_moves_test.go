package hive_test

import (
	"strings"
	"testing"

	"shanhai/rules/hive"
)

// One game in the numberings that are met with: by ply, and by move as the PGN standard has it (8.2.2), in lines of any length.
func TestPGNIsReadInAnyNumbering(t *testing.T) {
	const want = "Base;InProgress;White[4];wS1;bG1 -wS1;wQ wS1-;bQ -bG1;wA1 wQ-;bA1 -bQ"
	for name, moves := range map[string]string{
		"by ply":              "1. wS1\n2. bG1 -wS1\n3. wQ wS1-\n4. bQ -bG1\n5. wA1 wQ-\n6. bA1 -bQ",
		"two under a number":  "1. wS1 bG1 -wS1 2. wQ wS1- bQ -bG1 3. wA1 wQ- bA1 -bQ",
		"with a dot first":    "1. wS1 . bG1 -wS1 2. wQ wS1- bQ -bG1 3. wA1 wQ- bA1 -bQ",
		"three dots":          "1. wS1 1... bG1 -wS1 2. wQ wS1- 2... bQ -bG1 3. wA1 wQ- 3... bA1 -bQ",
		"no space":            "1.wS1 bG1 -wS1 2.wQ wS1- 2...bQ -bG1 3.wA1 wQ- bA1 -bQ",
		"lines of any length": "1.\nwS1 bG1\n-wS1 2. wQ wS1- bQ\n-bG1 3. wA1\nwQ-\nbA1 -bQ",
		"comments between":    "1. wS1 {so} bG1 -wS1 2. wQ wS1- $1 bQ -bG1 ; and\n3. wA1 wQ-!? bA1 -bQ",
		"marks right behind":  "1. wS1! bG1 -wS1 2. wQ wS1-?? bQ -bG1! 3. wA1 wQ- bA1 -bQ!",
	} {
		games, err := hive.ReadPGN("[GameType \"Base\"]\n\n" + moves + " *\n")
		if err != nil || len(games) != 1 {
			t.Errorf("%s: %d games, %v", name, len(games), err)
			continue
		}
		if got := gameString(t, games[0]); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	games, err := hive.ReadPGN("[GameType \"Base\"]\n1. wS1! bG1 -wS1? 2. wQ wS1- {a} bQ -bG1 $3")
	if err != nil {
		t.Fatal(err)
	}
	marks := ""
	for _, r := range games[0].Remarks {
		marks += string(rune('0'+r.After)) + r.Mark + r.Text + " "
	}
	if marks != "1! 2? 3a 4!! " {
		t.Errorf("remarks %q", marks)
	}
}

func TestThreeMovesUnderANumberAreRefused(t *testing.T) {
	_, err := hive.ReadPGN("[GameType \"Base\"]\n1. wS1 bG1 -wS1 wQ wS1-")
	if err == nil || !strings.HasPrefix(err.Error(), "2:8: ") {
		t.Errorf("%v", err)
	}
}

// The id of an example has a tag of its own in PGN and comes back; elsewhere it is left out, and said to be.
func TestAnIdComesThroughPGN(t *testing.T) {
	g := fromScript(t, strings.Replace(annotated, "game: shanhai", "example gate\ngame: shanhai", 1))
	text, err := hive.Script([]hive.Game{throughPGN(t, g), g})
	if err != nil || !strings.HasPrefix(string(text), "example gate \"A truce\"\n") || strings.Count(string(text), "example gate") != 1 {
		t.Errorf("%v\n%s", err, text)
	}
	if got := g.Left(hive.FormSGF).String(); got != "ExampleId, Title_zh_Hant" {
		t.Errorf("SGF leaves out %q", got)
	}
}

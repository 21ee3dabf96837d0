package uhp_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"shanhai/rules/uhp"
)

// talk gives an engine some lines and returns its answers, each without the final "ok"; the first is to no command.
func talk(t *testing.T, lines ...string) []string {
	t.Helper()
	var out bytes.Buffer
	if err := uhp.NewEngine("test 1").Run(strings.NewReader(strings.Join(lines, "\n")+"\n"), &out); err != nil {
		t.Fatal(err)
	}
	var answers []string
	var answer []string
	for _, line := range strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n") {
		if line != "ok" {
			answer = append(answer, line)
			continue
		}
		answers, answer = append(answers, strings.Join(answer, "\n")), nil
	}
	if answer != nil {
		t.Fatalf("no final ok: %q", out.String())
	}
	return answers
}

// The commands and answers of the protocol's page.
func TestTheProtocol(t *testing.T) {
	const info = "id test 1\nMosquito;Ladybug;Pillbug"
	for _, c := range []struct {
		name  string
		lines []string
		want  []string
	}{
		{"info", []string{"info"}, []string{info, info}},
		{"newgame", []string{"newgame"}, []string{info, "Base;NotStarted;White[1]"}},
		{"newgame of a type", []string{"newgame Base+PLM"}, []string{info, "Base+MLP;NotStarted;White[1]"}},
		{"play", []string{"newgame Base+MLP", "play wS1", `play bS1 wS1-`, `play wQ -wS1`},
			[]string{info, "Base+MLP;NotStarted;White[1]", "Base+MLP;InProgress;Black[1];wS1", "Base+MLP;InProgress;White[2];wS1;bS1 wS1-", "Base+MLP;InProgress;Black[2];wS1;bS1 wS1-;wQ -wS1"}},
		{"newgame of a game", []string{"newgame Base;InProgress;White[2];wS1;bS1 wS1-;", "undo", "undo"},
			[]string{info, "Base;InProgress;White[2];wS1;bS1 wS1-", "Base;InProgress;Black[1];wS1", "Base;NotStarted;White[1]"}},
		{"undo two", []string{"newgame Base;InProgress;White[2];wS1;bS1 wS1-", "undo 2", "undo"},
			[]string{info, "Base;InProgress;White[2];wS1;bS1 wS1-", "Base;NotStarted;White[1]", "err undo 1: the game has 0 moves"}},
		{"the tournament opening", []string{"newgame", "play wQ", "options set TournamentOpening false", "newgame", "play wQ"},
			[]string{info, "Base;NotStarted;White[1]", "invalidmove wQ: YingLong may not open in the tournament opening (yinglong-by-fourth)", "TournamentOpening;bool;False;True", "Base;NotStarted;White[1]", "Base;InProgress;Black[1];wQ"}},
		{"options", []string{"options", "options get RepetitionDraw", "options set RepetitionDraw True", "options get RepetitionDraw"},
			[]string{info, "TournamentOpening;bool;True;True\nRepetitionDraw;bool;False;False", "RepetitionDraw;bool;False;False", "RepetitionDraw;bool;True;False", "RepetitionDraw;bool;True;False"}},
		{"exit", []string{"exit", "info"}, []string{info, ""}},
		{"pass refused", []string{"newgame", "pass"}, []string{info, "Base;NotStarted;White[1]", "invalidmove pass: white has 4 legal acts (forfeit)"}},
		{"no game", []string{"play wS1", "validmoves", "bestmove depth 1"}, []string{info, errNoGame, errNoGame, errNoGame}},
		{"validmoves", []string{"newgame", "validmoves"}, []string{info, "Base;NotStarted;White[1]", "wB1;wS1;wG1;wA1"}},
		{"validmoves shut out", []string{"newgame " + shutOut, "validmoves", "pass", "validmoves"}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := talk(t, c.lines...)
			if c.want != nil && !slices.Equal(got, c.want) {
				t.Errorf("\n got %q\nwant %q", got, c.want)
			}
		})
	}
}

const (
	errNoGame = "err no game yet: newgame begins one"
	shutOut   = `Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \wA1;bA1 bS1\;wQ -wA1;bA2 bQ\;wQ \wA1;bA1 \wQ;wG1 /wQ;bA2 /wG1`
)

func TestPassIsTheOnlyMoveOfAShutOutPlayer(t *testing.T) {
	got := talk(t, "newgame "+shutOut, "validmoves", "pass")
	if got[2] != "pass" || !strings.HasSuffix(got[3], ";Black[7]"+strings.TrimPrefix(shutOut, "Base;InProgress;White[7]")+";pass") {
		t.Errorf("%q", got)
	}
}

func TestBestMoveIsAValidMove(t *testing.T) {
	const game = "newgame Base+MLP;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-"
	for _, command := range []string{"bestmove depth 1", "bestmove depth 2", "bestmove time 00:00:01", "bestmove time 00:00:00"} {
		got := talk(t, game, "validmoves", command)
		if !slices.Contains(strings.Split(got[2], ";"), got[3]) {
			t.Errorf("%s: %q is not among %q", command, got[3], got[2])
		}
	}
}

// bestmove must find the winning move: black's queen is closed on five sides.
func TestBestMoveWins(t *testing.T) {
	const game = "newgame Base;InProgress;White[8];wS1;bS1 wS1-;wQ -wS1;bQ bS1/;wG1 -wQ;bG1 \\bQ;wG1 bQ\\;bG2 bQ/;wA1 wQ\\;bA1 bG2/;wA1 bG2\\;bA1 \\bG2;wQ \\wS1;bA1 bG2/"
	got := talk(t, game, "bestmove depth 2")
	after := talk(t, game, "play "+got[2])
	if !strings.HasPrefix(after[2], "Base;WhiteWins;") {
		t.Errorf("%q leads to %q", got[2], after[2])
	}
}

func TestFaultyCommandsAreAnsweredWithErr(t *testing.T) {
	for _, line := range []string{"hello", "newgame Bass", "newgame Base+X", "newgame Base+", "newgame Base+MM", "newgame Base;What;White[1]", "newgame Base;InProgress", "newgame Base;InProgress;White",
		"newgame Base;InProgress;White[1];wS9", "newgame Base;InProgress;White[1];wS1;;bS1 wS1-", "options set Speed 1", "options set RepetitionDraw maybe", "options get", "options turn"} {
		if got := talk(t, line)[1]; !strings.HasPrefix(got, "err ") {
			t.Errorf("%q: %q", line, got)
		}
	}
	for _, line := range []string{"undo x", "undo 0", "undo 1", "bestmove", "bestmove depth 0", "bestmove depth x", "bestmove time 5", "bestmove time 1:2:x", "bestmove time -1:00:00"} {
		if got := talk(t, "newgame", line)[2]; !strings.HasPrefix(got, "err ") {
			t.Errorf("%q: %q", line, got)
		}
	}
	for _, line := range []string{"play", "play wK", "play bS1", "play wS1 bS1-", "play wS4"} {
		if got := talk(t, "newgame", line)[2]; !strings.HasPrefix(got, "invalidmove ") {
			t.Errorf("%q: %q", line, got)
		}
	}
}

func TestFaultsInAGameStringHaveAColumn(t *testing.T) {
	for line, want := range map[string]string{
		"newgame Base;InProgress;White[2];wS1;bK wS1-":  "err column 31: want one of the letters",
		"newgame Base;InProgress;White[2];wS1;bS2 wS1-": "err column 30: move 2: bS2 wS1-: black BaiHu 1 comes first (supply)",
		"newgame Base;Nowhere;White[1]":                 "err column 6: want NotStarted",
		"newgame Base+MLX":                              "err column 8: want",
	} {
		if got := talk(t, line)[1]; !strings.HasPrefix(got, want) {
			t.Errorf("%q: %q, want %q ...", line, got, want)
		}
	}
}

func FuzzEngine(f *testing.F) {
	for _, text := range []string{"info", "newgame Base+MLP\nplay wS1\nvalidmoves\nundo", "newgame " + shutOut + "\npass", "options set TournamentOpening false\nnewgame\nplay wQ", "newgame Base;InProgress;White[2];wS1; bS1 wS1-;"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.Contains(text, "bestmove") {
			t.Skip("searching takes as long as it is told to")
		}
		var out bytes.Buffer
		if err := uhp.NewEngine("fuzz").Run(strings.NewReader(text), &out); err != nil && len(text) < 1<<20 {
			t.Fatal(err)
		}
		if !strings.HasSuffix(out.String(), "ok\n") || strings.Count(out.String(), "ok\n") < 1 {
			t.Fatalf("%q", out.String())
		}
	})
}

package hive_test

import (
	"bufio"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/hive"
	"shanhai/rules/script"
	"shanhai/rules/shanhai"
	"shanhai/rules/shanhai/game"
)

// record is a game of people as shared/data/hive/real-games.jsonl holds it.
type record struct {
	ID, Type, Result string
	Moves            []string
}

// realGames reads the games that people have played, from outside the project.
func realGames(t *testing.T) []record {
	t.Helper()
	f, err := os.Open(filepath.Join("..", "..", "..", "shared", "data", "hive", "real-games.jsonl"))
	if errors.Is(err, os.ErrNotExist) {
		t.Skip("../shared/data/hive is absent: records of real games were not read")
	}
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []record
	for lines := bufio.NewScanner(f); lines.Scan(); {
		var r record
		if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
			t.Fatal(err)
		}
		out = append(out, r)
	}
	if len(out) < 10 {
		t.Fatalf("%d games", len(out))
	}
	return out
}

// A game that people played keeps its moves and result through every form.
func TestRealGamesKeepTheirMovesThroughEveryForm(t *testing.T) {
	for _, r := range realGames(t) {
		games, err := hive.ReadGameStrings(r.Type + ";" + r.Result + ";White[1];" + strings.Join(r.Moves, ";"))
		if err != nil || len(games) != 1 {
			t.Fatalf("%s: %d games, %v", r.ID, len(games), err)
		}
		first := games[0]
		if len(first.Acts) != len(r.Moves) || first.Result.Outcome.String() != r.Result {
			t.Errorf("%s: %d moves, %v; want %d, %s", r.ID, len(first.Acts), first.Result, len(r.Moves), r.Result)
		}
		want := gameString(t, first)
		first.Tags = []hive.Tag{{Name: "Event", Value: `The "Cup" [final]`}, {Name: "White", Value: "Anna"}, {Name: "Black", Value: `B\o`}}
		for form, again := range map[string]hive.Game{"PGN": throughPGN(t, first), "SGF": throughSGF(t, first)} {
			if got := gameString(t, again); got != want {
				t.Errorf("%s through %s:\n%s\nwant\n%s", r.ID, form, got, want)
			}
			if again.Result != first.Result || again.Tag("White") != "Anna" || again.Tag("Event") != `The "Cup" [final]` {
				t.Errorf("%s through %s: %v %q", r.ID, form, again.Result, again.Tags)
			}
		}
	}
}

func gameString(t *testing.T, g hive.Game) string {
	t.Helper()
	text, err := g.GameString()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func throughPGN(t *testing.T, g hive.Game) hive.Game {
	t.Helper()
	text, err := g.PGN()
	if err != nil {
		t.Fatal(err)
	}
	games, err := hive.ReadPGN(text)
	if err != nil || len(games) != 1 {
		t.Fatalf("%d games, %v in\n%s", len(games), err, text)
	}
	return games[0]
}

func throughSGF(t *testing.T, g hive.Game) hive.Game {
	t.Helper()
	text, err := g.SGF()
	if err != nil {
		t.Fatal(err)
	}
	again, err := hive.ReadSGF(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return again
}

// The moves of both files are written by hand; the GameString says what they are.
func TestReadSGF(t *testing.T) {
	for _, c := range []struct{ name, sgf, want string }{
		{"new files", `(;
GM[27]VV[1]
SU[Hive-PLM]
P0[id "Anna"]
P1[id "Bo"]
; P0[0 Start P0]
; P0[1 Pick W 4 wS1]
; P0[2 Dropb wS1 N 13 .]
; P0[3 Done]
; P1[4 Pick B 6 bL1]
; P1[5 Dropb bL1 O 13 wS1-]
; P1[6 Pickb O 13 bL1]
; P1[7 Dropb bL1 M 13 -wS1]
; P1[8 Done]
; P0[9 Dropb wQ N 12 wS1\\]
; P0[10 Done]
; P1[11 Dropb bQ L 13 -bL1]TM[4711]
; P1[12 OfferDraw]
; P1[13 Done]
; P0[14 DeclineDraw]
; P0[15 Done]
; P1[16 Dropb bQ L 13 -bL1]
; P1[17 Done]
; P0[18 Move W wQ M 12 /wS1]
; P0[19 Done]
; P1[20 Resign]
)`, `Base+MLP;InProgress;Black[3];wS1;bL -wS1;wQ wS1\;bQ -bL;wQ /wS1`},
		{"old files", `(;
GM[27]VV[1]
SU[hive]
P0[id "a"]
P1[id "b"]
; P0[0 start P0]
; P0[1 pick W 0 q]
; P0[2 dropb q N 26 .]
; P0[3 done]
; P1[4 pick B 3 b1]
; P1[5 dropb b1 N 1 \q]
; P1[6 done]
; P0[7 pick W 2 g1]
; P0[8 dropb g1 N 25 q\\]
; P0[9 done]
; P1[10 pick B 0 q]
; P1[11 dropb q M 1 .]
; P1[12 done]
; P0[13 move W g1 N 2 \b1]
; P0[14 done]
; P1[15 pickb M 1 q]
; P1[16 dropb q M 26 -q]
; P1[17 done]
; P0[18 move W g1 N 25 q\\]
; P0[19 done]
; P1[20 move B b1 N 26 wq]
; P1[21 done]
)`, `Base;InProgress;White[5];wQ;bB1 \wQ;wG1 wQ\;bQ -bB1;wG1 bQ/;bQ -wQ;wG1 wQ\;bB1 wQ`},
	} {
		g, err := hive.ReadSGF(c.sgf)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if got := gameString(t, g); got != c.want {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

func TestResultsThatTheBoardDoesNotShow(t *testing.T) {
	const moves = "; P0[1 Dropb wS1 N 13 .]\n; P0[2 Done]\n; P1[3 Dropb bS1 O 13 wS1-]\n; P1[4 Done]\n"
	for _, c := range []struct {
		end  string
		want shanhai.Outcome
		by   hive.Ending
	}{
		{"; P0[5 Resign]", shanhai.BlackWins, hive.Resigned},
		{"; P1[5 Resign]", shanhai.WhiteWins, hive.Resigned},
		{"; P0[5 OfferDraw]\n; P0[6 Done]\n; P1[7 AcceptDraw]\n; P1[8 Done]", shanhai.Draw, hive.Agreed},
		{"RE[Partie gagnée par Bob]", shanhai.BlackWins, hive.Unsaid},
		{"RE[Game is a draw]", shanhai.Draw, hive.Unsaid},
		{"RE[W+R]", shanhai.WhiteWins, hive.Resigned},
		{"RE[B+Resign]", shanhai.BlackWins, hive.Resigned},
		{"RE[B+T]", shanhai.BlackWins, hive.Unsaid},
		{"RE[W+Forfeit]", shanhai.WhiteWins, hive.Unsaid},
		{"RE[B+]", shanhai.BlackWins, hive.Unsaid},
		{"RE[0]", shanhai.Draw, hive.Unsaid},
		{"RE[Void]", shanhai.InProgress, hive.Shown},
		{"RE[?]", shanhai.InProgress, hive.Shown},
		{"", shanhai.InProgress, hive.Shown},
	} {
		g, err := hive.ReadSGF("(;SU[hive]P0[id \"Bo\"]P1[id \"Bob\"]\n" + moves + c.end + ")")
		if err != nil {
			t.Fatal(err)
		}
		if want := (hive.Result{Outcome: c.want, By: c.by}); g.Result != want {
			t.Errorf("%q: %v, want %v", c.end, g.Result, want)
		}
		if again := throughSGF(t, g); again.Result != g.Result || again.Tag("Termination") != g.Tag("Termination") {
			t.Errorf("%q: through SGF %v %q", c.end, again.Result, again.Tags)
		}
		if again := throughPGN(t, g); again.Result != g.Result {
			t.Errorf("%q: through PGN %v %q", c.end, again.Result, again.Tags)
		}
	}
}

func TestReadPGN(t *testing.T) {
	const text = "[GameType \"Base+P\"]\r\n[Date \"2024.02.10\"]\r\n[White \"Anna \\\"A\\\"\"]\r\n[Result \"½-½\"]\r\n\r\n" +
		"1. wS1\r\n2. bP wS1- {a quiet\r\nanswer}\r\n3. wQ -wS1 4. bQ bP-\r\n½-½\r\n[GameType \"Base\"]\n[Result \"*\"]\n\n1. wG1 .\n*\n"
	games, err := hive.ReadPGN(text)
	if err != nil || len(games) != 2 {
		t.Fatalf("%d games, %v", len(games), err)
	}
	if got, want := gameString(t, games[0]), "Base+P;InProgress;White[3];wS1;bP wS1-;wQ -wS1;bQ bP-"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	if games[0].Tag("White") != `Anna "A"` || games[0].Result != (hive.Result{Outcome: shanhai.Draw, By: hive.Unsaid}) {
		t.Errorf("%q %v", games[0].Tags, games[0].Result)
	}
	if got, want := gameString(t, games[1]), "Base;InProgress;Black[1];wG1"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}

func TestFaultsNameTheirPlace(t *testing.T) {
	read := map[string]func(string) error{
		"pgn": func(s string) error { _, err := hive.ReadPGN(s); return err },
		"sgf": func(s string) error { _, err := hive.ReadSGF(s); return err },
		"uhp": func(s string) error { _, err := hive.ReadGameStrings(s); return err },
	}
	for _, c := range []struct {
		form, text string
		at         rules.Place
		says       string
	}{
		{"uhp", "# games\nBase;InProgress;Black[2];wS1;bS1 wS1-;wS2 bS1-", rules.Place{Line: 2, Column: 39}, "place-own"},
		{"uhp", "Base;Lost;Black[2];wS1", rules.Place{Line: 1, Column: 6}, "WhiteWins"},
		{"uhp", "Bass", rules.Place{Line: 1, Column: 1}, "Base"},
		{"pgn", "[GameType \"Base\"]\n1. wS1\n2. bS1 wS1- 3. wX1 -wS1", rules.Place{Line: 3, Column: 16}, "letters"},
		{"pgn", "[GameType \"Base\"]\nwS1", rules.Place{Line: 2, Column: 1}, "move number"},
		{"pgn", "1. wS1", rules.Place{Line: 1, Column: 4}, "GameType"},
		{"pgn", "[White Anna]", rules.Place{Line: 1, Column: 1}, "tag"},
		{"sgf", "(;SU[hive-ultimate])", rules.Place{Line: 1, Column: 6}, "allowed"},
		{"sgf", "(;SU[hive]\n; P0[1 Dropb wS1 N x .]\n; P0[2 Done])", rules.Place{Line: 2, Column: 6}, "row"},
		{"sgf", "(;SU[hive]\n; P0[1 Dropb wQ2 N 3 .]\n; P0[2 Done]\n; P1[3 Dropb bQ Z 3 .]; P1[4 Done])", rules.Place{Line: 4, Column: 6}, "place-first"},
		{"sgf", "(;SU[hive", rules.Place{Line: 1, Column: 6}, "closing"},
		{"sgf", "(;SU[hive]\n; P0[1 Dropb wS1 N 13 .]\n; P0[2 Done]\n", rules.Place{Line: 4, Column: 1}, "before its closing"},
		{"sgf", "(;SU[hive]\n; P0[1 Dropb wS1 N 13 .]; P0[2 Done](;C[a])\n(;C[b]))", rules.Place{Line: 3, Column: 1}, "variation"},
		{"pgn", "[GameType \"Base\"]\n1. wS1 {cut off\n2. bS1 wS1-\n", rules.Place{Line: 2, Column: 8}, "closing"},
		{"pgn", "[GameType \"Base\"]\n1. wS1 (1. wG1) 2. bS1 wS1-\n", rules.Place{Line: 2, Column: 8}, "variation"},
	} {
		err := read[c.form](c.text)
		var blamed *rules.WordError
		if !errors.As(err, &blamed) || blamed.Word.At != c.at || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s %q: %v; want %v and %q", c.form, c.text, err, c.at, c.says)
		}
	}
}

func FuzzRead(f *testing.F) {
	f.Add("(;SU[hive-plm]; P0[1 Dropb wS1 N 13 .]; P0[2 Done])")
	f.Add("[GameType \"Base+MLP\"]\n1. wS1\n2. bS1 wS1-\n")
	f.Add("[GameType \"Base\"]\n[Title_zh \"a#\\\\\"]\n{[%lang zh] a} 1. wS1! $10 ; # } b \"\n")
	f.Add("(;SU[hive]GN[# \\]]; P0[1 Dropb wS1 N 13 .]TE[2]IT[]; P0[2 Done]C[a\n# b])")
	f.Add("Base+M;InProgress;White[2];wS1;bM wS1-;")
	f.Fuzz(func(t *testing.T, text string) {
		games, err := hive.Read(text)
		if err != nil {
			return
		}
		for _, g := range games {
			if got := gameString(t, throughSGF(t, g)); got != gameString(t, g) {
				t.Errorf("%s is not what SGF keeps of it: %s", gameString(t, g), got)
			}
			if got := throughPGN(t, g).Remarks; len(got) != len(g.Remarks) {
				t.Errorf("%v of %v through PGN", got, g.Remarks)
			}
		}
		if text, err := hive.Script(games); err == nil {
			if _, faults := script.Parse(text); len(faults) > 0 {
				t.Errorf("%v in\n%s", faults[0], text)
			}
		}
	})
}

// A script of a game holds by the checker and is the same game when it is read again.
func TestScriptsOfRealGamesHoldAndKeepTheirMoves(t *testing.T) {
	for _, r := range realGames(t) {
		games, err := hive.ReadGameStrings(r.Type + ";" + r.Result + ";White[1];" + strings.Join(r.Moves, ";"))
		if err != nil {
			t.Fatal(err)
		}
		games[0].Tags = []hive.Tag{{Name: "Event", Value: "Cup # 1"}, {Name: "White", Value: "Anna"}, {Name: "Black", Value: "Bo"}}
		text, err := hive.Script(games)
		if err != nil {
			t.Fatal(err)
		}
		doc, faults := script.Parse(text)
		if len(faults) > 0 {
			t.Fatalf("%s: %v in\n%s", r.ID, faults[0], text)
		}
		for _, report := range check.Document(doc, check.Games{game.New()}) {
			if report.Verdict() != check.OK {
				t.Errorf("%s: %v\n%s", r.ID, report.Verdict(), text)
			}
		}
		again, err := hive.FromExample(doc.Examples[0])
		if err != nil {
			t.Fatal(err)
		}
		if gameString(t, again) != gameString(t, games[0]) || again.Result != games[0].Result || again.Tag("Event") != "Cup # 1" || again.Tag("Black") != "Bo" {
			t.Errorf("%s: %s %v %q", r.ID, gameString(t, again), again.Result, again.Tags)
		}
	}
}

func TestOnlyGamesOfHiveAreRecords(t *testing.T) {
	for _, c := range []struct{ text, says string }{
		{"game: shanhai\noption landscape: 3\n1. wX1\n2. bX1 wX1-\n3. M -wX1\n", "landscape"},
		{"game: shanhai\nboard: wY 0,0; bY 1,0\nresult open\n", "first turn"},
		{"game: go\n1. wX1\n", "go"},
		{"game: shanhai\n1. wX1\n2. bX1 3,0\n", "3:4"},
	} {
		doc, faults := script.Parse([]byte(c.text))
		if len(faults) > 0 {
			t.Fatal(faults[0])
		}
		g, err := hive.FromExample(doc.Examples[0])
		if err == nil {
			_, err = g.PGN()
		}
		if err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q: %v, want %q", c.text, err, c.says)
		}
	}
}

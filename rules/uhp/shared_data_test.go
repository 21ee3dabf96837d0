package uhp_test

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/uhp"
)

// sharedFile returns the path of a file of ../shared/data/hive (seen from the project), and skips where it is absent.
func sharedFile(t *testing.T, name string) string {
	t.Helper()
	path := filepath.Join("..", "..", "..", "shared", "data", "hive", name)
	if _, err := os.Stat(path); err != nil {
		t.Skipf("not checked: %s is absent", path)
	}
	return path
}

// readLines calls do with every line of a shared file, without a byte order mark.
func readLines(t *testing.T, name string, do func(n int, line string)) {
	t.Helper()
	f, err := os.Open(sharedFile(t, name))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	n := 0
	for lines.Scan() {
		n++
		do(n, strings.TrimRight(strings.TrimPrefix(lines.Text(), "\ufeff"), "\r"))
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	if n == 0 {
		t.Fatalf("%s is empty", name)
	}
}

// row is a line of the jsonl files; each file has some of the fields.
type row struct {
	ID, Name, Type, State, Result, Game string
	QueenMayOpen                        bool `json:"queen_may_open"`
	Moves, Legal, Pieces                []string
	LegalUHP                            []string `json:"legal_uhp"`
	Perft                               []uint64
}

func readRows(t *testing.T, name string, do func(n int, r row)) {
	t.Helper()
	readLines(t, name, func(n int, line string) {
		var r row
		if err := json.Unmarshal([]byte(line), &r); err != nil {
			t.Fatalf("%s:%d: %v", name, n, err)
		}
		do(n, r)
	})
}

func replay(t *testing.T, gameType string, o shanhai.Options, moves []string) *uhp.Game {
	t.Helper()
	o, err := uhp.ParseGameType(gameType, o)
	if err != nil {
		t.Fatal(err)
	}
	g, err := uhp.NewGame(o)
	if err != nil {
		t.Fatal(err)
	}
	for i, m := range moves {
		if err := g.Play(m); err != nil {
			t.Fatalf("move %d %q: %v", i+1, m, err)
		}
	}
	return g
}

// destinations writes the legal acts as the shared data does: the tile, coordinates and height, e.g. "wA1 2,-1,0".
func destinations(p *shanhai.Position) []string {
	var out []string
	for _, a := range p.Acts() {
		text := "pass"
		if a.Type != shanhai.Forfeit {
			text = fmt.Sprintf("%s %d,%d,%d", uhp.Letters().Creature(a.Creature), a.To.Q, a.To.R, len(p.At(a.To)))
		}
		out = append(out, text)
	}
	slices.Sort(out)
	return out
}

func sorted(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}

// ofPieces keeps the lines about some tiles; all if none are named.
func ofPieces(lines, pieces []string) (out []string) {
	for _, line := range lines {
		tile, _, _ := strings.Cut(line, " ")
		if len(pieces) == 0 || slices.Contains(pieces, tile) {
			out = append(out, line)
		}
	}
	return out
}

func TestLegalMovesOf723RandomPositions(t *testing.T) {
	n := 0
	readRows(t, "positions.jsonl", func(line int, r row) {
		n++
		g := replay(t, r.Type, shanhai.Options{TournamentOpening: !r.QueenMayOpen}, r.Moves)
		if got, want := destinations(g.Position), sorted(r.Legal); !slices.Equal(got, want) {
			t.Errorf("line %d %s:\n got %v\nwant %v", line, g, got, want)
		}
	})
	if n != 723 {
		t.Errorf("%d positions, want 723", n)
	}
}

func TestHardCases(t *testing.T) {
	readRows(t, "cases.jsonl", func(line int, r row) {
		g := replay(t, r.Type, shanhai.Options{}, r.Moves)
		if got, want := ofPieces(destinations(g.Position), r.Pieces), sorted(r.Legal); !slices.Equal(got, want) {
			t.Errorf("%s %s:\n got %v\nwant %v", r.ID, r.Name, got, want)
		}
		checkSpellings(t, g, r.LegalUHP, r.Pieces)
		if !strings.HasPrefix(strings.TrimPrefix(g.String(), r.Type+";"), r.State) {
			t.Errorf("%s: %s, want state %s", r.ID, g, r.State)
		}
	})
}

// checkSpellings reads MoveStrings of another engine and compares what they mean with the legal acts.
func checkSpellings(t *testing.T, g *uhp.Game, moves, pieces []string) {
	t.Helper()
	var got, want []string
	for _, m := range moves {
		act, err := uhp.Letters().Read(g.Position, m)
		if err != nil {
			t.Errorf("%q: %v", m, err)
			continue
		}
		got = append(got, uhp.Letters().Act(g.Position, act))
	}
	for _, m := range g.ValidMoves() {
		want = append(want, ofPieces([]string{m}, pieces)...)
	}
	if got, want = sorted(got), sorted(want); !slices.Equal(got, want) {
		t.Errorf("%s:\n read %v\nlegal %v", g, got, want)
	}
}

func TestFinishedGamesEndAsTheyDid(t *testing.T) {
	readRows(t, "finished-games.jsonl", func(line int, r row) {
		g := replay(t, r.Type, shanhai.Options{TournamentOpening: !r.QueenMayOpen}, r.Moves)
		if got := g.Position.Result().Outcome.String(); got != r.Result {
			t.Errorf("line %d: %s, want %s", line, got, r.Result)
		}
	})
}

// Three of the nineteen games were given up or agreed drawn; the others ended on the board.
func TestRealGamesAreLegalAndEndAsTheyDid(t *testing.T) {
	settledByPlayers := map[string]bool{"game-06": true, "game-15": true, "game-18": true}
	readRows(t, "real-games.jsonl", func(line int, r row) {
		g := replay(t, r.Type, shanhai.Options{TournamentOpening: true}, r.Moves)
		want := r.Result
		if settledByPlayers[r.ID] {
			want = shanhai.InProgress.String()
		}
		if got := g.Position.Result().Outcome.String(); got != want {
			t.Errorf("%s: %s, want %s", r.ID, got, want)
		}
	})
}

func TestPerftOfMiddleGames(t *testing.T) { checkMiddleGames(t, 0, 3) }

func TestConformancePerftOfMiddleGames(t *testing.T) {
	if os.Getenv("SHANHAI_CONFORMANCE") == "" {
		t.Skip("only run by make conformance (SHANHAI_CONFORMANCE=1); nothing was proven here")
	}
	checkMiddleGames(t, 4, 9)
}

func checkMiddleGames(t *testing.T, from, to int) {
	readRows(t, "perft-positions.jsonl", func(line int, r row) {
		g, err := uhp.ParseGame(r.Game, shanhai.Options{})
		if err != nil {
			t.Fatalf("%s: %v", r.Name, err)
		}
		for depth := from; depth <= to && depth < len(r.Perft); depth++ {
			if got := shanhai.Perft(g.Position, depth, shanhai.PerftOptions{Threads: 2}); got != r.Perft[depth] {
				t.Errorf("%s depth %d: %d, want %d", r.Name, depth, got, r.Perft[depth])
			}
		}
	})
}

// Mzinga's tables: a GameString, then the complete list of legal moves, or those of one kind of tile.
func TestMzingaValidMoves(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(filepath.Dir(sharedFile(t, "README.md")), "mzinga", "BoardTests", "*ValidMoves*.csv"))
	if err != nil || len(files) < 9 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	n := 0
	for _, file := range files {
		if strings.Contains(file, "Invalid") {
			continue
		}
		readLines(t, filepath.Join("mzinga", "BoardTests", filepath.Base(file)), func(line int, text string) {
			game, moves, ok := strings.Cut(text, "\t")
			if !ok {
				return
			}
			n++
			checkValidMoves(t, fmt.Sprintf("%s:%d", filepath.Base(file), line), game, strings.Split(moves, ";"), strings.Contains(file, "RealGames"))
		})
	}
	if n < 195 {
		t.Errorf("%d positions, want at least 195", n)
	}
}

func checkValidMoves(t *testing.T, where, game string, moves []string, complete bool) {
	t.Helper()
	g, err := uhp.ParseGame(game, shanhai.Options{TournamentOpening: true})
	if err != nil {
		t.Errorf("%s: %v", where, err)
		return
	}
	var pieces []string
	if !complete {
		for _, m := range moves {
			tile, _, _ := strings.Cut(strings.TrimSpace(m), " ")
			pieces = append(pieces, tile)
		}
	}
	checkSpellings(t, g, moves, pieces)
}

func TestMzingaInvalidMovesByRule(t *testing.T) {
	want := map[string]rules.ID{
		"# You can't play, the game is over.": shanhai.Turn, "# It's not that player's turn.": shanhai.Turn,
		"# That piece is not enabled in this game.": shanhai.Supply, "# You can't put a piece back into your hand.": shanhai.Supply,
		"# You can't play your Queen Bee on your first turn.":                                       shanhai.YingLongByFourth,
		"# You must play your Queen Bee on or before your fourth turn.":                             shanhai.YingLongByFourth,
		"# You can't move a piece in play until you've played your Queen Bee.":                      shanhai.MoveAfter,
		"# When there are multiple pieces of the same bug type, you must play the pieces in order.": shanhai.Supply,
		"# You can't move there because a piece already exists at that position.":                   "",
		"# You can't move that piece because it has another piece on top of it.":                    shanhai.Covered,
		"# You can't move that piece because it will break the hive.":                               shanhai.OneRealm,
		"# You can't pass, the game is over.":                                                       shanhai.Turn,
		"# You can't pass when you have valid moves.":                                               shanhai.ForfeitTurn,
	}
	heading, n := "", 0
	readLines(t, "mzinga/BoardTests/Board_InvalidMovesByRuleTest.csv", func(line int, text string) {
		if strings.HasPrefix(text, "#") {
			heading = text
			return
		}
		if game, move, ok := strings.Cut(text, "\t"); ok {
			n++
			checkInvalid(t, line, game, move, want[heading])
		}
	})
	if n != 22 && n != 24 {
		t.Errorf("%d illegal moves, want 22 or 24", n)
	}
}

func checkInvalid(t *testing.T, line int, game, move string, want rules.ID) {
	t.Helper()
	g, err := uhp.ParseGame(game, shanhai.Options{TournamentOpening: true})
	if err != nil {
		t.Errorf("line %d: %v", line, err)
		return
	}
	err = g.Play(move)
	var v *rules.Violation
	if !errors.As(err, &v) || want != "" && v.Rule != want {
		t.Errorf("line %d %q: %v, want %s", line, move, err, want)
	}
}

// nokamute's file: a heading, a GameString, then moves of the tiles they name, "pass", or nothing but the state.
func TestNokamutePositions(t *testing.T) {
	game, n := "", 0
	readLines(t, "nokamute/uhp_tests.txt", func(line int, text string) {
		switch {
		case strings.HasPrefix(text, "Base"):
			game = text
			n++
			checkState(t, line, game)
		case text != "" && !strings.HasPrefix(text, "#"):
			checkValidMoves(t, fmt.Sprintf("uhp_tests.txt:%d", line), game, strings.Split(text, ";"), false)
		}
	})
	if n != 21 {
		t.Errorf("%d positions, want 21", n)
	}
}

func checkState(t *testing.T, line int, game string) {
	t.Helper()
	g, err := uhp.ParseGame(game, shanhai.Options{TournamentOpening: true, RepetitionDraw: true})
	if err != nil {
		t.Errorf("line %d: %v", line, err)
		return
	}
	want := strings.Split(game, ";")[1]
	if got := strings.Split(g.String(), ";")[1]; got != want {
		t.Errorf("line %d: %s, want %s", line, got, want)
	}
}

// Mzinga's perft tables: a GameString of the start, a depth and the number of leaves.
func TestMzingaPerftTables(t *testing.T) { checkPerftTables(t, 0, 4) }

func TestConformanceMzingaPerftTables(t *testing.T) {
	if os.Getenv("SHANHAI_CONFORMANCE") == "" {
		t.Skip("only run by make conformance (SHANHAI_CONFORMANCE=1); nothing was proven here")
	}
	checkPerftTables(t, 5, 8)
}

func checkPerftTables(t *testing.T, from, to int) {
	files, err := filepath.Glob(filepath.Join(filepath.Dir(sharedFile(t, "README.md")), "mzinga", "BoardTests", "*_PerftTest.csv"))
	if err != nil || len(files) != 8 {
		t.Fatalf("%d files, want 8; %v", len(files), err)
	}
	for _, file := range files {
		rows := 0
		readLines(t, filepath.Join("mzinga", "BoardTests", filepath.Base(file)), func(line int, text string) {
			var depth int
			var want uint64
			fields := strings.Split(text, "\t")
			if len(fields) != 3 {
				return
			}
			if _, err := fmt.Sscan(fields[1]+" "+fields[2], &depth, &want); err != nil {
				t.Fatalf("%s:%d: %v", file, line, err)
			}
			rows++
			if depth < from || depth > to {
				return
			}
			g, err := uhp.ParseGame(fields[0], shanhai.Options{TournamentOpening: true})
			if err != nil {
				t.Fatal(err)
			}
			if got := shanhai.Perft(g.Position, depth, shanhai.PerftOptions{Threads: 2}); got != want {
				t.Errorf("%s depth %d: %d, want %d", filepath.Base(file), depth, got, want)
			}
		})
		if rows != 9 {
			t.Errorf("%s: %d rows, want 9", filepath.Base(file), rows)
		}
	}
}

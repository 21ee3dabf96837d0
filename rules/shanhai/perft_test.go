package shanhai_test

import (
	"testing"

	"shanhai/rules/shanhai"
)

// perftTable holds the leaf counts of one game type by depth from 1.
type perftTable struct {
	advanced string // letters of the advanced tiles
	leaves   []uint64
}

// Published perft of Hive under the tournament opening (Mzinga's wiki, to depth 8; agreed by several engines).
func tournamentTables() []perftTable {
	return []perftTable{
		{"", []uint64{4, 96, 1440, 21600, 516240, 12219480, 181641900}},
		{"P", []uint64{5, 150, 2610, 45414, 1252800, 34233432, 527164524}},
		{"L", []uint64{5, 150, 2610, 45414, 1252800, 34233672, 529630188}},
		{"F", []uint64{5, 150, 2610, 45414, 1255932, 34395984, 532753872}},
		{"PL", []uint64{6, 216, 4320, 86400, 2725920, 85201200, 1357078404}},
		{"PF", []uint64{6, 216, 4320, 86400, 2730888, 85492248, 1363837116}},
		{"LF", []uint64{6, 216, 4320, 86400, 2730240, 85457136, 1366372440}},
		{"LPF", []uint64{7, 294, 6678, 151686, 5427108, 192353904, 3151035948}},
	}
}

// Perft with the free opening, computed with nokamute and MzingaCpp with their opening rule switched off.
func freeTables() []perftTable {
	return []perftTable{
		{"", []uint64{5, 150, 2220, 32856, 775896, 18046806, 317045364}},
		{"P", []uint64{6, 216, 3744, 64896, 1775556, 47947350, 884324280}},
		{"L", []uint64{6, 216, 3744, 64896, 1779420, 48077424, 892590618}},
		{"F", []uint64{6, 216, 3744, 64896, 1779348, 48141750, 890015598}},
		{"PL", []uint64{7, 294, 5880, 117600, 3695604, 114644556, 2214981174}},
		{"PF", []uint64{7, 294, 5880, 117600, 3696180, 114780246, 2210868270}},
		{"LF", []uint64{7, 294, 5880, 117600, 3700692, 114943800, 2223122700}},
		{"LPF", []uint64{8, 384, 8736, 198744, 7091652, 250047756, 5001934884}},
	}
}

func optionsOf(advanced string, tournament bool) shanhai.Options {
	o := shanhai.Options{TournamentOpening: tournament}
	for _, letter := range advanced {
		switch letter {
		case 'L':
			o.QiLin = true
		case 'P':
			o.PiXiu = true
		case 'F':
			o.FeiLian = true
		}
	}
	return o
}

func newPosition(t testing.TB, o shanhai.Options) *shanhai.Position {
	t.Helper()
	p, err := shanhai.New(o)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// checkTables compares depths from..to of both tables.
func checkTables(t *testing.T, from, to int) {
	for _, opening := range []struct {
		name       string
		tournament bool
		tables     []perftTable
	}{{"tournament", true, tournamentTables()}, {"free", false, freeTables()}} {
		for _, table := range opening.tables {
			t.Run(opening.name+" "+table.advanced, func(t *testing.T) {
				p := newPosition(t, optionsOf(table.advanced, opening.tournament))
				for depth := from; depth <= to; depth++ {
					if got := shanhai.Perft(p, depth, shanhai.PerftOptions{Threads: 2}); got != table.leaves[depth-1] {
						t.Errorf("depth %d: %d leaves, want %d", depth, got, table.leaves[depth-1])
					}
				}
			})
		}
	}
}

func TestPerftEqualsTheTablesToDepth5(t *testing.T) { checkTables(t, 1, 5) }

func TestConformancePerftEqualsTheTablesToDepth7(t *testing.T) {
	needConformance(t)
	checkTables(t, 6, 7)
}

// Counting leaves, making them, and sharing the work must agree on what no published table holds.
func TestPerftWaysAgreeWithLandscape(t *testing.T) {
	p := newPosition(t, shanhai.Options{QiLin: true, PiXiu: true, FeiLian: true, LandscapeInterval: 3})
	for depth := range 5 {
		counted := shanhai.Perft(p, depth, shanhai.PerftOptions{})
		made := shanhai.Perft(p, depth, shanhai.PerftOptions{MakeLeaves: true})
		shared := shanhai.Perft(p, depth, shanhai.PerftOptions{Threads: 3})
		divided := uint64(0)
		if depth > 0 {
			for _, c := range shanhai.PerftDivide(p, depth, shanhai.PerftOptions{}) {
				divided += c.Leaves
			}
		} else {
			divided = 1
		}
		if counted != made || counted != shared || counted != divided {
			t.Errorf("depth %d: counted %d, made %d, shared %d, divided %d", depth, counted, made, shared, divided)
		}
	}
}

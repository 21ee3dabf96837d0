package shanhai_test

import (
	"fmt"
	"testing"
	"time"

	"shanhai/rules/shanhai"
)

// middleGame is a position of eighteen turns with all advanced tiles, known as intsect_B among Hive engines.
const middleGame = "game LPF; repetition off; turn 20; wY 1,-2; wX1 1,-1; wQ1 -1,0; wL 0,0; wP 1,0; bQ1 -2,1; bL 0,1; wQ3 -4,2; bB1 -3,2; bX1 -1,2; bP 0,2; bY 1,2; bQ2 -1,3; bF 0,3; wQ2 -2,4; last -4,2"

// BenchmarkPerft reports leaves a second. Counted rows add up the acts of the last turn without making them, made rows make
// every one. "best" is the fastest of the runs, which says more than the mean on a machine that others use too.
func BenchmarkPerft(b *testing.B) {
	base := shanhai.Options{TournamentOpening: true}
	all := shanhai.Options{TournamentOpening: true, QiLin: true, PiXiu: true, FeiLian: true}
	landscape := all
	landscape.LandscapeInterval = 5
	middle := parse(b, middleGame)
	for _, row := range []struct {
		name     string
		position *shanhai.Position
		depths   []int
	}{
		{"Base", newPosition(b, base), []int{5, 6, 7}},
		{"Base+MLP", newPosition(b, all), []int{5, 6}},
		{"middle-game", middle, []int{3, 4}},
		{"landscape-every-5", newPosition(b, landscape), []int{5}},
	} {
		for _, depth := range row.depths {
			for _, o := range []shanhai.PerftOptions{{Threads: 1}, {Threads: 2}, {Threads: 1, MakeLeaves: true}, {Threads: 2, MakeLeaves: true}} {
				b.Run(benchName(row.name, depth, o), func(b *testing.B) { benchPerft(b, row.position, depth, o) })
			}
		}
	}
}

func benchName(name string, depth int, o shanhai.PerftOptions) string {
	how := "counted"
	if o.MakeLeaves {
		how = "made"
	}
	return fmt.Sprintf("%s/d%d/%dthreads/%s", name, depth, o.Threads, how)
}

func benchPerft(b *testing.B, p *shanhai.Position, depth int, o shanhai.PerftOptions) {
	leaves, best := uint64(0), 0.0
	for b.Loop() {
		begun := time.Now()
		n := shanhai.Perft(p, depth, o)
		best = max(best, float64(n)/time.Since(begun).Seconds())
		leaves += n
	}
	b.ReportMetric(float64(leaves)/b.Elapsed().Seconds(), "leaves/s")
	b.ReportMetric(best, "best-leaves/s")
}

// Counting must not allocate: what a perft allocates is its board and lists, however deep it goes.
func TestPerftAllocatesNothingInTheHotPath(t *testing.T) {
	p := parse(t, middleGame)
	allocations := func(depth int) float64 {
		return testing.AllocsPerRun(3, func() { shanhai.Perft(p, depth, shanhai.PerftOptions{}) })
	}
	shallow, deep := allocations(2), allocations(3)
	if deep > shallow+2 {
		t.Errorf("%.0f allocations for depth 3, %.0f for depth 2: the 57 times more nodes allocate", deep, shallow)
	}
}

package shanhai

import (
	"fmt"
	"os"
	"testing"
	"time"
)

func TestQuickSpeed(t *testing.T) {
	run := func(name string, b *board, d int, made bool) {
		lists := make([][]Move, 10)
		best := 0.0
		end := time.Now().Add(2500 * time.Millisecond)
		for time.Now().Before(end) {
			w := time.Now()
			var got uint64
			if made {
				got = b.perftMade(d, lists)
			} else {
				got = b.perft(d, lists)
			}
			best = max(best, float64(got)/time.Since(w).Seconds()/1e6)
		}
		fmt.Printf("%-10s d%d made=%v  %.1f M/s\n", name, d, made, best)
	}
	base := newBoard(Options{TournamentOpening: true})
	mlp := newBoard(Options{QiLin: true, PiXiu: true, FeiLian: true, TournamentOpening: true})
	run("Base", base, 5, false)
	run("MLP", mlp, 5, false)
	run("Base", base, 4, true)
	run("MLP", mlp, 4, true)
	run("MLP", mlp, 3, true)
	p, err := Parse(os.Getenv("MID"))
	if err != nil {
		t.Fatal(err)
	}
	run("mid", p.b, 2, false)
	run("mid", p.b, 2, true)
	run("mid", p.b, 3, false)
	base.opts.TournamentOpening = false
	run("Basefree", base, 5, false)
}

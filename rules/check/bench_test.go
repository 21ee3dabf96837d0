package check_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/game"
)

// thousand is a file of 1,000 examples as a rulebook has them.
func thousand() string {
	var b strings.Builder
	b.WriteString("game: shanhai\n")
	for n := range 1000 {
		fmt.Fprintf(&b, `example gate-%d "A gate bars the way"
board: wY 0,0; bY 1,0; wQ1 -1,0; wX1 2,-1; wB1 1,-2; bB1 0,-1
to move: white
illegal wQ1 1,-1 because freedom
illegal wY 2,0 because one-realm
moves wY: none because one-realm
result open
`, n)
	}
	return b.String()
}

// long is a game of so many turns with neither YingLong in the way of the others.
func long10000(turns int) string {
	var b strings.Builder
	b.WriteString("game: shanhai\noption repetition: off\nboard: wY 0,0; bY 1,0; wX1 -1,0; bX1 2,0; to w\n")
	for n := range turns {
		act := [...]string{"wX1 -1,1", "bX1 2,-1", "wX1 -1,0", "bX1 2,0"}[n%4]
		fmt.Fprintf(&b, "play %s\n", act)
	}
	return b.String()
}

func benchmarkText(b *testing.B, text string) {
	games := check.Games{game.New()}
	for b.Loop() {
		doc, errs := script.Parse([]byte(text))
		if len(errs) > 0 {
			b.Fatal(errs[0])
		}
		for _, r := range check.Document(doc, games) {
			if r.Verdict() != check.OK {
				for _, s := range r.Scenes {
					if s.Fault != nil {
						b.Fatalf("%+v", *s.Fault)
					}
				}
			}
		}
	}
}

func BenchmarkThousandExamples(b *testing.B) { benchmarkText(b, thousand()) }

func BenchmarkTenThousandMoves(b *testing.B) { benchmarkText(b, long10000(10000)) }

// A game of 10,000 moves is kept in far less memory than its positions would take.
func TestALongGameIsKeptSmall(t *testing.T) {
	doc, _ := script.Parse([]byte(long10000(10000)))
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	reports := check.Document(doc, check.Games{game.New()})
	runtime.GC()
	runtime.ReadMemStats(&after)
	if v := reports[0].Verdict(); v != check.OK {
		t.Fatalf("verdict %v", v)
	}
	if mb := (after.HeapAlloc - before.HeapAlloc) >> 20; after.HeapAlloc > before.HeapAlloc && mb > 30 {
		t.Errorf("%d MB kept", mb)
	}
	if last := reports[0].Scenes[len(reports[0].Scenes)-1].Position; last.Turn() != 10005 {
		t.Errorf("turn %d", last.Turn())
	}
}

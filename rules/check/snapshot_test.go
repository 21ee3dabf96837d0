package check_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// walked is a game of a toy that goes to and fro for many turns, each with a claim behind it.
func walked(turns int) string {
	var b strings.Builder
	b.WriteString("game: toy\noption turns: 1000000\n1. a1 0,0\n2. b1 1,0\n")
	for n := 3; n <= turns; n++ {
		stone, r := "a1", []int{1, 0, 0, 1}[n%4]
		if n%2 == 0 {
			stone = "b1"
		}
		q := map[string]int{"a1": 0, "b1": 1}[stone] - r
		fmt.Fprintf(&b, "%d. %s %d,%d\nresult open\n", n, stone, q, r)
	}
	return b.String()
}

// Each scene keeps its own position, whatever is played later and in whatever order one looks.
func TestEveryScenePositionStays(t *testing.T) {
	report := check.Document(parsed(t, walked(300)), check.Games{toy{}})[0]
	if v := report.Verdict(); v != check.OK {
		t.Fatalf("verdict %v: %+v", v, report.Scenes[len(report.Scenes)-1].Fault)
	}
	game, _ := toy{}.Setup(rules.Layout{Options: []rules.Item{{Name: rules.Word{Text: "turns"}, Value: rules.Word{Text: "1000000"}}}})
	var want []string
	for _, s := range report.Scenes {
		if m, is := s.Step.(script.Move); is {
			act, _ := game.Read(m.Act.Text)
			if err := game.Play(act); err != nil {
				t.Fatal(err)
			}
		}
		want = append(want, game.String())
	}
	for i := len(want) - 1; i >= 0; i-- { // backward, so that nothing is played on
		if p := report.Scenes[i].Position; p != nil && p.String() != want[i] {
			t.Fatalf("scene %d: %s, want %s", i, p, want[i])
		}
	}
}

func TestASceneIsNotPlayedOn(t *testing.T) {
	report := check.Document(parsed(t, walked(10)), check.Games{toy{}})[0]
	p := report.Scenes[len(report.Scenes)-1].Position
	before, act := p.String(), p.Acts()[0]
	if err := p.Play(act); err == nil || p.String() != before {
		t.Errorf("played on: %v, %s", err, p)
	}
	c := p.Clone()
	if err := c.Play(act); err != nil || c.String() == before || p.String() != before {
		t.Errorf("a clone: %v, %s; the scene %s", err, c, p)
	}
}

// Two examples that go on from one place keep apart, in whatever order one looks.
func TestBranchesKeepApart(t *testing.T) {
	reports := check.Document(parsed(t, `example one
game: toy
1. a1 0,0
2. b1 1,0
3. a2 0,1
example two
continue one
4. b2 2,0
5. a3 -1,0
example three
continue one
4. b2 1,1
5. a3 0,-1
`), check.Games{toy{}})
	for i, want := range map[int]string{1: "a1 0,0; a2 0,1; b1 1,0; b2 2,0; turn 5", 2: "a1 0,0; a2 0,1; b1 1,0; b2 1,1; turn 5"} {
		if got := reports[i].Scenes[1].Position.String(); got != want {
			t.Errorf("example %d after its first move: %s, want %s", i, got, want)
		}
	}
	last := func(i int) rules.Position { return reports[i].Scenes[len(reports[i].Scenes)-1].Position }
	want := []string{"a1 0,0; a2 0,1; b1 1,0; turn 4", "a1 0,0; a2 0,1; a3 -1,0; b1 1,0; b2 2,0; turn 6", "a1 0,0; a2 0,1; a3 0,-1; b1 1,0; b2 1,1; turn 6"}
	for _, i := range []int{0, 1, 0, 2, 1, 2, 0} {
		if got := last(i).String(); got != want[i] {
			t.Errorf("example %d: %s, want %s", i, got, want[i])
		}
	}
}

// Several may look at once; the race detector watches.
func TestScenesAreReadSideBySide(t *testing.T) {
	report := check.Document(parsed(t, walked(200)), check.Games{toy{}})[0]
	var group sync.WaitGroup
	for n := range 4 {
		group.Go(func() {
			for i, s := range report.Scenes {
				if p := s.Position; p != nil && (i+n)%3 == 0 && p.Turn() != strings.Count(p.String(), "turn ")*p.Turn() {
					t.Error("torn")
				}
			}
		})
	}
	group.Wait()
}

// A position is asked through its scene as it would answer itself.
func TestASceneAnswersAsItsPosition(t *testing.T) {
	report := check.Document(parsed(t, "game: toy\nboard: a1 0,0; b1 1,0; turn 3\n3. a2 0,1\nresult open\n"), check.Games{toy{}})[0]
	p, own := report.Scenes[3].Position, report.Scenes[3].Position.Clone()
	act, err := p.Read("b2 1,1")
	if err != nil || p.Spell(act) != "b2 1,1" {
		t.Fatalf("%v %v", act, err)
	}
	acts, err := p.ActsOf("b1")
	ownActs, _ := own.ActsOf("b1")
	barred, _ := p.Barred("b1")
	ownBarred, _ := own.Barred("b1")
	place, _ := p.Place("3,4")
	for what, same := range map[string]bool{
		"turn": p.Turn() == 4, "to move": p.ToMove() == "right", "result": p.Result() == rules.Result{},
		"cells": len(p.Cells()) == 3, "off": len(p.Off()) == 3, "acts": len(p.Acts()) == len(own.Acts()),
		"acts of": err == nil && len(acts) == len(ownActs) && len(acts) > 0, "barred": len(barred) == len(ownBarred) && len(barred) > 0,
		"place": place.Q == 3 && place.R == 4, "bearing": fmt.Sprint(p.Bearing(act)) == "[own beside free]",
	} {
		if !same {
			t.Errorf("%s differs", what)
		}
	}
}

package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Printing an act and reading it again must give the act, in every position of random games.
func TestEveryActReadsBackFromItsSpelling(t *testing.T) {
	for seed := range 25 {
		playRandom(t, seed*11, 70, func(p *shanhai.Position) {
			spellings := map[string]bool{}
			for _, a := range p.Acts() {
				text := shanhai.Notation().Act(p, a)
				got, err := shanhai.Notation().Read(p, text)
				if err != nil || got != a {
					t.Fatalf("%s: %q reads as %+v (%v), want %+v", p, text, got, err, a)
				}
				if spellings[text] {
					t.Fatalf("%s: two acts are spelled %q", p, text)
				}
				spellings[text] = true
			}
		})
	}
}

func TestSpellings(t *testing.T) {
	const position = "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; wX1 0,1; to w"
	for text, want := range map[string]string{
		"wX1 1,0":        "wX1 bY",
		"wX1 bY":         "wX1 bY",
		"wX1 wY-":        "wX1 bY",
		"wX bY":          "wX1 bY",
		"  wX1   bY  ":   "wX1 bY",
		"wY1 0,-1":       `wY \wY`,
		`wY \wY`:         `wY \wY`,
		"bQ1 -2,0":       "bQ1 -wF",
		"bQ1 -2,0 by wF": "bQ1 -wF by wF",
		"wQ -2,1":        "wQ1 /wF",
		"wQ1 /wF":        "wQ1 /wF",
	} {
		p := parse(t, position)
		a, err := shanhai.Notation().Read(p, text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		got := shanhai.Notation().Act(p, a)
		if text == "wY1 0,-1" || text == `wY \wY` {
			if a.To.Q != 0 || a.To.R != -1 {
				t.Errorf("%q leads to %v", text, a.To)
			}
			continue
		}
		if got != want {
			t.Errorf("%q is spelled %q, want %q", text, got, want)
		}
	}
}

func TestTextsThatAreNoActAreRefusedWithTheColumn(t *testing.T) {
	const position = "wY 0,0; bY 1,0; wX1 0,1; to w"
	for text, column := range map[string]int{
		"": 1, "x": 1, "w": 2, "wK 0,0": 2, "wX3 0,0": 3, "wX1": 4, "wX1 ": 5, "wX1 0": 6, "wX1 0,": 7, "wX1 0,0 0": 9,
		"wX1 bQ1-": 5, "wX1 -": 6, "wX1 -bY-": 8, "wX1 bY by": 10, "pass pass": 6, "M": 2, "wX1 99999999,0": 5, "wX1 0,0 by bK": 13,
		"wQ 5,5": 1, "wX1\x00": 4,
	} {
		p := parse(t, position)
		_, err := shanhai.Notation().Read(p, text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Column != column {
			t.Errorf("%q: %v, want a fault in column %d", text, err, column)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range []string{"", "wY 0,0; bY 1,0", "game LP; landscape 5; wY 0,0; S 1,0; bP 1,0; bY -1,1; memory b QX; last 1,0; to w", "turn 9; first b; 海 0,0", "白應龍 0,0; Black YingLong 1 1,0; sea 2,0; memory w 玄武 QingLong", "wQ 2,0; bX 1,0; bZ 1,-1; wX 0,-1; wZ -1,0; bY -1,1; wY 0,1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := shanhai.Parse(text)
		if err != nil {
			checkFault(t, err, text)
			return
		}
		q, err := shanhai.Parse(p.String())
		if err != nil || q.String() != p.String() || q.Hash() != p.Hash() {
			t.Fatalf("%q prints %q, which reads as %v (%v)", text, p, q, err)
		}
		for _, m := range p.Moves(nil) {
			p.Make(m)
			p.Unmake()
		}
	})
}

func FuzzReadAct(f *testing.F) {
	for _, text := range []string{"wX1 bY", `bQ1 \wF by wF`, "M 2,0", "pass", "wQ -2,1", "山 bY/", "wL .", "白青龍1 -white FeiLian", "white QingLong 1 2,0", "讓"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, position := range []string{"", "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; wX1 0,1; to w", "landscape 3; wY 0,0; bY 1,0; turn 3"} {
			p := parse(t, position)
			readParts(t, p, text)
			a, err := shanhai.Notation().Read(p, text)
			if err != nil {
				checkFault(t, err, text)
				continue
			}
			before := p.String()
			if err := p.Play(a); err != nil {
				var v *rules.Violation
				if !errors.As(err, &v) || p.String() != before {
					t.Fatalf("%q: %v; position %q, was %q", text, err, p, before)
				}
			}
		}
	})
}

// readParts reads a text as a tile, a place and a list of kinds.
func readParts(t *testing.T, p *shanhai.Position, text string) {
	tile, err := shanhai.Notation().ReadTile(text)
	if err != nil {
		checkFault(t, err, text)
	} else if c := tile.Creature; tile.Land == creature.None && (c.Kind == creature.None || c.Number > c.Kind.Count()) {
		t.Fatalf("%q is read as %+v", text, tile)
	}
	if _, err := shanhai.Notation().ReadPlace(p, text); err != nil {
		checkFault(t, err, text)
	}
	if kinds, err := shanhai.Notation().ReadKinds(text); err != nil {
		checkFault(t, err, text)
	} else if len(kinds) == 0 {
		t.Fatalf("%q lists no kind", text)
	}
}

// checkFault makes sure that an error says where and what.
func checkFault(t *testing.T, err error, text string) {
	var s *rules.SyntaxError
	var v *rules.Violation
	switch {
	case errors.As(err, &s):
		if s.Column < 1 || s.Column > len(text)+1 || s.Want == "" {
			t.Fatalf("%q: %v", text, err)
		}
	case errors.As(err, &v):
		if _, ok := shanhai.RuleByID(v.Rule); !ok || v.Why == "" {
			t.Fatalf("%q: %v", text, err)
		}
	default:
		if _, bad := err.(interface{ Unwrap() error }); bad {
			t.Fatalf("%q: %v", text, err)
		}
	}
}

package game_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/shanhai/game"
)

// script makes a layout of lines as an author writes them: "option NAME: VALUE", "board: TEXT", "TILE @Q,R" for a tile of a
// picture, and facts. Line and column are those of the text.
func script(t testing.TB, text string) rules.Layout {
	t.Helper()
	l := rules.Layout{At: rules.Place{Line: 1, Column: 1}}
	for n, line := range strings.Split(text, "\n") {
		word := func(s string) rules.Word {
			column := len([]rune(line[:strings.Index(line, s)])) + 1
			return rules.Word{Text: s, At: rules.Place{Line: n + 1, Column: column}}
		}
		name, value, _ := strings.Cut(line, ": ")
		option, isOption := strings.CutPrefix(name, "option ")
		tile, at, isTile := strings.Cut(line, " @")
		switch {
		case isTile:
			p := lay(t, "")
			h, err := p.Place(at)
			if err != nil {
				t.Fatal(err)
			}
			l.Tiles = append(l.Tiles, rules.TileAt{Tile: word(tile), Hex: h})
		case isOption:
			l.Options = append(l.Options, rules.Item{Name: word(option), Value: word(value)})
		case name == "board":
			l.Text = word(value)
		default:
			l.Facts = append(l.Facts, rules.Item{Name: word(name), Value: word(value)})
		}
	}
	return l
}

// A layout in the words of an author is the position whose canonical text is given.
func TestSetupReadsWhatAnAuthorWrites(t *testing.T) {
	for _, c := range []struct{ name, layout, want string }{
		{"text alone", "board: wY 0,0; bY 1,0", "game LPF; turn 3; wY 0,0; bY 1,0"},
		{"every option", "option advanced: LP\noption landscape: 5\noption first: black\noption opening: tournament\noption ring: landscape\noption repetition: off\nboard: wX1 0,0; bX1 1,0", "game LP; landscape 5; first b; opening tournament; ring landscape; repetition off; turn 4; wX1 0,0; bX1 1,0"},
		{"no advanced tiles", "option advanced: none", "game -; turn 1"},
		{"all advanced tiles", "option advanced: all\noption landscape: none", "game LPF; turn 1"},
		{"an option that the text says too", "option landscape: 5\nboard: landscape 5; wY 0,0; bY 1,0", "game LPF; landscape 5; turn 3; wY 0,0; bY 1,0"},
		{"tiles by name on top of the text", "board: wY 0,0; bY 1,0\n白青龍1 @-1,0\nblack XuanWu 1 @-1,0\n海 @2,0", "game LPF; turn 5; wQ1 -1,0; bX1 -1,0; wY 0,0; bY 1,0; S 2,0"},
		{"to move", "board: wY 0,0; bY 1,0\nto move: black", "game LPF; turn 4; wY 0,0; bY 1,0"},
		{"to move in the text", "board: wY 0,0; bY 1,0; to move b", "game LPF; turn 4; wY 0,0; bY 1,0"},
		{"to move in the text, as a fact", "board: wY 0,0; bY 1,0; to move: Black", "game LPF; turn 4; wY 0,0; bY 1,0"},
		{"to move in the text, in Chinese", "board: wY 0,0; bY 1,0; to  move 黑方", "game LPF; turn 4; wY 0,0; bY 1,0"},
		{"to in the text, in Chinese", "board: wY 0,0; bY 1,0; to 黑", "game LPF; turn 4; wY 0,0; bY 1,0"},
		{"facts in the text", "board: wY 0,0; bY 1,0; S 2,0; wP 2,0; turn: 7; last :1,0; memory white: Q X; first 白", "game LPF; turn 7; wY 0,0; bY 1,0; S 2,0; wP 2,0; last 1,0; memory w XQ"},
		{"to move in Chinese", "board: wY 0,0; bY 1,0\nto move: 黑", "game LPF; turn 4; wY 0,0; bY 1,0"},
		{"first in Chinese", "option first: 黑方", "game LPF; first b; turn 1"},
		{"small letters", "option advanced: l, p", "game LP; turn 1"},
		{"capitals", "option advanced: None\noption ring: Landscape\noption first: White\noption landscape: NONE\nto move: White", "game -; ring landscape; turn 1"},
		{"memory of a Chinese player", "board: wY 0,0; bY 1,0; S 2,0; bP 2,0\nmemory 黑: Q", "game LPF; turn 5; wY 0,0; bY 1,0; S 2,0; bP 2,0; memory b Q"},
		{"turn", "board: wY 0,0; bY 1,0\nturn: 11", "game LPF; turn 11; wY 0,0; bY 1,0"},
		{"last by hex", "board: wY 0,0; bY 1,0\nlast: 1,0", "game LPF; turn 3; wY 0,0; bY 1,0; last 1,0"},
		{"last by tile", "board: wY 0,0; bY 1,0\nlast: 黑應龍", "game LPF; turn 3; wY 0,0; bY 1,0; last 1,0"},
		{"last by a tile that was laid without a number", "board: wY 0,0; bY 1,0; bQ 2,0\nlast: bQ1\nturn: 9", "game LPF; turn 9; wY 0,0; bY 1,0; bQ1 2,0; last 2,0"},
		{"memory in letters", "board: wY 0,0; bY 1,0; S 2,0; wP 2,0\nmemory white: QX", "game LPF; turn 5; wY 0,0; bY 1,0; S 2,0; wP 2,0; memory w XQ"},
		{"memory in English", "board: wY 0,0; bY 1,0; S 2,0; wP 2,0\nmemory white: QingLong, XuanWu", "game LPF; turn 5; wY 0,0; bY 1,0; S 2,0; wP 2,0; memory w XQ"},
		{"memory in Chinese", "board: wY 0,0; bY 1,0; S 2,0; bP 2,0\nmemory black: 青龙玄武", "game LPF; turn 5; wY 0,0; bY 1,0; S 2,0; bP 2,0; memory b XQ"},
		{"drawn", "board: landscape 3; wY 0,0; bY 1,0; turn 3\ndrawn: sea", "game LPF; landscape 3; turn 3; wY 0,0; bY 1,0; drawn S"},
		{"drawn in Chinese", "board: landscape 3; wY 0,0; bY 1,0; turn 3\ndrawn: 山", "game LPF; landscape 3; turn 3; wY 0,0; bY 1,0; drawn M"},
	} {
		p, err := game.New().Setup(script(t, c.layout))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
		} else if p.String() != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, p, c.want)
		}
	}
}

// Every fault is blamed on the word where an author would look for it.
func TestSetupBlamesTheRightWord(t *testing.T) {
	const two = "board: wY 0,0; bY 1,0\n"
	for _, c := range []struct{ name, layout, at, word, rule string }{
		{"an option that is none", "option landscapes: 5", "1:8", "landscapes", ""},
		{"a value that is none", "option landscape: 4", "1:19", "4", ""},
		{"a player that is none", "option first: blue", "1:15", "blue", ""},
		{"an advanced tile that is none", "option advanced: LQ", "1:18", "LQ", ""},
		{"an option at odds with the text", "option landscape: 5\nboard: landscape 3; wY 0,0", "1:19", "5", ""},
		{"an interval of the text that is none", "board: landscape 4; wY 0,0", "1:8", "landscape 4", ""},
		{"a syntax error of the text", "board: wY 0,0; wK 1,0", "1:8", "wY 0,0; wK 1,0", ""},
		{"a tile that is none", two + "wK @2,0", "2:1", "wK", ""},
		{"a fact that is none", two + "to  move: white", "2:1", "to  move", ""},
		{"a fact said twice", two + "turn: 3\nturn: 3", "3:1", "turn", ""},
		{"a memory said twice", "board: wY 0,0; bY 1,0; S 2,0; wP 2,0\nmemory 白: Q\nmemory white: Q", "3:1", "memory white", ""},
		{"a fact that the text says", "board: turn 3; wY 0,0; bY 1,0\nturn: 3", "2:1", "turn", ""},
		{"a turn that is none", two + "turn: three", "2:7", "three", ""},
		{"a last tile that does not lie", two + "last: wQ1", "2:7", "wQ1", ""},
		{"a tile of the text twice", "board: 白應龍 0,0; wQ1 1,0; wQ1 2,0; bY 3,0", "1:26", "wQ1 2,0", "supply"},
		{"a tile of a picture twice", two + "wQ1 @2,0\nwQ1 @3,0", "3:1", "wQ1", "supply"},
		{"a number missing below", two + "wQ2 @2,0", "2:1", "wQ2", "supply"},
		{"one tile too many by its hex", "board: wY 0,0; wL 1,0; bY 2,0; wL 3,0", "1:32", "wL 3,0", "supply"},
		{"a creature that cannot stand there", two + "M @2,0\nwQ1 @2,0", "3:1", "wQ1", "standing"},
		{"a split realm", two + "wQ1 @4,0", "2:1", "wQ1", "one-realm"},
		{"a turn too early", two + "turn: 1", "2:7", "1", "turn"},
		{"a turn of the text too early", "board: wY 0,0; bY 1,0; turn 1", "1:24", "turn 1", "turn"},
		{"a turn that is not the player's", two + "to move: black\nturn: 3", "2:10", "black", "turn"},
		{"Black first in an empty realm", "to move: black", "1:10", "black", "turn"},
		{"nothing that moved last", two + "last: 2,0", "2:7", "2,0", "turn"},
		{"a memory on the plain", two + "wP @2,0\nmemory white: Q", "3:15", "Q", "pixiu-terrain"},
		{"a memory of the text", "board: wY 0,0; bY 1,0; wP 2,0; memory w Q", "1:32", "memory w Q", "pixiu-terrain"},
		{"no memory in the sea", two + "S @2,0\nwP @2,0", "3:1", "wP", "pixiu-terrain"},
		{"landscape drawn on another turn", two + "option landscape: 5\nturn: 3\ndrawn: M", "4:8", "M", "landscape-turn"},
		{"four creatures without YingLong", "board: wX 0,0; wX 1,0; wB 2,0; wB 3,0; bY 4,0", "1:1", "", "yinglong-by-fourth"},
	} {
		_, err := game.New().Setup(script(t, c.layout))
		var w *rules.WordError
		if !errors.As(err, &w) || w.Word.Text != c.word || w.Word.At.String() != c.at {
			t.Errorf("%s: %v blames %q, want %q at %s", c.name, err, blamed(w), c.word, c.at)
			continue
		}
		var v *rules.Violation
		if errors.As(err, &v) != (c.rule != "") || v != nil && string(v.Rule) != c.rule {
			t.Errorf("%s: %v, want rule %q", c.name, err, c.rule)
		}
	}
}

func blamed(w *rules.WordError) string {
	if w == nil {
		return "nothing"
	}
	return w.Word.Text
}

// The canonical text reads back equal, in every position of a short game with landscape.
func TestTheTextReadsBackEqual(t *testing.T) {
	p := lay(t, "landscape 3")
	for n := range 30 {
		if q := lay(t, p.String()); q.String() != p.String() {
			t.Fatalf("%s reads back as %s", p, q)
		}
		acts := p.Acts()
		if len(acts) == 0 {
			return
		}
		if err := p.Play(acts[n*7%len(acts)]); err != nil {
			t.Fatal(err)
		}
	}
}

func TestTheGameSaysWhatItIs(t *testing.T) {
	g := game.New()
	if g.Name() != "shanhai" || strings.Join(g.Players(), " ") != "white black" || len(g.Rules()) != len(shanhai.Rules()) {
		t.Errorf("%s, %v, %d rules", g.Name(), g.Players(), len(g.Rules()))
	}
	for _, o := range g.Options() {
		if _, err := g.Setup(script(t, "option "+o.Name+": "+o.Default)); err != nil {
			t.Errorf("the default of %s is refused: %v", o.Name, err)
		}
	}
}

func FuzzSetup(f *testing.F) {
	for _, seed := range [][4]string{
		{"wY 0,0; bY 1,0", "白青龍1", "last", "bY"}, {"S 1,0; wP 1,0; bY 2,0; wY 0,0", "", "memory white", "QX"},
		{"landscape 3; wY 0,0; bY 1,0; turn 3", "M", "drawn", "海"}, {"", "wX", "to move", "black"},
	} {
		f.Add(seed[0], seed[1], seed[2], seed[3])
	}
	f.Fuzz(func(t *testing.T, text, tile, fact, value string) {
		at := func(n int, s string) rules.Word { return rules.Word{Text: s, At: rules.Place{Line: n, Column: 1}} }
		l := rules.Layout{At: rules.Place{Line: 1, Column: 1}, Text: at(1, text), Facts: []rules.Item{{Name: at(3, fact), Value: at(3, value)}}}
		if tile != "" {
			l.Tiles = []rules.TileAt{{Tile: at(2, tile), Hex: hex.Hex{Q: 0, R: 1}}}
		}
		p, err := game.New().Setup(l)
		var w *rules.WordError
		switch {
		case err != nil && !errors.As(err, &w):
			t.Fatalf("%v blames no word", err)
		case err == nil:
			for _, a := range p.Acts() {
				if len(p.Bearing(a)) == 0 {
					t.Fatalf("%s: no rule bears on %s", p, p.Spell(a))
				}
			}
		}
	})
}

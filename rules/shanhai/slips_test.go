package shanhai_test

import (
	"errors"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Coordinates in another form are refused with the right one, wherever they may stand.
func TestCoordinatesInAnotherForm(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wX1 0,1; to w")
	read := map[string]func(string) error{
		"act":   func(text string) error { _, err := shanhai.Notation().Read(p, "wX1 "+text); return err },
		"place": func(text string) error { _, err := shanhai.Notation().ReadPlace(p, text); return err },
		"text":  func(text string) error { _, err := shanhai.ParseSetup("wY 0,0; bY " + text + "; turn 3"); return err },
	}
	for where, read := range read {
		for text, want := range map[string]string{"3;0": "3,0", "3.0": "3,0", "3 0": "3,0", "3:-1": "3,-1", "-3/+1": "-3,1"} {
			var s *rules.SyntaxError
			if err := read(text); !errors.As(err, &s) || s.Nearest != want || s.Got != text || s.Want != "two coordinates with a comma between them" {
				t.Errorf("%s %q: %#v", where, text, err)
			}
		}
		if err := read("3, -1"); err != nil {
			t.Errorf("%s: %v", where, err)
		}
	}
	for _, where := range []string{"act", "place"} {
		var s *rules.SyntaxError
		if err := read[where]("(3,0)"); !errors.As(err, &s) || s.Nearest != "3,0" {
			t.Errorf("%s: %#v", where, err)
		}
	}
}

func TestTilesThatCling(t *testing.T) {
	for text, want := range map[string]string{
		"wQ1bX1":   `column 4: want a blank between wQ1 and bX1, got "bX1"`,
		"白青龍1黑玄武1": `column 11: want a blank between 白青龍1 and 黑玄武1, got "黑玄武1"`,
		"SwP":      `column 2: want a blank between S and wP, got "wP"`,
		"wQ1x":     `column 4: want the end of the tile, got "x"`,
	} {
		if _, err := shanhai.Notation().ReadTile(text); err == nil || err.Error() != want {
			t.Errorf("%q: %v, want %s", text, err, want)
		}
	}
}

// A stack may be written as in a picture, from the bottom up.
func TestStacksInTheText(t *testing.T) {
	for text, want := range map[string]string{
		"wY 0,0; S+bP 1,0; bY 2,0; memory b Q; to w":           "wY 0,0; S 1,0; bP 1,0; bY 2,0; memory b Q; to w",
		"wY 0,0; bY 1,0; wQ1+bX1+wX1 -1,0; turn 9":             "wY 0,0; bY 1,0; wQ1 -1,0; bX1 -1,0; wX1 -1,0; turn 9",
		"白應龍 +0,0; 黑應龍 +1,0; 海+白貔貅 +2,+0; memory 白 QX; turn 9": "wY 0,0; bY 1,0; S 2,0; wP 2,0; memory w QX; turn 9",
		"wY 0,0; bY 1,0; first 黑; to Black":                    "wY 0,0; bY 1,0; first b; to b",
	} {
		if got := parse(t, text).String(); got != parse(t, want).String() {
			t.Errorf("%s:\n got %s\nwant %s", text, got, parse(t, want))
		}
	}
	for text, column := range map[string]int{"wQ1+ 1,0": 5, "wQ1+1,0": 4, "wQ1++bX1 1,0": 5} {
		_, err := shanhai.ParseSetup(text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Column != column {
			t.Errorf("%q: %v, want a fault in column %d", text, err, column)
		}
	}
}

func TestReadPlayer(t *testing.T) {
	for text, want := range map[string]string{
		"white": "white", "White": "white", "w": "white", "白": "white", "白方": "white", "BLACK": "black", "b": "black", "黑": "black", "黑方": "black",
		"": "", "方": "", "red": "", "白黑": "", "whites": "",
	} {
		p, ok := shanhai.ReadPlayer(text)
		if ok != (want != "") || ok && p.String() != want {
			t.Errorf("%q: %v, %v", text, p, ok)
		}
	}
}

// Where a blank is missing, one too many, or a name almost right, what was meant is told.
func TestSlipsOfActs(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w")
	for text, want := range map[string]string{
		"wQ1-bQ1":                `column 4: want a space and a place, got "-bQ1"; wQ1 -bQ1`,
		"wQ1bQ1-":                `column 4: want a space and a place, got "bQ1-"; wQ1 bQ1-`,
		"wQ1x":                   `column 4: want a space and a place, got "x"; `,
		"wQ1 - bQ1":              `column 7: want a tile right after the mark, without a space, got "bQ1"; -bQ1`,
		"white Quinglong 1 bQ1-": "column 7: want one of the letters Y X B Z Q L P F or a name such as QingLong or 青龍, got \"Quinglong\"; QingLong",
		"wXuanWo1 bQ1-":          "column 2: want one of the letters Y X B Z Q L P F or a name such as QingLong or 青龍, got \"XuanWo1\"; XuanWu",
	} {
		_, err := shanhai.Notation().Read(p, text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Error()+"; "+s.Nearest != want {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
		}
	}
}

func TestTilesOfTheTextThatCling(t *testing.T) {
	for _, text := range []string{"wY 0,0; wQ1bX1 2,0", "wY 0,0; wQ1 bX1 2,0"} {
		_, err := shanhai.ParseSetup(text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Got != "bX1" || s.Want != `a space and coordinates such as "2,-1", or + and the tile on top` {
			t.Errorf("%q: %v", text, err)
		}
	}
}

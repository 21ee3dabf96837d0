package shanhai_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/internal/creature"
	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/uhp"
)

// otherNames lists how a creature may be written in place of its letter: the game's English name in any case, its
// traditional characters, and the simplified ones where they differ (應 应, 龍 龙, 飛 飞).
func otherNames(k creature.Kind) []string {
	names := []string{k.Name(), strings.ToLower(k.Name()), strings.ToUpper(k.Name()), k.Chinese()}
	if s := strings.NewReplacer("應", "应", "龍", "龙", "飛", "飞").Replace(k.Chinese()); s != k.Chinese() {
		names = append(names, s)
	}
	return names
}

// Every creature is read by every name, in a position and in a move, with number or without, and printed in letters.
func TestEveryCreatureHasItsNames(t *testing.T) {
	for _, k := range creature.Creatures() {
		for _, name := range otherNames(k) {
			for owner, letter := range map[string]string{"w": "w", "b": "b", "白": "w", "黑": "b", "white ": "w", "Black ": "b"} {
				plain := letter + string(k.Letter())
				checkName(t, owner+name, plain)
				checkName(t, owner+name+"1", plain)
				checkName(t, owner+string(k.Letter())+"1", plain)
				if name[0] < 128 {
					checkName(t, owner+name+" 1", plain)
				}
			}
		}
	}
}

// checkName makes sure that a name means the first tile of the kind that the letters mean.
func checkName(t *testing.T, name, letters string) {
	t.Helper()
	const rest = "; wX 1,0; wX 2,0; wY 1,-1; bY 3,0; to w"
	got, err := shanhai.ParseSetup(name + " 0,0" + rest)
	want, wantErr := shanhai.ParseSetup(letters + "1 0,0" + rest)
	if err != nil || wantErr != nil {
		t.Fatalf("%q: %v, %v", name, err, wantErr)
	}
	c := got.Tiles[0].Creature
	if w := want.Tiles[0].Creature; c.Owner != w.Owner || c.Kind != w.Kind || c.Number != 0 && c.Number != w.Number {
		t.Errorf("%q is %v, want %v", name, c, w)
	}
	tile, err := shanhai.Notation().ReadTile(name)
	if err != nil || tile.Creature != c {
		t.Errorf("%q as a tile alone: %v (%v)", name, tile.Creature, err)
	}
}

func TestNamesInMoves(t *testing.T) {
	const position = "wY 0,0; wF -1,0; bY 1,0; bQ1 -1,-1; wX1 0,1; turn 9"
	for text, want := range map[string]string{
		"white XuanWu 1 1,0":    "wX1 bY",
		"white xuanwu 1,0":      "wX1 bY",
		"w玄武1 1,0":              "wX1 bY",
		"白玄武 白應龍-":              "wX1 bY",
		"白玄武1 black YingLong":   "wX1 bY",
		"wX1 white YINGLONG 1-": "wX1 bY",
		`黑青龙1 -white FeiLian`:   "bQ1 -wF",
		"bQ1 -2,0 by 白飛廉":       "bQ1 -wF by wF",
		"White QingLong 1 /白飞廉": "wQ1 /wF",
		"White QingLong -2,1":   "wQ1 /wF",
	} {
		p := parse(t, position)
		a, err := shanhai.Notation().Read(p, text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if got := shanhai.Notation().Act(p, a); got != want {
			t.Errorf("%q is spelled %q, want %q", text, got, want)
		}
	}
}

func TestNamesOfLandscapeAndForfeits(t *testing.T) {
	p := parse(t, "landscape 3; wY 0,0; bY 1,0; turn 3")
	for text, want := range map[string]creature.Kind{
		"M 2,0": creature.Mountain, "山 2,0": creature.Mountain, "mountain 2,0": creature.Mountain, "Mountain bY-": creature.Mountain,
		"S 2,0": creature.Sea, "海 2,0": creature.Sea, "sea 2,0": creature.Sea, "SEA bY-": creature.Sea,
	} {
		a, err := shanhai.Notation().Read(p, text)
		if err != nil || a.Type != shanhai.PlaceLandscape || a.Land != want || a.To.Q != 2 {
			t.Errorf("%q: %+v (%v), want %v on 2,0", text, a, err, want)
		}
	}
	for _, text := range []string{"pass", "讓", "让", " Pass "} {
		if a, err := shanhai.Notation().Read(p, text); err != nil || a.Type != shanhai.Forfeit {
			t.Errorf("%q: %+v (%v), want a forfeit", text, a, err)
		}
	}
}

// A position written by names is the one written by letters.
func TestNamesInPositions(t *testing.T) {
	want := parse(t, "landscape 3; wY 0,0; bY 1,0; S 2,0; wP 2,0; M 3,0; wQ1 -1,0; memory w XQ; turn 8")
	got := parse(t, "landscape 3; white YingLong 0,0; 黑应龙 1,0; sea 2,0; white PiXiu 2,0; mountain 3,0; 白青龍1 -1,0; memory w 玄武 QingLong; turn 8")
	if got.String() != want.String() {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Columns are counted in bytes, three for a Chinese character.
func TestFaultyNamesAreRefusedWithTheColumn(t *testing.T) {
	const position = "wY 0,0; bY 1,0; wX1 0,1; to w"
	for text, column := range map[string]int{
		"白": 4, "白虎1 0,0": 4, "w龍 0,0": 2, "white": 6, "white  Dragon 0,0": 8, "白玄武9 0,0": 10, "white XuanWu 9 0,0": 14,
		"白玄武1": 11, "白玄武1 白青龍1-": 12, "white XuanWu 1": 15, "白玄武1 白應": 15, "sea": 4, "讓 1": 5, "whit XuanWu 0,0": 2,
		"wX1 0,0 by 白龍": 15,
	} {
		p := parse(t, position)
		_, err := shanhai.Notation().Read(p, text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Column != column {
			t.Errorf("%q: %v, want a fault in column %d", text, err, column)
		}
	}
}

func TestPlaces(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wX1 0,1; to w")
	for text, want := range map[string]string{"2,-1": "2,-1", "bY": "1,0", `\白應龍`: "0,-1", "black YingLong/": "2,-1", "wX-": "1,1"} {
		h, err := shanhai.Notation().ReadPlace(p, text)
		if err != nil || [2]int{h.Q, h.R} != wanted(t, want) {
			t.Errorf("%q: %v (%v), want %s", text, h, err, want)
		}
	}
	for text, column := range map[string]int{"": 1, "2,": 3, "wQ1": 1, "-bY-": 4, "2,0 x": 5, "M": 1} {
		_, err := shanhai.Notation().ReadPlace(p, text)
		var s *rules.SyntaxError
		if !errors.As(err, &s) || s.Column != column {
			t.Errorf("%q: %v, want a fault in column %d", text, err, column)
		}
	}
}

// wanted reads the hex of a test by the engine's own coordinates.
func wanted(t *testing.T, text string) [2]int {
	t.Helper()
	s, err := shanhai.ParseSetup("last " + text)
	if err != nil {
		t.Fatal(err)
	}
	return [2]int{s.Last.Q, s.Last.R}
}

// Hive's players write wA1, not 白青龍1, and 山 is no tile of theirs: `shanhai uhp` reads letters only.
func TestNamesBelongToTheGamesOwnAlphabet(t *testing.T) {
	p := parse(t, "wY 0,0; bY 1,0; wQ1 -1,0; to w")
	if _, err := uhp.Letters().Read(p, "wA1 -1,1"); err != nil {
		t.Error(err)
	}
	for _, text := range []string{"白青龍1 -1,1", "w青龍1 -1,1", "white QingLong 1 -1,1", "wQingLong1 -1,1", "白A1 -1,1", "white A1 -1,1", "讓", "Pass", "山 2,0", "sea 2,0"} {
		if a, err := uhp.Letters().Read(p, text); err == nil {
			t.Errorf("%q was read as %+v", text, a)
		}
	}
}

package diagram

import (
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// tile makes a tile as a game would, from its name in the notation.
func tile(name string) rules.Tile {
	texts := map[string]string{"Y": "應龍", "X": "玄武", "B": "白虎", "Q": "青龍", "Z": "朱雀", "P": "貔貅", "M": "山", "S": "海"}
	kinds := map[string]string{"Y": "yinglong", "X": "xuanwu", "B": "baihu", "Q": "qinglong", "Z": "zhuque", "P": "pixiu", "M": "shan", "S": "hai"}
	letter := strings.Trim(name, "wb123")
	owner := map[byte]string{'w': "white", 'b': "black"}[name[0]]
	return rules.Tile{Name: name, Owner: owner, Kind: kinds[letter], Text: texts[letter]}
}

// at makes a cell from names joined by "+" from the bottom up.
func at(q, r int, names string) rules.Cell {
	c := rules.Cell{Hex: hex.Hex{Q: q, R: r}}
	for name := range strings.SplitSeq(names, "+") {
		c.Tiles = append(c.Tiles, tile(name))
	}
	return c
}

func players() []string { return []string{"white", "black"} }

func act(tile string, from, to *hex.Hex) *rules.Act {
	return &rules.Act{Tile: tile, From: from, To: to}
}

func hexAt(q, r int) *hex.Hex { return &hex.Hex{Q: q, R: r} }

// byHand takes a picture out of a test's margin.
func byHand(text string) string {
	lines := strings.Split(strings.Trim(text, "\n\t"), "\n")
	for i, l := range lines {
		lines[i] = strings.TrimRight(strings.TrimPrefix(strings.TrimLeft(l, "\t"), "|"), " ")
	}
	return strings.Join(lines, "\n") + "\n"
}

func TestTextIsTheBoardAsDrawnByHand(t *testing.T) {
	four := []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY"), at(0, 1, "wQ1"), at(1, -1, "bX1")}
	for name, c := range map[string]struct {
		view  View
		style Style
		want  string
	}{
		"rows half a cell aside": {view: View{Cells: four}, want: `
			|    bX1
			|  wY    bY
			|    wQ1
			`},
		"marks": {
			view: View{Cells: four, Last: act("wQ1", hexAt(-1, 1), hexAt(0, 1)), Moves: []Moves{{To: []hex.Hex{{Q: 2, R: -1}, {Q: 1, R: 0}}}}, Faults: []hex.Hex{{Q: 1, R: 1}, {Q: 1, R: -1}}},
			want: `
			|  .   !bX1!   *
			|     wY   *bY*
			| (.)  [wQ1]  !.!
			|*    may go here
			|(.)  where it came from
			|[ ]  the last move
			|! !  here is the fault
			`},
		"a forbidden move": {
			view: View{Cells: four, Forbidden: []rules.Act{*act("wQ1", hexAt(0, 1), hexAt(1, -1))}},
			want: `
			|   >bX1<
			|  wY    bY
			|   (wQ1)
			|( )  it is about this tile
			|> <  may not go here
			`},
		"stacks": {
			view: View{Cells: []rules.Cell{at(0, 0, "S+wY"), at(1, 0, "bQ1+wX1+bX2"), at(1, 1, "bP")}},
			want: `
			| S+wY bX2^3
			|     .     bP
			|from the bottom up at 1,0: bQ1+wX1+bX2
			`},
		"Chinese": {
			view: View{Cells: []rules.Cell{at(0, 0, "S+wY"), at(0, 1, "wQ1"), at(1, 0, "bY")}}, style: Style{Characters: true},
			want: `
			| 海+w應龍   b應龍
			|       w青龍1
			`,
		},
		"coordinates": {
			view: View{Cells: []rules.Cell{at(10, -3, "wY"), at(9, -2, "bY")}, Labels: Coordinates},
			want: `
			|10,-3 |      wY
			| 9,-2 |   bY
			`},
		"too far for a picture": {
			view: View{Cells: []rules.Cell{at(500, 0, "wY"), at(0, 0, "bQ1+bX1+wX1")}},
			want: `
			|0,0: bQ1+bX1+wX1
			|500,0: wY
			`},
		"a mark too far off": {
			view: View{Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY")}, Forbidden: []rules.Act{*act("wY", hexAt(0, 0), hexAt(9000, 0))}},
			want: `
			| (wY)   bY
			|( )  it is about this tile
			|> <  may not go here: 9000,0, off this picture
			`},
		"words": {
			view: View{ToMove: "black", Caption: "Oh\x1b[31m\nno", Hand: []rules.InHand{{Tile: tile("wQ"), Count: 2}, {Tile: tile("wX"), Count: 1}, {Tile: tile("bX")}, {Tile: tile("S"), Count: 6}}},
			want: `
			|(nothing lies on the table)
			|white: wQ x2, wX
			|to come: S x6
			|Black to move
			|Oh[31m no
			`},
	} {
		t.Run(name, func(t *testing.T) {
			got := Text(c.view, c.style)
			if got != byHand(c.want) {
				t.Errorf("got\n%s\nwant\n%s\n%q\n%q", got, byHand(c.want), got, byHand(c.want))
			}
		})
	}
}

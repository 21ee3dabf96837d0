package diagram

import (
	"fmt"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// Style says how a text picture is written.
type Style struct {
	ANSI       bool // in colour
	Characters bool // "w青龍1" instead of "wQ1"
}

// Text returns the picture for a terminal, each line ended: the board in rows half a cell aside, what its marks mean,
// high stacks in full, the hands, who is to move and the caption. Tiles of a stack are joined by "+" from the bottom up.
// Tiles too far apart for a picture are listed. All marks are ASCII, so that rows stand right in any terminal.
func Text(v View, s Style) string {
	t := textPicture{view: v, style: s, stacks: v.stacks(), signs: v.signs()}
	if f, err := newFrame(v); err != nil {
		t.list()
	} else {
		t.board(f)
		t.legend(f)
		t.high()
	}
	t.hands()
	t.words()
	return t.out.String()
}

// textPicture is a picture being written.
type textPicture struct {
	view   View
	style  Style
	stacks map[hex.Hex][]rules.Tile
	signs  map[hex.Hex]sign
	out    strings.Builder
}

// board writes the rows.
func (t *textPicture) board(f frame) {
	if len(t.stacks) == 0 && len(t.signs) == 0 {
		t.say(rules.Say("(nothing lies on the table)\n", "（桌上還沒有棋子）\n"))
		return
	}
	half := t.halfCell(f)
	for r := f.r0; r <= f.r1; r++ {
		t.row(f, r, half)
	}
}

// halfCell returns half of the width of a cell in columns.
func (t *textPicture) halfCell(f frame) int {
	most := 4
	for r := f.r0; r <= f.r1; r++ {
		for _, h := range f.row(r) {
			most = max(most, t.cell(h).columns())
		}
	}
	return (most + 2) / 2
}

// row writes a row: every cell centred in its columns.
func (t *textPicture) row(f frame, r, half int) {
	at := 0
	if t.view.Labels == Coordinates {
		at = t.margin(f, r)
	}
	left := at
	for _, h := range f.row(r) {
		c := t.cell(h)
		want := left + (halfColumn(h)-f.x0)*half + (2*half-c.columns())/2
		t.out.WriteString(blanks(want - at))
		c.write(&t.out, t.style.ANSI)
		at = want + c.columns()
	}
	t.out.WriteByte('\n')
}

// margin writes the coordinates of a row's first hex and returns its width; eastward q grows by one a hex.
func (t *textPicture) margin(f frame, r int) int {
	wide := 0
	for i := f.r0; i <= f.r1; i++ {
		wide = max(wide, len(coordinates(f.row(i)[0])))
	}
	text := coordinates(f.row(r)[0])
	t.out.WriteString(blanks(wide-len(text)) + text + " | ")
	return wide + 3
}

// coordinates writes a hex as the notation does.
func coordinates(h hex.Hex) string { return fmt.Sprintf("%d,%d", h.Q, h.R) }

package diagram

import (
	"strings"

	"shanhai/rules"
)

// Picture returns the tiles as the script language draws a position, from the line `board q,r` to the line `end`: rows
// half a hex aside, "." for nothing, tiles joined by "+" from the bottom up. Every row is drawn from the same western
// border, so it begins half a hex east or west of the one above. An *ExtentError tells that the tiles lie too far apart.
func Picture(cells []rules.Cell) (string, error) {
	v := View{Cells: cells}
	f, err := newFrame(v)
	if err != nil {
		return "", err
	}
	t := textPicture{view: v, stacks: v.stacks()}
	var b strings.Builder
	b.WriteString("board " + coordinates(f.row(f.r0)[0]) + "\n")
	half := t.pitch(f)
	for r := f.r0; r <= f.r1; r++ {
		t.plainRow(&b, f, r, half)
	}
	b.WriteString("end\n")
	return b.String(), nil
}

// pitch returns half of the distance between two tiles of a row in columns.
func (t *textPicture) pitch(f frame) int {
	most := 2
	for r := f.r0; r <= f.r1; r++ {
		for _, h := range f.row(r) {
			most = max(most, t.stack(h, len(t.stacks[h])).columns())
		}
	}
	return (most + 2) / 2
}

// plainRow writes a row, every hex beginning in its own column.
func (t *textPicture) plainRow(b *strings.Builder, f frame, r, half int) {
	at := 0
	for _, h := range f.row(r) {
		c := t.stack(h, len(t.stacks[h]))
		if c == nil {
			c = cell{{".", ""}}
		}
		want := 2 + (halfColumn(h)-f.x0)*half
		b.WriteString(blanks(want - at))
		c.write(b, false)
		at = want + c.columns()
	}
	b.WriteByte('\n')
}

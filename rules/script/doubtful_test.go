package script

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"shanhai/internal/hex"
)

// names are places of all widths that tiles have.
func names() []string {
	return []string{".", "S", "wY", "bQ1", "山", "白應龍", "黑青龍1", "S+wY", "wQ1+bX1", "S+wX1+bX2"}
}

// straight draws rows without the half step: every row begins in the same column, its places evenly or a few blanks apart.
func straight(r *rand.Rand, pitch int) []string {
	rows := make([]string, 2+r.IntN(3))
	gap := 1 + r.IntN(3)
	for i := range rows {
		rows[i] = "  "
		for range 1 + r.IntN(4) {
			name := names()[r.IntN(len(names()))]
			blanks := gap
			if pitch > 0 {
				blanks = pitch - width(name)
			}
			rows[i] += name + strings.Repeat(" ", blanks)
		}
	}
	return rows
}

// width counts columns by the letters used here: those of Chinese take two.
func width(name string) int {
	n := 0
	for _, r := range name {
		if n++; r > 127 {
			n++
		}
	}
	return n
}

// A forgotten half step is never taken for one, whatever the tiles' names.
func TestRowsStraightBelowEachOtherAreRefused(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 10_000 {
		rows := straight(r, max(0, 10+r.IntN(7)-r.IntN(2)*20))
		if got, errs := starts(t, "", rows...); len(errs) == 0 {
			t.Fatalf("read as %s:\n%s", got, strings.Join(rows, "\n"))
		}
	}
}

// The columns that the message names are right: with the row begun there, the picture is read, as it is drawn then.
func TestTheColumnsOfAMisfitAreRight(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	told := 0
	for range 3000 {
		rows := straight(r, 10+r.IntN(6))[:2]
		for i := range rows {
			rows[i] = strings.Repeat(" ", 20) + rows[i]
		}
		_, errs := starts(t, "", rows...)
		named := column.FindStringSubmatch(errs[0].Error())
		if named == nil { // places that do not stand evenly come first
			continue
		}
		told++
		for i, want := range []string{"0,0 -1,1", "0,0 0,1"} {
			n, _ := strconv.Atoi(named[1+i])
			moved := strings.Repeat(" ", n-1) + strings.TrimLeft(rows[1], " ")
			if got, errs := starts(t, "", rows[0], moved); got != want {
				t.Errorf("%s %v, want %s:\n%s\n%s", got, errs, want, rows[0], moved)
			}
		}
	}
	if told < 2000 {
		t.Errorf("columns are named for %d of 3000 pictures", told)
	}
}

// What is drawn by the rule is read, with one place a row too: printed and read again, every picture is the same.
func TestPrintedPicturesAreRead(t *testing.T) {
	for seed := range uint64(4000) {
		a := &author{rand.New(rand.NewPCG(seed, 9))}
		p, at := Picture{Base: Base{At: there("").At}}, hex.Hex{}
		for range 2 + a.IntN(4) {
			row := Row{Start: at}
			for range 1 + a.IntN(2)*a.IntN(4) {
				row.Hexes = append(row.Hexes, Spot{there(names()[a.IntN(len(names()))])})
			}
			p.Rows = append(p.Rows, row)
			at = at.Add(hex.Hex{Q: -a.IntN(2), R: 1})
		}
		text := Print(&Document{Examples: []Example{{Steps: []Step{p}}}})
		doc, errs := Parse(text)
		if len(errs) > 0 {
			t.Fatalf("%v\n%s", errs, text)
		}
		for i, row := range doc.Examples[0].Steps[0].(Picture).Rows {
			if row.Start != p.Rows[i].Start {
				t.Fatalf("row %d begins at %v, want %v\n%s", i, row.Start, p.Rows[i].Start, text)
			}
		}
	}
}

var column = regexp.MustCompile(`in column (\d+) or (\d+), got`)

// A picture as large as it may be is refused in no time.
func TestWideMisfitsTakeNoTime(t *testing.T) {
	row := strings.Repeat("wY"+strings.Repeat(" ", 400), 100)
	begun := time.Now()
	_, errs := starts(t, "", slices.Repeat([]string{row}, 100)...)
	if spent := time.Since(begun); len(errs) != 1 || spent > 10*time.Second {
		t.Errorf("%v: %v", spent, errs)
	}
}

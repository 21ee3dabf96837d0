package script

import (
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A place alone in its row may be wider than the way to the next: that way is found by the rows of two places or more.
func TestAWidePlaceAloneInItsRow(t *testing.T) {
	for name, c := range map[string]struct {
		rows []string
		want string // the hexes as they are seen; the distance is 9, 5 and 10 columns
	}{
		"between the two above":   {[]string{"白應龍   黑應龍", "黑青龍1+黑玄武1+白玄武2"}, ""}, // begins in their column
		"Chinese, half a step on": {[]string{"  白應龍   黑應龍", "      黑青龍1+黑玄武1"}, "0,0 0,1"},
		"letters, half a step on": {[]string{"  wY   bY", "     bQ1+bX1"}, "0,0 0,1"},
		"by its middle":           {[]string{"  wY        bY", "   bQ1+bX1+wX1"}, "0,0 0,1"},
		"above":                   {[]string{"      黑青龍1+黑玄武1", "  白應龍   黑應龍"}, "0,0 -1,1"},
	} {
		got, errs := starts(t, "", c.rows...)
		if got != c.want || (c.want == "") != (len(errs) > 0) {
			t.Errorf("%s: %q %v, want %q\n%s", name, got, errs, c.want, strings.Join(c.rows, "\n"))
		}
	}
}

// namedColumns are those that a message names for a row's first place.
var namedColumns = regexp.MustCompile(`in column (\d+)(?: or (\d+))?, got`)

// Every column that the message names is one with which the picture is read, wherever the row stood.
func TestEveryColumnNamedIsAccepted(t *testing.T) {
	told := 0
	for _, above := range [][]string{{"  白應龍   黑應龍"}, {"  wY   bY"}, {"  wY"}, {"  白應龍"}, {"      wY    bY", "   S     .     bQ1"}} {
		for _, below := range []string{"黑青龍1+黑玄武1", "bQ1+bX1", "wQ1", "黑青龍1+黑玄武1+白玄武2", "wQ1  bQ1"} {
			for indent := range 25 {
				_, errs := starts(t, "", append(above, strings.Repeat(" ", indent)+below)...)
				if len(errs) == 0 {
					continue
				}
				columns := namedColumns.FindStringSubmatch(errs[0].Error())
				for _, column := range columns[min(1, len(columns)):] {
					if column == "" {
						continue
					}
					n, _ := strconv.Atoi(column)
					if _, errs := starts(t, "", append(above, strings.Repeat(" ", n-1)+below)...); len(errs) > 0 {
						t.Errorf("%q below %q: column %s is named and refused: %v", below, above, column, errs[0])
					}
					told++
				}
			}
		}
	}
	if told < 100 {
		t.Errorf("%d columns were named", told)
	}
}

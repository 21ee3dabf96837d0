package script

import (
	"fmt"
	"strings"
	"testing"

	"shanhai/internal/columns"
	"shanhai/internal/hex"
)

// starts reads a picture and returns the first hex of each row.
func starts(t *testing.T, origin string, rows ...string) (string, []*Error) {
	t.Helper()
	doc, errs := Parse([]byte("board " + origin + "\n" + strings.Join(rows, "\n") + "\nend\n"))
	if len(errs) > 0 {
		return "", errs
	}
	var out []string
	for _, row := range doc.Examples[0].Steps[0].(Picture).Rows {
		out = append(out, fmt.Sprintf("%d,%d", row.Start.Q, row.Start.R))
	}
	return strings.Join(out, " "), nil
}

// The hexes are those that a reader sees: counted by hand, half a hex south-east is +0,+1 and half a hex south-west -1,+1.
func TestPicturesAreReadAsTheyAreDrawn(t *testing.T) {
	for name, c := range map[string]struct {
		origin string
		rows   []string
		want   string
	}{
		"one place":         {"", []string{"wY"}, "0,0"},
		"one row":           {"3,-2", []string{". wY   ."}, "3,-2"},
		"dots, tight":       {"", []string{" . . .", ". . . .", " . . ."}, "0,0 -1,1 -1,2"},
		"dots, wide":        {"", []string{"    .       .", ".       .       .", "    .       ."}, "0,0 -1,1 -1,2"},
		"a hexagon":         {"0,-1", []string{"   .   wX1   .", " .   bY   wY   .", "   .   bX1   ."}, "0,-1 -1,0 -1,1"},
		"falling east":      {"", []string{"wY  bY", "  wX1 .", "    .   ."}, "0,0 0,1 0,2"},
		"falling west":      {"", []string{"        wY", "      bY  .", "    wX1 ."}, "0,0 -1,1 -2,2"},
		"far aside":         {"", []string{"wY  bY", "              wX1 ."}, "0,0 3,1"},
		"far to the west":   {"0,0", []string{"              wX1 .", "wY  bY"}, "0,0 -4,1"},
		"single places":     {"", []string{"wY", "   bY", "wX1"}, "0,0 0,1 -1,2"},
		"singles, further":  {"", []string{"wY", "  bY", "        wX1"}, "0,0 0,1 1,2"},
		"left edges":        {"", []string{"wY       S+M+bX1  .", "    .        .        .", "wX1+bX2  bQ1      ."}, "0,0 0,1 -1,2"},
		"middles":           {"", []string{"          .           .", "S+wX1+bX2      bQ1         .", "         wY           ."}, "0,0 -1,1 -1,2"},
		"hand-made":         {"2,-1", []string{"    .   bX1   .", " wQ1  S+wY  bY"}, "2,-1 1,0"},
		"wide characters":   {"", []string{"白應龍   黑應龍    .", "    白青龍1   山     海", "  .       .        ."}, "0,0 0,1 -1,2"},
		"wide spaces":       {"", []string{"山　　海", "　黑應龍"}, "0,0 0,1"},
		"marks that add on": {"", []string{"e\u0301   é   .", "  .   .   e\u0301"}, "0,0 0,1"},
		"no-break spaces":   {"", []string{".\u00a0\u00a0\u00a0wY", "\u00a0\u00a0bY"}, "0,0 0,1"},
		"comments between":  {"", []string{"  .   wY # top", "# not a row", "bY  ."}, "0,0 0,0 -1,1"},
	} {
		got, errs := starts(t, c.origin, c.rows...)
		if len(errs) > 0 || got != c.want {
			t.Errorf("%s: %q %v, want %q\n%s", name, got, errs, c.want, strings.Join(c.rows, "\n"))
		}
	}
}

func TestPicturesThatFitNoGrid(t *testing.T) {
	for name, c := range map[string]struct {
		rows []string
		want string
	}{
		"a square": {[]string{".   .   .", ".   .   ."},
			`3:1: want a row half a place aside from the row above: its first place in column 3, got "."; it stands in column 1; the places of a row are 4 columns apart`},
		"one row not aside": {[]string{"  .   .   .", ".   .   .   .", ".   .   .", "  .   .   ."},
			`4:1: want a row half a place aside from the row above: its first place in column 3, got "."; it stands in column 1; the places of a row are 4 columns apart`},
		"one column off": {[]string{"     .     .     .", "    wY    .     ."},
			`3:5: want a row half a place aside from the row above: its first place in column 3 or 9, got "wY"; it stands in column 5; the places of a row are 6 columns apart`},
		"a hole": {[]string{".   .   .   .", "  .       .   ."},
			`3:11: want a place 4 columns east of the one before, got "."; it stands 8 columns east of it; the places of a picture stand evenly, with . for an empty hex`},
		"wide characters": {[]string{"白應龍    .         .", "白應龍    .         ."}, "3:1: want a row half a place aside"},
		"a tab":           {[]string{". .", "\t."}, `3:1: want spaces in a picture, got "a tab"; how wide a tab is nobody knows`},
	} {
		_, errs := starts(t, "", c.rows...)
		if len(errs) == 0 || !strings.HasPrefix(errs[0].Error(), c.want) {
			t.Errorf("%s: %v, want %s", name, errs, c.want)
		}
	}
}

// A shift of a whole picture, or another pitch, changes nothing; drawn by the rule, for every shape of three rows.
func TestPitchAndMarginDoNotMatter(t *testing.T) {
	for pitch := 4; pitch <= 14; pitch += 2 {
		for second := -5; second <= 5; second += 2 {
			for third := second - 3; third <= second+3; third += 2 {
				rows := []string{drawn(0, pitch, 3), drawn(second, pitch, 2), drawn(third, pitch, 1)}
				want := fmt.Sprintf("0,0 %d,1 %d,2", (second-1)/2, (third-2)/2)
				if second < 0 {
					want = fmt.Sprintf("0,0 %d,1 %d,2", (second-1)/2, (third-2)/2)
				}
				if got, errs := starts(t, "", rows...); len(errs) > 0 || got != want {
					t.Errorf("pitch %d: %q %v, want %q\n%s", pitch, got, errs, want, strings.Join(rows, "\n"))
				}
			}
		}
	}
}

// drawn is a row whose first place lies so many half pitches from column 60.
func drawn(halves, pitch, places int) string {
	row := strings.Repeat(" ", 60+halves*pitch/2)
	for range places {
		row += "." + strings.Repeat(" ", pitch-1)
	}
	return row
}

func TestColumns(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "wY": 2, "應龍": 4, "白青龍1": 7, "é": 1, "e\u0301": 1, "Ａ": 2, "ｱ": 1, "\u3000": 2, "\u00a0": 1, "한": 2,
	} {
		if got := columns.Of(text); got != want {
			t.Errorf("%q: %d columns, want %d", text, got, want)
		}
	}
}

func TestRowStart(t *testing.T) {
	// Half hexes east of 2,-1 by the plane's own measure, x = q + r/2.
	origin := hex.Hex{Q: 2, R: -1}
	for n := range 5 {
		for halves := n%2 - 8; halves < 8; halves += 2 {
			got := rowStart(origin, n, halves)
			if got.R != origin.R+n || 2*got.Q+got.R != 2*origin.Q+origin.R+halves {
				t.Errorf("row %d, %d halves: %v", n, halves, got)
			}
		}
	}
}

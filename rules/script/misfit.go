package script

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"shanhai/rules"
)

// misfit is a place that no grid holds.
type misfit struct {
	word         rules.Word
	want, advice string
}

// misfit explains why the rows lie on no grid: places that do not stand evenly, else a row that is not aside from the row
// above, else the place that stands furthest off.
func (f *fit) misfit(rows []drawnRow) *misfit {
	pitch := f.usualGap(rows)
	if pitch == 0 {
		pitch = max(2*f.leastShift(rows), leastPitch(rows))
	}
	for n, row := range rows {
		if m := f.uneven(row, pitch); m != nil {
			return m
		}
		if n > 0 && f.below(row, rows[n-1], pitch) {
			return f.notAside(rows[:n+1], pitch)
		}
	}
	return f.furthest(rows)
}

// usualGap is the median of the ways between neighbours in a row; 0 if there are none.
func (f *fit) usualGap(rows []drawnRow) float64 {
	var gaps []float64
	for _, row := range rows {
		for i := 1; i < len(row); i++ {
			gaps = append(gaps, f.at(row[i])-f.at(row[i-1]))
		}
	}
	if len(gaps) == 0 {
		return 0
	}
	slices.Sort(gaps)
	return gaps[len(gaps)/2]
}

// uneven finds a place that stands too near to the one before it, or too far off.
func (f *fit) uneven(row drawnRow, pitch float64) *misfit {
	for i := 1; i < len(row); i++ {
		gap := f.at(row[i]) - f.at(row[i-1])
		if math.Abs(gap-pitch) > 2*tolerance*pitch {
			return &misfit{row[i].word, fmt.Sprintf("a place %s columns east of the one before", number(pitch)),
				fmt.Sprintf("it stands %s columns east of it; the places of a picture stand evenly, with . for an empty hex", number(gap))}
		}
	}
	return nil
}

// below tells whether a row stands nearer to straight below the places above than to half a pitch aside from them.
func (f *fit) below(row, above drawnRow, pitch float64) bool {
	off := f.aside(row, above, pitch)
	return math.Abs(off-math.Round(off)) < 0.5-tolerance
}

// aside is how many pitches a row's first place stands east of that of the row above, by all of their places.
func (f *fit) aside(row, above drawnRow, pitch float64) float64 {
	return (f.mean(row)-f.mean(above))/pitch - float64(len(row)-len(above))/2
}

// notAside wants the last row to stand half a pitch aside from the row above.
func (f *fit) notAside(rows []drawnRow, pitch float64) *misfit {
	row, above := rows[len(rows)-1], rows[len(rows)-2]
	off := f.aside(row, above, pitch)
	nearest, left := math.Round(off), row[0].left+1
	var columns []string
	for _, hexes := range []float64{nearest - 0.5, nearest + 0.5} {
		if by, found := plainly(rows, hexes, math.Round(pitch*(hexes-off)), pitch); found && left+by >= 1 {
			columns = append(columns, number(left+by))
		}
	}
	m := &misfit{row[0].word, "a row half a place aside from the row above", fmt.Sprintf("it stands in column %s", number(left))}
	if len(columns) == 0 {
		m.advice += "; " + spread(rows)
		return m
	}
	m.want += ": its first place in column " + strings.Join(columns, " or ")
	m.advice += fmt.Sprintf("; the places of a row are %s columns apart", number(pitch))
	return m
}

// spread tells how to draw rows that no shift of the last one makes a picture of.
func spread(rows []drawnRow) string {
	widest := 0.0
	for _, row := range rows {
		widest = max(widest, leastPitch([]drawnRow{row}))
	}
	pitch := 2 * math.Ceil((widest+1)/2)
	return fmt.Sprintf("set the middles of the places of a row %s columns apart, as its widest place needs, and each row %s columns aside from the row above",
		number(pitch), number(pitch/2))
}

// plainly returns how many columns the last row must be moved to be read so many hexes aside from the one above, where about
// columns are right: the middle of the longest run that is. There may be none.
func plainly(rows []drawnRow, hexes, columns, pitch float64) (best float64, found bool) {
	step := math.Ceil(pitch / maxTries)
	longest, run := 0, 0
	for by := math.Ceil(columns - reach*pitch); by <= columns+reach*pitch; by += step {
		if run++; !movedFits(rows, hexes, by) {
			run = 0
		}
		if run > longest {
			middle := by - step*float64(run-1)/2
			best, longest = math.Round(middle+math.Copysign(0.1, columns-middle)), run // of two, the one nearer to columns
		}
	}
	return best, longest > 0
}

// reach is how far about a column, in pitches, a plainer one is looked for: not as far as the next hex.
const reach = 0.4

// maxTries bounds the columns of a pitch that are tried.
const maxTries = 40

// movedFits tells whether the rows are a picture, the last of them so many hexes aside from the one above, once it is moved.
func movedFits(rows []drawnRow, hexes, columns float64) bool {
	n := len(rows) - 1
	moved := slices.Clone(rows[n])
	for i := range moved {
		moved[i].left += columns
		moved[i].middle += columns
	}
	rows = append(slices.Clone(rows[:n]), moved)
	f, other := readings(rows)
	return f.halves[n]-f.halves[n-1] == int(2*hexes) && f.good(rows) && f.doubtful(rows, other) == 0
}

// furthest blames the place that stands furthest off its hex.
func (f *fit) furthest(rows []drawnRow) *misfit {
	p := rows[f.row][f.place]
	off := f.at(p) - f.column(f.row, f.place)
	way := "west"
	if off > 0 {
		way = "east"
	}
	return &misfit{p.word, "a place on the grid of the others",
		fmt.Sprintf("it stands %s columns too far %s; the places of a row are %s columns apart, and each row half of that aside from the row above",
			number(math.Abs(off)), way, number(f.pitch))}
}

// number writes columns to a tenth.
func number(x float64) string { return fmt.Sprintf("%.4g", math.Round(x*10)/10) }

package script

import (
	"math"
	"unicode/utf8"

	"shanhai/internal/columns"
	"shanhai/rules"
)

// The grid of a picture. Places of a row are neighbours, so they stand one pitch apart; each row stands half a pitch, or
// an odd number of halves, aside from the row above. The pitch is the one that fits all rows best (least squares; if each
// row is a single place, the smallest shift is half of it). No place may stand further than a quarter of the pitch off its
// hex, and no row nearer than that to standing right below the one above: such a drawing could mean either. What counts of
// a place is the middle of its text or, if that fits the rows better, its left edge.

// drawnRow is a row as it stands in the text.
type drawnRow []drawnPlace

// drawnPlace is a place with its columns from 0, where wide characters take two.
type drawnPlace struct {
	word         rules.Word
	left, middle float64
}

// leftEdge is the column where a place begins.
func leftEdge(p drawnPlace) float64 { return p.left }

// width is how many columns a place takes.
func (p drawnPlace) width() float64 { return 2*(p.middle-p.left) + 1 }

// measured finds the columns of the words of a line. What stands before the line in a Markdown document counts too, as a row
// may be indented less than its fence.
func measured(line rules.Word, words []rules.Word) drawnRow {
	var row drawnRow
	column, rest := line.At.Column-1, line
	for _, w := range words {
		i := len(string([]rune(rest.Text)[:w.At.Column-rest.At.Column]))
		column += columns.Of(rest.Text[:i])
		size := bytesOf(rest.Text[i:], utf8.RuneCountInString(w.Text))
		span := columns.Of(rest.Text[i : i+size])
		row = append(row, drawnPlace{w, float64(column), float64(column) + float64(span-1)/2})
		column, rest = column+span, after(rest, i+size)
	}
	return row
}

// bytesOf returns the bytes of the first characters of a text.
func bytesOf(text string, characters int) int {
	for i := range text {
		if characters == 0 {
			return i
		}
		characters--
	}
	return len(text)
}

// fitted returns for each row how many half hexes its first place lies east of that of the first row.
func fitted(rows []drawnRow) ([]int, *misfit) {
	f, other := readings(rows)
	if !f.good(rows) {
		return nil, f.misfit(rows)
	}
	if n := f.doubtful(rows, other); n > 0 {
		if rows[n][0].left == rows[n-1][0].left {
			f.at = leftEdge // for by these it seems to stand straight below
		}
		m := f.notAside(rows[:n+1], max(f.pitch, leastPitch(rows)))
		m.advice += "; it could as well be meant to stand straight below the row above"
		return nil, m
	}
	return f.halves, nil
}

// readings lays grids through the middles of the places and through their left edges, the better one first.
func readings(rows []drawnRow) (best, other fit) {
	middles := newFit(rows, func(p drawnPlace) float64 { return p.middle })
	lefts := newFit(rows, leftEdge)
	if lefts.better(middles, rows) {
		return lefts, middles
	}
	return middles, lefts
}

// better tells whether the grid lies better in the rows than another.
func (f *fit) better(other fit, rows []drawnRow) bool {
	if good := f.good(rows); good != other.good(rows) {
		return good
	}
	if roomy := f.roomy(rows); roomy != other.roomy(rows) {
		return roomy
	}
	return f.worst < other.worst
}

// good tells whether every place is near its hex and every row aside from the row above.
func (f *fit) good(rows []drawnRow) bool {
	for n := 1; n < len(rows); n++ {
		if f.below(rows[n], rows[n-1], f.pitch) {
			return false
		}
	}
	return f.worst <= tolerance
}

// tolerance is how far off its hex a place may stand, in pitches.
const tolerance = 0.25

// fit is a grid laid over rows.
type fit struct {
	at     func(drawnPlace) float64
	free   bool    // rows may also stand straight below each other
	start  float64 // column of the first place of the first row
	pitch  float64
	halves []int // of each row, from the first
	worst  float64
	row    int // where the worst place is
	place  int
}

// newFit finds the grid: the pitch by the rows themselves, the shifts by that pitch, then both once more together.
func newFit(rows []drawnRow, at func(drawnPlace) float64) fit {
	f := fit{at: at, halves: make([]int, len(rows))}
	f.pitch = f.rowPitch(rows)
	if f.pitch == 0 {
		f.pitch = 2 * f.leastShift(rows)
	}
	f.start = f.rowStart(rows[0])
	for range 2 {
		f.shift(rows)
		f.refine(rows)
	}
	f.measure(rows)
	return f
}

// rowPitch is the slope of the columns over the places within the rows (least squares); 0 if no row has two places.
func (f *fit) rowPitch(rows []drawnRow) float64 {
	var over, under float64
	for _, row := range rows {
		middle, mean := float64(len(row)-1)/2, f.mean(row)
		for i, p := range row {
			d := float64(i) - middle
			over += float64(d * (f.at(p) - mean))
			under += float64(d * d)
		}
	}
	if under == 0 {
		return 0
	}
	return over / under
}

func (f *fit) mean(row drawnRow) float64 {
	sum := 0.0
	for _, p := range row {
		sum += f.at(p)
	}
	return sum / float64(len(row))
}

// leastShift is the smallest way from a row of one place to the next; 1 if there is none.
func (f *fit) leastShift(rows []drawnRow) float64 {
	least := math.Inf(1)
	for i := 1; i < len(rows); i++ {
		if d := math.Abs(f.at(rows[i][0]) - f.at(rows[i-1][0])); d > 0 {
			least = min(least, d)
		}
	}
	if math.IsInf(least, 1) {
		return 1
	}
	return least
}

// shift finds for each row the number of halves that comes nearest: odd and even in turn, unless the fit is free.
func (f *fit) shift(rows []drawnRow) {
	for n, row := range rows {
		whole := (f.rowStart(row) - f.start) / f.pitch
		if f.halves[n] = int(math.Round(2 * whole)); !f.free {
			f.halves[n] = 2*int(math.Round(whole-float64(n%2)/2)) + n%2
		}
	}
}

// rowStart is the column of a row's first place, by all of its places.
func (f *fit) rowStart(row drawnRow) float64 {
	return f.mean(row) - float64(f.pitch*float64(len(row)-1)/2)
}

// refine lays the line through all places that has the least squares.
func (f *fit) refine(rows []drawnRow) {
	var n, sx, sy, sxx, sxy float64
	for r, row := range rows {
		for i, p := range row {
			x, y := float64(i)+float64(f.halves[r])/2, f.at(p)
			n, sx, sy = n+1, sx+x, sy+y
			sxx += float64(x * x)
			sxy += float64(x * y)
		}
	}
	over, under := float64(n*sxy)-float64(sx*sy), float64(n*sxx)-float64(sx*sx)
	if over > 0 && under > 0 {
		f.pitch = over / under
	}
	f.start = (sy - float64(f.pitch*sx)) / n
}

// measure finds the place that stands furthest off its hex.
func (f *fit) measure(rows []drawnRow) {
	for r, row := range rows {
		for i, p := range row {
			if off := math.Abs(f.at(p)-f.column(r, i)) / f.pitch; off > f.worst {
				f.worst, f.row, f.place = off, r, i
			}
		}
	}
}

// column is where a place should stand.
func (f *fit) column(row, place int) float64 {
	return f.start + float64(f.pitch*(float64(place)+float64(f.halves[row])/2))
}

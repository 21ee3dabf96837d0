package script

// An author who forgets the half step draws rows straight below each other. Names of different widths may still have their
// middles far enough aside to be read as a row that is shifted. So a row whose first place stands in the column of the one
// above is refused, and where the left edges see another picture than the middles, one of the two must fit better.

// doubtful returns the first row that could as well stand straight below the one above; 0 if there is none.
func (f *fit) doubtful(rows []drawnRow, other fit) int {
	other = other.freed(rows, *f)
	clear := f.clearly(rows, other)
	for n := 1; n < len(rows); n++ {
		differ := f.halves[n]-f.halves[n-1] != other.halves[n]-other.halves[n-1]
		if differ && !clear || rows[n][0].left == rows[n-1][0].left {
			return n
		}
	}
	return 0
}

// freed lays the grid of a reading without the rule that rows stand aside. Rows of one place have no pitch of their own
// and take that of the other reading.
func (f fit) freed(rows []drawnRow, other fit) fit {
	f.free, f.worst, f.halves = true, 0, make([]int, len(rows))
	f.start = f.rowStart(rows[0])
	if f.pitch = f.rowPitch(rows); f.pitch == 0 {
		f.pitch = other.pitch
	}
	f.shift(rows)
	f.refine(rows)
	f.measure(rows)
	return f
}

// clearly tells whether the grid lies in the rows to within the halves of columns that middles are rounded by, or no worse than
// another one.
func (f *fit) clearly(rows []drawnRow, other fit) bool {
	return f.roomy(rows) && (f.worst*f.pitch <= rounding || f.worst <= other.worst)
}

// roomy tells whether two of the places that the pitch was found by could stand side by side. Where they could not, it was found
// between rows of one place and proves nothing.
func (f *fit) roomy(rows []drawnRow) bool { return f.pitch >= leastPitch(rows) }

// leastPitch leaves a blank between two of the widest places that have a neighbour, or of all where none has one: a place alone in
// its row may be wider than the way to the next.
func leastPitch(rows []drawnRow) float64 {
	widest, alone := 0.0, 0.0
	for _, row := range rows {
		for _, p := range row {
			if alone = max(alone, p.width()); len(row) > 1 {
				widest = max(widest, p.width())
			}
		}
	}
	if widest == 0 {
		widest = alone
	}
	return widest + 1
}

// rounding is how many columns a place that was drawn by the rule may be off, since a middle may lie between two.
const rounding = 0.5

package lettering

import (
	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/svg"
)

// arrangements returns the ways to set n characters: how many stand in each
// row, rows from top to bottom.
func arrangements(n int) [][]int {
	switch n {
	case 1:
		return [][]int{{1}}
	case 2:
		return [][]int{{2}, {1, 1}}
	case 3:
		return [][]int{{3}, {1, 1, 1}, {1, 2}, {2, 1}}
	}
	return [][]int{{4}, {1, 1, 1, 1}, {2, 2}}
}

const (
	// trialCircle is the diameter in mm at which arrangements are held against
	// each other.
	trialCircle = 20
	// clearlyFuller is how much more ink a later arrangement must show to be
	// taken: small differences should not turn rows into columns.
	clearlyFuller = 1.02
)

// fullest returns the arrangement that shows the most ink in a circle: that
// in which the characters come out largest.
func fullest(chars []character, where string) (*svg.Drawing, error) {
	var best *svg.Drawing
	most := 0.0
	for _, rows := range arrangements(len(chars)) {
		d := arranged(chars, rows, where)
		r, err := d.Fit(trialCircle, 0)
		if err != nil {
			return nil, err
		}
		if ink := r.Area(); ink > float64(most*clearlyFuller) {
			best, most = d, ink
		}
	}
	return best, nil
}

// arranged sets characters in rows one em apart, each row centred.
func arranged(chars []character, rows []int, where string) *svg.Drawing {
	d := &svg.Drawing{Name: where}
	for i, n := range rows {
		row := chars[:n]
		chars = chars[n:]
		x := -width(row) / 2
		for _, c := range row {
			d.Shapes = append(d.Shapes, svg.Shape{
				Path: c.path, To: svg.Matrix{A: 1, D: 1, E: x, F: -float64(i)},
				Rule: planar.NonZero, Ink: true,
			})
			x += c.advance
		}
	}
	return d
}

func width(row []character) float64 {
	sum := 0.0
	for _, c := range row {
		sum += c.advance
	}
	return sum
}

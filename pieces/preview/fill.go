package preview

import (
	"image"
	"math"
	"slices"
)

// fillRows is the number of lines across which a pixel's coverage is measured;
// along each line it is measured exactly.
const fillRows = 5

// crossing is where an outline meets a line, and which way it runs.
type crossing struct {
	x    float64
	turn int
}

// fillStrokes fills closed outlines by the non-zero rule and gives every
// pixel that they touch with the part they cover.
func fillStrokes(strokes []stroke, bounds image.Rectangle, put func(x, y int, part float64)) {
	top, bottom := math.Inf(1), math.Inf(-1)
	for _, s := range strokes {
		top, bottom = min(top, s.y0, s.y1), max(bottom, s.y0, s.y1)
	}
	first := int(math.Floor(max(top, float64(bounds.Min.Y))))
	last := int(math.Ceil(min(bottom, float64(bounds.Max.Y))))
	cover := make([]float64, bounds.Dx())
	var cuts []crossing
	for y := first; y < last; y++ {
		clear(cover)
		for i := range fillRows {
			cuts = cutsAt(strokes, float64(y)+(float64(i)+0.5)/fillRows, cuts[:0])
			coverLine(cover, cuts, float64(bounds.Min.X))
		}
		for x, c := range cover {
			if c > 0 {
				put(bounds.Min.X+x, y, min(c/fillRows, 1))
			}
		}
	}
}

// cutsAt returns the crossings with a level line from left to right.
func cutsAt(strokes []stroke, y float64, cuts []crossing) []crossing {
	for _, s := range strokes {
		turn := 1
		if s.y0 > s.y1 {
			s, turn = stroke{s.x1, s.y1, s.x0, s.y0}, -1
		}
		if s.y0 <= y && y < s.y1 {
			t := (y - s.y0) / (s.y1 - s.y0)
			cuts = append(cuts, crossing{mix(s.x0, s.x1, t), turn})
		}
	}
	slices.SortFunc(cuts, func(a, b crossing) int {
		switch {
		case a.x < b.x:
			return -1
		case a.x > b.x:
			return 1
		}
		return a.turn - b.turn
	})
	return cuts
}

// coverLine adds the lengths of the inside pieces to the pixels they cross.
func coverLine(cover []float64, cuts []crossing, left float64) {
	wound := 0
	for i, c := range cuts {
		if wound != 0 {
			addPiece(cover, cuts[i-1].x-left, c.x-left)
		}
		wound += c.turn
	}
}

func addPiece(cover []float64, from, to float64) {
	from, to = max(from, 0), min(to, float64(len(cover)))
	for x := int(from); float64(x) < to; x++ {
		cover[x] += min(to, float64(x+1)) - max(from, float64(x))
	}
}

package script

import (
	"fmt"
	"math"
	"slices"

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
	if pitch := f.usualGap(rows); pitch > 0 {
		for n, row := range rows {
			if m := f.uneven(row, pitch); m != nil {
				return m
			}
			if n > 0 {
				if m := f.notAside(row, rows[n-1], pitch); m != nil {
					return m
				}
			}
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

// notAside judges how a row stands to the one above, which should be half a pitch and any number of whole ones.
func (f *fit) notAside(row, above drawnRow, pitch float64) *misfit {
	off := (f.mean(row)-f.mean(above))/pitch - float64(len(row)-len(above))/2
	off -= math.Round(off)
	if math.Abs(off) >= 0.5-tolerance {
		return nil
	}
	left := row[0].left + 1
	west, east := math.Round(left-float64(pitch*(off+0.5))), math.Round(left-float64(pitch*(off-0.5)))
	want := fmt.Sprintf("a row half a place aside from the row above: its first place in column %s or %s", number(west), number(east))
	if west < 1 {
		want = fmt.Sprintf("a row half a place aside from the row above: its first place in column %s", number(east))
	}
	return &misfit{row[0].word, want, fmt.Sprintf("it stands in column %s; the places of a row are %s columns apart", number(left), number(pitch))}
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

package bambu

import (
	"strconv"

	"shanhai/pieces/print"
)

// covers tells whether any of the item's triangles, seen from above, meets the
// rectangle.
func (p *placed) covers(r print.Rect) bool {
	if gap(p.box, r) >= 0 {
		return false
	}
	for _, t := range p.triangles {
		if meets(t, r) {
			return true
		}
	}
	return false
}

// meets clips the triangle to the rectangle, side by side, and tells whether
// anything is left.
func meets(t [3][2]float64, r print.Rect) bool {
	poly := t[:]
	poly = clip(poly, 0, r.X0, 1)
	poly = clip(poly, 0, r.X1, -1)
	poly = clip(poly, 1, r.Y0, 1)
	return len(clip(poly, 1, r.Y1, -1)) > 0
}

// clip keeps the part of a polygon on one side of a line across an axis.
func clip(poly [][2]float64, axis int, at, sign float64) [][2]float64 {
	var out [][2]float64
	for i, a := range poly {
		b := poly[(i+1)%len(poly)]
		da, db := float64((a[axis]-at)*sign), float64((b[axis]-at)*sign)
		if da > 0 {
			out = append(out, a)
		}
		if (da > 0) != (db > 0) {
			f := da / (da - db)
			out = append(out, [2]float64{a[0] + float64(f*(b[0]-a[0])), a[1] + float64(f*(b[1]-a[1]))})
		}
	}
	return out
}

func number(s string) float64 {
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		return 0
	}
	return v
}

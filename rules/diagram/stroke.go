package diagram

import "math"

// polyline is a line or an outline in straight pieces.
type polyline struct {
	points []point
	closed bool
}

// curvePieces is how many straight pieces a curve becomes: those of a diagram are short.
const curvePieces = 16

// flattened returns a path in straight pieces.
func flattened(p path) []polyline {
	var out []polyline
	var pen point
	for _, s := range p {
		if s.op == 'M' {
			out = append(out, polyline{points: []point{s.p[0]}})
			pen = s.p[0]
			continue
		}
		l := &out[len(out)-1]
		switch s.op {
		case 'L':
			l.points, pen = append(l.points, s.p[0]), s.p[0]
		case 'Q':
			a, b := s.p[0], s.p[1]
			l.points = curve(l.points, pen, mix(pen, a, 2.0/3), mix(b, a, 2.0/3), b)
			pen = b
		case 'C':
			l.points = curve(l.points, pen, s.p[0], s.p[1], s.p[2])
			pen = s.p[2]
		case 'Z':
			l.closed = true
		}
	}
	return out
}

func mix(a, b point, t float64) point { return a.add(b.sub(a).times(t)) }

// curve adds a cubic by de Casteljau's construction.
func curve(points []point, a, b, c, d point) []point {
	for i := 1; i <= curvePieces; i++ {
		t := float64(i) / curvePieces
		ab, bc, cd := mix(a, b, t), mix(b, c, t), mix(c, d, t)
		points = append(points, mix(mix(ab, bc, t), mix(bc, cd, t), t))
	}
	return points
}

// stroked returns the outlines of lines drawn with a round pen, or in dashes with straight ends. All of them run the same
// way round, so that where they overlap is inside too.
func stroked(lines []polyline, width, dash float64) []polyline {
	var out []polyline
	for _, l := range lines {
		points := l.points
		if l.closed {
			points = append(points[:len(points):len(points)], points[0])
		}
		if dash <= 0 {
			out = append(out, round(points, width/2, true)...)
			continue
		}
		for _, piece := range dashed(points, dash) {
			out = append(out, round(piece, width/2, false)...)
		}
	}
	return out
}

// round returns bars along a line with discs at its corners, and at its ends if they are round.
func round(points []point, half float64, ends bool) []polyline {
	var out []polyline
	for i, p := range points {
		if ends || corner(points, i) {
			out = append(out, flattened(disc(p, half))...)
		}
		if i > 0 && p != points[i-1] {
			out = append(out, bar(points[i-1], p, half))
		}
	}
	return out
}

// corner tells whether a line turns by more than 18 degrees at a point: a curve's pieces turn by less.
func corner(points []point, i int) bool {
	if i == 0 || i == len(points)-1 {
		return false
	}
	a, b := points[i].sub(points[i-1]).unit(), points[i+1].sub(points[i]).unit()
	return float64(a.x*b.x)+float64(a.y*b.y) < 0.95
}

// bar is a straight piece of a line, clockwise as seen.
func bar(a, b point, half float64) polyline {
	n := b.sub(a).unit().left().times(half)
	return polyline{points: []point{a.add(n), b.add(n), b.sub(n), a.sub(n)}, closed: true}
}

// dashed cuts a line into dashes of a length with gaps as long.
func dashed(points []point, dash float64) [][]point {
	var out [][]point
	var now []point
	on, left := true, dash
	for i := 1; i < len(points); i++ {
		a, b := points[i-1], points[i]
		for at, long := 0.0, b.sub(a).length(); at < long; {
			step := math.Min(left, long-at)
			if on {
				now = appendTo(now, mix(a, b, at/long), mix(a, b, (at+step)/long))
			}
			if at, left = at+step, left-step; left <= 0 {
				out, now = cut(out, now)
				on, left = !on, dash
			}
		}
	}
	out, _ = cut(out, now)
	return out
}

// appendTo adds a piece to a dash.
func appendTo(now []point, from, to point) []point {
	if len(now) == 0 {
		now = append(now, from)
	}
	return append(now, to)
}

// cut ends a dash.
func cut(out [][]point, now []point) (all [][]point, next []point) {
	if len(now) > 1 {
		out = append(out, now)
	}
	return out, nil
}

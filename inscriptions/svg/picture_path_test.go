package svg

import "math"

// pathPictures: the commands of path data.
var pathPictures = []picture{
	{"pill of relative commands with a hole run backwards", doc(
		`<path d="m15 10h10a10 10 0 0 1 0 20h-10a10 10 0 0 1 0-20zm0 5a5 5 0 0 0 0 10h10a5 5 0 0 0 0-10z"/>`),
		200 + 100*math.Pi - 100 - 25*math.Pi, 1, 1},
	{"glued arc flags, relative", doc(`<path d="M10 20a10,10 0 0120,0z"/>`), 50 * math.Pi, 1, 0},
	{"glued arc flags, absolute", doc(`<path d="M10 20A10 10 0 0130 20Z"/>`), 50 * math.Pi, 1, 0},
	{"glued arc flags and number", doc(`<path d="M10 20a10 10 0 1120 0a10 10 0 11-20 0"/>`), 100 * math.Pi, 1, 0},
	{"arcs repeated without a letter", doc(`<path d="M10 20a10 10 0 0 1 10-10 10 10 0 0 1 10 10 10 10 0 0 1-10 10 10 10 0 0 1-10-10z"/>`), 100 * math.Pi, 1, 0},
	{"large arc flag", doc(`<path d="M20 20V10A10 10 0 1 1 10 20Z"/>`), 75 * math.Pi, 1, 0},
	{"small arc the other way", doc(`<path d="M20 20V10A10 10 0 0 0 10 20Z"/>`), 25 * math.Pi, 1, 0},
	{"arc too small for its chord grows", doc(`<path d="M10 20A1 1 0 0 1 30 20Z"/>`), 50 * math.Pi, 1, 0},
	{"ellipse arc, turned", doc(`<path d="M20 5A15 5 90 0 1 20 35A15 5 90 0 1 20 5Z"/>`), 75 * math.Pi, 1, 0},
	{"arc of no radius is a line", doc(`<path d="M10 10H30V30A0 5 0 0 1 10 30Z"/>`), 400, 1, 0},
	{"arc of negative radii", doc(`<path d="M10 20A-10-10 0 0 1 30 20Z"/>`), 50 * math.Pi, 1, 0},
	{"pairs after M are lines", doc(`<path d="M10 10 30 10 30 30 10 30Z"/>`), 400, 1, 0},
	{"pairs after m are relative lines", doc(`<path d="m10 10 20 0 0 20-20 0z"/>`), 400, 1, 0},
	{"commands after Z start at its start", doc(`<path d="M10 10H20V20H10Zh-5v-5h5z"/>`), 125, 2, 0},
	{"m after z is relative to the start", doc(`<path d="m5 5h10v10h-10zm20 20h10v10h-10z"/>`), 200, 2, 0},
	{"packed numbers", doc(`<path d="M.5.5L30.5.5 30.5,10.5.5,10.5Z"/>`), 300, 1, 0},
	{"exponents and signs", doc(`<path d="M1e1+1E1L3e+1 1.0e1 300e-1 30 +10,30z"/>`), 400, 1, 0},
	{"no white space at all", doc(`<path d="M10,10L30,10,30,30,10,30z"/>`), 400, 1, 0},
	{"white space of all kinds", doc("<path d=\"M 10\t10\n L 30&#xD;10 30\n,\n30 10 30 z \"/>"), 400, 1, 0},
	{"quadratic: two thirds of its triangle", doc(`<path d="M5 30Q20 0 35 30Z"/>`), 2.0 / 3 * 450, 1, 0},
	{"smooth quadratics: of three bends one is left over", doc(`<path d="M5 20Q10 10 15 20T25 20T35 20V35H5Z"/>`), 30*15 + 2.0/3*50, 1, 0},
	{"relative smooth quadratics", doc(`<path d="m5 20q5-10 10 0t10 0 10 0v15h-30z"/>`), 30*15 + 2.0/3*50, 1, 0},
	{"T without a curve before is a line", doc(`<path d="M10 10T30 10V30H10Z"/>`), 400, 1, 0},
	{"cubic", doc(`<path d="M5 30C5 10 35 10 35 30Z"/>`), cubicArea(Vec{5, 30}, Vec{5, 10}, Vec{35, 10}, Vec{35, 30}), 1, 0},
	{"smooth cubics", doc(`<path d="M5 20C5 10 15 10 20 20S35 30 35 20V5H5Z"/>`),
		math.Abs(cubicArea(Vec{5, 20}, Vec{5, 10}, Vec{15, 10}, Vec{20, 20}) + cubicArea(Vec{20, 20}, Vec{25, 30}, Vec{35, 30}, Vec{35, 20}) - 450), 1, 0},
	{"S without a curve before", doc(`<path d="M5 20S20 0 35 20Z"/>`), cubicArea(Vec{5, 20}, Vec{5, 20}, Vec{20, 0}, Vec{35, 20}), 1, 0},
	{"relative cubic chain without letters", doc(`<path d="m5 20c0-10 15-10 15 0 0 10 15 10 15 0v15h-30z"/>`), 450, 1, 0},
	{"cubic with coinciding control points", doc(`<path d="M10 10C10 10 30 10 30 10C30 10 30 30 30 30H10Z"/>`), 400, 1, 0},
}

// cubicArea returns the area between a cubic Bezier curve and the x axis,
// signed so that one run to the right above (smaller y) counts positive
// against the chord: 3/20 of a sum of cross products (Green's theorem).
func cubicArea(a, b, c, d Vec) float64 {
	cross := func(p, q Vec) float64 { return p.X*q.Y - p.Y*q.X }
	b, c, d = Vec{b.X - a.X, b.Y - a.Y}, Vec{c.X - a.X, c.Y - a.Y}, Vec{d.X - a.X, d.Y - a.Y}
	return (3*cross(b, c) + 3*cross(b, d) + 6*cross(c, d)) / 20
}

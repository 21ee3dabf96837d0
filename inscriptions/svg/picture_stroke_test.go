package svg

import "math"

// strokePictures: strokes as outlines. sqrt2 etc. come from the geometry of a
// corner: a mitre adds to the corner's square what the formula beside it says.
var strokePictures = []picture{
	{"butt caps", doc(`<line x1="10" y1="20" x2="30" y2="20" stroke="#000" stroke-width="4"/>`), 80, 1, 0},
	{"square caps", doc(`<line x1="10" y1="20" x2="30" y2="20" stroke="#000" stroke-width="4" stroke-linecap="square"/>`), 96, 1, 0},
	{"round caps", doc(`<line x1="10" y1="20" x2="30" y2="20" stroke="#000" stroke-width="4" stroke-linecap="round"/>`), 80 + 4*math.Pi, 1, 0},
	{"default width", doc(`<path d="M10 20H30" stroke="#000"/>`), 20, 1, 0},
	{"width in percent of the diagonal", doc(`<path d="M10 20H30" stroke="#000" stroke-width="10%"/>`), 80, 1, 0},
	{"width 0 draws nothing", doc(`<path d="M10 20H30" stroke="#000" stroke-width="0"/><rect width="3" height="3"/>`), 9, 1, 0},
	{"mitre join", doc(`<path d="M10 30V10H30" fill="none" stroke="#000" stroke-width="4"/>`), 80 + 80 - 4 + 4, 1, 0},
	{"bevel join", doc(`<path d="M10 30V10H30" fill="none" stroke="#000" stroke-width="4" stroke-linejoin="bevel"/>`), 80 + 80 - 4 + 2, 1, 0},
	{"round join", doc(`<path d="M10 30V10H30" fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round"/>`), 80 + 80 - 4 + math.Pi, 1, 0},
	{"mitre beyond its limit is cut", doc(`<path d="M10 30V10H30" fill="none" stroke="#000" stroke-width="4" stroke-miterlimit="1.4"/>`), 80 + 80 - 4 + 2, 1, 0},
	{"mitre just within its limit", doc(`<path d="M10 30V10H30" fill="none" stroke="#000" stroke-width="4" stroke-miterlimit="1.4143"/>`), 80 + 80 - 4 + 4, 1, 0},
	{"closed outline", doc(`<rect x="10" y="10" width="20" height="20" fill="none" stroke="#000" stroke-width="2"/>`), 22*22 - 18*18, 1, 1},
	{"closed outline, round", doc(`<rect x="10" y="10" width="20" height="20" fill="none" stroke="#000" stroke-width="2" stroke-linejoin="round"/>`), 4*20*1 + math.Pi + 400 - 18*18, 1, 1},
	{"open square keeps its corner notched", doc(`<path d="M10 10H30V30H10V10" fill="none" stroke="#000" stroke-width="2"/>`), 22*22 - 18*18 - 1, 1, 1},
	{"circle", doc(`<circle cx="20" cy="20" r="10" fill="none" stroke="#000" stroke-width="4"/>`), math.Pi * (144 - 64), 1, 1},
	{"circle thinner than its stroke", doc(`<circle cx="20" cy="20" r="3" fill="none" stroke="#000" stroke-width="10"/>`), math.Pi * 64, 1, 0},
	{"fill and stroke", doc(`<circle cx="20" cy="20" r="10" stroke="#000" stroke-width="4"/>`), math.Pi * 144, 1, 0},
	{"white fill, black stroke", doc(`<circle cx="20" cy="20" r="10" fill="white" stroke="#000" stroke-width="4"/>`), math.Pi * (144 - 64), 1, 1},
	{"line that crosses itself", doc(`<path d="M10 10L30 30M10 30L30 10" stroke="#000" stroke-width="2"/>`), 2*math.Hypot(20, 20)*2 - 4, 1, 0},
	{"line that turns back", doc(`<path d="M10 20H30H15" fill="none" stroke="#000" stroke-width="4"/>`), 80, 1, 0},
	{"line that turns back, round", doc(`<path d="M10 20H30H15" fill="none" stroke="#000" stroke-width="4" stroke-linejoin="round"/>`), 80 + 2*math.Pi, 1, 0},
	{"no length: round dot", doc(`<path d="M20 20Z" stroke="#000" stroke-width="10" stroke-linecap="round"/>`), 25 * math.Pi, 1, 0},
	{"no length: square dot", doc(`<path d="M20 20L20 20" stroke="#000" stroke-width="10" stroke-linecap="square"/>`), 100, 1, 0},
	{"no length: butt draws nothing", doc(`<path d="M20 20L20 20" stroke="#000" stroke-width="10"/><rect width="3" height="3"/>`), 9, 1, 0},
	{"points that coincide on the way", doc(`<path d="M10 20L10 20H20L20 20C20 20 20 20 20 20H30" stroke="#000" stroke-width="4"/>`), 80, 1, 0},
	{"stretched with its path", doc(`<g transform="translate(20 20) scale(2 1)"><circle r="5" fill="none" stroke="#000" stroke-width="2"/></g>`), 2 * math.Pi * (36 - 16), 1, 1},
	{"mirrored", doc(`<g transform="matrix(-1 0 0 1 40 0)"><path d="M10 30V10H30" fill="none" stroke="#000" stroke-width="4"/></g>`), 160, 1, 0},
	{"not scaled with its path", doc(`<g transform="scale(2)"><path d="M5 10H15" stroke="#000" stroke-width="96" vector-effect="non-scaling-stroke"/></g>`), 20 * 25.4, 1, 0},
	{"quarter circle", doc(`<path d="M10 30A20 20 0 0 1 30 10" fill="none" stroke="#000" stroke-width="4"/>`), math.Pi / 4 * (22*22 - 18*18), 1, 0},
	{"inherited width", doc(`<g stroke="#000" stroke-width="3"><path d="M10 20H30"/></g>`), 60, 1, 0},
	{"dashes that sum to nothing are a solid line", doc(`<path d="M10 20H30" stroke="#000" stroke-dasharray="0 0"/>`), 20, 1, 0},
	{"polyline with many joins", doc(`<polyline points="5,35 10,5 15,35 20,5 25,35 30,5 35,35" fill="none" stroke="#000" stroke-width="1" stroke-linejoin="round"/>`),
		zigzag, 1, 0},
}

// zigzag is the area of six slanted strokes of width 1 joined by round joins:
// at each of the five joins the strips overlap by the kite of half width
// h = 1/2 and interior angle a, h^2 (cot(a/2)), and a sector of angle pi - a
// is added.
var zigzag = func() float64 {
	a := 2 * math.Atan(5.0/30)
	return 6*math.Hypot(5, 30) + 5*(0.25*(math.Pi-a)/2-0.25/math.Tan(a/2))
}()

package svg

import "math"

// fillPictures: fill rules, holes, white, subpaths of no extent.
var fillPictures = []picture{
	{"nested squares the same way round, non-zero: solid", doc(
		`<path fill-rule="nonzero" d="M10 10H30V30H10Z M15 15H25V25H15Z"/>`), 400, 1, 0},
	{"nested squares the same way round, even-odd: a hole", doc(
		`<path fill-rule="evenodd" d="M10 10H30V30H10Z M15 15H25V25H15Z"/>`), 300, 1, 1},
	{"nested squares against each other, non-zero: a hole", doc(
		`<path d="M10 10H30V30H10Z M15 15V25H25V15Z"/>`), 300, 1, 1},
	{"three nested squares, even-odd: an island", doc(
		`<path fill-rule="evenodd" d="M5 5H35V35H5Z M10 10H30V30H10Z M15 15H25V25H15Z"/>`), 900 - 400 + 100, 2, 1},
	{"pentagram, even-odd: five tips", doc(
		`<polygon fill-rule="evenodd" points="` + pentagram + `"/>`), starArea(15) - pentagonArea(15*innerStar), 5, 0},
	{"pentagram, non-zero: solid", doc(
		`<polygon points="` + pentagram + `"/>`), starArea(15), 1, 0},
	{"thin ring of two circles", doc(
		`<path fill-rule="evenodd" d="M10 20a10 10 0 1 0 20 0a10 10 0 1 0 -20 0Z M10.1 20a9.9 9.9 0 1 0 19.8 0a9.9 9.9 0 1 0 -19.8 0Z"/>`),
		math.Pi * (100 - 9.9*9.9), 1, 1},
	{"overlapping shapes are one", doc(
		`<rect x="5" y="5" width="20" height="20"/><rect x="15" y="15" width="20" height="20"/>`), 700, 1, 0},
	{"shapes that share a curved edge are one", doc(
		`<path d="M5 20C15 5 25 35 35 20V5H5Z"/><path d="M35 20C25 35 15 5 5 20V35H35Z"/>`), 900, 1, 0},
	{"white over ink is a hole", doc(
		`<rect x="5" y="5" width="30" height="30"/><circle cx="20" cy="20" r="10" fill="#fff"/>`), 900 - 100*math.Pi, 1, 1},
	{"ink over white over ink", doc(
		`<rect x="5" y="5" width="30" height="30"/><circle cx="20" cy="20" r="10" fill="white"/><circle cx="20" cy="20" r="5"/>`),
		900 - 75*math.Pi, 2, 1},
	{"white ground under ink changes nothing", doc(
		`<rect width="100%" height="100%" fill="#FEFEFE"/><rect x="10" y="10" width="20" height="20" fill="#123"/>`), 400, 1, 0},
	{"subpaths of no extent beside a square", doc(
		`<path d="M1 1Z M2 2L2 2Z M10 10H30V30H10V10V10L10 10Z M3 3"/><path d=""/><path d="M5 5Z"/><path/>`), 400, 1, 0},
	{"open outline is closed by its fill", doc(`<path d="M10 10H30V30"/>`), 200, 1, 0},
	{"line there and back has no area", doc(`<path d="M0 0L40 40"/><rect x="10" y="10" width="5" height="5"/>`), 25, 1, 0},
	{"figure of eight, non-zero and even-odd alike", doc(`<path d="M10 10L30 30H10L30 10Z"/>`), 200, 2, 0},
	{"near-parallel arcs", doc(
		`<path d="M5 20A20 20 0 0 1 35 20A19.9999 19.9999 0 0 0 5 20Z"/><rect x="18" y="25" width="4" height="4"/>`), 16, 1, 0},
	{"near-equal points", doc(
		`<path d="M10 10L10.000001 10.000001L30 10L30 10.0000001V30L29.9999999 30H10L10.0000001 29.9999999Z"/>`), 400, 1, 0},
}

// pentagram is a five-pointed star with tips 15 mm from (20, 20), drawn in one
// line that crosses itself.
const pentagram = "20,5 28.816779,32.135255 5.734152,15.364745 34.265848,15.364745 11.183221,32.135255"

// innerStar is the radius of a pentagram's inner pentagon over that of its tips.
var innerStar = math.Cos(2*math.Pi/5) / math.Cos(math.Pi/5)

func pentagonArea(r float64) float64 { return 2.5 * r * r * math.Sin(2*math.Pi/5) }

// starArea returns ten times the triangle between the centre, a tip and an inner corner.
func starArea(r float64) float64 { return 5 * r * r * innerStar * math.Sin(math.Pi/5) }

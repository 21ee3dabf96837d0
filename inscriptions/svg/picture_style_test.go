package svg

import "math"

// stylePictures: presentation attributes, style, CSS, what is hidden. In most a
// square of 10 mm shows and one of 5 mm does not, or is white.
var stylePictures = []picture{
	{"hidden by attribute", doc(`<g display="none"><rect width="5" height="5"/></g><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"hidden by style", doc(`<g style="display:none"><rect width="5" height="5"/></g><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"hidden by class", doc(`<style>.off{display:none}</style><g class="layer off"><rect width="5" height="5"/></g><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"text and images in a hidden layer don't matter", doc(`<g display="none"><text>a</text><image href="x.png"/></g><rect width="10" height="10"/>`), 100, 1, 0},
	{"visibility is inherited and can be taken back", doc(
		`<g visibility="hidden"><rect width="5" height="5"/><rect visibility="visible" x="10" width="10" height="10"/></g>`), 100, 1, 0},
	{"fill none", doc(`<rect width="5" height="5" fill="none"/><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"opacity 0", doc(`<g opacity="0"><rect width="5" height="5"/></g><rect width="5" height="5" fill-opacity="0%"/><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"colour of no alpha", doc(`<rect width="5" height="5" fill="#0000"/><rect width="5" height="5" fill="rgba(0,0,0,0)"/><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"translucent ink is ink", doc(`<rect width="10" height="10" fill="#000" fill-opacity=".5"/>`), 100, 1, 0},
	{"translucent white takes nothing away", doc(`<rect width="10" height="10"/><rect x="2" y="2" width="5" height="5" fill="#fff" opacity=".5"/>`), 100, 1, 0},
	{"style wins over attribute", doc(`<rect width="5" height="5" fill="black" style="fill:none"/><rect x="10" width="10" height="10" fill="none" style="fill:#000"/>`), 100, 1, 0},
	{"class wins over attribute", doc(`<style>.a{fill:none}</style><rect width="5" height="5" class="a" fill="black"/><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"style wins over class", doc(`<style>.a{fill:none}</style><rect width="10" height="10" class="a" style="fill:black"/>`), 100, 1, 0},
	{"later rule wins", doc(`<style>.a{fill:none}.b{fill:black}</style><rect width="10" height="10" class="b a"/>`), 100, 1, 0},
	{"id wins over class, class over element", doc(`<style>#x{fill:black}.a{fill:none}rect{fill:none}</style><rect id="x" class="a" width="10" height="10"/><rect class="a" width="5" height="5"/>`), 100, 1, 0},
	{"important wins", doc(`<style>.a{fill:none!important}</style><rect class="a" style="fill:black" width="5" height="5"/><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"descendant and child selectors", doc(
		`<style>g.k rect{fill:none} svg > rect{fill:black} g.k > rect.m{fill:black}</style><g class="k"><rect width="5" height="5"/><g><rect class="m" width="5" height="5"/></g></g><rect x="10" width="10" height="10"/>`), 100, 1, 0},
	{"child selector that fits", doc(`<style>g > rect.m{fill:black}</style><g fill="none"><rect class="m" width="10" height="10"/><rect width="5" height="5"/></g>`), 100, 1, 0},
	{"list, comments, CDATA, at-rules", doc(
		"<style type=\"text/css\"><![CDATA[\n/* a { */ @charset \"utf-8\"; @media print { rect { fill: black } }\n.a , .b{ fill : none ; }\n]]></style><rect class=\"a\" width=\"5\" height=\"5\"/><rect class=\"b\" width=\"5\" height=\"5\"/><rect x=\"10\" width=\"10\" height=\"10\"/>"), 100, 1, 0},
	{"style element after what it styles", doc(`<rect class="a" width="5" height="5"/><rect x="10" width="10" height="10"/><style>.a{fill:none}</style>`), 100, 1, 0},
	{"universal selector", doc(`<style>*{fill:none}.a{fill:black}</style><rect width="5" height="5"/><rect class="a" x="10" width="10" height="10"/>`), 100, 1, 0},
	{"currentColor", doc(`<g color="white"><rect width="5" height="5" fill="currentColor"/></g><rect x="10" width="10" height="10" fill="currentColor"/>`), 100, 1, 0},
	{"whites of all kinds", doc(whites("#fff", "#FFFFFF", "white", "White", "#fefefe", "rgb(255,255,255)", "rgb(100%, 100%, 100%)", "rgb(255 255 255 / 1)", "hsl(0,0%,100%)", "#ffff")), 900, 1, 0},
	{"inks of all kinds", doc(inks("#000", "#F00", "red", "yellow", "rgb(255,255,0)", "hsl(60,100%,50%)", "hsl(120deg 50% 90%)", "#cd853f icc-color(cmyk,0.1,0.2)", "ivory", "#eee")), 10, 10, 0},
	{"gradient of inks is ink", doc(
		`<defs><linearGradient id="g"><stop stop-color="#333"/><stop offset="1" style="stop-color:red"/></linearGradient><radialGradient id="h" xlink:href="#g"/></defs><rect width="10" height="10" fill="url(#h)"/>`), 100, 1, 0},
	{"gradient of whites is white", doc(
		`<linearGradient id="g"><stop stop-color="#fff"/></linearGradient><rect width="10" height="10"/><rect x="2" y="2" width="5" height="5" style="fill:url('#g')"/>`), 75, 1, 1},
	{"missing gradient with another paint in its place", doc(`<rect width="10" height="10" fill="url(#g) red"/>`), 100, 1, 0},
	{"unknown properties are passed over", doc(`<rect style="-inkscape-font-specification:Sans;fill:#000;writing-mode:lr-tb;foo" width="10" height="10"/>`), 100, 1, 0},
	{"stroke before fill", doc(`<circle cx="20" cy="20" r="10" stroke="black" stroke-width="4" fill="white" paint-order="stroke"/>`), (144 - 100) * math.Pi, 1, 1},
	{"white stroke cuts ink beneath", doc(`<rect x="10" y="10" width="20" height="20"/><path d="M0 20H40" stroke="white" stroke-width="2"/>`), 360, 2, 0},
}

// whites lays white squares over a black one.
func whites(colours ...string) string {
	s := `<rect x="5" y="5" width="30" height="30"/>`
	for _, c := range colours {
		s = `<rect x="2" y="2" width="20" height="20" fill="` + c + `"/>` + s
	}
	return s
}

// inks lays squares of 1 mm in a row.
func inks(colours ...string) string {
	s := ""
	for i, c := range colours {
		s += `<rect x="` + string(rune('0'+i)) + `.5" y="` + string(rune('0'+i)) + `" width="1" height="1" transform="scale(1 2) translate(0 ` + string(rune('0'+i)) + `) scale(1 .5)" fill="` + c + `"/>`
	}
	return s
}

package svg

import "math"

// usePictures: use, symbol, defs, switch.
var usePictures = []picture{
	{"all paths in defs, shown by use with x, y and a transform", doc(
		`<defs><path id="a" d="M0 0H10V10H0Z"/></defs><use xlink:href="#a" x="5" y="5"/><use href="#a" transform="translate(20 20) scale(1.5)"/>`),
		100 + 225, 2, 0},
	{"use of a group with its own transform", doc(
		`<defs><g id="a" transform="scale(2)"><rect width="5" height="5"/></g></defs><use xlink:href="#a" x="10" y="10"/>`), 100, 1, 0},
	{"use of what is drawn already", doc(`<rect id="a" width="10" height="10"/><use href="#a" x="20"/>`), 200, 2, 0},
	{"use of a use", doc(`<defs><rect id="a" width="5" height="5"/><use id="b" href="#a" x="10"/></defs><use href="#b" y="10"/>`), 25, 1, 0},
	{"style comes from the use element", doc(`<defs><rect id="a" width="10" height="10"/></defs><g fill="none"><use href="#a"/><use href="#a" x="20" fill="red"/></g>`), 100, 1, 0},
	{"symbol is drawn only by use, scaled into it", doc(
		`<symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol><use href="#s" x="10" y="10" width="20" height="20"/>`), 100 * math.Pi, 1, 0},
	{"symbol cuts what lies outside", doc(
		`<symbol id="s" viewBox="0 0 10 10"><circle cx="0" cy="0" r="5"/></symbol><use href="#s" width="20" height="20"/>`), 25 * math.Pi, 1, 0},
	{"symbol with overflow visible", doc(
		`<symbol id="s" viewBox="0 0 10 10" overflow="visible"><circle r="2.5"/></symbol><use href="#s" x="10" y="10" width="20" height="20"/>`), 25 * math.Pi, 1, 0},
	{"nested svg", doc(`<svg x="10" y="10" width="20" height="10" viewBox="0 0 2 2"><rect width="2" height="2"/></svg>`), 100, 1, 0},
	{"nested svg without a viewBox", doc(`<svg x="10" y="10" width="20" height="10"><rect width="100%" height="200%"/></svg>`), 200, 1, 0},
	{"use of a nested svg takes its size", doc(
		`<defs><svg id="s" width="5" height="5" viewBox="0 0 1 1"><rect width="1" height="1"/></svg></defs><use href="#s" width="30" height="20"/>`), 400, 1, 0},
	{"switch draws the first that fits", doc(
		`<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/><g><rect width="5" height="5"/></g><rect width="20" height="20"/></switch>`), 25, 1, 0},
	{"language other than English is passed over", doc(
		`<switch><rect systemLanguage="de" width="9" height="9"/><rect width="5" height="5"/></switch>`), 25, 1, 0},
	{"link is a group", doc(`<a xlink:href="https://example.org"><rect width="5" height="5"/></a>`), 25, 1, 0},
	{"editors' own elements are passed over", `<svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://ns.adobe.com/AdobeIllustrator/10.0/" width="40mm" height="40mm" viewBox="0 0 40 40">` +
		`<i:pgf><rect width="30" height="30" xmlns="http://www.w3.org/2000/svg"/></i:pgf><metadata>text</metadata><title>title</title><rect width="5" height="5"/></svg>`, 25, 1, 0},
}

// viewPictures: sizes, units, viewBox, preserveAspectRatio.
var viewPictures = []picture{
	{"no size: a unit is a pixel", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="48"/></svg>`, 25.4 * 12.7, 1, 0},
	{"no viewBox: a unit is a pixel", `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96"><rect width="96" height="48"/></svg>`, 25.4 * 12.7, 1, 0},
	{"nothing at all: a unit is a pixel", `<svg xmlns="http://www.w3.org/2000/svg"><rect width="96" height="48"/></svg>`, 25.4 * 12.7, 1, 0},
	{"size in percent is no size", `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" viewBox="0 0 96 96"><rect width="96" height="48"/></svg>`, 25.4 * 12.7, 1, 0},
	{"width alone", `<svg xmlns="http://www.w3.org/2000/svg" width="2cm" viewBox="0 0 10 20"><rect width="10" height="20"/></svg>`, 800, 1, 0},
	{"height alone", `<svg xmlns="http://www.w3.org/2000/svg" height="1in" viewBox="0 0 10 20"><rect width="10" height="20"/></svg>`, 25.4 * 12.7, 1, 0},
	{"points and picas", `<svg xmlns="http://www.w3.org/2000/svg" width="72pt" height="6pc" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>`, 25.4 * 25.4, 1, 0},
	{"viewBox with an origin", `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="40mm" viewBox="-50 -50 100 100"><circle r="50"/></svg>`, 400 * math.Pi, 1, 0},
	{"viewBox fits in a wide picture", `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>`, 400, 1, 0},
	{"viewBox stretched", `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm" viewBox="0 0 10 10" preserveAspectRatio="none"><rect width="10" height="10"/></svg>`, 800, 1, 0},
	{"viewBox fills an inner picture", doc(
		`<svg x="5" y="5" width="30" height="10" viewBox="0 0 10 10" preserveAspectRatio="xMidYMin slice"><rect width="10" height="5"/></svg>`), 300, 1, 0},
	{"viewBox at the end of an inner picture", doc(
		`<svg x="5" y="5" width="30" height="10" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMax meet"><rect width="10" height="10"/></svg>`), 100, 1, 0},
	{"no namespace", `<svg width="40mm" height="40mm" viewBox="0 0 40 40"><rect width="5" height="5"/></svg>`, 25, 1, 0},
	{"namespace with a prefix", `<s:svg xmlns:s="http://www.w3.org/2000/svg" width="40mm" height="40mm" viewBox="0 0 40 40"><s:rect width="5" height="5"/></s:svg>`, 25, 1, 0},
}

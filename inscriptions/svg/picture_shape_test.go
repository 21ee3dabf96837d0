package svg

import "math"

// shapePictures: the basic shapes.
var shapePictures = []picture{
	{"rect", doc(`<rect x="5" y="10" width="30" height="20"/>`), 600, 1, 0},
	{"rect with round corners", doc(`<rect x="5" y="10" width="30" height="20" rx="5" ry="4"/>`), 600 - (4-math.Pi)*20, 1, 0},
	{"rect with rx alone", doc(`<rect x="5" y="10" width="30" height="20" rx="5"/>`), 600 - (4-math.Pi)*25, 1, 0},
	{"rect with ry alone", doc(`<rect x="5" y="10" width="30" height="20" ry="5"/>`), 600 - (4-math.Pi)*25, 1, 0},
	{"rect with corners larger than itself", doc(`<rect x="5" y="10" width="30" height="20" rx="99" ry="99"/>`), math.Pi * 15 * 10, 1, 0},
	{"rect with one radius zero", doc(`<rect x="5" y="10" width="30" height="20" rx="0" ry="9"/>`), 600, 1, 0},
	{"circle", doc(`<circle cx="20" cy="20" r="15"/>`), 225 * math.Pi, 1, 0},
	{"ellipse", doc(`<ellipse cx="20" cy="20" rx="15" ry="5"/>`), 75 * math.Pi, 1, 0},
	{"ellipse with one radius given", doc(`<ellipse cx="20" cy="20" rx="15"/>`), 225 * math.Pi, 1, 0},
	{"polygon", doc(`<polygon points="10,10 30,10 30,30"/>`), 200, 1, 0},
	{"polyline is closed by its fill", doc(`<polyline points="10 10 30 10 30 30"/>`), 200, 1, 0},
	{"polygon with packed points", doc(`<polygon points="10,10,30,10,30,30"/>`), 200, 1, 0},
	{"shapes of no size draw nothing", doc(
		`<rect width="0" height="5"/><circle r="0"/><ellipse rx="0" ry="4"/><polygon points=""/><line x2="5"/><rect width="3" height="3"/>`), 9, 1, 0},
	{"lengths in all units", doc(`<rect width="37.795275591" height="1px"/>` + // 10 mm would be that many pixels
		`<rect y="5" width="10" height="10"/>` +
		`<circle cx="20" cy="20" r="1pt"/>`), 37.795275591 + 100 + math.Pi*16/9, 3, 0},
	{"percentages", doc(`<rect x="25%" y="50%" width="50%" height="25%"/>`), 200, 1, 0},
	{"percentage of the diagonal", `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="30mm" viewBox="0 0 40 30">` +
		`<circle cx="50%" cy="50%" r="20%"/></svg>`, math.Pi * 0.04 * (1600 + 900) / 2, 1, 0},
	{"geometry in CSS", doc(`<style>circle{r:10px;cx:20px}</style><circle cy="20" r="3"/>`), 100 * math.Pi, 1, 0},
}

// transformPictures: every transform; areas change by the determinant.
var transformPictures = []picture{
	{"translate", doc(`<rect transform="translate(5,-5)" x="5" y="15" width="20" height="20"/>`), 400, 1, 0},
	{"translate with one argument", doc(`<rect transform="translate(5)" x="5" y="15" width="20" height="20"/>`), 400, 1, 0},
	{"scale", doc(`<rect transform="scale(2 .5)" x="5" y="15" width="10" height="20"/>`), 200, 1, 0},
	{"scale with one argument", doc(`<circle transform="scale(2)" cx="10" cy="10" r="5"/>`), 100 * math.Pi, 1, 0},
	{"mirror", doc(`<path transform="scale(-1,1)translate(-40 0)" d="M10 10H30V30Z"/>`), 200, 1, 0},
	{"rotate", doc(`<rect transform="rotate(45 20 20)" x="10" y="10" width="20" height="20"/>`), 400, 1, 0},
	{"rotate about the origin", doc(`<rect transform="rotate(-90)" x="-30" y="10" width="20" height="20"/>`), 400, 1, 0},
	{"skewX", doc(`<rect transform="skewX(45)" x="0" y="0" width="20" height="20"/>`), 400, 1, 0},
	{"skewY", doc(`<rect transform="skewY(30)" x="0" y="0" width="20" height="20"/>`), 400, 1, 0},
	{"matrix", doc(`<rect transform="matrix(1 .5 -.5 1 20 0)" x="0" y="0" width="20" height="20"/>`), 400 * 1.25, 1, 0},
	{"list, applied from the right", doc(`<circle transform="translate(20,20) rotate(30), scale(2,1)" r="5"/>`), 50 * math.Pi, 1, 0},
	{"nested groups", doc(`<g transform="translate(20 20)"><g transform="scale(3)"><g transform="rotate(10)"><rect x="-5" y="-1" width="10" height="2"/></g></g></g>`), 180, 1, 0},
	{"in CSS with units", doc(`<g style="transform: translate(20px, 20px) rotate(45deg)"><rect x="-5" y="-5" width="10" height="10"/></g>`), 100, 1, 0},
	{"origin", doc(`<rect transform="rotate(90)" transform-origin="20 20" x="5" y="5" width="10" height="30"/>`), 300, 1, 0},
	{"empty and none", doc(`<g transform=""><rect transform="none" width="5" height="5"/></g>`), 25, 1, 0},
	{"singular leaves nothing", doc(`<rect transform="scale(0)" width="5" height="5"/><rect transform="scale(1 0)" width="5" height="5" stroke="red"/><rect width="3" height="3"/>`), 9, 1, 0},
}

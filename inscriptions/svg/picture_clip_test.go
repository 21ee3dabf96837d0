package svg

import "math"

// clipPictures: clip paths, as Figma and Illustrator write them.
var clipPictures = []picture{
	{"clip path that cuts nothing", doc(
		`<g clip-path="url(#c)"><circle cx="20" cy="20" r="10"/></g><defs><clipPath id="c"><rect width="40" height="40" fill="white"/></clipPath></defs>`), 100 * math.Pi, 1, 0},
	{"clip path that cuts", doc(
		`<clipPath id="c"><rect width="20" height="40"/></clipPath><g clip-path="url(#c)"><circle cx="20" cy="20" r="10"/></g>`), 50 * math.Pi, 1, 0},
	{"clip path moves with its element", doc(
		`<clipPath id="c"><rect width="20" height="40"/></clipPath><circle clip-path="url('#c')" transform="translate(5 0)" cx="20" cy="20" r="10"/>`), 50 * math.Pi, 1, 0},
	{"clip path with a transform", doc(
		`<clipPath id="c" transform="translate(20 0)"><rect width="20" height="20"/></clipPath><circle clip-path="url(#c)" cx="20" cy="20" r="10"/>`), 25 * math.Pi, 1, 0},
	{"clip path by use", doc(
		`<defs><rect id="r" width="20" height="40"/></defs><clipPath id="c"><use xlink:href="#r" style="overflow:visible"/></clipPath><circle clip-path="url(#c)" cx="20" cy="20" r="10"/>`), 50 * math.Pi, 1, 0},
	{"clip path on use moves with its x and y", doc(
		`<defs><rect id="r" width="10" height="10"/></defs><clipPath id="c"><rect width="5" height="40"/></clipPath><use xlink:href="#r" x="15" y="15" clip-path="url(#c)"/>`), 50, 1, 0},
	{"clip path of two shapes", doc(
		`<clipPath id="c"><rect width="10" height="40"/><rect x="30" width="10" height="40"/></clipPath><rect clip-path="url(#c)" x="5" y="10" width="30" height="10"/>`), 100, 2, 0},
	{"clip rule", doc(
		`<clipPath id="c"><path clip-rule="evenodd" fill="none" d="M0 0H40V40H0ZM10 10H30V30H10Z"/></clipPath><rect clip-path="url(#c)" width="40" height="40"/>`), 1200, 1, 1},
	{"clip rule from above", doc(
		`<g clip-rule="evenodd"><clipPath id="c"><path d="M0 0H40V40H0ZM10 10H30V30H10Z"/></clipPath></g><rect clip-path="url(#c)" width="40" height="40"/>`), 1200, 1, 1},
	{"nested clips", doc(
		`<clipPath id="c"><rect width="20" height="40"/></clipPath><clipPath id="d"><rect width="40" height="20"/></clipPath><g clip-path="url(#c)"><g clip-path="url(#d)"><circle cx="20" cy="20" r="10"/></g></g>`), 25 * math.Pi, 1, 0},
	{"clipped white takes away only inside", doc(
		`<clipPath id="c"><rect width="20" height="40"/></clipPath><rect x="10" y="10" width="20" height="20"/><rect clip-path="url(#c)" x="15" y="15" width="20" height="10" fill="#fff"/>`), 400 - 50, 1, 1},
	{"empty clip path leaves nothing", doc(
		`<clipPath id="c"/><rect clip-path="url(#c)" width="20" height="20"/><rect width="3" height="3"/>`), 9, 1, 0},
	{"clip path of something huge", doc(
		`<clipPath id="c"><circle r="1e6"/></clipPath><rect clip-path="url(#c)" width="20" height="20"/>`), 400, 1, 0},
}

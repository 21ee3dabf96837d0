package svg

import "math"

// maskPictures: masks of black and white, as Figma and Sketch write them. In
// documents of 40 mm; areas by closed formulas.
var maskPictures = []picture{
	{"Figma's stroke inside: the path masks its own stroke", doc(
		`<mask id="path-1-inside-1_1_2" fill="white"><path d="M10 10H30V30H10V10Z"/></mask><path d="M10 10H30V30H10V10Z" fill="none" stroke="black" stroke-width="8" mask="url(#path-1-inside-1_1_2)"/>`), 400 - 144, 1, 1},
	{"Figma's stroke outside: the path is black on a white ground", doc(
		`<mask id="path-1-outside-1_1_2" maskUnits="userSpaceOnUse" x="0" y="0" width="40" height="40" fill="black"><rect fill="white" width="40" height="40"/><path d="M10 10H30V30H10V10Z"/></mask><path d="M10 10H30V30H10V10Z" fill="none" stroke="black" stroke-width="8" mask="url(#path-1-outside-1_1_2)"/>`), 28*28 - 400, 1, 1},
	{"Figma's mask group by alpha: grey lets all through", doc(
		`<mask id="mask0_1_2" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="10" y="10" width="20" height="20"><circle cx="20" cy="20" r="10" fill="#D9D9D9"/></mask><g mask="url(#mask0_1_2)"><rect x="20" width="20" height="40"/></g>`), 50 * math.Pi, 1, 0},
	{"Figma's mask group by luminance, an older file", doc(
		`<mask id="mask0" mask-type="luminance" maskUnits="userSpaceOnUse" x="10" y="10" width="20" height="20"><circle cx="20" cy="20" r="10" fill="white"/></mask><g mask="url(#mask0)"><rect x="20" width="20" height="40"/></g>`), 50 * math.Pi, 1, 0},
	{"Sketch's mask by use", doc(
		`<defs><circle id="path-1" cx="20" cy="20" r="10"/></defs><g fill="none" fill-rule="evenodd"><mask id="mask-2" fill="white"><use xlink:href="#path-1"/></mask><use fill="#D8D8D8" xlink:href="#path-1"/><rect fill="#979797" mask="url(#mask-2)" x="20" y="0" width="20" height="40"/></g>`), 100 * math.Pi, 1, 0},
	{"black on white on black", doc(
		`<mask id="m"><rect x="5" y="5" width="30" height="30" fill="#fff"/><rect x="10" y="10" width="20" height="20" fill="#000"/><rect x="15" y="15" width="10" height="10" fill="rgb(255,255,255)"/></mask><rect mask="url(#m)" width="40" height="40"/>`), 900 - 400 + 100, 2, 1},
	{"black stroke in a mask", doc(
		`<mask id="m"><rect width="40" height="40" fill="white"/><path d="M20 0V40" stroke="hsl(120 100% 0%)" stroke-width="4"/></mask><rect mask="url(#m)" x="10" y="10" width="20" height="20"/>`), 400 - 80, 2, 0},
	{"the mask's region is a tenth larger than the element's box", doc(
		`<mask id="m"><rect width="40" height="40" fill="white"/></mask><rect mask="url(#m)" x="15" y="15" width="10" height="10" stroke="red" stroke-width="6"/>`), 144, 1, 0},
	{"the box is that of a group's fills, turned and moved", doc(
		`<mask id="m" x="0" y="0" width="100%" height="1"><rect x="-99" y="-99" width="199" height="199" fill="white"/></mask><g mask="url(#m)" transform="translate(4 4)" stroke="red" stroke-width="6"><g transform="translate(5 5)"><rect width="10" height="10"/></g><rect x="20" y="20" width="5" height="5" fill="none" stroke="none"/></g>`), 13 * 13, 1, 0},
	{"the box of a curve", doc(
		`<mask id="m" x="0" y="0" width="1" height="1"><rect width="40" height="40" fill="white"/></mask><g mask="url(#m)"><path d="M10 10C10 30 30 30 30 10Z" fill="none"/><rect width="40" height="40"/></g>`), 1600, 1, 0},
	{"region in units of the page", doc(
		`<mask id="m" maskUnits="userSpaceOnUse" x="25%" y="10" width="50%" height="10"><rect width="40" height="40" fill="white"/></mask><rect mask="url(#m)" width="40" height="40"/>`), 200, 1, 0},
	{"content in units of the box", doc(
		`<mask id="m" maskContentUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5" fill="white"/></mask><rect mask="url(#m)" x="10" y="10" width="20" height="10"/>`), 50 * math.Pi, 1, 0},
	{"mask moves with its element", doc(
		`<mask id="m"><rect width="20" height="40" fill="white"/></mask><circle mask="url('#m')" transform="translate(5 0)" cx="20" cy="20" r="10"/>`), 50 * math.Pi, 1, 0},
	{"mask on use moves with its x and y", doc(
		`<defs><rect id="r" width="10" height="10"/></defs><mask id="m"><rect width="5" height="40" fill="white"/></mask><use xlink:href="#r" x="15" y="15" mask="url(#m)"/>`), 50, 1, 0},
	{"mask within a mask", doc(
		`<mask id="a"><rect width="20" height="40" fill="white"/></mask><mask id="b"><circle mask="url(#a)" cx="20" cy="20" r="10" fill="white"/></mask><rect mask="url(#b)" width="40" height="40"/>`), 50 * math.Pi, 1, 0},
	{"masks of a group and of its child", doc(
		`<mask id="a"><rect width="20" height="40" fill="white"/></mask><mask id="b"><rect width="40" height="20" fill="white"/></mask><g mask="url(#a)"><circle mask="url(#b)" cx="20" cy="20" r="10"/></g>`), 25 * math.Pi, 1, 0},
	{"mask and clip path", doc(
		`<clipPath id="c"><rect width="20" height="40"/></clipPath><mask id="m"><rect width="40" height="20" fill="white"/></mask><circle clip-path="url(#c)" mask="url(#m)" cx="20" cy="20" r="10"/>`), 25 * math.Pi, 1, 0},
	{"clip path within a mask", doc(
		`<clipPath id="c"><rect width="20" height="40"/></clipPath><mask id="m"><circle clip-path="url(#c)" cx="20" cy="20" r="10" fill="white"/></mask><rect mask="url(#m)" width="40" height="40"/>`), 50 * math.Pi, 1, 0},
	{"masked white takes away only inside", doc(
		`<mask id="m"><rect width="20" height="40" fill="white"/></mask><rect x="10" y="10" width="20" height="20"/><rect mask="url(#m)" x="15" y="15" width="20" height="10" fill="#fff"/>`), 400 - 50, 1, 1},
	{"alpha counts what is painted, whatever the colour", doc(
		`<mask id="m" mask-type="alpha"><rect x="10" y="10" width="20" height="20" fill="red"/><rect x="15" y="15" width="10" height="10" fill="white"/><rect width="9" height="9" fill="none"/></mask><rect mask="url(#m)" width="40" height="40"/>`), 400, 1, 0},
	{"mask of nothing leaves nothing", doc(
		`<mask id="m"/><rect mask="url(#m)" width="20" height="20"/><rect width="3" height="3"/>`), 9, 1, 0},
	{"black mask leaves nothing", doc(
		`<mask id="m"><rect width="40" height="40"/></mask><rect mask="url(#m)" width="20" height="20"/><rect width="3" height="3"/>`), 9, 1, 0},
	{"a box without height leaves nothing", doc(
		`<mask id="m"><rect width="40" height="40" fill="white"/></mask><path mask="url(#m)" d="M5 20H35" stroke="red" stroke-width="4"/><rect width="3" height="3"/>`), 9, 1, 0},
	{"Figma: a ring with strokes inside and outside, in a frame", `<svg width="96" height="96" viewBox="0 0 96 96" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_2_7)">
<rect width="96" height="96" fill="white"/>
<mask id="path-1-inside-1_2_7" fill="white">
<path d="M8 8H40V40H8V8Z"/>
</mask>
<path d="M8 8H40V40H8V8Z" stroke="black" stroke-width="16" mask="url(#path-1-inside-1_2_7)"/>
<mask id="path-2-outside-2_2_7" maskUnits="userSpaceOnUse" x="52" y="52" width="40" height="40" fill="black">
<rect fill="white" x="52" y="52" width="40" height="40"/>
<path fill-rule="evenodd" clip-rule="evenodd" d="M56 56H88V88H56V56ZM64 64V80H80V64H64Z"/>
</mask>
<path fill-rule="evenodd" clip-rule="evenodd" d="M56 56H88V88H56V56ZM64 64V80H80V64H64Z" fill="#D9D9D9"/>
<path d="M56 56V52H52V56H56ZM88 56H92V52H88V56ZM88 88V92H92V88H88ZM56 88H52V92H56V88ZM64 64V60H60V64H64ZM64 80H60V84H64V80ZM80 80V84H84V80H80ZM80 64H84V60H80V64ZM56 60H88V52H56V60ZM84 56V88H92V56H84ZM88 84H56V92H88V84ZM60 88V56H52V88H60ZM60 64V80H68V64H60ZM64 84H80V76H64V84ZM84 80V64H76V80H84ZM80 60H64V68H80V60Z" fill="black" mask="url(#path-2-outside-2_2_7)"/>
</g>
<defs><clipPath id="clip0_2_7"><rect width="96" height="96" fill="white"/></clipPath></defs>
</svg>`, (32*32 - 16*16 + 40*40 - 8*8) * mmPerPixel * mmPerPixel, 2, 2},
}

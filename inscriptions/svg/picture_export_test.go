package svg

import "math"

// exportPictures: documents in the manner of drawing programs, each written
// anew with the traits that its exporter has.
var exportPictures = []picture{
	{"potrace: points, a flipped tenth scale, relative commands", `<?xml version="1.0" standalone="no"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 20010904//EN" "http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd">
<svg version="1.0" xmlns="http://www.w3.org/2000/svg" width="72.000000pt" height="72.000000pt" viewBox="0 0 72.000000 72.000000" preserveAspectRatio="xMidYMid meet">
<g transform="translate(0.000000,72.000000) scale(0.100000,-0.100000)" fill="#000000" stroke="none">
<path d="M180 360 l0 -180 180 0 180 0 0 180 0 180 -180 0 -180 0 0 -180z m270 0 l0 -90 -90 0 -90 0 0 90 0 90 90 0 90 0 0 -90z"/>
</g></svg>`, 12.7*12.7 - 6.35*6.35, 1, 1},
	{"Illustrator: style sheet, clip path by use, switch and its own data", `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
]>
<svg version="1.1" id="Layer_1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 width="96px" height="96px" viewBox="0 0 96 96" style="enable-background:new 0 0 96 96;" xml:space="preserve">
<style type="text/css">
	.st0{clip-path:url(#SVGID_2_);}
	.st1{fill-rule:evenodd;clip-rule:evenodd;fill:#231F20;}
	.st2{fill:none;stroke:#231F20;stroke-width:2;stroke-miterlimit:10;}
	.st3{display:none;}
</style>
<switch><foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe"/></foreignObject>
<g i:extraneous="self"><g><defs><rect id="SVGID_1_" x="0" y="0" width="48" height="96"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_"  style="overflow:visible;"/></clipPath>
<g class="st0"><path class="st1" d="M24,24h48v48H24V24z M36,36v24h24V36H36z"/></g></g>
<line class="st2" x1="60" y1="90" x2="90" y2="90"/><g class="st3"><rect width="96" height="96"/></g></g></switch>
<i:aipgf  id="adobe"><![CDATA[ <<<&&& ]]></i:aipgf></svg>`, (24*48 - 12*24 + 60) * mmPerPixel * mmPerPixel, 2, 0},
	{"Figma: frame with a clip path and a white ground", `<svg width="96" height="96" viewBox="0 0 96 96" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)"><rect width="96" height="96" fill="white"/>
<path fill-rule="evenodd" clip-rule="evenodd" d="M48 24C61.2548 24 72 34.7452 72 48C72 61.2548 61.2548 72 48 72C34.7452 72 24 61.2548 24 48C24 34.7452 34.7452 24 48 24Z" fill="#D9D9D9"/>
<rect x="40.5" y="40.5" width="15" height="15" fill="white" stroke="black"/></g>
<defs><clipPath id="clip0_1_2"><rect width="96" height="96" fill="white"/></clipPath></defs></svg>`,
		(math.Pi*24*24 - 14*14) * mmPerPixel * mmPerPixel, 1, 1},
	{"Inkscape: millimetres, layers, swatch, sodipodi", `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<svg width="40mm" height="40mm" viewBox="0 0 40 40" version="1.1" id="svg5" inkscape:version="1.2 (dc2aeda, 2022-05-15)"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:document-units="mm" showgrid="false"/>
  <defs id="defs2"><linearGradient id="linearGradient1" inkscape:swatch="solid"><stop style="stop-color:#000000;stop-opacity:1;" offset="0" id="stop1"/></linearGradient>
  <linearGradient inkscape:collect="always" xlink:href="#linearGradient1" id="linearGradient2" gradientUnits="userSpaceOnUse"/></defs>
  <g inkscape:label="Template" inkscape:groupmode="layer" id="layer2" style="display:none"><image xlink:href="data:image/png;base64,AAAA"/><text>guide</text></g>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-5,-5)">
    <path style="fill:url(#linearGradient2);stroke:none;stroke-width:0.264583px;stroke-linecap:butt;stroke-linejoin:miter;stroke-opacity:1"
       d="m 10,10 h 20 v 20 h -20 z" id="path1" sodipodi:nodetypes="ccccc"/>
    <path style="fill:none;fill-rule:evenodd;stroke:#000000;stroke-width:2;stroke-linecap:round;stroke-dasharray:none;stroke-dashoffset:0;paint-order:markers fill stroke;-inkscape-stroke:none"
       d="M 10,38 H 30" id="path2"/><text xml:space="preserve" id="text1"/>
  </g></svg>`, 400 + 40 + math.Pi, 2, 0},
	{"CorelDRAW: CDATA, hundredths of a mm, almost white", `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<!-- Creator: CorelDRAW -->
<svg xmlns="http://www.w3.org/2000/svg" xml:space="preserve" width="40mm" height="40mm" version="1.1" style="shape-rendering:geometricPrecision; text-rendering:geometricPrecision; image-rendering:optimizeQuality; fill-rule:evenodd; clip-rule:evenodd"
viewBox="0 0 4000 4000" xmlns:xlink="http://www.w3.org/1999/xlink">
 <defs><style type="text/css">
   <![CDATA[
    @font-face { font-family:"A";font-variant:normal;src:url("#FontID0") format(svg)}
    .str0 {stroke:#2B2A29;stroke-width:20;stroke-miterlimit:22.9256}
    .fil1 {fill:#FEFEFE}
    .fil0 {fill:#2B2A29}
   ]]>
  </style></defs>
 <g id="Layer_x0020_1"><metadata id="CorelCorpID_0Corel-Layer"/>
  <polygon class="fil0" points="1000,1000 3000,1000 3000,3000 1000,3000 1000,1000 1500,1500 2500,1500 2500,2500 1500,2500 1500,1500 "/>
  <rect class="fil1" x="1000" y="1000" width="2000" height="200"/></g></svg>`, 400 - 100 - 40, 1, 1},
	{"font tool: flipped by a matrix", `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -880 1000 1000" width="40mm" height="40mm"><g transform="matrix(1 0 0 -1 0 0)"><path d="M100 -20V780H900V-20ZM300 180H700V580H300Z"/></g></svg>`,
		0.04 * 0.04 * (800*800 - 400*400), 1, 1},
}

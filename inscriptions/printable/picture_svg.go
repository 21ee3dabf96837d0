package printable

import (
	"bufio"
	"fmt"
	"image/color"
	"io"
	"strconv"

	"shanhai/inscriptions/planar"
)

// WriteSVG draws the region in black, in true millimetres on a square canvas
// whose middle is the origin. Read back with its size kept, it is the same region.
func WriteSVG(w io.Writer, region planar.Region) error {
	out := bufio.NewWriter(w)
	openSVG(out, region.Reach())
	writePath(out, region.Rings, color.RGBA{A: 0xFF})
	fmt.Fprintln(out, "</svg>")
	return out.Flush()
}

// DrawSVG draws the region with the findings of its report marked: strokes red,
// gaps blue, islands orange, numbered from 1 in the report's order.
func (r Report) DrawSVG(w io.Writer, region planar.Region) error {
	p := pictured(region, r)
	out := bufio.NewWriter(w)
	openSVG(out, p.half)
	fmt.Fprintf(out, `<rect x="%[1]s" y="%[1]s" width="%[2]s" height="%[2]s" fill="%[3]s"/>`+"\n", mm(-p.half), mm(2*p.half), hex(paper))
	for _, a := range p.areas {
		writePath(out, a.rings, a.colour)
	}
	for _, l := range p.labels {
		p.writeLabel(out, l)
	}
	fmt.Fprintln(out, "</svg>")
	return out.Flush()
}

// openSVG begins a document with the origin in the middle, reaching half mm to
// all sides.
func openSVG(out io.Writer, half float64) {
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" width="%[2]smm" height="%[2]smm" viewBox="%[1]s %[1]s %[2]s %[2]s">`+"\n",
		mm(-half), mm(2*half))
}

// writePath writes rings as one path, y down as SVG has it.
func writePath(out io.Writer, rings []planar.Ring, c color.RGBA) {
	if len(rings) == 0 {
		return
	}
	fmt.Fprintf(out, `<path fill="%s" d="`, hex(c))
	for _, r := range rings {
		for i, p := range r {
			x, y := p.MM()
			fmt.Fprintf(out, "%c%s %s", "ML"[min(i, 1)], mm(x), mm(-y))
		}
		fmt.Fprint(out, "Z")
	}
	fmt.Fprintln(out, `"/>`)
}

func (p *picture) writeLabel(out io.Writer, l label) {
	line := 2 * p.half * lineShare
	fmt.Fprintf(out, `<path stroke="%s" stroke-width="%s" d="M%s %sL%s %s"/>`+"\n",
		hex(l.colour), mm(line), mm(l.place.x), mm(-l.place.y), mm(l.at.x), mm(-l.at.y))
	fmt.Fprintf(out, `<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" stroke-width="%s"/>`+"\n",
		mm(l.at.x), mm(-l.at.y), mm(p.radius()), hex(paper), hex(l.colour), mm(line))
	fmt.Fprintf(out, `<text x="%s" y="%s" font-family="sans-serif" font-size="%s" text-anchor="middle" fill="%s">%d</text>`+"\n",
		mm(l.at.x), mm(float64(p.radius()*0.4)-l.at.y), mm(p.radius()*1.2), hex(l.colour), l.number)
}

// mm writes a length so that it is read back as the same number; grid steps are
// exact in binary, so their decimals end.
func mm(v float64) string {
	if v == 0 {
		return "0"
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

func hex(c color.RGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

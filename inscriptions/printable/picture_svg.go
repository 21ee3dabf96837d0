package printable

import (
	"bufio"
	"bytes"
	"encoding/xml"
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
	half := region.Reach()
	openSVG(out, vec{-half, -half}, vec{half, half}, exact)
	writePath(out, outlines(region.Rings), color.RGBA{A: 0xFF}, exact)
	fmt.Fprintln(out, "</svg>")
	return out.Flush()
}

// DrawSVG draws the sheet in millimetres. The origin is the tile's middle.
func (s Sheet) DrawSVG(w io.Writer) error {
	p := s.picture()
	low, high := p.page()
	out := bufio.NewWriter(w)
	openSVG(out, low, high, plain)
	writePath(out, [][]vec{{low, {high.x, low.y}, high, {low.x, high.y}}}, paper, plain)
	for _, a := range p.areas {
		writePath(out, a.rings, a.colour, plain)
	}
	for _, word := range p.words {
		p.writeWord(out, word)
	}
	fmt.Fprintln(out, "</svg>")
	return out.Flush()
}

// openSVG begins a document over a page, y down as SVG has it.
func openSVG(out io.Writer, low, high vec, mm func(float64) string) {
	size := high.sub(low)
	fmt.Fprintf(out, `<svg xmlns="http://www.w3.org/2000/svg" width="%[3]smm" height="%[4]smm" viewBox="%[1]s %[2]s %[3]s %[4]s">`+"\n",
		mm(low.x), mm(-high.y), mm(size.x), mm(size.y))
}

// writePath writes rings as one path.
func writePath(out io.Writer, rings [][]vec, c color.RGBA, mm func(float64) string) {
	if len(rings) == 0 {
		return
	}
	fmt.Fprintf(out, `<path fill="%s" d="`, hex(c))
	for _, r := range rings {
		for i, v := range r {
			fmt.Fprintf(out, "%c%s %s", "ML"[min(i, 1)], mm(v.x), mm(-v.y))
		}
		fmt.Fprint(out, "Z")
	}
	fmt.Fprintln(out, `"/>`)
}

func (p *picture) writeWord(out io.Writer, w word) {
	var text bytes.Buffer
	_ = xml.EscapeText(&text, []byte(w.text)) // a buffer takes all
	fmt.Fprintf(out, `<text x="%s" y="%s" font-family="sans-serif" font-size="%s" text-anchor="%s" fill="%s">%s</text>`+"\n",
		plain(w.at.x), plain(-w.at.y), plain(p.text), [...]string{"start", "middle", "end"}[w.anchor], hex(w.colour), text.Bytes())
}

// exact writes a length so that it is read back as the same number; grid steps
// are exact in binary, so their decimals end.
func exact(v float64) string {
	if v == 0 {
		return "0"
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// plain writes a length to a thousandth of a mm.
func plain(v float64) string {
	v, _ = strconv.ParseFloat(strconv.FormatFloat(v, 'f', 3, 64), 64)
	return exact(v)
}

func hex(c color.RGBA) string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

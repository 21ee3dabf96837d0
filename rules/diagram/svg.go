package diagram

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"math"
	"strconv"
	"strings"
)

// SVG returns the diagram as an SVG document that needs nothing else: no scripts, fonts or style sheets. Every colour is
// a CSS custom property, such as --dg-paper or --dg-tile-white, with the theme's colour for where it isn't set; renderers
// that know no such properties use the theme's colour too. Groups say what they show: class "dg-stack", data-hex "1,0",
// data-tiles "S+wY". An *ExtentError tells that the tiles lie too far apart.
func SVG(v View, o Options) ([]byte, error) {
	c, err := drawn(v, o)
	if err != nil {
		return nil, err
	}
	w := &svgWriter{canvas: c, id: name(o.ID)}
	if w.id == "" {
		w.id = "dg"
	}
	w.open()
	w.symbols()
	for _, m := range c.marks {
		w.mark(m)
	}
	w.text("</svg>\n")
	return w.out.Bytes(), nil
}

// svgWriter is a document being written.
type svgWriter struct {
	canvas *canvas
	id     string
	ids    []string // of the canvas's glyphs
	out    bytes.Buffer
}

func (w *svgWriter) text(format string, args ...any) { fmt.Fprintf(&w.out, format, args...) }

// open writes the head: the size, what the picture is called and what it shows, and the ground.
func (w *svgWriter) open() {
	lo, size := w.canvas.bounds.lo, w.canvas.bounds.size()
	v := w.canvas.view
	w.text(`<svg xmlns="http://www.w3.org/2000/svg" class="dg" role="img" width="%s" height="%s" viewBox="%s %s %s %s">`+"\n",
		number(size.x), number(size.y), number(lo.x), number(lo.y), number(size.x), number(size.y))
	w.text("<title>%s</title>\n<desc>%s</desc>\n", escaped(title(v)), escaped(description(v)))
	w.text(`<rect x="%s" y="%s" width="%s" height="%s"%s/>`+"\n",
		number(lo.x), number(lo.y), number(size.x), number(size.y), w.paints(w.canvas.paint(paperName), paint{}))
}

// title is what a reader hears first.
func title(v View) string {
	if t := printable(v.Caption); t != "" {
		return t
	}
	if t := printable(v.turn()); t != "" {
		return t
	}
	return "Position"
}

// description lists the tiles, as a script does.
func description(v View) string {
	items := make([]string, len(v.Cells))
	for i, c := range v.Cells {
		items[i] = printable(joined(c.Tiles)) + " " + coordinates(c.Hex)
	}
	return strings.Join(items, "; ")
}

// symbols writes every glyph once, here or on the page's sheet.
func (w *svgWriter) symbols() {
	var here Sheet
	to := w.canvas.options.Sheet
	if to == nil {
		to = &here
	}
	for _, rings := range w.canvas.glyphs {
		w.ids = append(w.ids, to.add(w.id, glyphData(rings)))
	}
	if len(here.glyphs) > 0 {
		w.out.WriteString(here.defs())
	}
}

// mark writes a mark.
func (w *svgWriter) mark(m mark) {
	switch {
	case m.group != nil:
		w.group(*m.group)
	case m.end:
		w.text("</g>\n")
	case m.stamp != nil:
		s := m.stamp
		w.text(`<use href="#%s" transform="translate(%s %s) scale(%s)"%s/>`+"\n",
			w.ids[s.glyph], number(s.at.x), number(s.at.y), fine(s.scale/glyphUnit), w.paints(m.fill, paint{}))
	case m.words != nil:
		w.words(*m.words, m)
	default:
		w.path(m)
	}
}

func (w *svgWriter) group(g group) {
	w.text(`<g class="dg-%s"`, g.class)
	if g.hex != "" {
		w.text(` data-hex="%s"`, escaped(g.hex))
	}
	if g.tiles != "" {
		w.text(` data-tiles="%s"`, escaped(printable(g.tiles)))
	}
	w.text(">\n")
}

func (w *svgWriter) path(m mark) {
	w.text(`<path d="%s"%s`, m.path.data(), w.paints(m.fill, m.line))
	if m.line.alpha > 0 {
		w.text(` stroke-width="%s" stroke-linejoin="round" stroke-linecap="%s"`, number(m.width), [...]string{"round", "butt"}[dashes(m.dash)])
		if m.dash > 0 {
			w.text(` stroke-dasharray="%s %s"`, number(m.dash), number(m.dash))
		}
	}
	w.text("/>\n")
}

func dashes(dash float64) int {
	if dash > 0 {
		return 1
	}
	return 0
}

// fontFamily are fonts that know Latin and Chinese.
const fontFamily = "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', 'PingFang TC', 'Noto Sans CJK TC', 'Noto Sans TC', sans-serif"

func (w *svgWriter) words(t words, m mark) {
	anchor, weight := "middle", "400"
	if t.leading {
		anchor = "start"
	}
	if t.bold {
		weight = "600"
	}
	w.text(`<text x="%s" y="%s" font-family="%s" font-size="%s" font-weight="%s" text-anchor="%s"%s%s>%s</text>`+"\n",
		number(t.at.x), number(t.at.y), fontFamily, number(t.size), weight, anchor, w.paints(m.fill, m.line), halo(m), escaped(t.text))
}

// halo writes how wide the line around letters is. It is a text of its own beneath them, for not every renderer knows
// paint-order, and hidden from those who hear the picture.
func halo(m mark) string {
	if m.line.alpha == 0 {
		return ""
	}
	return fmt.Sprintf(` stroke-width="%s" stroke-linejoin="round" aria-hidden="true"`, number(m.width))
}

// paints writes fill and line twice: as attributes for any renderer, and as properties that a page can set.
func (w *svgWriter) paints(fill, line paint) string {
	attributes, properties := paintOf("fill", fill)
	if line.alpha > 0 {
		a, p := paintOf("stroke", line)
		attributes, properties = attributes+a, strings.Trim(properties+";"+p, ";")
	}
	if properties != "" {
		attributes += ` style="` + properties + `"`
	}
	return attributes
}

func paintOf(what string, p paint) (attributes, properties string) {
	if p.alpha == 0 {
		return fmt.Sprintf(` %s="none"`, what), ""
	}
	attributes = fmt.Sprintf(` %s="%s"`, what, p.colour)
	if p.alpha < 1 {
		attributes += fmt.Sprintf(` %s-opacity="%s"`, what, number(p.alpha))
	}
	return attributes, fmt.Sprintf("%s:var(--dg-%s,%s)", what, name(p.name), p.colour)
}

// name keeps of a text what a CSS name or an id can hold anywhere.
func name(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'a' && r <= 'z', r >= 'A' && r <= 'Z', r >= '0' && r <= '9', r == '-', r == '_':
			return r
		}
		return -1
	}, text)
}

// data returns the path as path data.
func (p path) data() string {
	var b strings.Builder
	for _, s := range p {
		b.WriteByte(s.op)
		for i, a := range s.p[:s.count()] {
			if i > 0 {
				b.WriteByte(' ')
			}
			b.WriteString(number(a.x) + " " + number(a.y))
		}
	}
	return b.String()
}

// glyphUnit is the radius of a glyph's circle in the units of its path data: fine enough for a tile as wide as a page.
const glyphUnit = 500

// glyphData returns rings as path data of whole numbers, each point relative to the one before.
func glyphData(rings []Ring) string {
	var b strings.Builder
	for _, ring := range rings {
		var x, y int64
		for i, p := range ring {
			px, py := int64(math.Round(p[0]*glyphUnit)), int64(math.Round(p[1]*glyphUnit))
			switch {
			case i == 0:
				fmt.Fprintf(&b, "M%d %d", px, py)
			case px == x && py == y:
				continue
			default:
				b.WriteString("l" + strconv.FormatInt(px-x, 10) + " " + strconv.FormatInt(py-y, 10))
			}
			x, y = px, py
		}
		b.WriteByte('z')
	}
	return b.String()
}

// number writes a length with two decimals at most.
func number(v float64) string { return decimal(v, 100) }

// fine writes a factor with five decimals at most.
func fine(v float64) string { return decimal(v, 1e5) }

func decimal(v, steps float64) string {
	v = math.Round(v*steps) / steps
	if v == 0 {
		v = 0 // no minus sign
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}

// escaped writes a text for XML.
func escaped(text string) string {
	var b strings.Builder
	_ = xml.EscapeText(&b, []byte(text)) // a Builder takes everything
	return b.String()
}

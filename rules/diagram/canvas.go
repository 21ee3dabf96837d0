package diagram

import (
	"shanhai/internal/columns"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// mark is one thing painted: a path, a glyph or words; or the beginning or end of a group.
type mark struct {
	path  path
	stamp *stamp
	words *words
	group *group
	end   bool // of the group opened last

	fill, line paint
	width      float64 // of the line, with round ends and corners
	dash       float64 // length of the dashes and of the gaps; 0 for none
}

// stamp is a glyph at its place.
type stamp struct {
	glyph int // index into the canvas's glyphs
	at    point
	scale float64 // radius of its circle
}

// words are a line of text.
type words struct {
	text    string
	at      point // of the baseline: its middle, or its beginning
	size    float64
	leading bool // at is the beginning
	bold    bool
}

// group says of the marks within it what they show.
type group struct{ class, hex, tiles string }

// canvas collects what is painted, in its order.
type canvas struct {
	view    View
	options Options
	colours map[string]Colour
	stacks  map[hex.Hex][]rules.Tile
	free    []hex.Hex // the empty hexes that are drawn
	marks   []mark
	glyphs  [][]Ring // each once
	looks   map[string]int
	bounds  box
	blank   bool
	letters *letters // of a PNG; in an SVG those of the reader's machine are about as wide
}

func newCanvas(v View, o Options) *canvas {
	return &canvas{view: v, options: o, colours: themeColours(o.Theme), stacks: v.stacks(), looks: map[string]int{}, blank: true}
}

// paint returns a colour of the theme.
func (c *canvas) paint(name string) paint { return paint{name, c.colours[name], 1} }

// put adds a mark that reaches over a box.
func (c *canvas) put(m mark, b box) {
	c.marks = append(c.marks, m)
	if c.blank {
		c.bounds, c.blank = b, false
		return
	}
	c.bounds = c.bounds.union(b)
}

func (c *canvas) fill(p path, f paint) { c.put(mark{path: p, fill: f}, p.bounds()) }

func (c *canvas) stroke(p path, l paint, width float64) { c.dashed(p, l, width, 0) }

func (c *canvas) dashed(p path, l paint, width, dash float64) {
	c.put(mark{path: p, line: l, width: width, dash: dash}, p.bounds().grown(width/2))
}

func (c *canvas) outlined(p path, f, l paint, width float64) {
	c.put(mark{path: p, fill: f, line: l, width: width}, p.bounds().grown(width/2))
}

func (c *canvas) write(w words, f paint) {
	w.text = printable(w.text)
	if w.text == "" {
		return
	}
	wide := c.letters.width(w)
	left := w.at.x
	if !w.leading {
		left -= wide / 2
	}
	c.put(mark{words: &w, fill: f}, box{point{left, w.at.y - w.size}, point{left + wide, w.at.y + float64(w.size*0.3)}})
}

func (c *canvas) open(g group) { c.marks = append(c.marks, mark{group: &g}) }
func (c *canvas) shut()        { c.marks = append(c.marks, mark{end: true}) }

// narrow is the width that a character of one column is reckoned with, in ems.
const narrow = 0.56

// widthOf reckons how wide a line of text gets in a font that isn't known.
func widthOf(text string, size float64) float64 {
	ems := 0.0
	for _, r := range text {
		switch columns.OfRune(r) {
		case 1:
			ems += narrow
		case 2:
			ems++
		}
	}
	return float64(ems * size)
}

// emblem paints what a tile shows: its glyph, or its characters.
func (c *canvas) emblem(tile rules.Tile, l Look, s shades, at point, radius float64) {
	if len(l.Glyph) > 0 {
		m := mark{stamp: &stamp{c.glyph(tile, l.Glyph), at, radius}, fill: s.ink}
		c.put(m, box{at, at}.grown(radius))
		return
	}
	text := tile.Text
	if text == "" {
		text = tile.Name
	}
	size := min(float64(radius*1.55/max(widthOf(printable(text), 1), 0.5)), float64(radius*1.1))
	c.write(words{text: text, at: at.add(point{0, float64(size * 0.36)}), size: size, bold: true}, s.ink)
}

// glyph returns the index of a tile's glyph.
func (c *canvas) glyph(tile rules.Tile, rings []Ring) int {
	key := tile.Kind + "\x00" + tile.Owner
	i, known := c.looks[key]
	if !known {
		i = len(c.glyphs)
		for j := range c.glyphs {
			if sameRings(c.glyphs[j], rings) {
				i = j
			}
		}
		if i == len(c.glyphs) {
			c.glyphs = append(c.glyphs, rings)
		}
		c.looks[key] = i
	}
	return i
}

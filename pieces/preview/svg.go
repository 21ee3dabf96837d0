package preview

import (
	"bufio"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"shanhai/pieces/print"
)

// Flat says how WriteSVG draws.
type Flat struct {
	Margin     float64      // mm around the bodies
	Background print.Colour // painted only if Ground is set
	Ground     bool
	Font       []byte // an OpenType file for the labels; nil is the Go font
}

// seamWidth in mm is how far each piece of a flat picture is drawn beyond its
// outline, so that no background shines through between neighbours.
const seamWidth = 0.04

// WriteSVG draws the scene from straight above as an SVG document in mm: each
// flat face is one path in the colour that the studio's light gives it, higher
// faces over lower ones. It suits pieces without overhangs.
func WriteSVG(w io.Writer, s Scene, f Flat) error {
	if err := s.Check(); err != nil {
		return err
	}
	all := stacked(s)
	labels, err := flatLabels(s, f.Font)
	if err != nil {
		return err
	}
	d := &drawing{w: bufio.NewWriter(w), tone: newTone(), rig: Studio().rig(Above())}
	d.open(all, labels, f)
	for i := range all {
		c := d.rig.shade(d.tone.light(s.Bodies[all[i].body].Colour), all[i].normal, vec{z: 1}, 1, all[i].open())
		d.path(all[i].data(), d.hex(c), true)
	}
	for i, l := range labels {
		d.path(l.data, d.hex(d.tone.light(s.Labels[i].Colour)), false)
	}
	fmt.Fprintln(d.w, "</svg>")
	return d.w.Flush()
}

// stacked returns the patches of all bodies from the lowest up, without those
// that lie wholly under an equal one.
func stacked(s Scene) []patch {
	var all []patch
	for i, b := range s.Bodies {
		all = append(all, patches(b, i)...)
	}
	slices.SortStableFunc(all, func(a, b patch) int {
		switch {
		case a.low < b.low:
			return -1
		case a.low > b.low:
			return 1
		}
		return 0
	})
	top := map[string]int{}
	for i := range all {
		top[all[i].data()] = i
	}
	out := all[:0:0]
	for i := range all {
		if top[all[i].data()] == i && len(all[i].loops) > 0 {
			out = append(out, all[i])
		}
	}
	return out
}

// data returns the patch's outlines as SVG path data, the same for the same area.
func (p *patch) data() string {
	loops := slices.SortedFunc(slices.Values(p.loops), func(a, b []flatPoint) int {
		return slices.CompareFunc(a, b, comparePoints)
	})
	var b strings.Builder
	for _, loop := range loops {
		for i, at := range loop {
			b.WriteByte("ML"[min(i, 1)])
			b.WriteString(micro(at.x))
			b.WriteByte(' ')
			b.WriteString(micro(-at.y))
		}
		b.WriteByte('Z')
	}
	return b.String()
}

// micro returns micrometres as millimetres in the shortest decimals.
func micro(v int64) string {
	sign := ""
	if v < 0 {
		sign, v = "-", -v
	}
	if v%1000 == 0 {
		return sign + strconv.FormatInt(v/1000, 10)
	}
	return sign + strconv.FormatInt(v/1000, 10) + "." + strings.TrimRight(fmt.Sprintf("%03d", v%1000), "0")
}

// drawing is an SVG document being written. Writing errors wait in w.
type drawing struct {
	w    *bufio.Writer
	tone *tone
	rig  rig
}

func (d *drawing) hex(c rgb) string {
	return fmt.Sprintf("#%02x%02x%02x", d.tone.encode(c.r), d.tone.encode(c.g), d.tone.encode(c.b))
}

func (d *drawing) open(all []patch, labels []word, f Flat) {
	lo, hi := flatExtent(all)
	for _, l := range labels {
		lo = flatPoint{min(lo.x, l.lo.x), min(lo.y, -l.hi.y)}
		hi = flatPoint{max(hi.x, l.hi.x), max(hi.y, -l.lo.y)}
	}
	m := int64(grid(float64(max(f.Margin, 0)*1000) + 0.5))
	x, y, w, h := micro(lo.x-m), micro(-hi.y-m), micro(hi.x-lo.x+2*m), micro(hi.y-lo.y+2*m)
	fmt.Fprintf(d.w, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%smm\" height=\"%smm\" viewBox=\"%s %s %s %s\">\n", w, h, x, y, w, h)
	if f.Ground {
		c := f.Background
		fmt.Fprintf(d.w, "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" fill=\"#%02x%02x%02x\"/>\n", x, y, w, h, c.R, c.G, c.B)
	}
}

func flatExtent(all []patch) (lo, hi flatPoint) {
	first := true
	for _, p := range all {
		for _, loop := range p.loops {
			for _, at := range loop {
				if first {
					lo, hi, first = at, at, false
				}
				lo = flatPoint{min(lo.x, at.x), min(lo.y, at.y)}
				hi = flatPoint{max(hi.x, at.x), max(hi.y, at.y)}
			}
		}
	}
	return lo, hi
}

func (d *drawing) path(data, fill string, seam bool) {
	if seam {
		fmt.Fprintf(d.w, "<path fill=\"%s\" stroke=\"%s\" stroke-width=\"%g\" stroke-linejoin=\"round\" d=\"%s\"/>\n", fill, fill, seamWidth, data)
		return
	}
	fmt.Fprintf(d.w, "<path fill=\"%s\" d=\"%s\"/>\n", fill, data)
}

// word is a label's path and its extent in micrometres, y down.
type word struct {
	data   string
	lo, hi flatPoint
}

// flatLabels returns the scene's labels as paths.
func flatLabels(s Scene, file []byte) ([]word, error) {
	if len(s.Labels) == 0 {
		return nil, nil
	}
	letters, err := newLettering(file)
	if err != nil {
		return nil, err
	}
	var out []word
	for _, l := range s.Labels {
		strokes, err := letters.outline(l.Text, float64(l.Size*1000), float64(l.X*1000), float64(-l.Y*1000))
		if err != nil {
			return nil, err
		}
		out = append(out, newWord(strokes))
	}
	return out, nil
}

func newWord(strokes []stroke) word {
	w := word{data: strokeData(strokes)}
	for i, s := range strokes {
		p := flatPoint{int64(grid(s.x0)), int64(grid(s.y0))}
		if i == 0 {
			w.lo, w.hi = p, p
		}
		w.lo = flatPoint{min(w.lo.x, p.x), min(w.lo.y, p.y)}
		w.hi = flatPoint{max(w.hi.x, p.x), max(w.hi.y, p.y)}
	}
	return w
}

// strokeData returns closed strokes in micrometres as path data.
func strokeData(strokes []stroke) string {
	var b strings.Builder
	var pen [2]float64
	for i, s := range strokes {
		if i == 0 || pen != [2]float64{s.x0, s.y0} {
			fmt.Fprintf(&b, "M%s %s", roundMicro(s.x0), roundMicro(s.y0))
		}
		fmt.Fprintf(&b, "L%s %s", roundMicro(s.x1), roundMicro(s.y1))
		pen = [2]float64{s.x1, s.y1}
	}
	return b.String()
}

func roundMicro(v float64) string { return micro(int64(grid(v + 0.5))) }

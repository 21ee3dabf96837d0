package preview

import (
	"shanhai/pieces/print"
)

// Item is a thing that stands as one: the bodies of a piece around an origin
// of its own, and its name.
type Item struct {
	Name   string
	Bodies []Body
}

// Size returns the item's lowest corner and its widths in mm, as it stands.
func (it Item) Size() (low, size [3]float64) {
	lo, hi := it.bounds()
	return [3]float64{lo.x, lo.y, lo.z}, [3]float64{hi.x - lo.x, hi.y - lo.y, hi.z - lo.z}
}

func (it Item) bounds() (lo, hi vec) {
	first := true
	for _, b := range it.Bodies {
		if b.Mesh == nil {
			continue
		}
		t := b.Place.transform()
		for _, v := range b.Mesh.Vertices {
			p := t.scale.apply(steps(v)).add(t.move)
			if first {
				lo, hi, first = p, p, false
			}
			lo = vec{min(lo.x, p.x), min(lo.y, p.y), min(lo.z, p.z)}
			hi = vec{max(hi.x, p.x), max(hi.y, p.y), max(hi.z, p.z)}
		}
	}
	return lo, hi
}

// Moved returns the item shifted by a way in mm.
func (it Item) Moved(x, y, z float64) Item {
	out := Item{Name: it.Name, Bodies: make([]Body, len(it.Bodies))}
	for i, b := range it.Bodies {
		b.Place = b.Place.Moved(x, y, z)
		out.Bodies[i] = b
	}
	return out
}

// Standing returns the item with its middle over x, y and its underside at z.
func (it Item) Standing(x, y, z float64) Item {
	lo, hi := it.bounds()
	return it.Moved(x-half(lo.x+hi.x), y-half(lo.y+hi.y), z-lo.z)
}

// TurnedOver returns the item upside down about its y axis: what prints face
// down, seen from its face. It must not be tilted or turned yet.
func (it Item) TurnedOver() Item {
	out := it.Moved(0, 0, 0)
	for i := range out.Bodies {
		p := &out.Bodies[i].Place
		p.Flip, p.X, p.Z = !p.Flip, -p.X, -p.Z
	}
	return out
}

// Grid lays items out in rows.
type Grid struct {
	Columns int     // items in a row, at least 1
	Gap     float64 // mm between neighbours
	Label   float64 // capital letters' height in mm; 0 writes no names
	Ink     print.Colour
	Stagger bool // nests hexagons: every other column, or row where they stand on a corner, is shifted by half a piece
}

// SheetScene lays items out row by row, the first at the far left, each over
// its name: a contact sheet.
func SheetScene(items []Item, g Grid) Scene {
	return SetScene([][]Item{items}, g)
}

// SetScene lays groups of items out one before the other, each in rows of its
// own: a whole set on a table. Rows are centred.
func SetScene(groups [][]Item, g Grid) Scene {
	l := g.layout(groups)
	for _, group := range groups {
		l.group(group)
	}
	return l.scene
}

// layout is a table being laid.
type layout struct {
	Grid
	scene          Scene
	width, depth   float64 // of the largest item, in mm
	pitchX, pitchY float64
	lower, aside   float64 // how far odd columns stand lower, odd rows to the right
	tooth          float64 // how far nested rows reach into each other
	y              float64 // the next row's middle
	odd            bool    // whether that row is an odd one of its group
}

func (g Grid) layout(groups [][]Item) *layout {
	g.Columns = max(g.Columns, 1)
	l := &layout{Grid: g}
	for _, group := range groups {
		for _, it := range group {
			lo, hi := it.bounds()
			l.width, l.depth = max(l.width, hi.x-lo.x), max(l.depth, hi.y-lo.y)
		}
	}
	l.pitchX, l.pitchY = l.width+g.Gap, l.depth+g.Gap+float64(2.6*g.Label)
	if g.Stagger {
		l.nest()
	}
	return l
}

// nest brings the columns of hexagons, or their rows where they stand on a
// corner, to 3/4 of a width from each other, measured from corner to corner.
func (l *layout) nest() {
	if l.width >= l.depth {
		l.pitchX, l.lower = float64(0.75*l.width)+float64(0.866*l.Gap), half(l.pitchY)
	} else {
		l.pitchY, l.aside = float64(0.75*l.depth)+float64(0.866*l.Gap), half(l.pitchX)
		l.tooth = float64(0.25 * l.depth)
	}
}

func (l *layout) group(items []Item) {
	for len(items) > 0 {
		n := min(l.Columns, len(items))
		l.row(items[:n])
		items = items[n:]
	}
	l.y -= 2*l.Gap + l.lower + l.tooth
	l.odd = false
}

func (l *layout) row(items []Item) {
	left := l.left(len(items))
	for i, it := range items {
		x, y := left+float64(float64(i)*l.pitchX), l.y
		if i%2 == 1 {
			y -= l.lower
		}
		l.scene.Bodies = append(l.scene.Bodies, it.Standing(x, y, 0).Bodies...)
		if l.Label > 0 && it.Name != "" {
			l.scene.Labels = append(l.scene.Labels, Label{
				Text: it.Name, X: x, Y: y - half(l.depth) - float64(1.5*l.Label), Size: l.Label, Colour: l.Ink,
			})
		}
	}
	l.y -= l.pitchY
	l.odd = !l.odd
}

// left returns the middle of a row's first item. Nested rows are centred by
// whole steps of the pattern only.
func (l *layout) left(items int) float64 {
	free := float64(l.Columns - items)
	switch {
	case l.lower > 0:
		free = float64((l.Columns - items) / 4 * 4)
	case l.aside > 0:
		free = float64((l.Columns - items) / 2 * 2)
	}
	x := half(float64((free - float64(l.Columns-1)) * l.pitchX))
	if l.odd {
		return x + l.aside
	}
	return x
}

// PlateScene shows one plate of a print project as it lies on the bed; faceUp
// turns every object over, for pieces that print face down.
func PlateScene(p *print.Project, plate int, faceUp bool) Scene {
	var s Scene
	for _, in := range p.Plates[plate].Instances {
		it := ObjectItem(p, in.Object)
		if faceUp {
			it = it.TurnedOver()
		}
		lo, _ := it.bounds()
		s.Bodies = append(s.Bodies, it.Moved(in.X, in.Y, -lo.z).Bodies...)
	}
	return s
}

// ObjectItem returns an object of a print project in its filaments.
func ObjectItem(p *print.Project, object int) Item {
	o := p.Objects[object]
	it := Item{Name: o.Name}
	for _, part := range o.Parts {
		it.Bodies = append(it.Bodies, Body{Mesh: part.Mesh, Colour: p.Filaments[part.Filament-1].Colour})
	}
	return it
}

// Well is a place in a box where items lie on each other.
type Well struct {
	X, Y, Z float64 // mm, the middle of its floor
	Turn    float64 // degrees, how the items are turned in it
	Items   []Item  // from the bottom up
}

// OpenBoxScene shows a box with its wells filled and its lid, if there is
// one, lying to the right of it. The wells are placed in the box's own frame.
func OpenBoxScene(box, lid Item, wells []Well, gap float64) Scene {
	var s Scene
	lo, hi := box.bounds()
	s.Bodies = append(s.Bodies, box.Moved(0, 0, -lo.z).Bodies...)
	for _, w := range wells {
		s.Bodies = append(s.Bodies, w.stacked(-lo.z)...)
	}
	if len(lid.Bodies) > 0 {
		low, high := lid.bounds()
		x := hi.x + gap + half(high.x-low.x)
		s.Bodies = append(s.Bodies, lid.Standing(x, half(lo.y+hi.y), 0).Bodies...)
	}
	return s
}

func (w Well) stacked(up float64) []Body {
	var out []Body
	z := w.Z + up
	for _, it := range w.Items {
		lo, hi := it.bounds()
		for _, b := range it.Standing(0, 0, z).Bodies {
			b.Place = b.Place.turned(w.Turn).Moved(w.X, w.Y, 0)
			out = append(out, b)
		}
		z += hi.z - lo.z
	}
	return out
}

// turned returns the placement turned about the scene's z axis.
func (p Placement) turned(deg float64) Placement {
	s, c := sincos(deg)
	p.X, p.Y = float64(p.X*c)-float64(p.Y*s), float64(p.X*s)+float64(p.Y*c)
	p.Turn += deg
	return p
}

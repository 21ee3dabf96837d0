package bambu

import (
	"fmt"
	"math"

	"shanhai/pieces/print"
	"shanhai/pieces/print/reader"
)

// placed is a build item in the world: its triangles seen from above.
type placed struct {
	item      int
	object    int
	box       print.Rect
	minZ      float64
	maxZ      float64
	triangles [][3][2]float64
	filaments map[int]bool
}

// placing wants every item wholly on the plate that lists it, on its surface,
// clear of the excluded corner, the prime tower and the others.
func (c *checker) placing() {
	if !c.known || c.p.Bambu == nil || len(c.p.Bambu.Plates) == 0 {
		return
	}
	c.plates = make([][]*placed, len(c.p.Bambu.Plates))
	listed := c.listed()
	for i, item := range c.p.Start.Items {
		if p := c.place(i, item); p != nil {
			c.onPlate(p, listed)
		}
	}
	for i := range c.plates {
		c.plate(i)
	}
}

// onPlate wants an item on the bed's surface and on the plate that lists it.
func (c *checker) onPlate(p *placed, listed map[int]int) {
	where := fmt.Sprintf("item %d", p.item)
	if math.Abs(p.minZ) > 1e-6 {
		c.broken(c.p.Start.Entry, where, "stands at z = %g mm: assemblies are not dropped to the bed", p.minZ)
	}
	plate := c.plateOf(p)
	if plate < 0 {
		c.broken(c.p.Start.Entry, where, "lies wholly on no plate, where every nozzle reaches")
		return
	}
	if got, ok := listed[p.object]; !ok || got != plate {
		c.broken(modelSettingsName, fmt.Sprintf("plate %d", plate+1), "does not list object %d, which lies on it", p.object)
	}
	c.plates[plate] = append(c.plates[plate], p)
}

// listed returns the plate that lists each object.
func (c *checker) listed() map[int]int {
	out := map[int]int{}
	for i, plate := range c.p.Bambu.Plates {
		for _, in := range plate.Instances {
			out[atoi(in["object_id"])] = i
		}
	}
	return out
}

func (c *checker) place(i int, item reader.Item) *placed {
	m, o := c.p.Find(c.p.Start, item.Component)
	if o == nil {
		return nil
	}
	p := &placed{item: i, object: o.ID, minZ: math.Inf(1), maxZ: math.Inf(-1), filaments: map[int]bool{},
		box: print.Rect{X0: math.Inf(1), Y0: math.Inf(1), X1: math.Inf(-1), Y1: math.Inf(-1)}}
	p.add(c.p, m, o, item.Transform, 0)
	for _, s := range c.p.Bambu.Objects {
		if atoi(s.ID) == o.ID {
			p.uses(s)
		}
	}
	return p
}

func (p *placed) uses(s reader.ConfigObject) {
	if len(s.Parts) < 2 {
		p.filaments[atoi(s.Values["extruder"])] = true
		return
	}
	for _, part := range s.Parts {
		p.filaments[atoi(part.Values["extruder"])] = true
	}
}

// deepest is how far assemblies of assemblies are followed.
const deepest = 8

func (p *placed) add(pkg *reader.Package, m *reader.Model, o *reader.Object, t reader.Transform, depth int) {
	for _, part := range o.Components {
		if owner, child := pkg.Find(m, part); child != nil && depth < deepest {
			p.add(pkg, owner, child, part.Transform.Then(t), depth+1)
		}
	}
	moved := make([][3]float64, len(o.Vertices))
	for i, v := range o.Vertices {
		moved[i] = t.Apply(v)
		p.box.X0, p.box.X1 = min(p.box.X0, moved[i][0]), max(p.box.X1, moved[i][0])
		p.box.Y0, p.box.Y1 = min(p.box.Y0, moved[i][1]), max(p.box.Y1, moved[i][1])
		p.minZ, p.maxZ = min(p.minZ, moved[i][2]), max(p.maxZ, moved[i][2])
	}
	for _, tri := range o.Triangles {
		var flat [3][2]float64
		for k, v := range tri {
			flat[k] = [2]float64{moved[v][0], moved[v][1]}
		}
		p.triangles = append(p.triangles, flat)
	}
}

// plateRect returns plate i's area in the world, as the readers lay plates
// out: ceil(sqrt(n)) to a row, a fifth of a bed between them, rows to -y.
func (c *checker) plateRect(i int) print.Rect {
	columns := int(math.Ceil(math.Sqrt(float64(len(c.plates)))))
	x := float64(i%columns) * c.machine.Width * 6 / 5
	y := float64(i/columns) * c.machine.Depth * -6 / 5
	return print.Rect{X0: x, Y0: y, X1: x + c.machine.Width, Y1: y + c.machine.Depth}
}

// plateOf returns the plate that the item lies on wholly, or -1.
func (c *checker) plateOf(p *placed) int {
	for i := range c.plates {
		r := c.plateRect(i)
		r.X0, r.X1 = r.X0+c.machine.ReachMin, r.X0+c.machine.ReachMax
		if p.box.X0 >= r.X0 && p.box.X1 <= r.X1 && p.box.Y0 >= r.Y0 && p.box.Y1 <= r.Y1 {
			return i
		}
	}
	return -1
}

func (c *checker) plate(i int) {
	where := fmt.Sprintf("plate %d", i+1)
	if len(c.plates[i]) == 0 {
		c.advise(c.p.Start.Entry, where, "is empty")
	}
	origin, tower := c.plateRect(i), c.tower(i)
	for n, p := range c.plates[i] {
		if p.maxZ > c.machine.Height {
			c.broken(c.p.Start.Entry, where, "item %d is %g mm high", p.item, p.maxZ)
		}
		c.clear(where, p, "the excluded area", c.machine.Exclude, origin)
		c.clear(where, p, "the prime tower", tower, origin)
		for _, q := range c.plates[i][:n] {
			if d := gap(p.box, q.box); d < print.Gap-1e-3 {
				c.broken(c.p.Start.Entry, where, "items %d and %d lie %.2f mm apart: want %d", q.item, p.item, d, print.Gap)
			}
		}
	}
}

// clear wants an item off a rectangle of its plate.
func (c *checker) clear(where string, p *placed, what string, r, origin print.Rect) {
	if !r.Empty() && p.covers(print.Rect{X0: r.X0 + origin.X0, Y0: r.Y0 + origin.Y0, X1: r.X1 + origin.X0, Y1: r.Y1 + origin.Y0}) {
		c.broken(c.p.Start.Entry, where, "item %d lies on %s", p.item, what)
	}
}

func gap(a, b print.Rect) float64 {
	return max(a.X0-b.X1, b.X0-a.X1, a.Y0-b.Y1, b.Y0-a.Y1)
}

// tower returns the prime tower with its brim where the project puts it, or
// nothing if the plate needs none.
func (c *checker) tower(i int) print.Rect {
	used, height := c.used(i)
	for _, f := range c.switches(i) {
		used[f] = true
	}
	r := c.machine.PrimeTower(len(used), height)
	if r.Empty() || c.keys.One("enable_prime_tower") == "0" {
		return print.Rect{}
	}
	x, y := c.towerAt(i, "wipe_tower_x"), c.towerAt(i, "wipe_tower_y")
	at := print.Rect{X0: x, Y0: y, X1: x + r.X1 - r.X0, Y1: y + r.Y1 - r.Y0}
	if at.X0 < 18 || at.Y0 < 18 || at.X1 > c.machine.Width-18 || at.Y1 > c.machine.Depth-18 {
		c.advise(projectSettingsName, "wipe_tower", "plate %d: a tower of %g x %g mm at %g, %g is nearer to the bed's edge than 18 mm: the slicer moves it", i+1, r.X1-r.X0, r.Y1-r.Y0, x, y)
	}
	return at.KeepOut()
}

// used returns the filaments of a plate's parts and how high they reach.
func (c *checker) used(i int) (filaments map[int]bool, height float64) {
	filaments = map[int]bool{}
	for _, p := range c.plates[i] {
		for f := range p.filaments {
			filaments[f] = true
		}
		height = max(height, p.maxZ)
	}
	return filaments, height
}

func (c *checker) towerAt(i int, key string) float64 {
	if v := c.keys[key].Values; i < len(v) {
		return number(v[i])
	}
	return 0
}

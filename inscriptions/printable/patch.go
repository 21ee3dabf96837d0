package printable

import (
	"math"

	"github.com/deadsy/sdfx/sdf"
	v2 "github.com/deadsy/sdfx/vec/v2"
)

// patch is the area within a radius of some lines, as a signed distance field
// in mm, negative inside. It is true up to a radius beyond its border; farther
// out it says no more than that.
type patch struct {
	lines  []edge
	near   *index
	radius float64
}

var _ sdf.SDF2 = (*patch)(nil)

func newPatch(lines [][]vec, radius float64) *patch {
	p := &patch{radius: radius}
	for _, line := range lines {
		p.append(line)
	}
	p.near = newIndex(len(p.lines), func(i int) box { return around(p.lines[i].a, p.lines[i].b, 2*radius) }, radius)
	return p
}

// append adds a line; a single place is a line without length.
func (p *patch) append(line []vec) {
	a := line[0]
	for _, b := range line[min(1, len(line)-1):] {
		way := b.sub(a)
		p.lines = append(p.lines, edge{a: a, b: b, dir: way.unit(), length: way.length()})
		a = b
	}
}

// Evaluate returns the distance from the border.
func (p *patch) Evaluate(at v2.Vec) float64 {
	v := vec{at.X, at.Y}
	least := float64(4 * p.radius * p.radius)
	p.near.each(box{v, v}, func(cell int) {
		for _, i := range p.near.in(cell) {
			least = min(least, p.lines[i].distance2(v))
		}
	})
	return math.Sqrt(least) - p.radius
}

// distance2 returns the square of the distance to the edge.
func (e *edge) distance2(v vec) float64 {
	t := min(max(v.sub(e.a).dot(e.dir), 0), e.length)
	d := v.sub(e.at(t))
	return d.dot(d)
}

// BoundingBox returns a box around the patch.
func (p *patch) BoundingBox() sdf.Box2 {
	all := around(p.lines[0].a, p.lines[0].b, p.radius)
	for _, e := range p.lines {
		all = all.joined(around(e.a, e.b, p.radius))
	}
	return sdf.Box2{Min: v2.Vec{X: all.min.x, Y: all.min.y}, Max: v2.Vec{X: all.max.x, Y: all.max.y}}
}

package printable

import (
	"fmt"
	"math"
	"testing"

	"github.com/deadsy/sdfx/sdf"
	v2 "github.com/deadsy/sdfx/vec/v2"

	"shanhai/inscriptions/planar"
)

// bitmap is a raster of a region: a second way to open and close it.
type bitmap struct {
	n    int // pixels a side
	cell float64
	on   []bool
}

// rasterized fills a region by scan lines through the middles of pixels, with
// free room around it.
func rasterized(r planar.Region, cell float64) *bitmap {
	half := r.Reach() + 1
	b := &bitmap{n: int(2*half/cell) + 1, cell: cell}
	b.on = make([]bool, b.n*b.n)
	for y := range b.n {
		height := (float64(y)+0.5)*cell - half
		turn := make([]int, b.n+1)
		for _, ring := range r.Rings {
			for i := range ring {
				x0, y0 := ring[i].MM()
				x1, y1 := ring[(i+1)%len(ring)].MM()
				if (y0 <= height) == (y1 <= height) {
					continue
				}
				x := x0 + (x1-x0)*(height-y0)/(y1-y0)
				turn[min(max(int(math.Ceil((x+half)/cell-0.5)), 0), b.n)] ^= 1
			}
		}
		in := 0
		for x := range b.n {
			in ^= turn[x]
			b.on[y*b.n+x] = in == 1
		}
	}
	return b
}

// grown returns all pixels whose middle lies within the radius of one that is on,
// disc by disc.
func (b *bitmap) grown(radius float64) *bitmap {
	out := &bitmap{b.n, b.cell, make([]bool, len(b.on))}
	k := int(radius / b.cell)
	width := make([]int, 2*k+1)
	for dy := -k; dy <= k; dy++ {
		width[dy+k] = int(math.Sqrt(radius*radius/b.cell/b.cell - float64(dy*dy)))
	}
	for y := range b.n {
		for x := range b.n {
			if !b.on[y*b.n+x] || b.deep(x, y) {
				continue
			}
			for dy := -k; dy <= k; dy++ {
				if row := y + dy; row >= 0 && row < b.n {
					for col := max(0, x-width[dy+k]); col <= min(b.n-1, x+width[dy+k]); col++ {
						out.on[row*b.n+col] = true
					}
				}
			}
		}
	}
	for i, on := range b.on {
		out.on[i] = out.on[i] || on
	}
	return out
}

// deep tells whether all neighbours are on, so that their discs do the work.
func (b *bitmap) deep(x, y int) bool {
	if x == 0 || y == 0 || x == b.n-1 || y == b.n-1 {
		return false
	}
	i := y*b.n + x
	return b.on[i-1] && b.on[i+1] && b.on[i-b.n] && b.on[i+b.n]
}

func (b *bitmap) inverse() *bitmap {
	out := &bitmap{b.n, b.cell, make([]bool, len(b.on))}
	for i, on := range b.on {
		out.on[i] = !on
	}
	return out
}

// lost returns the area in mm2 that an opening by a disc removes.
func (b *bitmap) lost(radius float64) float64 {
	opened := b.inverse().grown(radius).inverse().grown(radius)
	n := 0
	for i, on := range b.on {
		if on && !opened.on[i] {
			n++
		}
	}
	return float64(n) * b.cell * b.cell
}

// pieces of the set, most of them composed for tiles of 26 mm and more.
var pieceKeys = []string{"yinglong", "xuanwu", "baihu", "zhuque", "qinglong", "qilin", "pixiu", "feilian", "shan", "hai"}

// The areas lost and filled lie between those that a raster loses with a disc
// a pixel smaller and a pixel larger.
func TestAreasAreThoseOfARaster(t *testing.T) {
	if testing.Short() {
		t.Skip("left out: -short")
	}
	const cell = 0.025
	for _, size := range []float64{20, 26, 38} {
		for i, key := range pieceKeys {
			if size > 20 && i%4 != 0 {
				continue
			}
			t.Run(fmt.Sprintf("%s %g", key, size), func(t *testing.T) {
				r := drawn(t, key, size)
				report := Check(r, nozzle)
				ink := rasterized(r, cell)
				ground := ink.inverse()
				stairs := 0.04 * cell * newOutline(r.Rings).total()
				bracketed(t, "lost", report.Lost, ink.lost(0.4-cell), ink.lost(0.4+cell), stairs)
				bracketed(t, "filled", report.Filled, ground.lost(0.3-cell), ground.lost(0.3+cell), stairs)
			})
		}
	}
}

// Where discs from both ends of a short waist overlap, the areas are those of a
// raster.
func TestShortWaistIsThatOfARaster(t *testing.T) {
	const cell = 0.0125
	for _, width := range []float64{0.5, 0.65} {
		r := mustUnion(t, region(t, rectangle(-2, 0, 3.9, 4, 0)), region(t, rectangle(2, 0, 3.9, 4, 0)), region(t, rectangle(0, 0, 2, width, 0)))
		ink := rasterized(r, cell)
		report := Check(r, nozzle)
		bracketed(t, "lost", report.Lost, ink.lost(0.4-cell), ink.lost(0.4+cell), 0.03)
		bracketed(t, "filled", report.Filled, ink.inverse().lost(0.3-cell), ink.inverse().lost(0.3+cell), 0.03)
	}
}

// bracketed checks an area; slop is what a raster loses on the stairs of any
// slanting outline.
func bracketed(t *testing.T, what string, got, low, high, slop float64) {
	t.Helper()
	if got < low-slop || got > high+slop {
		t.Errorf("%s %.3f mm2, raster %.3f to %.3f, give or take %.3f", what, got, low, high, slop)
	}
}

// Every disc is inscribed and can't be larger: its radius is the distance that
// sdfx's field finds at its centre, and a larger one would be cut. Next to a
// point of a curve's chords a disc may be a ninth too small.
func TestDiscsAreThoseOfTheField(t *testing.T) {
	r := drawn(t, "qilin", 20)
	field := fieldOf(t, r)
	depth := func(v vec) float64 { return -field.Evaluate(v2.Vec{X: v.x, Y: v.y}) }
	s := newStar(newOutline(r.Rings), 0.45)
	for i := 0; i < len(s.all); i += 3 {
		d := &s.all[i]
		near(t, "distance at the centre", depth(d.centre()), d.radius, 0.01)
		more := d.radius*10/9 + 0.015
		if d.edge >= 0 && depth(d.foot.add(d.dir.times(more))) > more-0.001 {
			t.Errorf("the disc of %.4f mm at (%.3f, %.3f) could be larger: %.4f of %.4f", d.radius, d.foot.x, d.foot.y, depth(d.foot.add(d.dir.times(more))), more)
		}
	}
}

// fieldOf returns sdfx's field of a region: the distance to the nearest edge,
// negative inside.
func fieldOf(tb testing.TB, r planar.Region) sdf.SDF2 {
	tb.Helper()
	var lines []*sdf.Line2
	for _, ring := range r.Rings {
		for i := range ring {
			x0, y0 := ring[i].MM()
			x1, y1 := ring[(i+1)%len(ring)].MM()
			lines = append(lines, &sdf.Line2{{X: x0, Y: y0}, {X: x1, Y: y1}})
		}
	}
	field, err := sdf.Mesh2DSlow(lines)
	if err != nil {
		tb.Fatal(err)
	}
	return field
}

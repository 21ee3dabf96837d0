package print

import (
	"cmp"
	"slices"

	"shanhai/inscriptions/planar"
)

// Item is one object to be laid on a bed: its outline seen from above and its
// height.
type Item struct {
	Object  int            // index into Project.Objects
	Name    string         // for errors
	Outline []planar.Point // convex, counter-clockwise, about the object's origin
	Height  float64        // mm
}

// NewItem measures an object for Arrange.
func NewItem(index int, o Object) Item {
	var points []planar.Point
	for _, part := range o.Parts {
		for _, v := range part.Mesh.Vertices {
			points = append(points, planar.Point{X: int64(v.X), Y: int64(v.Y)})
		}
	}
	return Item{Object: index, Name: o.Name, Outline: hull(points), Height: planar.MM(int64(o.Bounds().Max.Z))}
}

// Items returns n items of the same object.
func Items(index int, o Object, n int) []Item {
	return slices.Repeat([]Item{NewItem(index, o)}, n)
}

// hull returns the convex hull, counter-clockwise and without collinear
// points (Andrew's monotone chain). It reorders its argument.
func hull(points []planar.Point) []planar.Point {
	slices.SortFunc(points, func(a, b planar.Point) int {
		return cmp.Or(cmp.Compare(a.X, b.X), cmp.Compare(a.Y, b.Y))
	})
	points = slices.Compact(points)
	if len(points) < 3 {
		return points
	}
	lower := chain(points)
	slices.Reverse(points)
	upper := chain(points)
	return append(lower[:len(lower)-1], upper[:len(upper)-1]...)
}

// chain walks sorted points keeping left turns only.
func chain(points []planar.Point) []planar.Point {
	var out []planar.Point
	for _, p := range points {
		for len(out) >= 2 && planar.Turn(out[len(out)-2], out[len(out)-1], p) <= 0 {
			out = out[:len(out)-1]
		}
		out = append(out, p)
	}
	return out
}

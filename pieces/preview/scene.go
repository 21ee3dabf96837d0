// Package preview draws pictures of printed pieces in software: a plate's
// thumbnail in milliseconds, a shaded studio picture in less than a second, a
// flat top view as SVG. It knows bodies, colours and places, and no game.
//
// A picture is a pure function of its scene: the same bytes on every machine
// and for any number of workers.
package preview

import (
	"errors"
	"fmt"
	"math"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/pieces/print"
)

// ErrEmpty tells that a scene has no triangle to draw.
var ErrEmpty = errors.New("preview: the scene holds no bodies")

// reachLimit is the largest coordinate in mm that a scene may use: far beyond
// any printer, and small enough for the fixed-point sample grid.
const reachLimit = 1e5

// Body is one printed body in its filament.
type Body struct {
	Mesh   *mesh.Mesh
	Colour print.Colour
	Place  Placement
}

// Placement puts a body into the scene: turned over about its y axis (as
// mesh.Flipped does), then tilted about the x axis, then turned about the
// z axis, then moved.
type Placement struct {
	X, Y, Z float64 // mm
	Flip    bool    // face down
	Tilt    float64 // degrees about x: positive lifts the far side
	Turn    float64 // degrees about z, counter-clockwise from above
}

// Moved returns the placement shifted by a way in mm.
func (p Placement) Moved(x, y, z float64) Placement {
	p.X, p.Y, p.Z = p.X+x, p.Y+y, p.Z+z
	return p
}

// Label is a word lying in the scene, drawn upright in the picture: centred on
// its place, which is the middle of its capital letters' height.
type Label struct {
	Text    string
	X, Y, Z float64 // mm
	Size    float64 // capital letters' height in mm
	Colour  print.Colour
}

// Scene is what stands before the camera. The ground lies at z = Floor.
type Scene struct {
	Bodies []Body
	Labels []Label
	Floor  float64 // mm
	Layer  float64 // mm, the height of the print's layers seen on walls; 0 shows none
}

// Check tells what keeps a scene from being drawn: no body, a body without a
// mesh, a triangle naming a vertex that does not exist, a place that is no number.
func (s Scene) Check() error {
	for i, b := range s.Bodies {
		if err := b.check(); err != nil {
			return fmt.Errorf("preview: body %d: %w", i, err)
		}
	}
	if s.triangles() == 0 {
		return ErrEmpty
	}
	return nil
}

// triangles counts those of all bodies.
func (s Scene) triangles() int {
	n := 0
	for _, b := range s.Bodies {
		n += len(b.Mesh.Triangles)
	}
	return n
}

// vertices counts those of all bodies.
func (s Scene) vertices() int {
	n := 0
	for _, b := range s.Bodies {
		n += len(b.Mesh.Vertices)
	}
	return n
}

func (b Body) check() error {
	if b.Mesh == nil {
		return errors.New("no mesh")
	}
	if !b.Place.sane() {
		return fmt.Errorf("placement %v is not within %g mm", b.Place, reachLimit)
	}
	n := uint32(len(b.Mesh.Vertices))
	for i, t := range b.Mesh.Triangles {
		if uint32(t[0]) >= n || uint32(t[1]) >= n || uint32(t[2]) >= n {
			return fmt.Errorf("triangle %d names a vertex beyond %d", i, n)
		}
	}
	return nil
}

func (p Placement) sane() bool {
	for _, v := range [...]float64{p.X, p.Y, p.Z, p.Tilt, p.Turn} {
		if !(math.Abs(v) <= reachLimit) {
			return false
		}
	}
	return true
}

// rotation returns the turning part of the placement as a matrix.
func (p Placement) rotation() matrix {
	ts, tc := sincos(p.Tilt)
	zs, zc := sincos(p.Turn)
	f := 1.0
	if p.Flip {
		f = -1
	}
	return matrix{
		{float64(zc * f), float64(-zs * tc), float64(float64(zs*ts) * f)},
		{float64(zs * f), float64(zc * tc), float64(float64(-zc*ts) * f)},
		{0, ts, float64(tc * f)},
	}
}

// transform is a placement ready for use on grid steps.
type transform struct {
	turn  matrix
	scale matrix // turn, taking grid steps to mm
	move  vec
}

func (p Placement) transform() transform {
	t := transform{turn: p.rotation(), move: vec{p.X, p.Y, p.Z}}
	for i, row := range t.turn {
		t.scale[i] = row.times(1.0 / planar.PerMM)
	}
	return t
}

// normal returns the outward unit normal of a triangle in the scene.
func (b Body) normal(t *transform, triangle int32) vec {
	tri := b.Mesh.Triangles[triangle]
	v := b.Mesh.Vertices
	o := steps(v[tri[0]])
	e, f := steps(v[tri[1]]).add(o.times(-1)), steps(v[tri[2]]).add(o.times(-1))
	return t.turn.apply(e.cross(f).unit())
}

func steps(v mesh.Vertex) vec { return vec{float64(v.X), float64(v.Y), float64(v.Z)} }

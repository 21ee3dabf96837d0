package preview

import (
	"math"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/pieces/print"
)

// pose is a mesh turned before a camera, wherever it stands.
type pose struct {
	mesh       *mesh.Mesh
	flip       bool
	tilt, turn float64
	camera     Camera
}

// spriteKey is all that a sprite's samples depend on.
type spriteKey struct {
	pose
	colour print.Colour
	scale  float64
}

// box is an extent in camera space, in mm.
type box struct{ lo, hi vec }

func (b box) moved(d vec) box { return box{b.lo.add(d), b.hi.add(d)} }

func (b box) union(c box) box {
	return box{
		vec{min(b.lo.x, c.lo.x), min(b.lo.y, c.lo.y), min(b.lo.z, c.lo.z)},
		vec{max(b.hi.x, c.hi.x), max(b.hi.y, c.hi.y), max(b.hi.z, c.hi.z)},
	}
}

// sprite is the picture of one body seen without perspective: wherever the
// body stands, the picture is the same. Plates are full of equal bodies.
type sprite struct {
	x0, y0 int // the first sample, counted from the body's origin
	w, h   int
	base   float64   // mm, z in camera space of depth zero
	depth  []float32 // larger is nearer, 0 where the body is not
	ink    []uint16  // the pigment at each sample
}

// sprites draws bodies once and keeps them.
type sprites struct {
	stage    stage
	layer    layer
	extents  map[pose]box
	known    map[spriteKey]*sprite
	pigments pigments
}

func newSprites() sprites {
	return sprites{extents: map[pose]box{}, known: map[spriteKey]*sprite{}, pigments: newPigments()}
}

func poseOf(b Body, c Camera) pose {
	return pose{b.Mesh, b.Place.Flip, b.Place.Tilt, b.Place.Turn, c}
}

// atOrigin returns the scene of the body alone, turned but not moved.
func atOrigin(b Body) Scene {
	b.Place.X, b.Place.Y, b.Place.Z = 0, 0, 0
	return Scene{Bodies: []Body{b}}
}

// extent returns the box that the body at the origin fills in camera space.
func (s *sprites) extent(b Body, c Camera) box {
	key := poseOf(b, c)
	known, ok := s.extents[key]
	if !ok {
		s.stage.place(atOrigin(b), c.axes())
		known.lo, known.hi = extent(s.stage.points)
		s.extents[key] = known
	}
	return known
}

// get returns the sprite of a body at a scale in samples a mm.
func (s *sprites) get(b Body, c Camera, r *rig, scale float64) *sprite {
	key := spriteKey{poseOf(b, c), b.Colour, scale}
	known, ok := s.known[key]
	if !ok {
		known = s.draw(b, c, r, scale)
		s.known[key] = known
	}
	return known
}

func (s *sprites) draw(b Body, c Camera, r *rig, k float64) *sprite {
	e := s.extent(b, c)
	p := &sprite{x0: grid(float64(e.lo.x*k)) - 1, y0: grid(float64(-e.hi.y*k)) - 1, base: e.lo.z - 1}
	p.w, p.h = grid(float64(e.hi.x*k))+2-p.x0, grid(float64(-e.lo.y*k))+2-p.y0
	scene := atOrigin(b)
	s.stage.place(scene, c.axes())
	w, h := float64(p.w), float64(p.h)
	s.stage.lens = lens{
		axes: c.axes(), width: w, height: h, focal: k, base: p.base,
		cx: (float64(p.x0) + half(w)) / k, cy: -(float64(p.y0) + half(h)) / k,
	}
	s.stage.samples = 1
	s.stage.project(scene)
	s.stage.fill(&s.layer, p.w, p.h)
	s.ink(p, &scene.Bodies[0], r)
	return p
}

func grid(v float64) int { return int(math.Floor(v)) }

// ink finds the pigment of every sample.
func (s *sprites) ink(p *sprite, b *Body, r *rig) {
	p.depth = append([]float32(nil), s.layer.depth...)
	p.ink = make([]uint16, len(s.layer.face))
	d := dye{body: b, rig: r, top: b.Mesh.Bounds().Max.Z, levels: map[int32]uint16{}}
	if b.Place.Flip {
		d.top = b.Mesh.Bounds().Min.Z
	}
	faces := make([]uint16, len(s.stage.faces)+1)
	last, ink := int32(0), uint16(0)
	for i, id := range s.layer.face {
		if id != last {
			if id != 0 && faces[id] == 0 {
				faces[id] = s.dye(&d, s.stage.faces[id-1].triangle)
			}
			last, ink = id, faces[id]
		}
		p.ink[i] = ink
	}
}

// dye finds the pigments of one body.
type dye struct {
	body   *Body
	rig    *rig
	top    int32            // the level of the mesh that lies highest in the scene
	levels map[int32]uint16 // the pigments of level faces, most of what is seen of a tile
}

func (s *sprites) dye(d *dye, triangle int32) uint16 {
	b := d.body
	t, v := b.Mesh.Triangles[triangle], b.Mesh.Vertices
	z := v[t[0]].Z
	flat := z == v[t[1]].Z && z == v[t[2]].Z
	if ink := d.levels[z]; flat && ink != 0 {
		return ink
	}
	open := 1.0
	if flat {
		open = sunk(float64(planar.MM(int64(max(d.top-z, z-d.top)))))
	}
	n := b.normal(&s.stage.transforms[0], triangle)
	ink := s.pigments.mix(d.rig.shade(s.pigments.tone.light(b.Colour), n, s.stage.lens.axes[2], 1, open))
	if flat {
		d.levels[z] = ink
	}
	return ink
}

// sunk returns the part of the sky left to a level so far below a body's top,
// in mm: an engraving in one colour has nothing else to be told by.
func sunk(depth float64) float64 { return 1 - float64(0.6*depth)/(depth+0.8) }

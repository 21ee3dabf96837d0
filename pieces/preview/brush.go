package preview

import "math"

// brush is one worker's tools.
type brush struct {
	*painter
	layer  layer
	pixels []shown // of the strip and the rows beside it
	net    net
	groups []group
	glints glints

	known      *face // the last face asked for, and its plane
	knownPlane facePlane
}

// facePlane is the plane that a face lies in: n*p = offset, in mm.
type facePlane struct {
	normal vec
	offset float64
}

// group is the part of a pixel that one flat piece of surface covers.
type group struct {
	face *face
	facePlane
	x, y  int // sums of sample columns and rows
	depth float64
	count int
}

func newBrush(p *painter) *brush { return &brush{painter: p} }

// stripRim is how many rows of pixels a strip knows beside its own: a pixel
// looks at the glints of its neighbours, and they at what is around them.
const stripRim = 2

// band draws one strip of the picture.
func (b *brush) band(i int) {
	n := b.view.Samples
	top := i * bandRows
	bottom := min(top+bandRows, b.view.Height)
	b.layer.reset(b.view.Width*n, (top-stripRim)*n, (bottom-top+2*stripRim)*n)
	for _, f := range b.bands[i] {
		b.layer.draw(&b.stage.faces[f], f+1)
	}
	b.survey(top-stripRim, bottom+stripRim)
	b.glints.fill(b, top-1, bottom+1)
	b.net.reset(b.view.Width)
	for y := top; y < bottom; y++ {
		for x := range b.view.Width {
			b.pixel(x, y)
		}
	}
}

// pixel blends the surfaces and the ground seen through one pixel.
func (b *brush) pixel(x, y int) {
	total := b.view.Samples * b.view.Samples
	b.gather(x, y)
	sum, covered := rgb{}, 0
	for i := range b.groups {
		g := &b.groups[i]
		sum = sum.add(b.surface(g).times(float64(g.count)))
		covered += g.count
	}
	sum = sum.times(1 / float64(max(covered, 1)))
	if covered > 0 {
		sum = sum.times(b.outline(x, y))
		glint := b.glints.at(x, y)
		sum = sum.add(rgb{glint, glint, glint})
	}
	b.put(x, y, sum, float64(covered)/float64(total))
}

// put writes a pixel: light over the background by coverage.
func (b *brush) put(x, y int, light rgb, coverage float64) {
	alpha := 1.0
	switch b.view.Background {
	case Transparent:
		alpha = coverage
	case Ground:
		light = light.times(coverage)
		if coverage < 1 {
			ground, _ := b.ground(x, y)
			light = light.add(ground.times(1 - coverage))
		}
	case Shadow:
		if coverage < 1 {
			_, dark := b.ground(x, y)
			alpha = coverage + float64((1-coverage)*dark)
			light = light.times(coverage / max(alpha, 1e-9))
		}
	}
	i := b.out.PixOffset(x, y)
	if alpha <= 0 {
		return
	}
	px := b.out.Pix[i : i+4 : i+4]
	px[0], px[1], px[2] = b.tone.encode(light.r), b.tone.encode(light.g), b.tone.encode(light.b)
	px[3] = uint8(float64(alpha*255) + 0.5)
}

// gather sorts a pixel's samples into groups of one body and one direction.
func (b *brush) gather(x, y int) {
	n := b.view.Samples
	b.groups = b.groups[:0]
	if id := b.at(x, y).face; id >= 0 {
		if id > 0 {
			b.whole(x, y, id)
		}
		return
	}
	last := int32(0)
	var g *group
	for j := y * n; j < y*n+n; j++ {
		at := (j-b.layer.top)*b.layer.width + x*n
		for i, id := range b.layer.face[at : at+n] {
			if id == 0 {
				continue
			}
			if id != last {
				g, last = b.group(id), id
			}
			g.x += x*n + i
			g.y += j
			g.depth += float64(b.layer.depth[at+i])
			g.count++
		}
	}
}

// shown is what a pixel shows alone: a face and a body, counted from one; 0 is
// the background, -1 is more than one. middle is the face at the middle sample,
// depth is how deep it lies there.
type shown struct {
	face, body int32
	middle     int32
	depth      float32
}

// survey finds what the pixels show: most show one face of one body, or none.
func (b *brush) survey(top, bottom int) {
	b.pixels = b.pixels[:0]
	for y := top; y < bottom; y++ {
		for x := range b.view.Width {
			b.pixels = append(b.pixels, b.look(x, y))
		}
	}
}

func (b *brush) look(x, y int) shown {
	n, w := b.view.Samples, b.layer.width
	at := (y*n-b.layer.top)*w + x*n
	first := b.layer.face[at]
	middle := at + n/2*(w+1)
	s := shown{first, b.bodyOf(first), b.layer.face[middle], b.layer.depth[middle]}
	for j := range n {
		for _, id := range b.layer.face[at+j*w:][:n] {
			if id != first {
				s.face, s.body = -1, b.onlyBody(at)
				return s
			}
		}
	}
	return s
}

// onlyBody returns the body that all samples of a pixel show, -1 if there are more.
func (b *brush) onlyBody(at int) int32 {
	last := b.layer.face[at]
	body := b.bodyOf(last)
	for j := range b.view.Samples {
		for _, id := range b.layer.face[at+j*b.layer.width:][:b.view.Samples] {
			if id != last && b.bodyOf(id) != body {
				return -1
			}
			last = id
		}
	}
	return body
}

func (b *brush) bodyOf(id int32) int32 {
	if id == 0 {
		return 0
	}
	return b.stage.faces[id-1].body + 1
}

// whole gathers a pixel that shows one face alone.
func (b *brush) whole(x, y int, id int32) {
	n := b.view.Samples
	at := (y*n-b.layer.top)*b.layer.width + x*n
	f := &b.stage.faces[id-1]
	b.groups = append(b.groups, group{face: f, facePlane: b.plane(f)})
	g := &b.groups[0]
	ends := float64(b.layer.depth[at]) + float64(b.layer.depth[at+(n-1)*(b.layer.width+1)])
	g.count, g.depth = n*n, float64(ends*float64(n*n))/2
	g.x, g.y = n*n*x*n+n*n*(n-1)/2, n*n*y*n+n*n*(n-1)/2
}

// group finds or opens the group that a face belongs to. The returned pointer
// holds until the next call.
func (b *brush) group(id int32) *group {
	f := &b.stage.faces[id-1]
	for i := range b.groups {
		if b.groups[i].face == f {
			return &b.groups[i]
		}
	}
	p := b.plane(f)
	for i := range b.groups {
		if g := &b.groups[i]; g.face.body == f.body && g.normal == p.normal && math.Abs(g.offset-p.offset) < onePlane {
			return &b.groups[i]
		}
	}
	b.groups = append(b.groups, group{face: f, facePlane: p})
	return &b.groups[len(b.groups)-1]
}

// onePlane is the distance in mm of parallel planes that are taken for one.
const onePlane = 0.01

// plane returns the plane of a face; neighbouring pixels ask for the same.
func (b *brush) plane(f *face) facePlane {
	if f != b.known {
		body, t := &b.scene.Bodies[f.body], &b.stage.transforms[f.body]
		n := body.normal(t, f.triangle)
		at := t.scale.apply(steps(body.Mesh.Vertices[body.Mesh.Triangles[f.triangle][0]])).add(t.move)
		b.known, b.knownPlane = f, facePlane{n, n.dot(at)}
	}
	return b.knownPlane
}

// surface returns the light of a group, seen at the middle of its samples.
func (b *brush) surface(g *group) rgb {
	k := 1 / float64(g.count)
	s := float64(b.view.Samples)
	x, y := (float64(float64(g.x)*k)+0.5)/s, (float64(float64(g.y)*k)+0.5)/s
	at := b.stage.lens.point(x, y, float64(g.depth*k))
	_, back := b.stage.lens.ray(x, y)
	lit := 0.0
	if g.normal.dot(b.rig.key) > 0 {
		lit = b.shadow.lit(at, g.normal)
	}
	open := b.relief.open(at, g.normal, at.z-b.scene.Floor)
	return b.rig.shade(b.albedo[g.face.body], b.grained(g.normal, at, back, g.face.body), back, lit, open)
}

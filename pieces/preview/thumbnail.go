package preview

import (
	"bytes"
	"image"
	"image/png"
)

// Sides of the pictures in a print project, in pixels: what slicers write.
const (
	ThumbnailSide = 512
	SmallSide     = 128
)

// thumbnailSamples along a pixel's side: enough for a picture of a plate.
const thumbnailSamples = 2

// Thumbnailer draws small pictures fast: flat light, no perspective, no
// shadows, clear background, at most 256 colours. It keeps what it has drawn:
// the same mesh in the same colour on another plate costs nearly nothing. One
// goroutine may use it at a time; the pictures do not depend on the earlier ones.
type Thumbnailer struct {
	sprites sprites
	depth   []float32
	ink     []uint16
	side    int // samples
	top     int // the first row of samples that is not empty
	bottom  int // the row after the last
	large   palette
	small   palette
	buffers pngBuffers
	file    bytes.Buffer
}

// NewThumbnailer returns a thumbnailer with nothing drawn yet.
func NewThumbnailer() *Thumbnailer { return &Thumbnailer{sprites: newSprites()} }

// Pair draws a scene and returns its PNG files of ThumbnailSide and SmallSide.
// The camera's field of view is not looked at.
func (t *Thumbnailer) Pair(s Scene, c Camera) (large, small []byte, err error) {
	if err := t.compose(s, c, ThumbnailSide*thumbnailSamples); err != nil {
		return nil, nil, err
	}
	if large, err = t.encode(t.resolve(&t.large, thumbnailSamples)); err != nil {
		return nil, nil, err
	}
	small, err = t.encode(t.resolve(&t.small, ThumbnailSide*thumbnailSamples/SmallSide))
	return large, small, err
}

// Draw returns a square picture of a scene, side pixels wide, up to
// ThumbnailSide.
func (t *Thumbnailer) Draw(s Scene, c Camera, side int) (*image.Paletted, error) {
	if _, err := (View{Width: side, Height: side}).withDefaults(); err != nil {
		return nil, err
	}
	if err := t.compose(s, c, side*thumbnailSamples); err != nil {
		return nil, err
	}
	return t.resolve(&t.large, thumbnailSamples), nil
}

// compose lays the sprites of all bodies over each other by depth.
func (t *Thumbnailer) compose(s Scene, c Camera, side int) error {
	if err := s.Check(); err != nil {
		return err
	}
	if t.sprites.pigments.full() {
		t.sprites = newSprites()
	}
	c.FieldOfView = 0
	t.reset(side)
	whole := t.extent(s, c)
	l := c.fit([]vec{whole.lo, whole.hi}, side, side)
	scale := ladder(l.focal)
	l.focal = scale
	r := Studio().rig(c)
	for _, b := range s.Bodies {
		if len(b.Mesh.Triangles) > 0 {
			t.stamp(t.sprites.get(b, c, &r, scale), &l, l.axes.apply(vec{b.Place.X, b.Place.Y, b.Place.Z}))
		}
	}
	return nil
}

// extent returns the box around all bodies in camera space.
func (t *Thumbnailer) extent(s Scene, c Camera) box {
	axes := c.axes()
	var whole box
	first := true
	for _, b := range s.Bodies {
		if len(b.Mesh.Triangles) == 0 {
			continue
		}
		e := t.sprites.extent(b, c).moved(axes.apply(vec{b.Place.X, b.Place.Y, b.Place.Z}))
		if !first {
			e = whole.union(e)
		}
		whole, first = e, false
	}
	return whole
}

// ladder returns the largest power of 2^(1/8) up to a scale: plates of almost
// the same extent then share one scale and their sprites.
func ladder(scale float64) float64 {
	const rung = 1.0905077326652577
	s := 1.0
	for s > scale {
		s /= rung
	}
	for float64(s*rung) <= scale {
		s = float64(s * rung)
	}
	return s
}

func (t *Thumbnailer) reset(side int) {
	t.side, t.top, t.bottom = side, side, 0
	if n := side * side; cap(t.depth) < n {
		t.depth, t.ink = make([]float32, n), make([]uint16, n)
		return
	}
	t.depth, t.ink = t.depth[:side*side], t.ink[:side*side]
	clear(t.depth)
	clear(t.ink)
}

// stamp lays one sprite at the whole sample next to the body's place.
func (t *Thumbnailer) stamp(p *sprite, l *lens, at vec) {
	x, y, depth := l.project(at)
	x0, y0 := grid(x+0.5)+p.x0, grid(y+0.5)+p.y0
	shift := float32(depth + p.base)
	from, to := max(-x0, 0), min(p.w, t.side-x0)
	first, last := max(-y0, 0), min(p.h, t.side-y0)
	t.top, t.bottom = min(t.top, y0+first), max(t.bottom, y0+last)
	for row := first; row < last && from < to; row++ {
		at, of := (y0+row)*t.side+x0, row*p.w
		t.stampRow(p.depth[of+from:of+to], p.ink[of+from:of+to], at+from, shift)
	}
}

func (t *Thumbnailer) stampRow(depth []float32, ink []uint16, at int, shift float32) {
	nearest, inks := t.depth[at:at+len(depth)], t.ink[at:at+len(depth)]
	ink = ink[:len(depth)]
	for i, d := range depth {
		if d != 0 && d+shift > nearest[i] {
			nearest[i], inks[i] = d+shift, ink[i]
		}
	}
}

// encode returns the PNG file of a picture.
func (t *Thumbnailer) encode(im *image.Paletted) ([]byte, error) {
	e := png.Encoder{CompressionLevel: png.BestSpeed, BufferPool: &t.buffers}
	t.file.Reset()
	if err := e.Encode(&t.file, im); err != nil {
		return nil, err
	}
	return bytes.Clone(t.file.Bytes()), nil
}

// pngBuffers hands the encoder its memory back.
type pngBuffers struct{ b *png.EncoderBuffer }

func (p *pngBuffers) Get() *png.EncoderBuffer  { return p.b }
func (p *pngBuffers) Put(b *png.EncoderBuffer) { p.b = b }

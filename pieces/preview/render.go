package preview

import (
	"fmt"
	"image"
	"runtime"
	"sync"
	"sync/atomic"

	"shanhai/pieces/print"
)

// Background is what is seen beside the bodies.
type Background uint8

const (
	// Transparent leaves everything but the bodies clear.
	Transparent Background = iota
	// Ground stands the bodies on an endless studio table with soft shadows.
	Ground
	// Shadow is a clear ground that keeps its shadows, to lay over any page.
	Shadow
)

// MaxSide is the largest width and height of a picture in pixels.
const MaxSide = 8192

// View says how a scene is pictured. Zero fields take what Render names.
type View struct {
	Camera        Camera
	Width, Height int // pixels, 1 to MaxSide; height 0 is as high as the scene needs
	Background    Background
	Table         print.Colour // the ground's colour; zero is a warm light grey
	Light         *Light       // nil is Studio
	Font          []byte       // an OpenType file for the labels; nil is the Go font
	Samples       int          // along a pixel's side, 1 to 8; 0 is 4
	Workers       int          // 0 is one for each processor; never changes the picture
}

func (v View) withDefaults() (View, error) {
	if v.Width < 1 || v.Height < 1 || v.Width > MaxSide || v.Height > MaxSide {
		return v, fmt.Errorf("preview: a picture of %d x %d pixels; allowed are 1 to %d", v.Width, v.Height, MaxSide)
	}
	if v.Samples == 0 {
		v.Samples = 4
	}
	if v.Samples < 1 || v.Samples > 8 {
		return v, fmt.Errorf("preview: %d samples; allowed are 1 to 8", v.Samples)
	}
	if v.Table == (print.Colour{}) {
		v.Table = print.Colour{R: 0xDE, G: 0xDA, B: 0xD2}
	}
	if v.Light == nil {
		studio := Studio()
		v.Light = &studio
	}
	if v.Workers < 1 {
		v.Workers = runtime.GOMAXPROCS(0)
	}
	return v, nil
}

// Render draws a shaded picture: soft shadows, darkened corners, smooth edges.
func Render(s Scene, v View) (*image.NRGBA, error) {
	if err := s.Check(); err != nil {
		return nil, err
	}
	if v.Height == 0 {
		v.Height = v.Camera.Height(s, v.Width)
	}
	v, err := v.withDefaults()
	if err != nil {
		return nil, err
	}
	p := newPainter(s, v)
	p.paint()
	if err := p.write(); err != nil {
		return nil, err
	}
	return p.out, nil
}

// bandRows is the height in pixels of the strips that workers take in turn.
const bandRows = 16

// painter draws one picture, strip by strip.
type painter struct {
	scene  Scene
	view   View
	stage  stage
	relief *relief
	shadow *shadow
	rig    rig
	tone   *tone
	albedo []rgb
	table  rgb
	bands  [][]int32 // the faces that touch each strip
	out    *image.NRGBA
}

func newPainter(s Scene, v View) *painter {
	p := &painter{scene: s, view: v, tone: newTone(), rig: v.Light.rig(v.Camera)}
	p.stage.set(s, v.Camera, v.Width, v.Height, v.Samples)
	side := float64(max(v.Width, v.Height))
	p.relief = newRelief(s, min(max(half(side), 100), reliefCells))
	p.shadow = newShadow(s, min(max(side, 200), shadowCells), v.Light.Key, v.Camera.Azimuth, v.Light.Spread, v.Workers)
	p.shadow.eye = p.stage.lens.eye()
	p.table = p.tone.light(v.Table)
	for _, b := range s.Bodies {
		p.albedo = append(p.albedo, p.tone.light(b.Colour))
	}
	p.out = image.NewNRGBA(image.Rect(0, 0, v.Width, v.Height))
	p.sort()
	return p
}

// sort lists for each strip the faces that reach into it.
func (p *painter) sort() {
	n := (p.view.Height + bandRows - 1) / bandRows
	p.bands = make([][]int32, n)
	rows, seam := bandRows*p.view.Samples, stripRim*p.view.Samples // a strip also draws the pixel rows beside it
	for i := range p.stage.faces {
		f := &p.stage.faces[i]
		first := max((firstSample(min(f.y[0], f.y[1], f.y[2]))-seam)/rows, 0)
		last := min((firstSample(max(f.y[0], f.y[1], f.y[2]))+seam)/rows, n-1)
		for b := first; b <= last; b++ {
			p.bands[b] = append(p.bands[b], int32(i))
		}
	}
}

// paint lets the workers take strips until none is left. A strip depends on
// nothing but the scene, so the order does not matter.
func (p *painter) paint() {
	var next atomic.Int64
	var group sync.WaitGroup
	for range min(p.view.Workers, len(p.bands)) {
		group.Go(func() {
			b := newBrush(p)
			for i := next.Add(1) - 1; i < int64(len(p.bands)); i = next.Add(1) - 1 {
				b.band(int(i))
			}
		})
	}
	group.Wait()
}

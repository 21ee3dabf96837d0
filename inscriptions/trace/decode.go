package trace

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"strings"
)

const signature = "\x89PNG\r\n\x1a\n"

// picture is how much ink lies in each pixel: 0 white, 255 black.
type picture struct {
	w, h  int
	side  int // of a pixel, in those of the file
	ink   []uint8
	vague int  // pixels that are neither dark nor light
	grey  bool // the edges have grey pixels, which tell where in a pixel they lie
}

// decode unpacks a PNG picture, after its header has been held against the limits.
func decode(data []byte) (*picture, error) {
	switch {
	case len(data) > MaxBytes:
		return nil, refused("picture-large", "is too large: more than 16 MiB")
	case !IsPNG(data):
		return nil, refused("no-png", "is no PNG picture")
	}
	head, err := png.DecodeConfig(bytes.NewReader(data))
	if err != nil {
		return nil, broken(err)
	}
	if err := fits(head); err != nil {
		return nil, err
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, broken(err)
	}
	return newPicture(img), nil
}

func broken(err error) error {
	return refused("png-broken", "is no PNG picture that can be read: %s", strings.TrimPrefix(err.Error(), "png: "))
}

// fits refuses a picture by its header.
func fits(head image.Config) error {
	pixels := int64(head.Width) * int64(head.Height)
	switch {
	case head.Width > MaxSide || head.Height > MaxSide || pixels > MaxPixels:
		return refused("pixels", "has too many pixels: %d x %d", head.Width, head.Height)
	case pixels*bytesPerPixel(head.ColorModel) > maxDecoded:
		return refused("pixel-depth", "has too many pixels for its depth: %d x %d; save it with 8 bits a channel", head.Width, head.Height)
	}
	return nil
}

func bytesPerPixel(m color.Model) int64 {
	if _, ok := m.(color.Palette); ok {
		return 1
	}
	switch m {
	case color.GrayModel:
		return 1
	case color.Gray16Model:
		return 2
	case color.RGBA64Model, color.NRGBA64Model:
		return 8
	}
	return 4
}

// newPicture lays a picture on white and takes its brightness, row by row.
func newPicture(img image.Image) *picture {
	b := img.Bounds()
	p := &picture{w: b.Dx(), h: b.Dy(), side: 1, ink: make([]uint8, 0, b.Dx()*b.Dy())}
	row := image.NewRGBA(image.Rect(0, 0, p.w, 1))
	for y := b.Min.Y; y < b.Max.Y; y++ {
		draw.Draw(row, row.Rect, image.White, image.Point{}, draw.Src)
		draw.Draw(row, row.Rect, img, image.Pt(b.Min.X, y), draw.Over)
		for x := range p.w {
			p.add(row.Pix[4*x : 4*x+3])
		}
	}
	return p
}

const (
	// paper and full bound the ink of a pixel that is neither white nor black:
	// an uneven scan's ground and strokes stay outside.
	paper, full = 0.2 * 255, 0.8 * 255
	// coloured is the least difference of the channels of a pixel in colour.
	coloured = 96
	// level is where dark parts from light; no pixel has exactly that.
	level = 127.5
)

// add takes the next pixel: its luminance by the weights of Rec. 601, as
// picture programs turn colour into grey.
func (p *picture) add(rgb []uint8) {
	r, g, b := int(rgb[0]), int(rgb[1]), int(rgb[2])
	ink := 255 - (299*r+587*g+114*b+500)/1000
	vivid := max(r, g, b)-min(r, g, b) > coloured
	if ink < full && (ink > paper || vivid) {
		p.vague++
	}
	p.ink = append(p.ink, uint8(ink))
}

// at returns the ink of a pixel; around the picture everything is white.
func (p *picture) at(x, y int) float64 {
	if x < 0 || y < 0 || x >= p.w || y >= p.h {
		return 0
	}
	return float64(p.ink[y*p.w+x])
}

// dark tells whether a pixel counts as ink.
func (p *picture) dark(x, y int) bool { return p.at(x, y) > level }

// pixelSize returns the side of a pixel in mm as the file's pHYs chunk gives
// it (PNG specification, 11.3.5.3); 0 if it gives none, or none that is square.
func pixelSize(data []byte) float64 {
	for at := len(signature); at+8 <= len(data); {
		n := int(binary.BigEndian.Uint32(data[at:]))
		kind, body := string(data[at+4:at+8]), data[at+8:]
		if kind == "IDAT" || n < 0 || n > len(body)-4 {
			return 0
		}
		if kind == "pHYs" && n == 9 {
			return physical(body)
		}
		at += n + 12
	}
	return 0
}

// The densities that are believed, in pixels a metre: 10 to 10,000 an inch.
const leastDense, mostDense = 394, 393_701

func physical(body []byte) float64 {
	x, y := binary.BigEndian.Uint32(body), binary.BigEndian.Uint32(body[4:])
	if body[8] != 1 || x != y || x < leastDense || x > mostDense {
		return 0
	}
	return 1000 / float64(x)
}

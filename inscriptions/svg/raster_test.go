package svg

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	_ "image/png"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
)

// The second method for whole pictures: librsvg (Debian: librsvg2-bin) paints
// the document, and every pixel is held against the region, painted by the
// scan lines below. Where librsvg is not installed the closed formulas of
// TestPictures stand alone.

// pixels is the number of librsvg's pixels to the shorter side of the canvas, and
// fitted the mm that we scale it to.
const (
	pixels = 250
	fitted = 40.0
)

func TestPicturesAgainstLibrsvg(t *testing.T) {
	needLibrsvg(t)
	for _, p := range pictures() {
		t.Run(p.name, func(t *testing.T) {
			if why := differs[p.name]; why != "" {
				t.Skip("librsvg differs: " + why)
			}
			compareWithLibrsvg(t, p.text)
		})
	}
}

// differs names the pictures that librsvg paints otherwise, and why ours is
// right.
var differs = map[string]string{
	"origin":                             "it does not know transform-origin (SVG 2)",
	"symbol with overflow visible":       "it cuts symbols in any case; browsers heed overflow",
	"use of a nested svg takes its size": "it does not pass the size on (SVG 1.1, 5.6)",
	"circle thinner than its stroke":     "cairo leaves a hole where the pen covers a place twice, in opposite directions",
	"not scaled with its path":           "it takes its own zoom into account",
}

func TestArtAgainstLibrsvg(t *testing.T) {
	needLibrsvg(t)
	for _, file := range artFiles(t) {
		t.Run(filepath.Base(file), func(t *testing.T) {
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			compareWithLibrsvg(t, string(src))
		})
	}
}

// artFiles returns the set's own drawings, and where ../shared is there, the
// drawings of its reference folders: files of Inkscape, of font tools and of
// hand.
func artFiles(t *testing.T) []string {
	own, _ := filepath.Glob("../*/*.svg")
	shared, _ := filepath.Glob("../../../shared/reference/glyphs/*/*.svg")
	if len(own) == 0 {
		t.Fatal("no drawings in ../*/")
	}
	if len(shared) == 0 {
		t.Log("../shared is not there: only the set's own drawings are compared")
	}
	return append(own, shared...)
}

func needLibrsvg(t *testing.T) {
	if _, err := exec.LookPath("rsvg-convert"); err != nil {
		t.Skip("rsvg-convert is not installed: the comparison with librsvg is left out")
	}
}

func compareWithLibrsvg(t *testing.T, text string) {
	t.Helper()
	d, _ := read(t, text)
	side := min(d.Canvas.Width, d.Canvas.Height)
	if side == 0 {
		t.Skip("no canvas: librsvg would choose one")
	}
	theirs := librsvg(t, text, pixels/side*mmPerPixel)
	r, err := d.FitCanvas(fitted, 0, 1)
	if err != nil {
		t.Fatal(err)
	}
	size := theirs.Bounds().Size()
	painted := coloursOf(theirs)
	ours := scanned(r, size, fitted/pixels)
	wrong, decided := 0, 0
	for y := 1; y < size.Y-1; y++ {
		for x := 1; x < size.X-1; x++ {
			i := y*size.X + x
			if !surely(painted, i, size.X) {
				continue
			}
			decided++
			if ours[i] != isInk(painted[i]) {
				if wrong++; wrong <= 3 {
					t.Logf("pixel %d,%d: librsvg paints %v", x, y, painted[i])
				}
			}
		}
	}
	if wrong > 0 || decided == 0 {
		t.Errorf("%d of %d pixels differ", wrong, decided)
	}
}

// librsvg paints a document on white.
func librsvg(t *testing.T, text string, zoom float64) image.Image {
	t.Helper()
	cmd := exec.Command("rsvg-convert", "--background-color=white", "-d", "96", "-p", "96", "-z", fmt.Sprint(zoom))
	cmd.Stdin = strings.NewReader(text)
	var out, fault bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &fault
	if err := cmd.Run(); err != nil {
		t.Fatalf("rsvg-convert: %v: %s", err, fault.String())
	}
	img, _, err := image.Decode(&out)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

// surely tells whether a pixel and all its neighbours have the same colour.
func surely(colour []color.RGBA, i, width int) bool {
	for _, row := range [3]int{i - width, i, i + width} {
		if colour[row-1] != colour[i] || colour[row] != colour[i] || colour[row+1] != colour[i] {
			return false
		}
	}
	return true
}

func isInk(c color.RGBA) bool { return min(c.R, c.G, c.B) < whiteFrom }

func coloursOf(img image.Image) []color.RGBA {
	b := img.Bounds()
	rgba := image.NewRGBA(b)
	draw.Draw(rgba, b, img, b.Min, draw.Src)
	out := make([]color.RGBA, b.Dx()*b.Dy())
	for i := range out {
		p := rgba.Pix[4*i:]
		out[i] = color.RGBA{p[0], p[1], p[2], p[3]}
	}
	return out
}

// scanned samples a region at the middle of every pixel, by where the pixel
// row's middle line crosses the outlines.
func scanned(r planar.Region, size image.Point, pixel float64) []bool {
	out := make([]bool, size.X*size.Y)
	for y := range size.Y {
		level := (float64(size.Y)/2 - float64(y) - 0.5) * pixel
		xs := crossings(r, level)
		for x := range size.X {
			at := (float64(x) + 0.5 - float64(size.X)/2) * pixel
			left, _ := slices.BinarySearch(xs, at)
			out[y*size.X+x] = left%2 == 1 // rings of a region neither cross nor touch
		}
	}
	return out
}

func crossings(r planar.Region, level float64) []float64 {
	var xs []float64
	for _, ring := range r.Rings {
		ax, ay := ring[len(ring)-1].MM()
		for _, p := range ring {
			bx, by := p.MM()
			if (ay > level) != (by > level) {
				xs = append(xs, ax+(bx-ax)*(level-ay)/(by-ay))
			}
			ax, ay = bx, by
		}
	}
	slices.Sort(xs)
	return xs
}

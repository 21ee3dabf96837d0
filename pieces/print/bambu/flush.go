package bambu

import (
	"math"
	"strconv"

	"shanhai/pieces/print"
)

// Bambu Studio's way to a flush volume from two colours, as its own source has
// it: the difference in hue and saturation and the difference in lightness,
// joined at an angle of 120 degrees. Volumes in mm3.
const (
	flushHue     = 230 // for a full difference in hue and saturation
	flushLighter = 560 // to a lighter colour, for the whole range
	flushDarker  = 80  // to a darker one
	flushLeast   = 60
	flushNozzle  = 107 // what the nozzle holds (X1 and P1; 92 on the A1): always flushed
	flushMost    = 900
)

// flushMatrix returns the volumes for each nozzle, from row to column.
func (j *job) flushMatrix() []string {
	var out []string
	for range j.Machine.Nozzles {
		for _, from := range j.Filaments {
			for _, to := range j.Filaments {
				out = append(out, strconv.Itoa(flushVolume(from.Colour, to.Colour)))
			}
		}
	}
	return out
}

// flushVolume returns the volume in mm3 to flush one colour with another; 0
// for the same.
func flushVolume(from, to print.Colour) int {
	if from == to {
		return 0
	}
	hue, light := hueDistance(from, to), brightness(to)-brightness(from)
	lumi := 0.0
	if light >= 0 {
		lumi = math.Pow(light, 0.7) * flushLighter
	} else {
		lumi = -light * flushDarker
		hue = math.Min(hue, float64(0.67*value(to))+float64(0.33*value(from)))
	}
	hue *= flushHue
	side := math.Sqrt(float64(hue*hue) + float64(lumi*lumi) + float64(hue*lumi)) // cos 120 = -1/2
	return int(math.Min(flushMost, math.Round(math.Max(side, flushLeast)+flushNozzle)))
}

// brightness is the weighted mean of the channels, 0 to 1.
func brightness(c print.Colour) float64 {
	return float64(30*int(c.R)+59*int(c.G)+11*int(c.B)) / 25500
}

// value is the V of HSV.
func value(c print.Colour) float64 { return float64(max(c.R, c.G, c.B)) / 255 }

// hueDistance is the distance of two colours in the plane of hue (angle) and
// saturation times value (radius), at most 1.2.
func hueDistance(a, b print.Colour) float64 {
	ax, ay := onHueCircle(a)
	bx, by := onHueCircle(b)
	dx, dy := ax-bx, ay-by
	return math.Min(1.2, math.Sqrt(float64(dx*dx)+float64(dy*dy)))
}

func onHueCircle(c print.Colour) (x, y float64) {
	r, g, b := float64(c.R)/255, float64(c.G)/255, float64(c.B)/255
	top, chroma := value(c), value(c)-float64(min(c.R, c.G, c.B))/255
	if chroma == 0 {
		return 0, 0
	}
	var sixths float64
	switch top {
	case r:
		sixths = (g - b) / chroma
	case g:
		sixths = (b-r)/chroma + 2
	default:
		sixths = (r-g)/chroma + 4
	}
	sin, cos := math.Sincos(sixths * math.Pi / 3)
	return float64(chroma * cos), float64(chroma * sin)
}

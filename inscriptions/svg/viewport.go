package svg

import "strings"

// box is a rectangle with its corner at the smallest x and y.
type box struct{ x, y, w, h float64 }

func (b box) empty() bool { return b.w <= 0 || b.h <= 0 }

func (b box) middle() Vec { return Vec{b.x + float64(b.w/2), b.y + float64(b.h/2)} }

func (b box) path() Path {
	var p pen
	p.rect(b, 0, 0)
	return p.path
}

// parseViewBox reads "x y width height".
func parseViewBox(text string) (box, error) {
	v, err := numbers(text, 4)
	if err != nil || len(v) != 4 || v[2] < 0 || v[3] < 0 {
		return box{}, bad("viewbox", "four numbers: x y width height, none of the last two negative", "viewBox %s is not understood", quoted(text))
	}
	return box{v[0], v[1], v[2], v[3]}, nil
}

// aspect is a parsed preserveAspectRatio.
type aspect struct {
	stretch bool    // none
	slice   bool    // fill the viewport; otherwise fit into it
	x, y    float64 // 0 min, 0.5 mid, 1 max
}

const aspectsAllowed = "none, or xMinYMin to xMaxYMax with meet or slice"

// parseAspect reads preserveAspectRatio, SVG 1.1 section 7.8.
func parseAspect(text string) (aspect, error) {
	words := strings.Fields(strings.TrimPrefix(strings.TrimSpace(text), "defer "))
	a := aspect{x: 0.5, y: 0.5}
	if len(words) == 0 {
		return a, nil
	}
	if len(words) == 2 && words[1] != "meet" && words[1] != "slice" || len(words) > 2 {
		return a, bad("aspect", aspectsAllowed, "preserveAspectRatio %s is not understood", quoted(text))
	}
	a.slice = len(words) == 2 && words[1] == "slice"
	a.stretch = words[0] == "none"
	if a.stretch {
		return a, nil
	}
	var okX, okY bool
	if len(words[0]) == 8 {
		a.x, okX = alignment(words[0][:4], "x")
		a.y, okY = alignment(words[0][4:], "Y")
	}
	if !okX || !okY {
		return a, bad("aspect", aspectsAllowed, "preserveAspectRatio %s is not understood", quoted(text))
	}
	return a, nil
}

func alignment(word, axis string) (float64, bool) {
	switch word {
	case axis + "Min":
		return 0, true
	case axis + "Mid":
		return 0.5, true
	case axis + "Max":
		return 1, true
	}
	return 0, false
}

// fit returns the map of a viewBox into a viewport.
func (a aspect) fit(view, port box) Matrix {
	sx, sy := port.w/view.w, port.h/view.h
	if !a.stretch {
		if a.slice == (sx < sy) {
			sx = sy
		}
		sy = sx
	}
	x := port.x + float64((port.w-float64(view.w*sx))*a.x)
	y := port.y + float64((port.h-float64(view.h*sy))*a.y)
	if a.stretch {
		x, y = port.x, port.y
	}
	return Matrix{sx, 0, 0, sy, x - float64(view.x*sx), y - float64(view.y*sy)}
}

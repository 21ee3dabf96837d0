package book

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"shanhai/rules/diagram"
)

// gallery draws the pictures of a page. Their glyphs and colours stand on the page once.
type gallery struct {
	art     diagram.Art
	sheet   *diagram.Sheet
	palette map[string][2]string // name of a colour without "--dg-" to its values on a light and a dark page
}

func newGallery(art diagram.Art) *gallery {
	return &gallery{art: art, sheet: &diagram.Sheet{}, palette: map[string][2]string{}}
}

// picture draws a view for the page. An error tells that its tiles lie too far apart.
func (g *gallery) picture(v diagram.View) (string, error) {
	var light []byte
	for _, theme := range []diagram.Theme{diagram.Dark, diagram.Light} {
		svg, err := diagram.SVG(v, diagram.Options{Art: g.art, Theme: theme, Sheet: g.sheet})
		if err != nil {
			return "", err
		}
		g.note(svg, theme)
		light = svg
	}
	return slim(string(light)), nil
}

// note keeps the colours of a picture.
func (g *gallery) note(svg []byte, theme diagram.Theme) {
	for _, m := range colourUse().FindAllSubmatch(svg, -1) {
		pair := g.palette[string(m[1])]
		pair[theme] = string(m[2])
		g.palette[string(m[1])] = pair
	}
}

// colourUse finds a colour with its value.
func colourUse() *regexp.Regexp {
	return regexp.MustCompile(`var\(--dg-([A-Za-z0-9_-]+),(#[0-9a-f]{6})\)`)
}

// slim leaves out of a picture what the page's style says for all: colours' values and fonts.
func slim(svg string) string {
	svg = enlarged(svg)
	svg = colourUse().ReplaceAllString(svg, "var(--dg-$1)")
	return regexp.MustCompile(` (?:fill|stroke)="#[0-9a-f]{6}"| font-family="[^"]*"| xmlns="[^"]*"`).ReplaceAllString(svg, "")
}

// colours writes the palette of a theme as CSS.
func (g *gallery) colours(theme diagram.Theme) string {
	var names []string
	for name := range g.palette {
		names = append(names, name)
	}
	slices.Sort(names)
	var b strings.Builder
	for _, name := range names {
		fmt.Fprintf(&b, "--dg-%s:%s;", name, g.palette[name][theme])
	}
	return b.String()
}

// enlargement is how much larger than a diagram's own size a page shows it, where there is room.
const enlargement = 1.25

// enlarged gives a picture its size on the page.
func enlarged(svg string) string {
	size := regexp.MustCompile(` width="([0-9.]+)" height="([0-9.]+)"`).FindStringSubmatch(svg)
	if size == nil {
		return svg
	}
	w, _ := strconv.ParseFloat(size[1], 64) // what the expression finds is a number
	h, _ := strconv.ParseFloat(size[2], 64)
	return strings.Replace(svg, size[0], fmt.Sprintf(` width="%.0f" height="%.0f"`, float64(w*enlargement), float64(h*enlargement)), 1)
}

package book

import (
	"fmt"
	"math"
	"strings"

	"shanhai/rules/diagram"
)

// cover writes the title page: the emblem, and what stands before the first section.
func (b *Book) cover(t *edition, head string) string {
	return `<div class="cover">` + "\n" + b.emblem() + `<div class="title">` + head + "</div>\n</div>\n"
}

// emblem writes the glyph of a tile on a seal, and the characters beside it.
func (b *Book) emblem() string {
	rings := b.emblemRings()
	text := b.options.Emblem.Text
	if len(rings) == 0 && text == "" {
		return ""
	}
	var s strings.Builder
	s.WriteString(`<div class="emblem" aria-hidden="true">`)
	if len(rings) > 0 {
		s.WriteString(`<svg viewBox="-110 -110 220 220" width="220" height="220"><path class="seal" d="` + sealPath() + `"/><path class="line" d="` + hexagon(90) + `"/><path class="beast" d="` + ringPath(rings, 71) + `"/></svg>`)
	}
	if text != "" {
		s.WriteString(`<span class="seal-text" lang="zh-Hant">` + esc(text) + "</span>")
	}
	s.WriteString("</div>\n")
	return s.String()
}

// emblemRings returns the outlines of the emblem's glyph.
func (b *Book) emblemRings() []diagram.Ring {
	if b.options.Art == nil || b.options.Emblem.Kind == "" {
		return nil
	}
	for _, g := range b.games {
		for _, player := range append(g.Players(), "") {
			if look, ok := b.options.Art.Look(b.options.Emblem.Kind, player); ok {
				return look.Glyph
			}
		}
	}
	return nil
}

func sealPath() string { return hexagon(106) }

// hexagon is a hexagon with a corner at the top.
func hexagon(radius float64) string {
	var b strings.Builder
	for i := range 6 {
		angle := float64(math.Pi/3*float64(i)) - math.Pi/2
		fmt.Fprintf(&b, "%c%.1f %.1f", "MLLLLL"[i], float64(radius*math.Cos(angle)), float64(radius*math.Sin(angle)))
	}
	return b.String() + "Z"
}

func ringPath(rings []diagram.Ring, radius float64) string {
	var b strings.Builder
	for _, ring := range rings {
		for i, p := range ring {
			fmt.Fprintf(&b, "%c%.1f %.1f", "ML"[min(i, 1)], float64(p[0]*radius), float64(p[1]*radius))
		}
		b.WriteByte('Z')
	}
	return b.String()
}

// index writes the page that leads to the texts.
func (b *Book) index() []byte {
	g := newGallery(nil)
	var s strings.Builder
	s.WriteString(`<main id="ui-main" class="gate">` + "\n" + `<div class="cover">` + "\n" + b.emblem() + `<div class="title">` + "\n")
	for i, t := range b.texts {
		tag := "p"
		if i == 0 {
			tag = "h1"
		}
		fmt.Fprintf(&s, `<%s class="name" lang="%s">%s</%s>`+"\n", tag, t.tongue.code, esc(t.name()), tag)
	}
	s.WriteString(`<p class="choose">`)
	for i, t := range b.texts {
		if i > 0 {
			s.WriteString(` <span aria-hidden="true">·</span> `)
		}
		fmt.Fprintf(&s, `<a href="%s" lang="%s" hreflang="%s">%s</a>`, pageName(t.tongue), t.tongue.code, t.tongue.code, esc(t.tongue.name))
	}
	s.WriteString("</p>\n</div>\n</div>\n</main>\n")
	return document(b.texts[0].tongue, b.texts[0].name(), s.String(), g.style())
}

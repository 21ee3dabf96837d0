package diagram

import (
	"fmt"
	"hash/fnv"
	"strings"
)

// Sheet gathers the glyphs of several SVGs on one page, so that the page holds each once. Its zero value is empty.
type Sheet struct {
	glyphs []symbol
	known  map[string]bool
}

// symbol is a glyph's path data under its id.
type symbol struct{ id, data string }

// add returns the id of a glyph: that of its data, so that equal ids on a page always mean equal glyphs.
func (s *Sheet) add(prefix, data string) string {
	h := fnv.New64a()
	_, _ = h.Write([]byte(data)) // a hash takes everything
	id := fmt.Sprintf("%s-%012x", prefix, h.Sum64()&(1<<48-1))
	if !s.known[id] {
		if s.known == nil {
			s.known = map[string]bool{}
		}
		s.known[id] = true
		s.glyphs = append(s.glyphs, symbol{id, data})
	}
	return id
}

// SVG returns an SVG that shows nothing and defines the glyphs gathered so far. It goes anywhere on the page.
func (s *Sheet) SVG() []byte {
	return []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">` + "\n" +
		s.defs() + "</svg>\n")
}

func (s *Sheet) defs() string {
	var b strings.Builder
	b.WriteString("<defs>\n")
	for _, g := range s.glyphs {
		fmt.Fprintf(&b, `<path id="%s" d="%s"/>`+"\n", g.id, g.data)
	}
	b.WriteString("</defs>\n")
	return b.String()
}

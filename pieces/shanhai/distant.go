package shanhai

import (
	"shanhai/inscriptions/planar"
	"shanhai/pieces"
	"shanhai/pieces/design"
)

// Distant returns the same set for pictures in which tiles are small: outlines
// of glyphs may lie stray mm from the true ones, and what of a tile lies between
// its bodies, where no eye gets, is left out. Such bodies are open: they are
// for looking at from outside. Where no less will do, a piece is that of Sketch.
func Distant(d design.Design, own Drawings, stray float64) pieces.Set {
	near := sketcher(d, own)
	out := near.set()
	if stray <= 0 || d.Style == design.StyleCarved {
		return out
	}
	far := sketcher(d, own)
	far.stray, far.glyphs = stray, map[string]func() (glyph, error){}
	for key, whole := range near.glyphs {
		far.glyphs[key] = func() (glyph, error) { return thinGlyph(whole, stray) }
	}
	for i, p := range far.set().Pieces {
		out.Pieces[i].Objects = orElse(p.Objects, out.Pieces[i].Objects)
	}
	return out
}

// orElse makes what the second makes where the first can't.
func orElse(first, second func() ([]pieces.Object, error)) func() ([]pieces.Object, error) {
	return func() ([]pieces.Object, error) {
		if objects, err := first(); err == nil {
			return objects, nil
		}
		return second()
	}
}

func thinGlyph(whole func() (glyph, error), stray float64) (glyph, error) {
	g, err := whole()
	if err != nil {
		return g, err
	}
	g.region, err = planar.Thinned(g.region, stray)
	return g, err
}

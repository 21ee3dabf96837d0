package diagram

import "strings"

// CSS returns the options' theme as declarations for a style sheet, e.g. "--dg-paper:#1f2124;--dg-ink:#e9e6de;…": a page
// that holds light diagrams shows them dark where these apply. The tiles are those in the view's hands.
func CSS(v View, o Options) string {
	var b strings.Builder
	known := map[string]bool{}
	declare := func(p paint) {
		if !known[p.name] {
			known[p.name] = true
			b.WriteString("--dg-" + name(p.name) + ":" + p.colour.String() + ";")
		}
	}
	colours := themeColours(o.Theme)
	for _, of := range []string{paperName, inkName, quietName, shadowName, moveName, noName, mayName, haloName} {
		declare(paint{of, colours[of], 1})
	}
	for _, in := range v.Hand {
		l := v.look(o.Art, in.Tile.Kind, in.Tile.Owner)
		s := shadesOf(l, in.Tile.Kind, in.Tile.Owner, o.Theme)
		for _, p := range []paint{s.face, s.left, s.right, s.rim, s.ink, labelInk(l, s)} {
			declare(p)
		}
	}
	return b.String()
}

package check

import (
	"fmt"
	"slices"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/script"
)

// differs says which hexes are missing, and of the first one too many why. All of them are places of the fault.
func (w *walk) differs(c script.Moves, claimed []hex.Hex, acts []rules.Act) Fault {
	f := Fault{At: c.Tile.At, Text: c.Tile.Text, Right: "moves " + c.Tile.Text + ": " + strings.Join(places(w.now, acts), " ") + w.stillCited(c, acts)}
	var why []string
	missing, extra := beyond(acts, claimed), without(claimed, w.scene().Targets)
	if len(missing) > 0 {
		why = append(why, spaced(places(w.now, missing))+" missing")
	}
	if len(extra) > 0 {
		word := c.Targets[slices.Index(claimed, extra[0])]
		f.At, f.Text = word.At, word.Text
		why = append(why, w.tooMany(&f, c.Tile, extra[0])+others(c, claimed, extra[1:]))
	}
	f.Why = otherTurn(w.now, nameOf(w.now, c.Tile.Text), strings.Join(why, "; "))
	f.mark(slices.Concat(extra, targets(missing)))
	return f
}

// others names the hexes that are too many beside the first.
func others(c script.Moves, claimed, extra []hex.Hex) string {
	var words []string
	for _, h := range extra {
		if word := c.Targets[slices.Index(claimed, h)].Text; !slices.Contains(words, word) {
			words = append(words, word)
		}
	}
	if len(words) == 0 {
		return ""
	}
	return "; too many as well: " + spaced(words)
}

// tooMany says why a hex is too many.
func (w *walk) tooMany(f *Fault, tile rules.Word, h hex.Hex) string {
	v := w.refusal(tile, h)
	if v == nil {
		return tile.Text + " can't be brought to " + f.Text
	}
	f.Rule = v.Rule
	return fmt.Sprintf("%s %s is illegal by %s: %s", tile.Text, f.Text, v.Rule, v.Why)
}

package shanhai

import (
	"fmt"
	"maps"
	"strconv"

	"shanhai/inscriptions/printable"
	"shanhai/internal/creature"
	"shanhai/internal/saying"
	"shanhai/pieces/design"
)

// ofPiece says of a piece what was said of its drawing.
func ofPiece(key string, l saying.Line) saying.Line {
	facts := saying.Facts{"piece": key}
	maps.Copy(facts, l.Facts)
	return saying.Line{Code: l.Code, Facts: facts, Text: key + ": " + l.Text}
}

// tooSmall says what of a glyph the nozzle can't draw: one line, or none. Check
// is the command that shows the places.
func tooSmall(key string, r printable.Report, check string) []saying.Line {
	if len(r.Findings) == 0 {
		return nil
	}
	return []saying.Line{{
		Code: "too-small", Facts: small(key, r),
		Text: fmt.Sprintf("%s: %s; %q shows where and what helps", key, r.Summary(), check),
	}}
}

// backTooSmall says it of a name on the back.
func backTooSmall(k creature.Kind, r printable.Report) saying.Line {
	facts := small(k.Key(), r)
	facts["name"] = k.Chinese()
	return saying.Line{
		Code: "back-small", Facts: facts,
		Text: fmt.Sprintf("%s: %s on the back: %s; a larger --size helps, or --nozzle 0.2", k.Key(), k.Chinese(), r.Summary()),
	}
}

// small counts what is too small for which nozzle; kinds of which there is
// nothing are left out.
func small(key string, r printable.Report) saying.Facts {
	facts := saying.Facts{"piece": key, "nozzle": strconv.FormatFloat(r.Limits.Nozzle, 'g', -1, 64)}
	for name, kind := range map[string]printable.Kind{"strokes": printable.Stroke, "gaps": printable.Gap, "islands": printable.Island} {
		if n := r.Count(kind); n > 0 {
			facts[name] = strconv.Itoa(n)
		}
	}
	return facts
}

// unseen warns of a glyph in the colour of its base.
func (f *factory) unseen(key, base string) []saying.Line {
	twoColours := f.design.Style == design.StyleInlay || f.design.Style == design.StyleSkin
	colour := f.design.Color[key]
	if !twoColours || colour != f.design.Color[base] {
		return nil
	}
	return []saying.Line{{
		Code: "unseen", Facts: saying.Facts{"piece": key, "base": base, "colour": colour.String()},
		Text: fmt.Sprintf("%s: its colour is that of %s, %s, so the glyph will not be seen; --color gives either another", key, base, colour),
	}}
}

package design

import (
	"fmt"
	"math"
	"strings"

	"shanhai/internal/saying"
)

// join lists names as help and messages show them.
func join(names []string) string { return strings.Join(names, ", ") }

// check holds the settings against each other.
func (d *Draft) check() error {
	for _, check := range []func() *Error{d.checkLayers, d.checkSkin, d.checkCarved, d.checkBack, d.checkDepth} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

// checkLayers refuses heights that are not whole layers: a slicer would round
// them, and the colours would change beside the layer line.
func (d *Draft) checkLayers() *Error {
	for i := range d.settings {
		s := &d.settings[i]
		number, ok := s.slot.(numberSlot)
		if !ok || !s.WholeLayers {
			continue
		}
		if v := *number(&d.design); !wholeLayers(v, d.design.Nozzle.Layer()) {
			return d.notWholeLayers(s, v)
		}
	}
	return nil
}

// wholeLayers tells whether height v is a multiple of the layer, to a billionth of a layer.
func wholeLayers(v, layer float64) bool {
	n := v / layer
	return math.Abs(n-math.Round(n)) < 1e-9*max(1, n)
}

// notWholeLayers names the two nearest heights that are.
func (d *Draft) notWholeLayers(s *Setting, v float64) *Error {
	layer := d.design.Nozzle.Layer()
	below := math.Floor(v / layer)
	return &Error{
		Place: d.place(s.Key), Code: "layers",
		Facts: saying.Facts{"value": formatMM(v), "layer": formatMM(layer), "below": layerMM(below, layer), "above": layerMM(below+1, layer)},
		Reason: fmt.Sprintf("%s mm is not a whole number of %s mm layers, which the %s nozzle prints",
			formatMM(v), formatMM(layer), d.design.Nozzle),
		Allowed: fmt.Sprintf("%s or %s mm, the two nearest", layerMM(below, layer), layerMM(below+1, layer)),
	}
}

// layerMM writes the height of n layers.
func layerMM(n, layer float64) string { return formatMM(math.Round(n*layer*10) / 10) }

// refused is a reason without facts.
func refused(code, place, reason, allowed string) *Error {
	return &Error{Place: place, Reason: reason, Allowed: allowed, Code: code}
}

// checkSkin refuses what one change of filament can't print.
func (d *Draft) checkSkin() *Error {
	switch {
	case d.design.Style != StyleSkin:
		return nil
	case d.design.BothFaces:
		return refused("skin-faces", d.place("both-faces"), "the skin style changes the filament once, so it has one face", "both-faces with style inlay or engraved")
	case d.design.FaceDown():
		return refused("skin-down", d.place("face"), "the skin is the last layers of a print, so it can't lie face down", "face auto or up with style skin")
	}
	return nil
}

// checkCarved refuses faces that a chisel's slopes can't print on the bed.
func (d *Draft) checkCarved() *Error {
	switch {
	case d.design.Style != StyleCarved:
		return nil
	case d.design.BothFaces:
		return refused("carved", d.place("both-faces"), "a carved face on the bed would hang in the air", "both-faces with style inlay or engraved")
	case d.design.FaceDown():
		return refused("carved", d.place("face"), "a carved face on the bed would hang in the air", "face auto or up with style carved")
	}
	return nil
}

// checkBack refuses a name where the glyph is.
func (d *Draft) checkBack() *Error {
	if d.design.Back == BackNone || !d.design.BothFaces {
		return nil
	}
	return refused("back-faces", d.place("back"), "both faces carry the glyph, so none is left for the name", "back name without both-faces")
}

// checkDepth refuses glyphs that meet in the middle of a thin tile.
func (d *Draft) checkDepth() *Error {
	faces := 1.0
	if d.design.BothFaces {
		faces = 2
	}
	room := d.design.Thickness - d.design.BackDepth()
	if d.design.InlayDepth*faces < room {
		return nil
	}
	depth, sides, thickness, most := formatMM(d.design.InlayDepth), formatMM(faces), formatMM(d.design.Thickness), formatMM(room/faces)
	return &Error{
		Place: d.place("inlay-depth"), Code: "depth",
		Facts:   saying.Facts{"depth": depth, "faces": sides, "thickness": thickness, "most": most},
		Reason:  fmt.Sprintf("%s mm on %s faces leaves nothing of a tile %s mm thick", depth, sides, thickness),
		Allowed: fmt.Sprintf("less than %s mm, or a thicker tile", most),
	}
}

// warnings says what can be made but may not be meant.
func (d *Draft) warnings() []saying.Line {
	var lines []saying.Line
	warn := func(code, text string, facts saying.Facts) {
		lines = append(lines, saying.Line{Code: code, Facts: facts, Text: text})
	}
	bedFace := d.design.FaceDown() || d.design.BothFaces
	if d.design.Style == StyleEngraved && bedFace {
		warn("engraved-bed", "style engraved: a face on the bed is printed as bridges over the recess and comes out rough; face up without both-faces is clean", nil)
	}
	if d.design.Back == BackName && !d.design.FaceDown() {
		warn("back-bed", fmt.Sprintf("%s: face up the name lies on the bed, is printed as bridges over its recess and comes out rough; an inlay face down has it on top", d.place("back")), nil)
	}
	if d.design.Font != "" && !d.drawsText() {
		warn("font-unused", fmt.Sprintf("%s: no glyph is text, so the font is left unused", d.place("font")), nil)
	}
	if d.design.Change != ChangePause && d.design.Style != StyleSkin {
		warn("change-unused", fmt.Sprintf("%s: only the skin style changes the filament at a height; style %s leaves it unused", d.place("change"), d.design.Style), saying.Facts{"style": string(d.design.Style)})
	}
	return lines
}

// drawsText tells whether a glyph is text.
func (d *Draft) drawsText() bool {
	for _, glyph := range d.design.Glyph {
		if _, ok := GlyphText(glyph); ok {
			return true
		}
	}
	return false
}

package design

import "strconv"

// Settings returns the table of everything that can be chosen, in the order in
// which help and files show it. Ranges and defaults are the project's own
// measures, each with its reason.
func Settings(cat Catalogue) []Setting {
	var all []Setting
	all = append(all, whatSettings(cat)...)
	all = append(all, tileSettings()...)
	all = append(all, glyphSettings()...)
	all = append(all, printSettings(cat)...)
	all = append(all, boxSettings()...)
	return append(all, tableSettings(cat)...)
}

// whatSettings choose which files are made, and where.
func whatSettings(cat Catalogue) []Setting {
	return []Setting{{
		Key: "out", Kind: Path, Default: []string{"out"}, Example: "~/prints",
		Usage:  "folder that the set's own folder is made in",
		Reason: "the set's folder holds nothing but what a build writes",
		slot:   textSlot(func(d *Design) *string { return &d.Out }),
	}, {
		Key: "variant", Kind: Choice, Default: []string{"both"}, Example: "black",
		Values: []string{"black", "white", "both"},
		Usage:  "whose pieces to make; landscape and box are made with any",
		Reason: "a game needs both",
		slot:   choiceSlot[Variant](func(d *Design) *Variant { return &d.Variant }),
	}, {
		Key: "pieces", Kind: List, Default: []string{"all"}, Word: "all", Example: pieceExample(cat),
		Values: cat.pieceKeys(),
		Usage:  "which pieces to make",
		Reason: "a lost or another piece can be made alone",
		slot:   listSlot[string](func(d *Design) *[]string { return &d.Pieces }),
	}, {
		Key: "format", Kind: List, Default: []string{"3mf", "stl"}, Example: "3mf",
		Values: []string{"3mf", "stl"},
		Usage:  "kinds of file to write",
		Reason: "3MF opens ready to print; STL goes into any other program",
		slot:   listSlot[Format](func(d *Design) *[]Format { return &d.Formats }),
	}, {
		Key: "slicer", Kind: Choice, Default: []string{"bambu"}, Example: "prusa",
		Values: []string{"bambu", "prusa"},
		Usage:  "program that will open the files; prusa adds a PrusaSlicer file a plate",
		Reason: "Bambu Studio and OrcaSlicer read the same files, PrusaSlicer needs its own",
		slot:   choiceSlot[Slicer](func(d *Design) *Slicer { return &d.Slicer }),
	}, {
		Key: "dry-run", Kind: Switch, Default: []string{"false"}, Example: "true",
		Usage:  "show what would be made, write nothing",
		Reason: "a look before the work",
		slot:   switchSlot(func(d *Design) *bool { return &d.DryRun }),
	}}
}

// pieceExample names the first two pieces of the set.
func pieceExample(cat Catalogue) string {
	keys := cat.pieceKeys()
	switch len(keys) {
	case 0:
		return "all"
	case 1:
		return keys[0]
	}
	return keys[0] + "," + keys[1]
}

// tileSettings choose the form of a tile.
func tileSettings() []Setting {
	return []Setting{{
		Key: "size", Kind: Number, Default: []string{"38"}, Unit: "mm", Min: 20, Max: 80, Example: "30",
		Usage:  "across the flats of a tile",
		Reason: "38 mm is the size of the commercial sets of hexagonal tiles",
		slot:   numberSlot(func(d *Design) *float64 { return &d.Size }),
	}, {
		Key: "thickness", Kind: Number, Default: []string{"10"}, Unit: "mm", Min: 4, Max: 20, WholeLayers: true, Example: "8",
		Usage:  "of a tile; whole layers",
		Reason: "10 mm handles and stacks well; whole layers put the colour change on a layer line",
		slot:   numberSlot(func(d *Design) *float64 { return &d.Thickness }),
	}, {
		Key: "chamfer", Kind: Number, Default: []string{"0.6"}, Unit: "mm", Min: 0, Max: 1.5, Example: "0.8",
		Usage:  "of the rim, top and bottom, at 45 degrees",
		Reason: "0.6 mm hides the elephant foot and eases stacking",
		slot:   numberSlot(func(d *Design) *float64 { return &d.Chamfer }),
	}, {
		Key: "style", Kind: Choice, Default: []string{"inlay"}, Example: "engraved",
		Values: []string{"inlay", "engraved", "skin", "carved"},
		Usage:  "how the glyph is made: two bodies flush, a recess in one body, last layers of a second colour with the glyph cut through, or slopes as a chisel cuts them",
		Reason: "inlay needs a multi-filament unit, engraved and carved one filament, skin one change of filament",
		slot:   choiceSlot[Style](func(d *Design) *Style { return &d.Style }),
	}, {
		Key: "inlay-depth", Kind: Number, Default: []string{"auto"}, Unit: "mm", Min: 0.4, Max: 2, Word: "auto", WholeLayers: true, Example: "1.2",
		Usage:  "of the inlay, the recess, the skin or the deepest cut of a carving; whole layers",
		Reason: "auto is 1.0 mm for a light colour on a dark base, which must not show through, 1.6 mm for a carving, else 0.8 mm",
		slot:   numberSlot(func(d *Design) *float64 { return &d.InlayDepth }),
	}, {
		Key: "face", Kind: Choice, Default: []string{"auto"}, Example: "up",
		Values: []string{"auto", "down", "up"},
		Usage:  "where the glyph lies in the print",
		Reason: "auto prints an inlay face down, smooth from the bed, the other styles face up",
		slot:   choiceSlot[Face](func(d *Design) *Face { return &d.Face }),
	}, {
		Key: "both-faces", Kind: Switch, Default: []string{"false"}, Example: "true",
		Usage:  "put the glyph on the underside too",
		Reason: "one face prints in half the filament changes",
		slot:   switchSlot(func(d *Design) *bool { return &d.BothFaces }),
	}, {
		Key: "back", Kind: Choice, Default: []string{"none"}, Example: "name",
		Values: []string{"none", "name"},
		Usage:  "what is engraved behind the glyph: nothing, or the piece's name in characters",
		Reason: "a recess prints clean on top of an inlay that lies face down; on the bed it comes out rough",
		slot:   choiceSlot[Back](func(d *Design) *Back { return &d.Back }),
	}}
}

// glyphSettings choose how glyphs are placed, and their letters.
func glyphSettings() []Setting {
	return []Setting{{
		Key: "glyph-fit", Kind: Choice, Default: []string{"circle"}, Example: "keep",
		Values: []string{"circle", "keep"},
		Usage:  "size of your own drawings: scaled and centred into the tile's circle, or in their own millimetres",
		Reason: "scaled, any drawing fits any tile; text has no size of its own and is always scaled",
		slot:   choiceSlot[GlyphFit](func(d *Design) *GlyphFit { return &d.GlyphFit }),
	}, {
		Key: "glyph-rotate", Kind: Number, Default: []string{"0"}, Unit: "deg", Min: -180, Max: 180, Example: "30",
		Usage:  "turn of all glyphs in degrees, counter-clockwise",
		Reason: "at 0 a glyph stands upright under a corner of the tile, at 30 or -30 under a side",
		slot:   numberSlot(func(d *Design) *float64 { return &d.GlyphRotate }),
	}, {
		Key: "font", Kind: File, Default: []string{"built-in"}, Word: "built-in", Example: "Kai.otf",
		Usage:  "font of glyphs that are text: .otf, .ttf, or one of a collection, such as Sans.ttc#4",
		Reason: "the built-in font has the characters of the set's own names",
		slot:   textSlot(func(d *Design) *string { return &d.Font }),
	}}
}

// printSettings choose the printer and how it prints.
func printSettings(cat Catalogue) []Setting {
	return []Setting{{
		Key: "printer", Kind: Choice, Default: []string{cat.Printer}, Example: "p1s",
		Values: cat.Printers,
		Usage:  "printer that the files are for",
		Reason: "its bed decides how many tiles lie on a plate",
		slot:   choiceSlot[string](func(d *Design) *string { return &d.Printer }),
	}, {
		Key: "nozzle", Kind: Choice, Default: []string{"0.4"}, Unit: "mm", Example: "0.2",
		Values: []string{"0.4", "0.2"},
		Usage:  "diameter of the nozzle in mm",
		Reason: "0.4 prints layers of 0.2 mm; 0.2 prints layers of 0.1 mm and lines half as wide",
		slot:   choiceSlot[Nozzle](func(d *Design) *Nozzle { return &d.Nozzle }),
	}, {
		Key: "filament", Kind: Choice, Default: first(cat.Filaments), Example: `"Generic PLA"`,
		Values: cat.Filaments,
		Usage:  "filament preset",
		Reason: "a preset of the system that every installation knows",
		slot:   choiceSlot[string](func(d *Design) *string { return &d.Filament }),
	}, {
		Key: "infill", Kind: Whole, Default: []string{"35"}, Unit: "%", Min: 0, Max: 100, Example: "50",
		Usage:  "share of the inside that is filled",
		Reason: "35 % gives a tile heft",
		slot:   wholeSlot(func(d *Design) *int { return &d.Infill }),
	}, {
		Key: "change", Kind: Choice, Default: []string{"pause"}, Example: "filament",
		Values: []string{"pause", "filament"},
		Usage:  "how the skin's colour comes in: a pause to swap the spool, or a change by the unit",
		Reason: "the skin style is for printers without a multi-filament unit",
		slot:   choiceSlot[Change](func(d *Design) *Change { return &d.Change }),
	}}
}

// first returns the first item as a list.
func first(items []string) []string { return items[:min(1, len(items))] }

// boxSettings choose how the box fits.
func boxSettings() []Setting {
	return []Setting{{
		Key: "lid-clearance", Kind: Number, Default: []string{"0.25"}, Unit: "mm", Min: 0.15, Max: 0.4, Example: "0.3",
		Usage:  "between the box and its lid, a side",
		Reason: "0.25 mm slides; more for a coarse printer",
		slot:   numberSlot(func(d *Design) *float64 { return &d.LidClearance }),
	}, {
		Key: "well-clearance", Kind: Number, Default: []string{"0.4"}, Unit: "mm", Min: 0.2, Max: 0.8, Example: "0.5",
		Usage:  "between a tile and its well in the box, a side",
		Reason: "with 0.4 mm a tile drops in and does not rattle",
		slot:   numberSlot(func(d *Design) *float64 { return &d.WellClearance }),
	}}
}

// maxCount is the most that is made of one piece: beyond it no project has plates enough.
const maxCount = 99

// tableSettings choose something for each piece or colour.
func tableSettings(cat Catalogue) []Setting {
	return []Setting{{
		Key: "count", Kind: Counts, Default: countDefaults(cat), Min: 1, Max: maxCount, Names: cat.pieceKeys(),
		Example: exampleEntry(cat.pieceKeys(), "4"),
		Usage:   "how many of a piece to make",
		Reason:  "the default is what the set needs",
		slot:    countSlot(func(d *Design) map[string]int { return d.Count }),
	}, {
		Key: "color", Kind: Shades, Default: colourDefaults(cat), Names: cat.colourKeys(),
		Example: exampleEntry(cat.colourKeys(), "#202020"),
		Usage:   "colour of a filament",
		Reason:  "the colour decides the default depth of an inlay, too",
		slot:    shadeSlot(func(d *Design) map[string]Colour { return d.Color }),
	}, {
		Key: "glyph", Kind: Paths, Names: cat.glyphKeys(),
		Example: exampleEntry(cat.glyphKeys(), "my-drawing.svg"),
		Usage:   "your own drawing for a piece: an SVG file, a black-and-white PNG picture, or text: and 1 to 4 characters",
		Reason:  "without one the set's own drawing is used",
		slot:    pathsSlot(func(d *Design) map[string]string { return d.Glyph }),
	}}
}

// exampleEntry is an entry for the first of the names.
func exampleEntry(names []string, value string) string {
	if len(names) == 0 {
		return "name=" + value
	}
	return names[0] + "=" + value
}

// countDefaults lists the set's numbers as entries.
func countDefaults(cat Catalogue) []string {
	entries := make([]string, len(cat.Pieces))
	for i, p := range cat.Pieces {
		entries[i] = p.Key + "=" + strconv.Itoa(p.Count)
	}
	return entries
}

// colourDefaults lists the set's colours as entries.
func colourDefaults(cat Catalogue) []string {
	entries := make([]string, len(cat.Colours))
	for i, s := range cat.Colours {
		entries[i] = s.Key + "=" + s.Default.String()
	}
	return entries
}

package design

// Catalogue holds the names that a set gives to the table of settings.
type Catalogue struct {
	Name      string   // the set's own folder below Design.Out
	Pieces    []Piece  // in the order in which they are shown
	Colours   []Swatch // in the order in which they are shown
	Printers  []string // keys
	Filaments []string // presets; the first is the default
	Printer   string   // key of the default printer
}

// Piece is one kind of piece of the set.
type Piece struct {
	Key   string // lower case, as in file names and flags
	Count int    // how many the set needs
	Glyph bool   // carries a glyph that the maker may replace
}

// Swatch is a colour that the maker may change.
type Swatch struct {
	Key     string
	Default Colour
}

// pieceKeys lists the keys of all pieces.
func (c Catalogue) pieceKeys() []string {
	keys := make([]string, len(c.Pieces))
	for i, p := range c.Pieces {
		keys[i] = p.Key
	}
	return keys
}

// glyphKeys lists the keys of the pieces that carry a glyph.
func (c Catalogue) glyphKeys() []string {
	var keys []string
	for _, p := range c.Pieces {
		if p.Glyph {
			keys = append(keys, p.Key)
		}
	}
	return keys
}

// colourKeys lists the keys of all colours.
func (c Catalogue) colourKeys() []string {
	keys := make([]string, len(c.Colours))
	for i, s := range c.Colours {
		keys[i] = s.Key
	}
	return keys
}

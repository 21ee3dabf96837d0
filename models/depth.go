package models

const (
	// GlyphDepth is the usual depth of a glyph in mm: four layers of 0.2 mm, at
	// which PLA is opaque where the colour behind is the lighter one.
	GlyphDepth = 0.8
	// PaleDepth is the depth in mm of a light colour over a dark one, five
	// layers: white, yellow, orange and light blue let black show through less.
	PaleDepth = 1.0
	// palerBy is the difference of relative luminance (0 to 1) from which a
	// colour counts as light on dark. It parts the colours measured to need
	// five layers over black (orange, 0.30, is the darkest) from those that do
	// not (green, 0.15, is the lightest).
	palerBy = 0.2
)

// OpaqueDepth returns the depth in mm at which a colour of the given relative
// luminance hides the one behind it.
func OpaqueDepth(front, behind float64) float64 {
	if front-behind >= palerBy {
		return PaleDepth
	}
	return GlyphDepth
}

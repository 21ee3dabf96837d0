package svg

// The limits below keep a hostile or broken file from costing more than about
// a second and 100 MB. Each lies far above what a drawing that can be cut
// with a nozzle has: the set's own glyphs have at most 36 paths, 350 curves
// and 1,300 outline points.
const (
	// MaxBytes is the largest document in bytes. A traced photograph, the
	// largest file a maker is likely to try, has 1-3 MB.
	MaxBytes = 8 << 20

	// MaxElements is the largest number of elements. Each costs about 1 kB.
	MaxElements = 20_000

	// MaxAttributes is the largest number of attributes on one element; the
	// specification knows fewer than 100 for any.
	MaxAttributes = 200

	// MaxDepth is the deepest nesting, `use` counted too. Editors nest a
	// group a layer, groups of groups at most a few dozen deep.
	MaxDepth = 100

	// MaxDrawn is the largest number of elements drawn when every `use` is
	// followed: a short file can ask for 10^9 ("billion laughs").
	MaxDrawn = 20_000

	// MaxSegments is the largest number of lines and curves drawn. Each
	// costs about 100 bytes.
	MaxSegments = 100_000

	// MaxPoints is the largest number of outline points after flattening:
	// twenty-five times the busiest glyph of the set, more than a nozzle could
	// draw on a large tile.
	MaxPoints = 30_000

	// MaxOutline is the greatest length of all outlines in mm, on the tile:
	// thrice what lines of 0.8 mm, side by side, have on the largest (80 mm).
	// It bounds how often outlines can cross, which costs more than points.
	MaxOutline = 40_000

	// MaxSelectors is the largest number of selectors in all style sheets;
	// editors write one a colour and line width.
	MaxSelectors = 2_000

	// MaxMatchSteps bounds the work of matching selectors to elements.
	MaxMatchSteps = 2_000_000

	// MaxEntities is the largest number of entity references in a document
	// that declares entities of its own (see the package comment): the
	// namespaces of an editor take fewer than 20.
	MaxEntities = 200

	// MaxNumber is the largest number accepted: beyond it the grid is
	// coarser than a unit, and products of a few would no longer be finite.
	MaxNumber = 1e9

	// MaxNotes is the number of notes kept; a last one counts the rest.
	MaxNotes = 100
)

package printable

import "shanhai/inscriptions/planar"

// Marks returns outlines that cover the finding's part, to be filled by the
// non-zero rule, in the region's own place.
func (f Finding) Marks() []planar.Ring { return f.mark() }

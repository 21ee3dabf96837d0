package preview

import "shanhai/inscriptions/planar"

// sincos returns sine and cosine of an angle in degrees, the same bits on every machine.
func sincos(deg float64) (sin, cos float64) { return planar.Sincos(deg / 90) }

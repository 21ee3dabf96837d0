package models

import (
	"fmt"

	"github.com/deadsy/sdfx/sdf"

	"shanhai/inscriptions/planar"
)

const (
	// CarvedDepth is the usual greatest depth of a carving in mm: eight layers
	// of 0.2 mm. Strokes up to 3.2 mm wide then end in a line, not in a floor.
	CarvedDepth = 1.6
	// MaxCarvedDepth is the greatest depth that can be asked for, in mm: the
	// patches in which the cut is meshed are wider than high up to there, and a
	// deeper cut lies in its own shadow.
	MaxCarvedDepth = 3.0
	// ChiselAngle is the usual angle of a carving's walls against the face, in
	// degrees. Face up nothing overhangs at any angle; at 45 degrees every layer
	// steps back by its own height, half the width of a line, so that each step
	// rests on the one below and the steps still read as a slope.
	ChiselAngle = 45.0
	// MinChiselAngle and MaxChiselAngle bound it: flatter walls print as
	// terraces, steeper ones are hardly seen from above.
	MinChiselAngle, MaxChiselAngle = 30.0, 60.0
	// CarvedRound is the usual radius in mm over which slopes are blended where
	// they meet: less than a line's width, so that it shows as softness, not as a shape.
	CarvedRound = 0.3
	// MaxCarvedRound is the largest such radius.
	MaxCarvedRound = 1.0
)

// CarvedParms are the measures of a hexagonal tile with a glyph carved into its
// upper face. Lengths are in mm.
type CarvedParms struct {
	AcrossFlats float64 // between opposite sides
	Thickness   float64
	Chamfer     float64 // of both rims, at 45 degrees
	Glyph       planar.Region
	Depth       float64       // the greatest depth; wide parts of the glyph have a level floor there
	Angle       float64       // of the walls against the face, in degrees
	Round       float64       // radius of the blend where slopes meet, 0 for sharp lines
	Back        planar.Region // a mark, engraved in the lower face
	BackDepth   float64       // of the mark, 0 for none
	Sketch      bool          // meshes the cut in cubes twice as wide: for pictures
}

// Carved is a tile whose glyph is cut as a chisel would: the deeper the
// farther from the outline, until the limit is reached.
type Carved struct {
	parms CarvedParms
	base  Stack // the tile with nothing carved
	cut   *cut
}

// NewCarved returns the tile standing on z = 0, its carved face up.
func NewCarved(p CarvedParms) (Carved, error) {
	if err := p.check(); err != nil {
		return Carved{}, err
	}
	return Carved{parms: p, base: p.plain().base(), cut: newCut(p)}, nil
}

// plain are the measures of the same tile with nothing carved.
func (p CarvedParms) plain() TileParms {
	return TileParms{
		AcrossFlats: p.AcrossFlats, Thickness: p.Thickness, Chamfer: p.Chamfer,
		Back: p.Back, BackDepth: p.BackDepth,
	}
}

// GlyphCircle returns the diameter in mm of the circle that holds the glyph.
func (p CarvedParms) GlyphCircle() float64 { return p.plain().GlyphCircle() }

func (p CarvedParms) check() error {
	whole := p.plain()
	whole.Glyph, whole.Up = p.Glyph, p.Depth
	switch {
	case !(p.Angle >= MinChiselAngle && p.Angle <= MaxChiselAngle):
		return fmt.Errorf("carved tile: walls at %g degrees; allowed are %g to %g", p.Angle, MinChiselAngle, MaxChiselAngle)
	case !(p.Depth > 0 && p.Depth <= MaxCarvedDepth):
		return fmt.Errorf("carved tile: a depth of %g mm; allowed are more than 0 to %g", p.Depth, MaxCarvedDepth)
	case !(p.Round >= 0 && p.Round <= MaxCarvedRound):
		return fmt.Errorf("carved tile: slopes blended over %g mm; allowed are 0 to %g", p.Round, MaxCarvedRound)
	}
	return whole.check()
}

// SDF returns the tile as a signed distance field in mm, negative inside: the
// plain tile less the cut. The sign is exact, the distance never more than the
// true one.
func (c Carved) SDF() (sdf.SDF3, error) {
	plain, err := c.base.SDF()
	if err != nil {
		return nil, err
	}
	return sdf.Difference3D(plain, c.cut), nil
}

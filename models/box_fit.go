package models

import (
	"fmt"
	"math"

	"shanhai/inscriptions/planar"
)

// Bed is what a printer offers, in mm from the bed's front left corner.
type Bed struct {
	Width, Depth float64
	Excluded     []Rect  // where nothing may lie
	Margin       float64 // that a part keeps from the edge, e.g. for a brim
}

// Rect is a rectangle in mm.
type Rect struct{ X0, Y0, X1, Y1 float64 }

// tileStep is the step in mm in which a largest tile is looked for and told.
const tileStep = 0.5

// Footprint returns the size in mm, across flats in x and in y, of the larger
// of the box and its lid as they print.
func (p BoxParms) Footprint() float64 { return DefaultLid(p, planar.Region{}, 0).Across() }

// BedError tells that box and lid fit no place on a bed, and what would.
type BedError struct {
	Tile, Needs  float64 // mm across flats: of a tile, of the box with its lid
	Width, Depth float64 // of the bed, mm
	Largest      float64 // tile across flats, mm, that fits; 0 if none does
}

func (e *BedError) Error() string {
	would := "no allowed tile's box fits it"
	if e.Largest > 0 {
		would = fmt.Sprintf("a box for tiles up to %g mm fits", e.Largest)
	}
	return fmt.Sprintf("box: for tiles of %g mm across flats it needs %.1f x %.1f mm, the bed has %g x %g mm: %s",
		e.Tile, e.Needs, e.Needs, e.Width, e.Depth, would)
}

// CheckBed returns a *BedError if the box or its lid does not fit the bed.
func (p BoxParms) CheckBed(bed Bed) error {
	if _, _, ok := p.PlaceOn(bed); ok {
		return nil
	}
	largest, _ := p.LargestTile(bed)
	return &BedError{p.TileAcrossFlats, p.Footprint(), bed.Width, bed.Depth, largest}
}

// PlaceOn returns where on the bed, in mm, the middle of the box's or its lid's
// octagon can lie, the bed's own middle if possible; ok is false if nowhere.
func (p BoxParms) PlaceOn(bed Bed) (x, y float64, ok bool) {
	return bed.place(p.Footprint() / 2)
}

// LargestTile returns the largest tile across flats in mm, in steps of 0.5 mm,
// whose box and lid fit the bed with the measures of p otherwise; ok is false
// if not even the smallest allowed tile's do.
func (p BoxParms) LargestTile(bed Bed) (acrossFlats float64, ok bool) {
	for i := int(MaxTile / tileStep); i >= int(MinTile/tileStep); i-- {
		p.TileAcrossFlats = float64(float64(i) * tileStep)
		if _, _, ok := p.PlaceOn(bed); ok {
			return p.TileAcrossFlats, true
		}
	}
	return 0, false
}

// place tries the middle of the bed and then its eight margins for an octagon
// of the given apothem in mm.
func (b Bed) place(apothem float64) (x, y float64, ok bool) {
	for _, dy := range []float64{0, 1, -1} {
		for _, dx := range []float64{0, 1, -1} {
			x := float64(b.Width/2) + float64(dx*(float64(b.Width/2)-b.Margin-apothem))
			y := float64(b.Depth/2) + float64(dy*(float64(b.Depth/2)-b.Margin-apothem))
			if b.takes(x, y, apothem) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

// takes tells whether the octagon around (x, y) lies on the bed and clear of
// what is excluded.
func (b Bed) takes(x, y, apothem float64) bool {
	reach := apothem + b.Margin
	if reach > math.Min(b.Width, b.Depth)/2 {
		return false
	}
	for _, r := range b.Excluded {
		if !r.clearOf(x, y, apothem) {
			return false
		}
	}
	return true
}

// clearOf tells whether one of the octagon's sides has all of r outside: for an
// octagon and a rectangle on the same axes, that decides it.
func (r Rect) clearOf(x, y, apothem float64) bool {
	for _, s := range octagon(apothem) {
		nearX, nearY := r.X0, r.Y0
		if s.nx < 0 {
			nearX = r.X1
		}
		if s.ny < 0 {
			nearY = r.Y1
		}
		if float64(s.nx*(nearX-x))+float64(s.ny*(nearY-y)) >= s.d {
			return true
		}
	}
	return false
}

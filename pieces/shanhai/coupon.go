package shanhai

import (
	"shanhai/models"
	"shanhai/pieces"
	"shanhai/pieces/design"
)

// Coupon returns the test print for a design: a tile with a depth wedge, one
// well of the box, and a strip of the lid's snap.
func Coupon(d design.Design) pieces.Set {
	f := newFactory(d, nil)
	return pieces.Set{
		Name: "coupon", Title: "Test print", Designer: designer, License: license,
		Description: "Print this before the set: it shows how deep a colour must be to cover, how a tile sits in its well and how the lid snaps.",
		Pieces: []pieces.Piece{{
			Key: "coupon", Group: "", Title: "Test print", Count: 1, Together: true,
			Objects: f.couponObjects,
		}},
	}
}

func (f *factory) couponObjects() ([]pieces.Object, error) {
	p := models.DefaultCoupon(f.boxParms(boxDeep))
	p.TileChamfer = f.design.Chamfer
	c, err := models.NewCoupon(p)
	if err != nil {
		return nil, err
	}
	var objects []pieces.Object
	for _, o := range []struct {
		name  string
		parts []couponPart
	}{
		{"Depth wedge", []couponPart{{"tile", c.Tile, baseBlack}, {"wedge", c.Wedge, "yinglong"}}},
		{"Well", []couponPart{{"well", c.Well, boxColour}}},
		{"Rim", []couponPart{{"rim", c.Block, boxColour}}},
		{"Snap", []couponPart{{"snap", c.Cap, lidColour}}},
	} {
		made, err := couponObject(o.name, o.parts)
		if err != nil {
			return nil, err
		}
		objects = append(objects, made)
	}
	return objects, nil
}

type couponPart struct {
	name   string
	solid  models.Stack
	colour string
}

func couponObject(name string, parts []couponPart) (pieces.Object, error) {
	o := pieces.Object{Name: name, FaceDown: len(parts) > 1}
	for _, p := range parts {
		m, err := p.solid.Mesh()
		if err != nil {
			return o, err
		}
		o.Parts = append(o.Parts, pieces.Part{Name: p.name, Mesh: m, Colour: p.colour})
	}
	return o, nil
}

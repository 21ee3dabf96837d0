package main

import (
	"bytes"

	"shanhai/inscriptions/planar"
	art "shanhai/inscriptions/shanhai"
	"shanhai/inscriptions/svg"
	"shanhai/models"
)

// subject is the tile that everybody makes: the default measures with one of
// the set's glyphs.
type subject struct {
	key    string
	points int
	parms  models.TileParms
}

func newSubject(key string) (subject, error) {
	p := models.TileParms{AcrossFlats: 38, Thickness: 10, Chamfer: 0.6, Up: models.GlyphDepth}
	data, err := art.Drawing(key)
	if err != nil {
		return subject{}, err
	}
	drawing, _, err := svg.Read(bytes.NewReader(data), key+".svg")
	if err != nil {
		return subject{}, err
	}
	p.Glyph, err = drawing.FitCanvas(p.GlyphCircle(), 0, art.Radius)
	return subject{key, p.Glyph.Points(), p}, err
}

// measureOurs makes the tile's two meshes from the outline's points as a
// reader would deliver them: settling is included, as the others do theirs.
func measureOurs(s subject, _ string) (timing, error) {
	triangles := 0
	t, err := timed(func() error {
		p := s.parms
		glyph, err := planar.Settle(p.Glyph.Rings, planar.NonZero)
		if err != nil {
			return err
		}
		p.Glyph = glyph
		tile, err := models.NewTile(p)
		if err != nil {
			return err
		}
		base, inlay, err := tile.Meshes()
		if err != nil {
			return err
		}
		triangles = len(base.Triangles) + len(inlay.Triangles)
		return nil
	})
	t.triangles = triangles
	return t, err
}

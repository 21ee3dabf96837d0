package main

import (
	"context"
	"io"

	"shanhai/internal/saying"
	"shanhai/pieces"
	"shanhai/pieces/build"
	"shanhai/pieces/design"
	"shanhai/pieces/gallery"
	"shanhai/pieces/shanhai"
)

// realWorks is the work that the program does.
func realWorks() works {
	return works{build: makeSet, coupon: makeCoupon, inspect: inspectPath, preview: drawSet}
}

// makeSet makes the files of the whole set.
func makeSet(ctx context.Context, d design.Design, glyphs shanhai.Drawings, out sink, progress progressFunc) (*summary, error) {
	return makeFiles(ctx, shanhai.New(d, glyphs), d, out, progress)
}

// makeCoupon makes the files of the test print.
func makeCoupon(ctx context.Context, d design.Design, _ shanhai.Drawings, out sink, progress progressFunc) (*summary, error) {
	return makeFiles(ctx, shanhai.Coupon(d), d, out, progress)
}

// steps words progress for the terminal.
func steps(tell progressFunc) build.Progress {
	if tell == nil {
		return nil
	}
	return func(done, total int, last build.Step) { tell(done, total, last.Text) }
}

// makeFiles runs the build and words its summary for the terminal.
func makeFiles(ctx context.Context, set pieces.Set, d design.Design, out sink, progress progressFunc) (*summary, error) {
	made, err := build.Run(ctx, set, d, out, steps(progress))
	if err != nil {
		return nil, err
	}
	s := &summary{Manifest: made.Manifest, Warnings: saying.Texts(made.Warnings)}
	for _, r := range made.Plates {
		row := plateRow{Piece: r.Piece, Count: r.Count, Plate: r.Plate, Changes: r.Changes}
		for _, u := range r.Uses {
			row.Filaments = append(row.Filaments, filamentUse{Name: u.Filament, CM3: u.CM3})
		}
		s.Plates = append(s.Plates, row)
	}
	return s, nil
}

// drawSet draws a picture of the set in the designs.
func drawSet(ctx context.Context, designs []design.Design, glyphs shanhai.Drawings, o gallery.Order, w io.Writer, progress progressFunc) (gallery.Report, error) {
	var halls []gallery.Exhibition
	for _, d := range designs {
		halls = append(halls, gallery.Exhibition{
			Set: shanhai.Sketch(d, glyphs), Colours: d.Color, Layer: d.Nozzle.Layer(),
			Name: string(d.Style), Order: shanhai.Gallery(d),
		})
	}
	return gallery.Draw(ctx, halls, o, w, gallery.Progress(progress))
}

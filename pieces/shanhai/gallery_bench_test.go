package shanhai_test

import (
	"testing"

	"shanhai/pieces/gallery"
)

// The whole set at 1200 pixels, glyphs read, bodies made and all: less than a
// second is asked for.
func BenchmarkTablePicture(b *testing.B) {
	for b.Loop() {
		drawn(b, gallery.Order{Show: gallery.Table, Width: 1200})
	}
}

func BenchmarkPortrait(b *testing.B) {
	for b.Loop() {
		drawn(b, gallery.Order{Show: gallery.Portrait, Width: 1200}, "pieces=yinglong")
	}
}

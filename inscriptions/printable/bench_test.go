package printable

import (
	"bytes"
	"os"
	"testing"

	v2 "github.com/deadsy/sdfx/vec/v2"

	"shanhai/inscriptions/planar"
	"shanhai/inscriptions/svg"
)

// drawn returns one of the drawings in testdata, the first of the set, which have faults at small sizes.
// is that of a chamfer of 0.6 mm and a margin of 1.2 mm.
func drawn(tb testing.TB, key string, size float64) planar.Region {
	tb.Helper()
	data, err := os.ReadFile("testdata/" + key + ".svg")
	if err != nil {
		tb.Fatal(err)
	}
	d, _, err := svg.Read(bytes.NewReader(data), key+".svg")
	if err != nil {
		tb.Fatal(err)
	}
	r, err := d.FitCanvas(size-3.6, 0, 0.965)
	if err != nil {
		tb.Fatal(err)
	}
	return r
}

func BenchmarkCheck(b *testing.B) {
	for _, size := range []float64{20, 38} {
		b.Run(map[float64]string{20: "20 mm", 38: "38 mm"}[size], func(b *testing.B) {
			r := drawn(b, "qinglong", size)
			for b.Loop() {
				Check(r, ForNozzle(0.4))
			}
		})
	}
}

func BenchmarkThicken(b *testing.B) {
	r := drawn(b, "qinglong", 20)
	for b.Loop() {
		if _, _, err := Thicken(r, ForNozzle(0.4)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkField samples the field of the same drawing with sdfx, 1000 places
// an operation: a raster of 0.05 mm has 470 times as many.
func BenchmarkField(b *testing.B) {
	field := fieldOf(b, drawn(b, "qinglong", 38))
	for b.Loop() {
		for i := range 1000 {
			field.Evaluate(v2.Vec{X: float64(i%32) - 16, Y: float64(i/32) - 16})
		}
	}
}

package svg

import (
	"bytes"
	"os"
	"testing"
)

func BenchmarkRead(b *testing.B) {
	src, err := os.ReadFile("../shanhai/yinglong.svg")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Read(bytes.NewReader(src), "yinglong.svg"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkOutlines(b *testing.B) {
	d := drawingOf(b)
	m, err := d.guess(34, 0)
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		c := composer{m: m}
		for _, s := range d.Shapes {
			if _, err := c.outlines(s); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func BenchmarkFit(b *testing.B) {
	d := drawingOf(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := d.Fit(34, 0); err != nil {
			b.Fatal(err)
		}
	}
}

func drawingOf(b *testing.B) *Drawing {
	f, err := os.Open("../shanhai/yinglong.svg")
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	d, _, err := Read(f, "yinglong.svg")
	if err != nil {
		b.Fatal(err)
	}
	return d
}

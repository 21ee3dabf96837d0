package svg

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// FuzzPath: no panic; what is read is finite and, drawn on, stays in bounds.
func FuzzPath(f *testing.F) {
	for _, p := range pathPictures {
		_, data, _ := strings.Cut(p.text, ` d="`)
		data, _, _ = strings.Cut(data, `"`)
		f.Add(data)
	}
	for _, r := range refusals {
		if _, data, found := strings.Cut(r.text, ` d="`); found {
			data, _, _ = strings.Cut(data, `"`)
			f.Add(data)
		}
	}
	f.Fuzz(func(t *testing.T, data string) {
		path, err := parsePath(data)
		if err != nil {
			if _, ok := err.(reason); !ok {
				t.Fatalf("%T: %v", err, err)
			}
			return
		}
		path.hull(func(v Vec) {
			if !v.within(1e30) {
				t.Fatalf("%q: %v is not finite", data, v)
			}
		})
	})
}

func seedDocuments(f *testing.F) {
	for _, p := range pictures() {
		f.Add(p.text)
	}
	for _, r := range refusals {
		f.Add(r.text)
	}
	files, _ := filepath.Glob("../*/*.svg")
	for _, file := range files {
		if src, err := os.ReadFile(file); err == nil {
			f.Add(string(src))
		}
	}
}

// FuzzRead: a document is read, or refused in one line.
func FuzzRead(f *testing.F) {
	seedDocuments(f)
	f.Fuzz(func(t *testing.T, text string) {
		d, _, err := Read(strings.NewReader(text), "fuzz.svg")
		if err != nil {
			oneLine(t, err)
			return
		}
		if len(d.Shapes) == 0 {
			t.Fatal("a drawing without shapes")
		}
	})
}

func oneLine(t *testing.T, err error) {
	t.Helper()
	var fault *Fault
	if !errors.As(err, &fault) || strings.ContainsAny(err.Error(), "\n\r") || len(err.Error()) > 600 {
		t.Fatalf("not a fault of one line: %T %q", err, err)
	}
}

// FuzzFit: what is read fits the glyph circle as a sound region, or is
// refused in one line.
func FuzzFit(f *testing.F) {
	seedDocuments(f)
	f.Fuzz(func(t *testing.T, text string) {
		d, _, err := Read(strings.NewReader(text), "fuzz.svg")
		if err != nil {
			return
		}
		r, err := d.Fit(34, 30)
		if err != nil {
			oneLine(t, err)
			return
		}
		if r.Empty() || r.Area() <= 0 || r.Reach() > 17 {
			t.Fatalf("area %g, reach %g", r.Area(), r.Reach())
		}
		if p, overlap := r.Overlap(); overlap {
			t.Fatalf("outlines meet at %v", p)
		}
	})
}

package lettering

import (
	"os"
	"strings"
	"testing"
	"time"
)

// TestEndlessProgramIsCutShort draws a character whose outline program runs
// 10^18 steps (testdata/bomb.py). Without the bound it would run for centuries;
// the deadline only turns that into a failure.
func TestEndlessProgramIsCutShort(t *testing.T) {
	data, err := os.ReadFile("testdata/bomb.otf")
	if err != nil {
		t.Fatal(err)
	}
	f, err := Parse(data, "bomb.otf", 0)
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	go func() {
		_, err := f.Draw("山")
		done <- err
	}()
	select {
	case err := <-done:
		if err == nil || !strings.Contains(err.Error(), "bomb.otf: 山 (U+5C71) asks for endless work; allowed: another font") {
			t.Error(err)
		}
	case <-time.After(20 * time.Second):
		t.Fatal("still running")
	}
	draw(t, f, "海") // the font's other characters can be drawn all the same
}

// FuzzFont: whatever the bytes, a font is refused in one line or its
// characters are drawn or refused so.
func FuzzFont(f *testing.F) {
	bomb, err := os.ReadFile("testdata/bomb.otf")
	if err != nil {
		f.Fatal(err)
	}
	f.Add(namesFont, "應龍")
	f.Add(bomb, "山海")
	f.Add([]byte("wOF2"), "A")
	f.Add([]byte("ttcf\x00\x01\x00\x00\xff\xff\xff\xff"), "A")
	f.Fuzz(func(t *testing.T, data []byte, text string) {
		font, err := Parse(data, "fuzz.otf", 0)
		oneLine(t, err)
		if err != nil {
			return
		}
		d, err := font.Draw(text)
		oneLine(t, err)
		if err != nil {
			return
		}
		r, err := d.Fit(30, 0)
		oneLine(t, err)
		if err == nil && r.Reach() > 15 {
			t.Errorf("fitted into 15 mm it reaches %g", r.Reach())
		}
	})
}

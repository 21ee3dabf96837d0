package design

import (
	"slices"
	"strings"
	"testing"
)

// newDraft starts a draft of the test set.
func newDraft(t testing.TB) *Draft {
	t.Helper()
	d, err := New(testCatalogue())
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// The ranges and defaults of the project's table of measures.
func TestMeasuresAreThoseOfTheTable(t *testing.T) {
	for _, want := range []struct {
		key              string
		byDefault        string
		min, max         string
		below, above     string
		belowMsg, aboveM string
	}{
		{"size", "38", "20", "80", "19.99", "80.01", "size: 19.99 mm is too small; allowed: 20 to 80 mm", "size: 80.01 mm is too large; allowed: 20 to 80 mm"},
		{"thickness", "10", "4", "20", "3.8", "20.2", "thickness: 3.8 mm is too small; allowed: 4 to 20 mm", "thickness: 20.2 mm is too large; allowed: 4 to 20 mm"},
		{"chamfer", "0.6", "0", "1.5", "-0.01", "1.51", "chamfer: -0.01 mm is too small; allowed: 0 to 1.5 mm", "chamfer: 1.51 mm is too large; allowed: 0 to 1.5 mm"},
		{"inlay-depth", "auto", "0.4", "2", "0.2", "2.2", "inlay-depth: 0.2 mm is too small; allowed: auto, 0.4 to 2 mm", "inlay-depth: 2.2 mm is too large; allowed: auto, 0.4 to 2 mm"},
		{"lid-clearance", "0.25", "0.15", "0.4", "0.149", "0.401", "lid-clearance: 0.149 mm is too small; allowed: 0.15 to 0.4 mm", "lid-clearance: 0.401 mm is too large; allowed: 0.15 to 0.4 mm"},
		{"well-clearance", "0.4", "0.2", "0.8", "0.199", "0.801", "well-clearance: 0.199 mm is too small; allowed: 0.2 to 0.8 mm", "well-clearance: 0.801 mm is too large; allowed: 0.2 to 0.8 mm"},
		{"infill", "35", "0", "100", "-1", "101", "infill: -1 % is too small; allowed: 0 to 100 %", "infill: 101 % is too large; allowed: 0 to 100 %"},
	} {
		d := newDraft(t)
		if got := d.find(want.key).Show(d.design); !slices.Equal(got, []string{want.byDefault}) {
			t.Errorf("%s: default %v, want %s", want.key, got, want.byDefault)
		}
		for _, end := range []string{want.min, want.max} {
			if err := d.Set(want.key, []string{end}, want.key); err != nil {
				t.Errorf("%s = %s: %v", want.key, end, err)
			}
			if got := d.find(want.key).Show(d.design)[0]; got != end {
				t.Errorf("%s = %s: holds %s", want.key, end, got)
			}
		}
		for beyond, message := range map[string]string{want.below: want.belowMsg, want.above: want.aboveM} {
			err := d.Set(want.key, []string{beyond}, want.key)
			if err == nil || err.Error() != message {
				t.Errorf("%s = %s: error %v, want %s", want.key, beyond, err, message)
			}
		}
	}
}

func TestDefaultsAreAWholeDesign(t *testing.T) {
	got, warnings, err := newDraft(t).Finish()
	if err != nil || warnings != nil {
		t.Fatal(err, warnings)
	}
	if got.Out != "out" || got.Variant != VariantBoth || got.Style != StyleInlay || got.Printer != "a1" ||
		got.Nozzle != Nozzle04 || got.Filament != "Bambu PLA Basic" || got.Change != ChangePause || got.Slicer != SlicerBambu ||
		got.BothFaces || got.DryRun || got.InlayDepth != 0 {
		t.Errorf("defaults: %+v", got)
	}
	if len(got.Pieces) != 12 || got.Count["zhuque"] != 3 || got.Count["shan"] != 6 || got.Count["box-large"] != 1 {
		t.Errorf("pieces %v, counts %v", got.Pieces, got.Count)
	}
	if got.Color["yinglong"] != (Colour{R: 212, G: 160, B: 23}) || len(got.Glyph) != 0 {
		t.Errorf("colours %v, glyphs %v", got.Color, got.Glyph)
	}
	if !got.Has(Format3MF) || !got.Has(FormatSTL) {
		t.Errorf("formats %v", got.Formats)
	}
}

// Every setting can be explained: what, why, an example that is taken.
func TestEverySettingExplainsItself(t *testing.T) {
	for _, s := range Settings(testCatalogue()) {
		if s.Usage == "" || s.Reason == "" || s.Example == "" {
			t.Errorf("%s: usage %q, reason %q, example %q", s.Key, s.Usage, s.Reason, s.Example)
		}
		values := []string{strings.Trim(s.Example, `"`)}
		if s.Kind == List {
			values = strings.Split(s.Example, ",")
		}
		d := newDraft(t)
		if err := d.Set(s.Key, values, s.Key); err != nil {
			t.Errorf("example of %s: %v", s.Key, err)
		}
		if slices.Equal(d.find(s.Key).Show(d.design), s.Default) {
			t.Errorf("example of %s is the default", s.Key)
		}
		if strings.ContainsAny(s.Usage+s.Reason, "\n") {
			t.Errorf("%s: more than a line", s.Key)
		}
	}
}

// Within the ranges no chamfer can eat a tile: the walls between the chamfers
// and the face within them keep room for a glyph with its margin of 1.2 mm.
func TestRangesLeaveRoomForTheChamfer(t *testing.T) {
	d := newDraft(t)
	size, thickness, chamfer := d.find("size"), d.find("thickness"), d.find("chamfer")
	if wall := thickness.Min - 2*chamfer.Max; wall < 0.9 {
		t.Errorf("wall between chamfers %g mm", wall)
	}
	if glyph := size.Min - 2*chamfer.Max - 2*1.2; glyph < 14 {
		t.Errorf("glyph circle %g mm", glyph)
	}
}

// The ends of every range of heights are whole layers of both nozzles, so
// that the two nearest heights to any in range are in range too.
func TestRangesEndOnLayers(t *testing.T) {
	for _, s := range Settings(testCatalogue()) {
		if !s.WholeLayers {
			continue
		}
		for _, n := range []Nozzle{Nozzle04, Nozzle02} {
			if !wholeLayers(s.Min, n.Layer()) || !wholeLayers(s.Max, n.Layer()) {
				t.Errorf("%s: %g to %g at nozzle %s", s.Key, s.Min, s.Max, n)
			}
		}
	}
}

func TestACatalogueBeyondTheRangesIsRefused(t *testing.T) {
	cat := testCatalogue()
	cat.Pieces[0].Count = 0
	_, err := New(cat)
	if err == nil || err.Error() != "default of count: yinglong: 0 is too small; allowed: 1 to 99" {
		t.Error(err)
	}
}

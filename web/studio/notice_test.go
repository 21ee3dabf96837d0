package studio_test

import (
	"maps"
	"strings"
	"testing"

	"shanhai/web/studio"
)

// bar is a stroke that no nozzle draws.
const bar = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect x="0" y="5" width="10" height="0.1"/><image/></svg>`

// TestWarningsHaveCodes provokes every warning.
func TestWarningsHaveCodes(t *testing.T) {
	s := studio.New()
	s.PutFile("bar.svg", []byte(bar))
	for _, c := range []struct {
		choices studio.Choices
		want    string
		code    string
		facts   map[string]string
	}{
		{studio.Choices{"style": {"engraved"}, "face": {"down"}}, "", "engraved-bed", nil},
		{studio.Choices{"style": {"engraved"}, "back": {"name"}}, "", "back-bed", nil},
		{studio.Choices{"font": {"a.otf"}}, "", "font-unused", nil},
		{studio.Choices{"change": {"filament"}}, "", "change-unused", map[string]string{"style": "inlay"}},
		{studio.Choices{"glyph": {"shan=bar.svg"}}, "landscape/shan.3mf", "too-small", map[string]string{"piece": "shan", "strokes": "1", "nozzle": "0.4"}},
		{studio.Choices{"glyph": {"shan=bar.svg"}}, "landscape/shan.3mf", "note-bitmap", map[string]string{"piece": "shan", "file": "bar.svg", "at": "1:104: <image>"}},
		{studio.Choices{"color": {"shan=#8A8A85", "landscape=#8A8A85"}}, "landscape/shan.3mf", "unseen", map[string]string{"piece": "shan", "base": "landscape", "colour": "#8A8A85"}},
		{studio.Choices{"size": {"20"}, "back": {"name"}}, "black/qilin.3mf", "back-small", map[string]string{"piece": "qilin", "name": "麒麟", "nozzle": "0.4"}},
		{studio.Choices{"size": {"55"}, "printer": {"a1mini"}}, "box/box.3mf", "towerless", map[string]string{"piece": "box", "printer": "Bambu Lab A1 mini"}},
	} {
		got := warned(t, s, c.choices, c.want)
		n, ok := find(got, c.code)
		if !ok {
			t.Errorf("%v: no %s among %+v", c.choices, c.code, got)
			continue
		}
		for key, want := range c.facts {
			if n.Facts[key] != want {
				t.Errorf("%s: %s is %q, want %q, in %q", c.code, key, n.Facts[key], want, n.Text)
			}
		}
	}
}

// warned returns the warnings of a set, or of a file of it.
func warned(t *testing.T, s *studio.Studio, c studio.Choices, want string) []studio.Notice {
	t.Helper()
	if want == "" {
		set, err := s.Set(c)
		if err != nil {
			t.Fatal(err)
		}
		return set.Warnings
	}
	made, _, err := s.Make(t.Context(), c, want, nil)
	if err != nil {
		t.Fatal(err)
	}
	return made.Warnings
}

func find(list []studio.Notice, code string) (studio.Notice, bool) {
	for _, n := range list {
		if n.Code == code {
			return n, true
		}
	}
	return studio.Notice{}, false
}

func TestTroubleHasCodes(t *testing.T) {
	s := studio.New()
	for _, c := range []struct {
		choices studio.Choices
		code    string
		facts   map[string]string
	}{
		{studio.Choices{"size": {"90"}}, "range", map[string]string{"value": "90"}},
		{studio.Choices{"glyph-rotate": {"-190"}}, "range", map[string]string{"value": "-190"}},
		{studio.Choices{"infill": {"2.5"}}, "number", map[string]string{"value": "2.5"}},
		{studio.Choices{"thickness": {"4.1"}}, "layers", map[string]string{"value": "4.1", "layer": "0.2", "below": "4", "above": "4.2"}},
		{studio.Choices{"style": {"skin"}, "both-faces": {"true"}}, "skin-faces", map[string]string{}},
		{studio.Choices{"style": {"skin"}, "face": {"down"}}, "skin-down", map[string]string{}},
		{studio.Choices{"style": {"carved"}, "face": {"down"}}, "carved", map[string]string{}},
		{studio.Choices{"back": {"name"}, "both-faces": {"true"}}, "back-faces", map[string]string{}},
		{studio.Choices{"thickness": {"4"}, "inlay-depth": {"2"}, "both-faces": {"true"}}, "depth", map[string]string{"depth": "2", "faces": "2", "thickness": "4", "most": "2"}},
		{studio.Choices{"glyph": {"shan=none.svg"}}, "missing", map[string]string{}},
		{studio.Choices{"style": {"engrave"}}, "unknown", map[string]string{"value": "engrave", "near": "engraved", "names": "inlay, engraved, skin, carved"}},
		{studio.Choices{"sizes": {"30"}}, "unknown-key", nil},
		{studio.Choices{"count": {"shan=200"}}, "range", map[string]string{"entry": "shan", "value": "200"}},
	} {
		_, err := s.Set(c.choices)
		if err == nil {
			t.Errorf("%v: no fault", c.choices)
			continue
		}
		if got := studio.Explain(err); got.Code != c.code || c.facts != nil && !maps.Equal(got.Facts, c.facts) {
			t.Errorf("%v: %q %v, want %q %v", c.choices, got.Code, got.Facts, c.code, c.facts)
		}
	}
}

// TestTooLargeForTheBed: the box for 80 mm tiles is wider than the A1 mini's 180 mm.
func TestTooLargeForTheBed(t *testing.T) {
	_, err := studio.New().Plates(studio.Choices{"size": {"80"}, "printer": {"a1mini"}}, "box", "box")
	if err == nil {
		t.Fatal("it fits")
	}
	got := studio.Explain(err)
	if got.Code != "bed" || got.Key != "printer" || got.Facts["printer"] != "Bambu Lab A1 mini" || got.Facts["object"] != "Box" {
		t.Errorf("%+v", got)
	}
	if got.Facts["most"] != "55" || !strings.Contains(got.Facts["printers"], "p1s") || strings.Contains(got.Facts["printers"], "a1mini") {
		t.Errorf("%v", got.Facts)
	}
}

// TestNoticesComeOnce: a warning of the design that the build repeats is one.
func TestNoticesComeOnce(t *testing.T) {
	got := warned(t, studio.New(), studio.Choices{"change": {"filament"}, "color": {"shan=#8A8A85"}}, "landscape/shan.3mf")
	for i, n := range got {
		for _, other := range got[i+1:] {
			if n.Text == other.Text {
				t.Errorf("twice: %s", n.Text)
			}
		}
		if strings.TrimSpace(n.Text) == "" {
			t.Errorf("%+v", n)
		}
	}
	if len(got) == 0 {
		t.Error("no warning")
	}
}

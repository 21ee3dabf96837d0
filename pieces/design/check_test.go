package design

import (
	"strings"
	"testing"

	"shanhai/internal/saying"
)

// finish says the "key=value" words and finishes.
func finish(t *testing.T, words ...string) (Design, []saying.Line, error) {
	t.Helper()
	d := newDraft(t)
	for _, word := range words {
		key, value, _ := strings.Cut(word, "=")
		if err := d.Set(key, []string{value}, "--"+key); err != nil {
			t.Fatal(err)
		}
	}
	return d.Finish()
}

// refusal returns the error of saying the words or of finishing.
func refusal(t *testing.T, words ...string) error {
	t.Helper()
	d := newDraft(t)
	for _, word := range words {
		key, value, _ := strings.Cut(word, "=")
		if err := d.Set(key, []string{value}, "--"+key); err != nil {
			return err
		}
	}
	_, _, err := d.Finish()
	return err
}

func TestSettingsThatDoNotGoTogether(t *testing.T) {
	for _, c := range []struct{ words, want string }{
		{"thickness=10.1", "--thickness: 10.1 mm is not a whole number of 0.2 mm layers, which the 0.4 nozzle prints; allowed: 10 or 10.2 mm, the two nearest"},
		{"thickness=19.99", "--thickness: 19.99 mm is not a whole number of 0.2 mm layers, which the 0.4 nozzle prints; allowed: 19.8 or 20 mm, the two nearest"},
		{"thickness=10.15 nozzle=0.2", "--thickness: 10.15 mm is not a whole number of 0.1 mm layers, which the 0.2 nozzle prints; allowed: 10.1 or 10.2 mm, the two nearest"},
		{"inlay-depth=0.5", "--inlay-depth: 0.5 mm is not a whole number of 0.2 mm layers, which the 0.4 nozzle prints; allowed: 0.4 or 0.6 mm, the two nearest"},
		{"style=skin both-faces=true", "--both-faces: the skin style changes the filament once, so it has one face; allowed: both-faces with style inlay or engraved"},
		{"style=skin face=down", "--face: the skin is the last layers of a print, so it can't lie face down; allowed: face auto or up with style skin"},
		{"thickness=4 both-faces=true inlay-depth=2", "--inlay-depth: 2 mm on 2 faces leaves nothing of a tile 4 mm thick; allowed: less than 2 mm, or a thicker tile"},
		{"both-faces=true back=name", "--back: both faces carry the glyph, so none is left for the name; allowed: back name without both-faces"},
		{"glyph-rotate=181", "--glyph-rotate: 181 deg is too large; allowed: -180 to 180 deg"},
		{"glyph-fit=kept", `--glyph-fit: unknown glyph-fit "kept", did you mean "keep"?; allowed: circle, keep`},
		{"back=names", `--back: unknown back "names", did you mean "name"?; allowed: none, name`},
		{"font=", "--font: is empty; allowed: a text that is not empty"},
	} {
		err := refusal(t, strings.Fields(c.words)...)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s:\n got %v\nwant %s", c.words, err, c.want)
		}
	}
}

func TestSettingsThatGoTogether(t *testing.T) {
	for _, words := range []string{
		"thickness=10.1 nozzle=0.2",
		"inlay-depth=0.5 nozzle=0.2",
		"thickness=4 both-faces=true inlay-depth=1.8",
		"thickness=4 inlay-depth=2",
		"thickness=4 both-faces=true",
		"style=skin face=up",
		"style=skin change=filament",
		"face=up",
		"both-faces=true",
		"back=name",
		"back=name nozzle=0.2 thickness=4 inlay-depth=2",
		"glyph-rotate=-30 glyph-fit=keep",
		"font=a.otf glyph=shan=text:AB",
		"font=built-in",
	} {
		if _, warnings, err := finish(t, strings.Fields(words)...); err != nil || warnings != nil {
			t.Errorf("%s: %v, warnings %v", words, err, warnings)
		}
	}
}

// Every multiple of a layer is taken, although few of them are exact in binary.
func TestEveryWholeLayerIsWhole(t *testing.T) {
	for tenths := 1; tenths <= 200; tenths++ {
		v := float64(tenths) / 10
		if !wholeLayers(v, Nozzle02.Layer()) {
			t.Errorf("%g mm at 0.1 mm", v)
		}
		if even := tenths%2 == 0; wholeLayers(v, Nozzle04.Layer()) != even {
			t.Errorf("%g mm at 0.2 mm: whole %v", v, !even)
		}
	}
}

func TestWarnings(t *testing.T) {
	for _, c := range []struct{ words, want string }{
		{"style=engraved face=down", "style engraved: a face on the bed is printed as bridges over the recess and comes out rough; face up without both-faces is clean"},
		{"style=engraved both-faces=true", "style engraved: a face on the bed is printed as bridges over the recess and comes out rough; face up without both-faces is clean"},
		{"back=name face=up", "--back: face up the name lies on the bed, is printed as bridges over its recess and comes out rough; an inlay face down has it on top"},
		{"font=a.otf", "--font: no glyph is text, so the font is left unused"},
		{"change=filament", "--change: only the skin style changes the filament at a height; style inlay leaves it unused"},
	} {
		_, got, err := finish(t, strings.Fields(c.words)...)
		if err != nil || len(got) != 1 || got[0].Text != c.want {
			t.Errorf("%s: %v, error %v", c.words, got, err)
		}
	}
}

// The orientations of the table of measures.
func TestFaceFollowsTheStyle(t *testing.T) {
	for words, down := range map[string]bool{
		"style=inlay": true, "style=engraved": false, "style=skin": false,
		"style=inlay face=up": false, "style=engraved face=down": true,
	} {
		if got, _, err := finish(t, strings.Fields(words)...); err != nil || got.FaceDown() != down {
			t.Errorf("%s: face down %v, error %v", words, got.FaceDown(), err)
		}
	}
}

func TestNearest(t *testing.T) {
	names := []string{"yinglong", "xuanwu", "qinglong", "shan", "hai"}
	for word, want := range map[string]string{
		"yinglng": "yinglong", "YingLong": "yinglong", "ynglong": "yinglong", "qnglong": "qinglong",
		"sahn": "shan", "hia": "hai", "xuanwuu": "xuanwu", "": "", "zzz": "", "shanxxxx": "",
	} {
		if got := Nearest(word, names); got != want {
			t.Errorf("%q: %q, want %q", word, got, want)
		}
	}
}

package diagram

import (
	"bytes"
	"encoding/xml"
	"io"
	"strings"
	"testing"
	"unicode/utf8"

	"shanhai/internal/columns"
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Widths by UAX #11 as EastAsianWidth.txt gives them, combining and unseen characters aside.
func TestColumnsOfWideCharacters(t *testing.T) {
	for text, want := range map[string]int{
		"wQ1": 3, "青龍": 4, "w青龍1": 6, "ＡＢ": 4, "ｱ": 1, "é": 1, "e\u0301": 1, "。": 2, "한": 2, "🐉": 2, "·": 1, "a\u200bb": 2, "": 0,
	} {
		if got := columns.Of(text); got != want {
			t.Errorf("%q fills %d columns, want %d", text, got, want)
		}
	}
}

// Ratios from the definition of WCAG 2.2 and its common examples.
func TestContrastIsThatOfWCAG(t *testing.T) {
	for _, c := range []struct {
		a, b Colour
		want float64
	}{
		{Colour{0, 0, 0}, Colour{255, 255, 255}, 21},
		{Colour{0x77, 0x77, 0x77}, Colour{255, 255, 255}, 4.48},
		{Colour{255, 0, 0}, Colour{255, 255, 255}, 4.00},
		{Colour{9, 9, 9}, Colour{9, 9, 9}, 1},
	} {
		if got := contrast(c.a, c.b); got < c.want-0.01 || got > c.want+0.01 {
			t.Errorf("%v on %v: %.3f, want %.2f", c.a, c.b, got, c.want)
		}
	}
}

func TestGlyphsStandOut(t *testing.T) {
	for _, base := range []Colour{{0x1A, 0x1A, 0x1A}, {0xF5, 0xF5, 0xF0}, {0x8C, 0x8C, 0x86}, {0, 0, 0}, {255, 255, 255}, {128, 0, 0}} {
		for v := range 27 {
			ink := Colour{uint8(v % 3 * 127), uint8(v / 3 % 3 * 127), uint8(v / 9 * 127)}
			got := legible(ink, base)
			if contrast(got, base) < 3.4 {
				t.Errorf("%v on %v becomes %v, a contrast of %.2f", ink, base, got, contrast(got, base))
			}
			if contrast(ink, base) >= 3.4 && got != ink {
				t.Errorf("%v on %v stands out, yet becomes %v", ink, base, got)
			}
		}
	}
}

func TestCaptionsAreWrapped(t *testing.T) {
	for text, want := range map[string]string{
		"":                    "",
		"one":                 "one",
		"aaaa bbbb cccc":      "aaaa bbbb|cccc",
		"aaaaaaaaaaaaaaaaa b": "aaaaaaaaaaaaaaaaa|b",
		"門擋住去路，所以":            "門擋住去|路，所以",
		"白方青龍，不得":             "白方青龍，|不得",
		"ab白方青龍，不得":           "ab白方青|龍，不得",
		"QingLong 不得 X":       "QingLong|不得 X",
	} {
		if got := strings.Join(wrapped(text, 5.1, 1), "|"); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestHandsGoByOwner(t *testing.T) {
	v := busy()
	v.Hand = append(v.Hand, rules.InHand{Tile: tile("S"), Count: 0})
	var got []string
	for _, g := range document(t, v, Options{}).class("dg-hand") {
		got = append(got, g.attr("data-tiles"))
	}
	if strings.Join(got, "|") != "white|black|" {
		t.Errorf("hands of %q", got)
	}
}

func FuzzWordsAnywhere(f *testing.F) {
	f.Add("A gate", "wQ1", "white", "青龍", 3, -2)
	f.Add("<b>", "]]>", "\"'", "\x00\xff", 1<<40, 9)
	f.Fuzz(func(t *testing.T, caption, name, owner, text string, q, r int) {
		v := busy()
		v.Caption, v.Turn, v.Labels = caption, text, Names
		v.Cells = append(v.Cells, rules.Cell{Hex: hex.Hex{Q: 4, R: -2}, Tiles: []rules.Tile{{Name: name, Owner: owner, Kind: name, Text: text}}})
		v.Faults = append(v.Faults, hex.Hex{Q: q, R: r})
		data, err := SVG(v, Options{})
		if err != nil {
			t.Fatal(err)
		}
		d := xml.NewDecoder(bytes.NewReader(data))
		for err == nil {
			_, err = d.Token()
		}
		if err != io.EOF {
			t.Fatalf("%v\n%s", err, data)
		}
		out := Text(v, Style{Characters: true})
		if !utf8.ValidString(out) || strings.ContainsAny(out, "\x00\x1b\r\t") {
			t.Fatalf("%q", out)
		}
	})
}

// Remarks stand above who is to move, in the order given, in both forms.
func TestRemarksAreWritten(t *testing.T) {
	v := View{Cells: []rules.Cell{at(0, 0, "wY")}, Remarks: []string{"one remark", "another"}, ToMove: "black"}
	if got, want := Text(v, Style{}), "  wY\none remark\nanother\nBlack to move\n"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	picture, err := SVG(v, Options{})
	if err != nil {
		t.Fatal(err)
	}
	first, second, turn := bytes.Index(picture, []byte(">one remark<")), bytes.Index(picture, []byte(">another<")), bytes.LastIndex(picture, []byte(">Black to move<"))
	if first < 0 || first > second || second > turn {
		t.Errorf("at %d, %d and %d in\n%s", first, second, turn, picture)
	}
}

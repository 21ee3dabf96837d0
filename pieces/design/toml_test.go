package design

import (
	"bytes"
	"errors"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"testing/iotest"
)

// read reads a document over the defaults and finishes.
func read(t testing.TB, document, name string) (Design, error) {
	d := newDraft(t)
	if err := d.ReadTOML(strings.NewReader(document), name); err != nil {
		return Design{}, err
	}
	got, _, err := d.Finish()
	got.places = nil // where things stand is not what they are
	return got, err
}

// What was said, and each entry of a table, is found again by its place; a flag
// wins over the file, and what was not said is named by its key.
func TestPlaceOfWhatWasSaid(t *testing.T) {
	draft := newDraft(t)
	if err := draft.ReadTOML(strings.NewReader("size = 30\nfont = 'a.otf'\n[glyph]\nshan = 'x.svg'\nhai = 'y.svg'\n"), "s.toml"); err != nil {
		t.Fatal(err)
	}
	if err := draft.Set("glyph", []string{"hai=z.svg"}, "--glyph"); err != nil {
		t.Fatal(err)
	}
	d, _, err := draft.Finish()
	if err != nil {
		t.Fatal(err)
	}
	for want, of := range map[string][2]string{
		"s.toml:1:8: size": {"size", ""}, "s.toml:2:8: font": {"font", ""}, "s.toml:4:8: glyph": {"glyph", "shan"},
		"--glyph": {"glyph", "hai"}, "printer": {"printer", ""}, "count": {"count", "shan"},
	} {
		if got := d.Place(of[0], of[1]); got != want {
			t.Errorf("%v: %q, want %q", of, got, want)
		}
	}
}

func TestReadTOMLTakesEveryKindOfValue(t *testing.T) {
	got, err := read(t, `
out = "../prints"        # a path
variant = 'black'
pieces = ["shan",
	# the other one
	"hai"]
size = 3_0.5
thickness = 0x8
nozzle = 0.2
infill = 50
both-faces = true
count.hai = 2
glyph = { shan = "/abs/shan.svg", hai = "art/hai.svg" }
"inlay-depth" = "auto"
[color]
"base-black" = "#202122"
`, filepath.Join("sets", "pocket.toml"))
	if err != nil {
		t.Fatal(err)
	}
	want, _, _ := newDraft(t).Finish()
	want.places = nil
	want.Out, want.Variant, want.Pieces = "prints", VariantBlack, []string{"shan", "hai"}
	want.Size, want.Thickness, want.Nozzle, want.Infill, want.BothFaces = 30.5, 8, Nozzle02, 50, true
	want.Count["hai"], want.Color["base-black"] = 2, Colour{R: 0x20, G: 0x21, B: 0x22}
	want.Glyph = map[string]string{"shan": "/abs/shan.svg", "hai": filepath.Join("sets", "art", "hai.svg")}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
}

func TestReadTOMLNamesLineAndColumn(t *testing.T) {
	const pieces = "yinglong, xuanwu, baihu, qinglong, zhuque, qilin, pixiu, feilian, shan, hai, box, box-large"
	const keys = "out, variant, pieces, format, slicer, dry-run, size, thickness, chamfer, style, inlay-depth, face, both-faces, " +
		"back, glyph-fit, glyph-rotate, font, printer, nozzle, filament, infill, change, lid-clearance, well-clearance, count, color, glyph"
	for _, c := range []struct{ document, want string }{
		{"size = 90", "s.toml:1:8: size: 90 mm is too large; allowed: 20 to 80 mm"},
		{"size = \"30\"", "s.toml:1:8: size: is a text; allowed: a number: 20 to 80 mm"},
		{"size = true", "s.toml:1:8: size: is true or false; allowed: a number: 20 to 80 mm"},
		{"size = 2024-01-01", "s.toml:1:8: size: is a date or time; allowed: a number: 20 to 80 mm"},
		{"size = nan", `s.toml:1:8: size: "NaN" is not a number; allowed: 20 to 80 mm`},
		{"size = {a = 1}", "s.toml:1:8: size: is a table; allowed: a number: 20 to 80 mm"},
		{"size = \n", "s.toml:1:8: unexpected character U+000A at start of value; allowed: TOML, key = value"},
		{"\n  size 30\n", "s.toml:2:8: expected '=' after key; allowed: TOML, key = value"},
		{"out = \"a\nb\"", "s.toml:1:9: basic strings cannot have new lines; allowed: TOML, key = value"},
		{"size = 30\nsize = 31", "s.toml:2:1: key size is already defined; allowed: TOML, key = value"},
		{"both-faces = 1", "s.toml:1:14: both-faces: is a number; allowed: true or false"},
		{"pieces = \"shan\"", "s.toml:1:10: pieces: is a text; allowed: a list of texts: all, " + pieces},
		{"infill = 35.5", `s.toml:1:10: infill: "35.5" is not a whole number; allowed: 0 to 100 %`},
		{"style = 3", "s.toml:1:9: style: is a number; allowed: a text: inlay, engraved, skin, carved"},
		{"[size]", "s.toml:1:2: size: [size] is a table; allowed: a number: 20 to 80 mm"},
		{"[[count]]\nshan = 1", "s.toml:1:3: count: [[count]] is a list of tables; allowed: a table, [count]"},
		{"size.mm = 30", "s.toml:1:1: size: size.mm is out of place; allowed: a number: 20 to 80 mm"},
		{"count = 3", "s.toml:1:9: count: is a number; allowed: a table: piece=1 to 99 with " + pieces},
		{"count.shan.x = 3", "s.toml:1:1: count: count.shan.x is out of place; allowed: a table: piece=1 to 99 with " + pieces},
		{"[count]\nshan = 3\n hai = 0", "s.toml:3:8: count: hai: 0 is too small; allowed: 1 to 99"},
		{"[count]\n sha = 3", `s.toml:2:2: count: unknown piece "sha", did you mean "shan"?; allowed: ` + pieces},
		{"color = { base-black = \"red\" }", `s.toml:1:24: color: base-black: "red" is not a colour; allowed: #RRGGBB`},
		{"[glyphs]", `s.toml:1:2: unknown key "glyphs", did you mean "glyph"?; allowed: ` + keys},
		{"[count]\nshan = 3.5", `s.toml:2:8: count: shan: "3.5" is not a whole number; allowed: 1 to 99`},
		{"[count]\nshan = \"3\"", "s.toml:2:8: count.shan: is a text; allowed: a whole number: 1 to 99"},
		{"count = []", "s.toml:1:1: count: is a list; allowed: a table: piece=1 to 99 with " + pieces},
		{"glyph = {shan = {a = 1}}", "s.toml:1:17: glyph.shan: is a table; allowed: a text: file"},
		{"glyph.shan = \"\"", "s.toml:1:14: glyph: shan: is empty; allowed: file"},
	} {
		_, err := read(t, c.document, "s.toml")
		if err == nil || err.Error() != c.want {
			t.Errorf("%q:\n got %v\nwant %s", c.document, err, c.want)
		}
	}
}

// A setting of the file that does not go with another is named by its line.
func TestFinishRemembersTheFilesPlaces(t *testing.T) {
	d := newDraft(t)
	if err := d.ReadTOML(strings.NewReader("\nthickness = 10.1\n"), "s.toml"); err != nil {
		t.Fatal(err)
	}
	_, _, err := d.Finish()
	if err == nil || !strings.HasPrefix(err.Error(), "s.toml:2:13: thickness: 10.1 mm is not a whole number") {
		t.Error(err)
	}
}

func TestTheLaterLayerWins(t *testing.T) {
	d := newDraft(t)
	if err := d.ReadTOML(strings.NewReader("size = 30\nthickness = 8\ncount.shan = 5"), "s.toml"); err != nil {
		t.Fatal(err)
	}
	if err := d.Set("size", []string{"44"}, "--size"); err != nil {
		t.Fatal(err)
	}
	got, _, err := d.Finish()
	if err != nil || got.Size != 44 || got.Thickness != 8 || got.Chamfer != 0.6 || got.Count["shan"] != 5 {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestReadTOMLRefusesAHugeFile(t *testing.T) {
	_, err := read(t, strings.Repeat("#", maxFile+1), "s.toml")
	if err == nil || err.Error() != "s.toml: is no file of settings: too long; allowed: 64 KiB at most" {
		t.Error(err)
	}
	if _, err := read(t, strings.Repeat("#", maxFile), "s.toml"); err != nil {
		t.Error(err)
	}
}

func TestReadTOMLPassesOnTheReadersError(t *testing.T) {
	broken := errors.New("broken cable")
	if err := newDraft(t).ReadTOML(iotest.ErrReader(broken), "s.toml"); !errors.Is(err, broken) {
		t.Error(err)
	}
}

// write writes a design as a document.
func write(t testing.TB, d Design) string {
	t.Helper()
	var b bytes.Buffer
	if err := WriteTOML(&b, d, testCatalogue()); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestWriteTOMLReadsBack(t *testing.T) {
	for _, document := range []string{
		"",
		"size = 20.125\nthickness = 19.9\nnozzle = 0.2\ninlay-depth = 0.7\nface = 'up'\npieces = ['box']\nformat = ['stl']",
		`out = "a \"b\" \\ c\td\u0007 貔"` + "\nglyph.shan = 'x=y.svg'\ncolor.landscape = '#abcdef'\ncount.box = 99",
		"style = 'skin'\nchange = 'filament'\nslicer = 'prusa'\nvariant = 'white'\ndry-run = true\nfilament = 'Generic PLA'",
	} {
		want, err := read(t, document, "s.toml")
		if err != nil {
			t.Fatal(err)
		}
		got, err := read(t, write(t, want), "s.toml")
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("%v\n got %+v\nwant %+v", err, got, want)
		}
	}
}

// The file explains every setting, in lines that fit a terminal.
func TestWriteTOMLExplains(t *testing.T) {
	d, _, _ := newDraft(t).Finish()
	document := write(t, d)
	for _, s := range Settings(testCatalogue()) {
		if !strings.Contains(document, "\n# "+s.Key+": ") {
			t.Errorf("%s is not explained", s.Key)
		}
	}
	for _, line := range strings.Split(document, "\n") {
		if len(line) > commentWidth {
			t.Errorf("%d columns: %s", len(line), line)
		}
	}
}

// Whatever is taken is written so that it reads back the same.
func FuzzReadTOML(f *testing.F) {
	d, _, _ := newDraft(f).Finish()
	f.Add(write(f, d))
	f.Add("size = 30\ncount.shan = 2\n[glyph]\nhai = 'x'")
	f.Add("[count]\nshan = 0x2 # two\n")
	f.Add("glyph = { shan = \"\\u0007\", }\n")
	f.Add("pieces = [ # some\n 'shan', ]\nchamfer = -0.0\n")
	f.Fuzz(func(t *testing.T, document string) {
		want, err := read(t, document, "s.toml")
		if err != nil {
			if strings.ContainsAny(err.Error(), "\n\r") {
				t.Errorf("message of several lines: %q", err)
			}
			return
		}
		got, err := read(t, write(t, want), "s.toml")
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Fatalf("%v\n got %+v\nwant %+v", err, got, want)
		}
	})
}

// TestPathsAreRelativeToTheFile: what is no path stays as it is.
func TestPathsAreRelativeToTheFile(t *testing.T) {
	d := newDraft(t)
	text := "font = 'Kai.ttc#4'\n[glyph]\nshan = 'text:山海'\nhai = 'hai.png'\n"
	if err := d.ReadTOML(strings.NewReader(text), "some/s.toml"); err != nil {
		t.Fatal(err)
	}
	got, _, err := d.Finish()
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range []string{filepath.Join("some", "Kai.ttc#4"), "text:山海", filepath.Join("some", "hai.png")} {
		if have := []string{got.Font, got.Glyph["shan"], got.Glyph["hai"]}[i]; have != want {
			t.Errorf("%q, want %q", have, want)
		}
	}
	d = newDraft(t)
	if err := d.ReadTOML(strings.NewReader("font = 'built-in'"), "some/s.toml"); err != nil {
		t.Fatal(err)
	}
	if got, _, _ := d.Finish(); got.Font != "" {
		t.Errorf("the built-in font is %q", got.Font)
	}
}

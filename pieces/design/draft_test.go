package design

import (
	"errors"
	"reflect"
	"strings"
	"testing"
)

func TestWhatIsSaidIsRefusedWithPlaceReasonAndAllowed(t *testing.T) {
	const pieces = "yinglong, xuanwu, baihu, qinglong, zhuque, qilin, pixiu, feilian, shan, hai, box, box-large"
	for _, c := range []struct{ key, value, want string }{
		{"size", "big", `--size: "big" is not a number; allowed: 20 to 80 mm`},
		{"size", "", `--size: "" is not a number; allowed: 20 to 80 mm`},
		{"size", "NaN", `--size: "NaN" is not a number; allowed: 20 to 80 mm`},
		{"size", "Inf", `--size: +Inf mm is too large; allowed: 20 to 80 mm`},
		{"size", "1e999", `--size: +Inf mm is too large; allowed: 20 to 80 mm`},
		{"size", "38mm", `--size: "38mm" is not a number; allowed: 20 to 80 mm`},
		{"size", "auto", `--size: "auto" is not a number; allowed: 20 to 80 mm`},
		{"infill", "35.5", `--infill: "35.5" is not a whole number; allowed: 0 to 100 %`},
		{"infill", "99999999999999999999", `--infill: 2.147483647e+09 % is too large; allowed: 0 to 100 %`},
		{"style", "inlai", `--style: unknown style "inlai", did you mean "inlay"?; allowed: inlay, engraved, skin, carved`},
		{"style", "x", `--style: unknown style "x"; allowed: inlay, engraved, skin, carved`},
		{"printer", "A1", `--printer: unknown printer "A1", did you mean "a1"?; allowed: a1mini, a1, p1s, p1p, x1c, p2s, h2s, h2d`},
		{"printer", "x1", `--printer: unknown printer "x1", did you mean "x1c"?; allowed: a1mini, a1, p1s, p1p, x1c, p2s, h2s, h2d`},
		{"nozzle", "0.6", `--nozzle: unknown nozzle "0.6", did you mean "0.4"?; allowed: 0.4, 0.2`},
		{"both-faces", "yes", `--both-faces: "yes" is neither true nor false; allowed: true, false`},
		{"pieces", "yinglng", `--pieces: unknown piece "yinglng", did you mean "yinglong"?; allowed: all, ` + pieces},
		{"format", "obj", `--format: unknown format "obj"; allowed: 3mf, stl`},
		{"format", "", `--format: unknown format ""; allowed: 3mf, stl`},
		{"count", "shan", `--count: "shan" is not name=value; allowed: piece=1 to 99 with ` + pieces},
		{"count", "dragon=1", `--count: unknown piece "dragon"; allowed: ` + pieces},
		{"count", "shan=0", `--count: shan: 0 is too small; allowed: 1 to 99`},
		{"count", "shan=100", `--count: shan: 100 is too large; allowed: 1 to 99`},
		{"color", "yinglong=gold", `--color: yinglong: "gold" is not a colour; allowed: #RRGGBB`},
		{"color", "yinglong=#GG0000", `--color: yinglong: "#GG0000" is not a colour; allowed: #RRGGBB`},
		{"color", "base-blak=#000000", `--color: unknown colour "base-blak", did you mean "base-black"?; allowed: base-black, base-white, landscape, yinglong`},
		{"glyph", "box=a.svg", `--glyph: unknown piece "box"; allowed: yinglong, xuanwu, baihu, qinglong, zhuque, qilin, pixiu, feilian, shan, hai`},
		{"glyph", "shan=", `--glyph: shan: is empty; allowed: file`},
		{"out", "", `--out: is empty; allowed: a text that is not empty`},
		{"out", "a\x00b", `--out: "a\x00b" holds a character that no path can; allowed: text of one line in UTF-8`},
		{"out", strings.Repeat("a", 59) + "\n" + "bb", `--out: "` + strings.Repeat("a", 59) + `\n..." holds a character that no path can; allowed: text of one line in UTF-8`},
	} {
		err := newDraft(t).Set(c.key, []string{c.value}, "--"+c.key)
		if err == nil || err.Error() != c.want {
			t.Errorf("%s = %q:\n got %v\nwant %s", c.key, c.value, err, c.want)
		}
		var refused *Error
		if !errors.As(err, &refused) || !refused.BadInput() {
			t.Errorf("%s = %q: no bad input", c.key, c.value)
		}
	}
}

func TestAnUnknownKeyNamesTheNearest(t *testing.T) {
	err := newDraft(t).Set("thicknes", []string{"8"}, "set.toml:1:1")
	const want = `set.toml:1:1: unknown key "thicknes", did you mean "thickness"?; allowed: out, variant, `
	if err == nil || !strings.HasPrefix(err.Error(), want) {
		t.Errorf("got %v", err)
	}
}

func TestAnEmptyListIsRefused(t *testing.T) {
	err := newDraft(t).Set("format", nil, "--format")
	if err == nil || err.Error() != "--format: is empty; allowed: 3mf, stl" {
		t.Error(err)
	}
}

func TestListsKeepTheTablesOrderOnce(t *testing.T) {
	d := newDraft(t)
	if err := d.Set("pieces", []string{"hai", "shan", "hai"}, ""); err != nil {
		t.Fatal(err)
	}
	got, _, _ := d.Finish()
	if want := []string{"shan", "hai"}; !reflect.DeepEqual(got.Pieces, want) {
		t.Errorf("pieces %v, want %v", got.Pieces, want)
	}
	if !got.Makes("hai") || got.Makes("box") {
		t.Error("makes the wrong pieces")
	}
}

func TestTablesAddUpAndTheLaterWins(t *testing.T) {
	d := newDraft(t)
	for _, entries := range [][]string{{"shan=4", "hai=5"}, {"hai=7"}} {
		if err := d.Set("count", entries, ""); err != nil {
			t.Fatal(err)
		}
	}
	got, _, _ := d.Finish()
	if got.Count["shan"] != 4 || got.Count["hai"] != 7 || got.Count["xuanwu"] != 2 {
		t.Errorf("counts %v", got.Count)
	}
}

func TestAFinishedDesignIsItsTakersOwn(t *testing.T) {
	d := newDraft(t)
	first, _, _ := d.Finish()
	first.Count["shan"], first.Pieces[0] = 99, "changed"
	second, _, _ := d.Finish()
	if second.Count["shan"] != 6 || second.Pieces[0] != "yinglong" {
		t.Error("a change of one design shows in the next")
	}
}

func TestVariantNames(t *testing.T) {
	if got := VariantBoth.Names(); !reflect.DeepEqual(got, []string{"black", "white"}) {
		t.Error(got)
	}
	if got := VariantWhite.Names(); !reflect.DeepEqual(got, []string{"white"}) {
		t.Error(got)
	}
}

// What a setting takes it shows in words that it takes again; what it refuses is one line.
func FuzzSet(f *testing.F) {
	for i, s := range Settings(testCatalogue()) {
		f.Add(uint8(i), s.Example)
		for _, value := range append(s.Default, s.Names...) {
			f.Add(uint8(i), value)
		}
	}
	f.Add(uint8(6), "-0")
	f.Fuzz(func(t *testing.T, i uint8, value string) {
		d := newDraft(t)
		s := &d.settings[int(i)%len(d.settings)]
		if err := d.Set(s.Key, []string{value}, "place"); err != nil {
			if strings.ContainsAny(err.Error(), "\n\r") {
				t.Errorf("%s = %q: message of several lines: %q", s.Key, value, err)
			}
			return
		}
		again := newDraft(t)
		if err := again.Set(s.Key, s.Show(d.design), "place"); err != nil || !reflect.DeepEqual(again.design, d.design) {
			t.Errorf("%s = %q: shows %q, error %v", s.Key, value, s.Show(d.design), err)
		}
	})
}

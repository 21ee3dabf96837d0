package main

import (
	"context"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// The command reads flags and files; what the work gets is the options alone.
func TestBuildReadsItsFlags(t *testing.T) {
	drawing := filepath.Join(t.TempDir(), "hill.svg")
	if err := os.WriteFile(drawing, []byte("<svg/>"), 0o666); err != nil {
		t.Fatal(err)
	}
	var got *makeOptions
	cmd := newBuildCmd(ioStreams{}, nil, func(_ context.Context, o *makeOptions) error { got = o; return nil })
	cmd.SetArgs([]string{
		"--out", "prints", "--pieces", "hai", "--pieces", "shan,box", "--size", "30", "--size", "31",
		"--count", "shan=4,hai=5", "--count", "shan=7", "--glyph", "shan=" + drawing, "--both-faces", "--dry-run=false",
		"--filament", "Generic PLA", "--change", "filament",
	})
	if err := cmd.ExecuteContext(t.Context()); err != nil {
		t.Fatal(err)
	}
	d := got.Design
	if want := []string{"shan", "hai", "box"}; !reflect.DeepEqual(d.Pieces, want) {
		t.Errorf("pieces %v, want %v", d.Pieces, want)
	}
	if d.Size != 31 || d.Count["shan"] != 7 || d.Count["hai"] != 5 || !d.BothFaces || d.DryRun || d.Filament != "Generic PLA" {
		t.Errorf("%+v", d)
	}
	if want := (shanhai.Drawings{"shan": {Name: drawing, Data: []byte("<svg/>")}}); !reflect.DeepEqual(got.Glyphs, want) {
		t.Errorf("glyphs %v", got.Glyphs)
	}
	if want := filepath.Join("prints", "shanhai"); got.Folder != want {
		t.Errorf("folder %s, want %s", got.Folder, want)
	}
	if len(got.Warnings) != 1 {
		t.Errorf("warnings %v", got.Warnings)
	}
}

// Every setting of the table has its flag, with an example in the help text.
func TestEverySettingHasAFlagWithAnExample(t *testing.T) {
	flags := newBuildCmd(ioStreams{}, nil, nil).Flags()
	for _, s := range design.Settings(shanhai.Catalogue()) {
		f := flags.Lookup(s.Key)
		if f == nil {
			t.Errorf("no flag --%s", s.Key)
			continue
		}
		if !strings.Contains(f.Usage, "e.g. --"+s.Key) {
			t.Errorf("--%s: no example in %q", s.Key, f.Usage)
		}
	}
	if f := flags.Lookup("config"); f == nil || !strings.Contains(f.Usage, "e.g. --config") {
		t.Error("--config")
	}
}

func TestEveryCommandIsExplainedWithAnExample(t *testing.T) {
	for _, c := range newRootCmd(ioStreams{}, works{}).Commands() {
		if c.Name() != "help" && (c.Long == "" || c.Example == "") {
			t.Errorf("%s: long %q, example %q", c.Name(), c.Long, c.Example)
		}
		for _, line := range strings.Split(c.Long+"\n"+c.Example, "\n") {
			if len(line) > 80 {
				t.Errorf("%s: %d columns: %s", c.Name(), len(line), line)
			}
		}
	}
}

// The default colours and numbers are those of the table of measures.
func TestDefaultsAreThoseOfTheMeasures(t *testing.T) {
	data, err := defaultSettings(shanhai.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		"size = 38", "thickness = 10", "chamfer = 0.6", `inlay-depth = "auto"`, "lid-clearance = 0.25", "well-clearance = 0.4",
		"infill = 35", `printer = "a1"`, `filament = "Bambu PLA Basic"`,
		`base-black = "#1A1A1A"`, `base-white = "#F5F5F0"`, `landscape = "#8C8C86"`, `yinglong = "#D4A017"`, `xuanwu = "#6B4423"`,
		`baihu = "#A8A9AD"`, `qinglong = "#1E7B3A"`, `zhuque = "#C1272D"`, `qilin = "#E8731A"`, `pixiu = "#6A3D9A"`, `feilian = "#8EC6E6"`,
		`shan = "#5A4A3A"`, `hai = "#1F5FA8"`, `box = "#1A1A1A"`, `lid = "#1A1A1A"`, `lid-inlay = "#D4A017"`,
		"yinglong = 1", "xuanwu = 2", "baihu = 2", "qinglong = 3", "zhuque = 3", "qilin = 1", "pixiu = 1", "feilian = 1",
		"shan = 6", "hai = 6", "box = 1", "box-large = 1",
	} {
		if !strings.Contains(string(data), "\n"+line+"\n") {
			t.Errorf("no line %s", line)
		}
	}
}

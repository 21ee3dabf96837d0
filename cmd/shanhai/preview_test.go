package main

import (
	"bytes"
	"context"
	"image/png"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"shanhai/pieces/design"
	"shanhai/pieces/gallery"
	"shanhai/pieces/shanhai"
)

// asked returns what the command line asks for, in an empty folder.
func asked(t *testing.T, args ...string) (*previewOptions, error) {
	t.Helper()
	t.Chdir(t.TempDir())
	var got *previewOptions
	cmd := newPreviewCmd(ioStreams{}, nil, func(_ context.Context, o *previewOptions) error { got = o; return nil })
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	cmd.SetArgs(args)
	return got, cmd.ExecuteContext(t.Context())
}

func TestPreviewReadsItsFlags(t *testing.T) {
	for line, want := range map[string]gallery.Order{
		"":                                {Show: gallery.Table, Width: 1200},
		"all":                             {Show: gallery.Table, Width: 1200},
		"yinglong":                        {Show: gallery.Portrait, Width: 1200},
		"--sheet --width 640 --small":     {Show: gallery.Sheet, Width: 640, Small: true},
		"box-large --box --transparent":   {Show: gallery.OpenBox, Box: "box-large", Width: 1200, Clear: true},
		"--box":                           {Show: gallery.OpenBox, Width: 1200},
		"hai --flat --underside":          {Show: gallery.Portrait, Width: 1200, Flat: true, Underside: true},
		"hai --styles --out set.SVG":      {Show: gallery.Styles, Width: 1200, Vector: true},
		"--out x.png --pieces shan --box": {Show: gallery.OpenBox, Width: 1200},
	} {
		got, err := asked(t, strings.Fields(line)...)
		if err != nil {
			t.Errorf("%s: %v", line, err)
		} else if got.Order != want {
			t.Errorf("%s: %+v, want %+v", line, got.Order, want)
		}
	}
}

func TestPreviewOfAPieceMakesThatPieceAlone(t *testing.T) {
	for line, want := range map[string][]string{
		"qilin":                      {"qilin"},
		"qilin --pieces shan,hai":    {"qilin"},
		"--pieces shan,hai":          {"shan", "hai"},
		"box --box --pieces box,hai": {"hai", "box"},
	} {
		got, err := asked(t, strings.Fields(line)...)
		if err != nil {
			t.Fatal(err)
		}
		if d := got.Designs[0]; len(got.Designs) != 1 || !reflect.DeepEqual(d.Pieces, want) {
			t.Errorf("%s: pieces %v, want %v", line, d.Pieces, want)
		}
	}
}

func TestPreviewOfStylesHasADesignForEach(t *testing.T) {
	got, err := asked(t, "qilin", "--styles", "--size", "30")
	if err != nil {
		t.Fatal(err)
	}
	var styles []string
	for _, d := range got.Designs {
		styles = append(styles, string(d.Style))
		if d.Size != 30 {
			t.Errorf("%s: size %v", d.Style, d.Size)
		}
	}
	if want := styleNames(shanhai.Catalogue()); len(want) < 3 || !reflect.DeepEqual(styles, want) {
		t.Errorf("styles %v, want %v", styles, want)
	}
}

// A setting that changes how a piece looks is a flag here too, whoever adds it.
func TestPreviewHasAFlagForEverySettingOfTheLook(t *testing.T) {
	flags := newPreviewCmd(ioStreams{}, nil, nil).Flags()
	for _, s := range design.Settings(shanhai.Catalogue()) {
		f := flags.Lookup(s.Key)
		switch s.Key {
		case "format", "slicer", "dry-run", "printer", "filament", "infill", "change":
			if f != nil {
				t.Errorf("--%s changes no picture", s.Key)
			}
		default:
			if f == nil || !strings.Contains(f.Usage, "e.g. --"+s.Key) {
				t.Errorf("--%s is no flag, or has no example", s.Key)
			}
		}
	}
}

// The whole way to a file that another decoder reads.
func TestPreviewWritesAPicture(t *testing.T) {
	t.Chdir(t.TempDir())
	var out, errs bytes.Buffer
	streams := ioStreams{Out: &out, Err: &errs}
	if code := run(t.Context(), []string{"preview", "shan", "--width", "160", "--out", "shan.png"}, streams, realWorks()); code != 0 {
		t.Fatalf("status %d: %s", code, errs.String())
	}
	file, err := os.Open("shan.png")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	im, err := png.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	if im.Bounds().Dx() != 160 {
		t.Errorf("%v", im.Bounds())
	}
	if left, _ := filepath.Glob(".*"); len(left) > 0 {
		t.Errorf("left behind: %v", left)
	}
}

// What build warns of, preview does: the picture alone may not tell.
func TestPreviewWarnsOfWhatWillNotBeSeen(t *testing.T) {
	for _, args := range [][]string{{"preview", "shan", "--width", "40"}, {"build", "--pieces", "shan", "--dry-run"}} {
		t.Chdir(t.TempDir())
		var out, errs bytes.Buffer
		args = append(args, "--color", "landscape=#303030", "--color", "shan=#303030")
		if code := run(t.Context(), args, ioStreams{Out: &out, Err: &errs}, realWorks()); code != 0 {
			t.Fatalf("%s: status %d: %s", args[0], code, errs.String())
		}
		want := "shanhai: warning: shan: its colour is that of landscape, #303030, so the glyph will not be seen; --color gives either another\n"
		if errs.String() != want {
			t.Errorf("%s says %q, want %q", args[0], errs.String(), want)
		}
	}
}

package build_test

import (
	"bytes"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"shanhai/pieces/build"
	"shanhai/pieces/design"
	"shanhai/pieces/manifest"
	"shanhai/pieces/print"
	"shanhai/pieces/print/bambu"
	"shanhai/pieces/print/reader"
	"shanhai/pieces/shanhai"
)

// shelf keeps what a build puts.
type shelf struct {
	mu    sync.Mutex
	files map[string][]byte
}

func (s *shelf) Put(name string, data []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.files == nil {
		s.files = map[string][]byte{}
	}
	if _, twice := s.files[name]; twice {
		return fmt.Errorf("%s is put twice", name)
	}
	s.files[name] = data
	return nil
}

// chosen returns the design of a list of settings, e.g. "style=skin".
func chosen(t testing.TB, settings ...string) design.Design {
	t.Helper()
	draft, err := design.New(shanhai.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range settings {
		key, value, _ := strings.Cut(s, "=")
		if err := draft.Set(key, strings.Split(value, ","), "test"); err != nil {
			t.Fatal(err)
		}
	}
	d, _, err := draft.Finish()
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func built(t testing.TB, settings ...string) (*shelf, *build.Summary) {
	t.Helper()
	d := chosen(t, settings...)
	out := &shelf{}
	s, err := build.Run(context.Background(), shanhai.New(d, nil), d, out, nil)
	if err != nil {
		t.Fatal(err)
	}
	return out, s
}

// everything lists by hand what a build without flags writes.
func everything() []string {
	beasts := []string{"yinglong", "xuanwu", "baihu", "qinglong", "zhuque", "qilin", "pixiu", "feilian"}
	var names []string
	for _, variant := range []string{"black", "white"} {
		names = append(names, "shanhai-"+variant+".3mf")
		for _, b := range beasts {
			names = append(names, variant+"/"+b+".3mf", variant+"/stl/"+b+"-base.stl", variant+"/stl/"+b+"-inlay.stl")
		}
	}
	for _, l := range []string{"shan", "hai"} {
		names = append(names, "landscape/"+l+".3mf", "landscape/stl/"+l+"-base.stl", "landscape/stl/"+l+"-inlay.stl")
	}
	for _, b := range []string{"box", "box-large"} {
		names = append(names, "box/"+b+".3mf", "box/stl/"+b+"-base.stl", "box/stl/"+b+"-lid.stl", "box/stl/"+b+"-lid-inlay.stl")
	}
	slices.Sort(names)
	return names
}

func TestBuildWritesTheWholeSet(t *testing.T) {
	out, s := built(t)
	if got, want := slices.Sorted(maps.Keys(out.files)), everything(); !slices.Equal(got, want) {
		t.Errorf("files %v\nwant %v", got, want)
	}
	m, err := manifest.Read(bytes.NewReader(s.Manifest))
	if err != nil {
		t.Fatal(err)
	}
	if len(m.Files) != len(out.files) {
		t.Errorf("the manifest lists %d files of %d", len(m.Files), len(out.files))
	}
	for _, f := range m.Files {
		if data := out.files[f.Path]; f.SHA256 != manifest.Hash(data) || f.Bytes != len(data) {
			t.Errorf("%s: the manifest's hash or size is not the file's", f.Path)
		}
	}
}

func TestPlayersProject(t *testing.T) {
	_, s := built(t, "format=3mf")
	m, err := manifest.Read(bytes.NewReader(s.Manifest))
	if err != nil {
		t.Fatal(err)
	}
	counts := map[string]int{"YingLong": 1, "XuanWu": 2, "BaiHu": 2, "QingLong": 3, "ZhuQue": 3, "QiLin": 1, "PiXiu": 1, "FeiLian": 1}
	for _, f := range m.Files {
		if f.Path != "shanhai-black.3mf" && f.Path != "shanhai-white.3mf" {
			continue
		}
		if len(f.Plates) != 8 || len(f.Filaments) != 9 || len(f.Bodies) != 16 {
			t.Errorf("%s: %d plates, %d filaments, %d bodies; want 8, 9 and 16", f.Path, len(f.Plates), len(f.Filaments), len(f.Bodies))
		}
		for _, p := range f.Plates {
			name, needs, _ := strings.Cut(p.Name, " (")
			if p.Objects != counts[name] {
				t.Errorf("%s: plate %q holds %d tiles, a player has %d", f.Path, p.Name, p.Objects, counts[name])
			}
			if want := "base-" + f.Path[8:13] + ", " + strings.ToLower(name) + ")"; needs != want {
				t.Errorf("%s: plate %q does not say that it needs %q", f.Path, p.Name, want)
			}
			if len(p.Uses) != 2 {
				t.Errorf("%s: plate %q uses %d filaments", f.Path, p.Name, len(p.Uses))
			}
		}
	}
}

// TestLightOverDarkIsDeeper holds the depths against the table of measures:
// 1.0 mm for yellow-gold, orange, light blue and silver over black, 0.8 mm else.
func TestLightOverDarkIsDeeper(t *testing.T) {
	_, s := built(t, "format=stl")
	m, err := manifest.Read(bytes.NewReader(s.Manifest))
	if err != nil {
		t.Fatal(err)
	}
	deep := []string{
		"black/stl/yinglong-inlay.stl", "black/stl/qilin-inlay.stl", "black/stl/feilian-inlay.stl", "black/stl/baihu-inlay.stl",
		"box/stl/box-lid-inlay.stl", "box/stl/box-large-lid-inlay.stl",
	}
	for _, f := range m.Files {
		if !strings.HasSuffix(f.Path, "-inlay.stl") {
			continue
		}
		want := 0.8
		if slices.Contains(deep, f.Path) {
			want = 1.0
		}
		if got := f.Bodies[0].Max[2] - f.Bodies[0].Min[2]; got < want-1e-5 || got > want+1e-5 {
			t.Errorf("%s is %.4f mm deep, want %.1f", f.Path, got, want)
		}
	}
}

func TestBuildIsTheSameAgain(t *testing.T) {
	first, a := built(t)
	second, b := built(t)
	if !bytes.Equal(a.Manifest, b.Manifest) {
		t.Error("two builds have different manifests")
	}
	for name, data := range first.files {
		if !bytes.Equal(data, second.files[name]) {
			t.Errorf("%s differs from build to build", name)
		}
	}
}

func TestStyles(t *testing.T) {
	cases := []struct {
		settings []string
		file     string
		bodies   []string
		changes  int
		at       float64 // the change's height, 0 for none
	}{
		{[]string{"style=inlay"}, "black/zhuque.3mf", []string{"base", "inlay"}, 4, 0},
		{[]string{"style=inlay", "both-faces=true"}, "black/zhuque.3mf", []string{"base", "inlay"}, 8, 0},
		{[]string{"style=inlay", "inlay-depth=1.0"}, "black/zhuque.3mf", []string{"base", "inlay"}, 5, 0},
		{[]string{"style=inlay", "face=up"}, "black/zhuque.3mf", []string{"base", "inlay"}, 4, 0},
		{[]string{"style=engraved"}, "black/zhuque.3mf", []string{"base"}, 0, 0},
		{[]string{"style=carved"}, "white/zhuque.3mf", []string{"base"}, 0, 0},
		// 0.8 mm of black skin on a red body 10 mm thick: the first black layer ends at 9.4.
		{[]string{"style=skin"}, "black/zhuque.3mf", []string{"body"}, 1, 9.4},
		{[]string{"style=skin", "change=filament"}, "black/zhuque.3mf", []string{"body"}, 1, 9.4},
		// White over red is light on dark: 1.0 mm.
		{[]string{"style=skin"}, "white/zhuque.3mf", []string{"body"}, 1, 9.2},
	}
	for _, c := range cases {
		t.Run(strings.Join(c.settings, " ")+" "+c.file, func(t *testing.T) {
			_, s := built(t, append(c.settings, "pieces=zhuque", "format=3mf")...)
			m, err := manifest.Read(bytes.NewReader(s.Manifest))
			if err != nil {
				t.Fatal(err)
			}
			f := m.Files[slices.IndexFunc(m.Files, func(f manifest.File) bool { return f.Path == c.file })]
			var bodies []string
			for _, b := range f.Bodies {
				bodies = append(bodies, b.Name)
			}
			if !slices.Equal(bodies, c.bodies) || f.Plates[0].ColourChanges != c.changes {
				t.Errorf("bodies %v with %d changes, want %v with %d", bodies, f.Plates[0].ColourChanges, c.bodies, c.changes)
			}
			var at float64
			if len(f.Plates[0].ChangesAt) > 0 {
				at = f.Plates[0].ChangesAt[0]
			}
			if at < c.at-1e-9 || at > c.at+1e-9 {
				t.Errorf("change at %v mm, want %v", at, c.at)
			}
		})
	}
}

func TestEngravedIsOneFile(t *testing.T) {
	out, _ := built(t, "style=engraved", "pieces=baihu", "variant=white")
	want := []string{"shanhai-white.3mf", "white/baihu.3mf", "white/stl/baihu.stl"}
	if got := slices.Sorted(maps.Keys(out.files)); !slices.Equal(got, want) {
		t.Errorf("files %v, want %v", got, want)
	}
}

func TestManyCopiesTakeManyPlates(t *testing.T) {
	_, s := built(t, "pieces=shan", "count=shan=80", "format=3mf", "printer=a1mini")
	total := 0
	for _, r := range s.Plates {
		total += r.Count
	}
	if total != 80 || len(s.Plates) < 4 {
		t.Errorf("%d tiles on %d plates of a 180 mm bed", total, len(s.Plates))
	}
}

func TestTooLargeABoxNamesWhatFits(t *testing.T) {
	d := chosen(t, "size=60", "printer=a1mini")
	out := &shelf{}
	_, err := build.Run(context.Background(), shanhai.New(d, nil), d, out, nil)
	if err == nil {
		t.Fatal("a box of 190 mm was laid on a bed of 180 mm")
	}
	for _, part := range []string{"box", "180", "--size 5", "--pieces"} {
		if !strings.Contains(err.Error(), part) {
			t.Errorf("the message does not say %q: %v", part, err)
		}
	}
	if len(out.files) > 0 {
		t.Errorf("%d files were put all the same", len(out.files))
	}
}

func TestOwnDrawingTakesThePlace(t *testing.T) {
	d := chosen(t, "pieces=shan", "format=stl")
	square := shanhai.Drawings{"shan": {Name: "square.svg", Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>`)}}
	out := &shelf{}
	s, err := build.Run(context.Background(), shanhai.New(d, square), d, out, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := manifest.Read(bytes.NewReader(s.Manifest))
	if err != nil {
		t.Fatal(err)
	}
	// A square in the glyph circle of 34.4 mm has half the circle's diameter squared as its area.
	want := 34.4 * 34.4 / 2 * 0.8
	if got := m.Files[1].Bodies[0].Volume; got < want*0.998 || got > want*1.0001 {
		t.Errorf("the inlay has %.2f mm3, a square in the circle %.2f", got, want)
	}
}

func TestProgressCountsUpToTheEnd(t *testing.T) {
	d := chosen(t, "pieces=shan,box")
	var last, total int
	_, err := build.Run(context.Background(), shanhai.New(d, nil), d, &shelf{}, func(done, all int, step build.Step) {
		if step.Text == "" || (step.Piece == "") == (step.File == "") || done < last || total > 0 && all != total {
			t.Errorf("step %d of %d, called %q, follows step %d of %d", done, all, step.Text, last, total)
		}
		last, total = done, all
	})
	if err != nil || last != total || total == 0 {
		t.Errorf("ended at %d of %d: %v", last, total, err)
	}
}

func TestCancelledBuildStops(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	d := chosen(t)
	out := &shelf{}
	if _, err := build.Run(ctx, shanhai.New(d, nil), d, out, nil); err != context.Canceled || len(out.files) > 0 {
		t.Errorf("got %v and %d files", err, len(out.files))
	}
}

// TestEveryProjectOnEveryPrinter holds every project of the set, on every
// printer with every nozzle, against all that the slicers' readers check. The
// meshes, which are the same on every printer, are checked on the first.
func TestEveryProjectOnEveryPrinter(t *testing.T) {
	for i, m := range print.Machines() {
		validate := bambu.ValidateFrame
		if i == 0 {
			validate = bambu.ValidatePackage
		}
		t.Run(m.Key+" "+m.Nozzle, func(t *testing.T) {
			out, _ := built(t, "format=3mf", "printer="+m.Key, "nozzle="+m.Nozzle)
			for name, data := range out.files {
				file, err := reader.ReadPackage(bytes.NewReader(data), int64(len(data)), reader.DefaultLimits())
				if err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				for _, f := range validate(file) {
					t.Errorf("%s: %v", name, f)
				}
			}
		})
	}
}

// TestSmallTilesSpeakOfWhatCannotPrint: at 20 mm the drawings have strokes that
// a 0.4 mm nozzle can't draw; at 38 mm they have none.
func TestSmallTilesSpeakOfWhatCannotPrint(t *testing.T) {
	_, small := built(t, "size=20", "pieces=qinglong", "format=stl")
	if len(small.Warnings) != 1 || !strings.Contains(small.Warnings[0].Text, "qinglong") || !strings.Contains(small.Warnings[0].Text, "0.4 mm nozzle") {
		t.Errorf("warnings %q, want one on qinglong, said once for both players", small.Warnings)
	}
	if _, usual := built(t, "format=stl"); len(usual.Warnings) > 0 {
		t.Errorf("at the default size: %q", usual.Warnings)
	}
}

package studio_test

import (
	"archive/zip"
	"bytes"
	"encoding/binary"
	"encoding/json"
	"io"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"testing"

	"shanhai/pieces/build"
	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
	"shanhai/web/studio"
)

// hill is a maker's drawing whose stroke, 0.4 of 10 units wide, is too thin on
// small tiles.
const hill = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 9L5 1L10 9Z"/><rect x="0" y="9.3" width="10" height="0.1"/></svg>`

// written keeps what a build writes.
type written struct {
	mu    sync.Mutex
	files map[string][]byte
}

func (w *written) Put(name string, data []byte) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.files[name] = data
	return nil
}

// command makes the files as the command does: settings said one by one, a
// drawing read from its bytes.
func command(t *testing.T, c studio.Choices, own shanhai.Drawings) map[string][]byte {
	t.Helper()
	draft, err := design.New(shanhai.Catalogue())
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range slices.Sorted(maps.Keys(c)) {
		if err := draft.Set(key, c[key], "--"+key); err != nil {
			t.Fatal(err)
		}
	}
	d, _, err := draft.Finish()
	if err != nil {
		t.Fatal(err)
	}
	out := &written{files: map[string][]byte{}}
	summary, err := build.Run(t.Context(), shanhai.New(d, own), d, out, nil)
	if err != nil {
		t.Fatal(err)
	}
	out.files["manifest.json"] = summary.Manifest
	return out.files
}

func TestFilesAreTheCommands(t *testing.T) {
	s := studio.New()
	s.PutFile("hill.svg", []byte(hill))
	c := studio.Choices{"pieces": {"zhuque", "shan", "box"}, "size": {"30"}, "glyph": {"shan=hill.svg", "zhuque=text:朱雀"}, "slicer": {"prusa"}}
	want := command(t, c, shanhai.Drawings{"shan": {Name: "hill.svg", Data: []byte(hill)}, "zhuque": {Name: "text:朱雀", Text: "朱雀"}})
	steps := 0
	made, data, err := s.Make(t.Context(), c, studio.WantAll, func(done, total int, last studio.Step) {
		if steps++; done < 0 || done > total || last.Stage == "" || (last.Piece == "") == (last.File == "") {
			t.Errorf("progress %d of %d, %+v", done, total, last)
		}
	})
	if err != nil || made.Name != "shanhai.zip" || steps == 0 {
		t.Fatalf("%v, %+v, %d steps", err, made, steps)
	}
	got := unzipped(t, data)
	if len(got) != len(want) {
		t.Errorf("%d files, the command writes %d", len(got), len(want))
	}
	for name, bytes_ := range want {
		if !bytes.Equal(got["shanhai/"+name], bytes_) {
			t.Errorf("%s: other bytes than the command's", name)
		}
	}
	for _, name := range []string{"black/zhuque.3mf", "landscape/shan.3mf", "box/box.3mf", "shanhai-black.3mf"} {
		if _, data, err := s.Make(t.Context(), c, name, nil); err != nil || !bytes.Equal(data, want[name]) {
			t.Errorf("%s alone: other bytes than the command's, %v", name, err)
		}
	}
}

func unzipped(t *testing.T, data []byte) map[string][]byte {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]byte{}
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		if out[f.Name], err = io.ReadAll(r); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

func TestTestPrintIsTheCommands(t *testing.T) {
	draft, _ := design.New(shanhai.Catalogue())
	d, _, err := draft.Finish()
	if err != nil {
		t.Fatal(err)
	}
	out := &written{files: map[string][]byte{}}
	if _, err := build.Run(t.Context(), shanhai.Coupon(d), d, out, nil); err != nil {
		t.Fatal(err)
	}
	made, data, err := studio.New().Make(t.Context(), nil, studio.WantCoupon, nil)
	if err != nil || made.Name != "coupon.3mf" || !bytes.Equal(data, out.files["coupon.3mf"]) {
		t.Errorf("%s: other bytes than the command's, %v", made.Name, err)
	}
}

// volume sums the tetrahedra of a body's arrays as the page receives them.
func volume(positions, indices []byte) float64 {
	at := func(i uint32) (v [3]float64) {
		for k := range v {
			v[k] = float64(math.Float32frombits(binary.LittleEndian.Uint32(positions[12*i+uint32(4*k):])))
		}
		return v
	}
	sum := 0.0
	for i := 0; i < len(indices); i += 12 {
		a, b, c := at(binary.LittleEndian.Uint32(indices[i:])), at(binary.LittleEndian.Uint32(indices[i+4:])), at(binary.LittleEndian.Uint32(indices[i+8:]))
		sum += a[0]*(b[1]*c[2]-b[2]*c[1]) + a[1]*(b[2]*c[0]-b[0]*c[2]) + a[2]*(b[0]*c[1]-b[1]*c[0])
	}
	return sum / 6
}

// TestModelIsTheTile: base and inlay together are the plain hexagonal prism,
// whose volume is sqrt(3)/2 of the width squared times the height.
func TestModelIsTheTile(t *testing.T) {
	c := studio.Choices{"size": {"30"}, "thickness": {"8"}, "chamfer": {"0"}}
	m, blobs, err := studio.New().Model(c, "white", "yinglong", 0)
	if err != nil || len(m.Objects) != 1 || len(m.Objects[0].Bodies) != 2 || len(blobs) != 4 {
		t.Fatalf("%v: %+v, %d blobs", err, m, len(blobs))
	}
	o := m.Objects[0]
	if !o.FaceDown || math.Abs(o.Height-8) > 1e-4 || o.Bodies[0].Hex != "#F5F5F0" || o.Bodies[1].Hex != "#D4A017" {
		t.Errorf("%+v", o)
	}
	sum := volume(blobs[0], blobs[1]) + volume(blobs[2], blobs[3])
	if want := math.Sqrt(3) / 2 * 30 * 30 * 8; math.Abs(sum-want) > 0.1 {
		t.Errorf("%.3f mm3, want %.3f", sum, want)
	}
}

func TestPlatesHoldAllCopiesOnTheBed(t *testing.T) {
	p, err := studio.New().Plates(studio.Choices{"printer": {"a1mini"}, "count": {"shan=40"}}, "landscape", "shan")
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, plate := range p.Plates {
		n += len(plate.Instances)
		for _, in := range plate.Instances {
			if in.X < 19 || in.X > p.Bed.X1-19 || in.Y < 19 || in.Y > p.Bed.Y1-19 {
				t.Errorf("%+v hangs over the edge", in)
			}
		}
		if plate.Tower == nil || plate.Changes == 0 || len(plate.Uses) != 2 {
			t.Errorf("%s: two filaments, no tower or no change: %+v", plate.Title, plate)
		}
	}
	if n != 40 || p.Bed.X1 != 180 || p.Printer != "Bambu Lab A1 mini" || len(p.Plates) < 2 {
		t.Errorf("%d tiles on %d plates of %s, %v", n, len(p.Plates), p.Printer, p.Bed)
	}
}

func TestGlyphSaysWhatIsTooThin(t *testing.T) {
	s := studio.New()
	s.PutFile("hill.svg", []byte(hill))
	c := studio.Choices{"glyph": {"shan=hill.svg"}, "size": {"30"}}
	g, err := s.Glyph(c, "shan")
	if err != nil || !g.Own || len(g.Findings) == 0 || len(g.Rings) != 2 {
		t.Fatalf("%v: %+v", err, g)
	}
	if f := g.Findings[0]; f.Kind == "" || f.Width >= f.Limit || len(f.Marks) == 0 || f.Text == "" {
		t.Errorf("%+v", f)
	}
	repaired, svg, err := s.Thicken(c, "shan")
	if err != nil || repaired.Repair == nil || repaired.Repair.After >= repaired.Repair.Before {
		t.Fatalf("%v: %+v", err, repaired.Repair)
	}
	s.PutFile("thick.svg", svg)
	again, err := s.Glyph(studio.Choices{"glyph": {"shan=thick.svg"}, "size": {"30"}}, "shan")
	if err != nil || len(again.Findings) != repaired.Repair.After {
		t.Errorf("read back: %d findings, %v; want %d", len(again.Findings), err, repaired.Repair.After)
	}
	if own, err := s.Glyph(nil, "hai"); err != nil || own.Own || len(own.Rings) == 0 {
		t.Errorf("the set's own: %v, %+v", err, own)
	}
}

func TestSavedDesignsComeBack(t *testing.T) {
	c := studio.Choices{
		"size": {"30"}, "both-faces": {"true"}, "format": {"stl"}, "inlay-depth": {"1.2"},
		"count": {"shan=3"}, "color": {"lid=#123456"}, "pieces": {"yinglong", "shan"}, "printer": {"p1s"},
	}
	s := studio.New()
	made, data, err := s.Save(c)
	if err != nil || made.Name != "shanhai.toml" {
		t.Fatalf("%v, %s", err, made.Name)
	}
	loaded, blobs, err := studio.New().Load(made.Name, data)
	if err != nil || len(blobs) != 0 || !maps.EqualFunc(loaded.Choices, c, slices.Equal) {
		t.Errorf("%v: %v, want %v", err, loaded.Choices, c)
	}
	s.PutFile("hill.svg", []byte(hill))
	c["glyph"] = []string{"hai=text:海", "shan=hill.svg"}
	slices.Reverse(c["glyph"]) // as the catalogue has it
	made, data, err = s.Save(c)
	if err != nil || made.Name != "shanhai-design.zip" {
		t.Fatalf("%v, %s", err, made.Name)
	}
	there := studio.New()
	loaded, blobs, err = there.Load(made.Name, data)
	if err != nil || !maps.EqualFunc(loaded.Choices, c, slices.Equal) || len(blobs) != 1 || string(blobs[0]) != hill || loaded.Files[0] != "hill.svg" {
		t.Fatalf("%v: %v, want %v; %v", err, loaded.Choices, c, loaded.Files)
	}
	if _, _, err := there.Model(c, "landscape", "shan", 0); err != nil {
		t.Errorf("the drawing did not come along: %v", err)
	}
}

func TestFaultsNameTheirSetting(t *testing.T) {
	s := studio.New()
	for _, c := range []struct {
		choices    studio.Choices
		key, words string
	}{
		{studio.Choices{"size": {"90"}}, "size", "90 mm is too large"},
		{studio.Choices{"thickness": {"4.1"}}, "thickness", "4.1 mm is not a whole number of 0.2 mm layers, which the 0.4 nozzle prints"},
		{studio.Choices{"thicknes": {"4"}}, "thicknes", `unknown key "thicknes", did you mean "thickness"?`},
		{studio.Choices{"glyph": {"shan=none.svg"}}, "glyph", "is not among the files of this page"},
		{studio.Choices{"glyph": {"shan=text:"}}, "glyph", "no characters"},
		{studio.Choices{"style": {"skin"}, "face": {"down"}}, "face", "the skin is the last layers of a print, so it can't lie face down"},
	} {
		_, err := s.Set(c.choices)
		if err == nil {
			t.Errorf("%v: no fault", c.choices)
			continue
		}
		if got := studio.Explain(err); got.Key != c.key || got.Reason != c.words || !got.Input || strings.Contains(got.Text, "\n") {
			t.Errorf("%v: %+v, want %q of %s", c.choices, got, c.words, c.key)
		}
	}
}

// TestHostileDrawings: each is refused in one line, and the studio goes on.
func TestHostileDrawings(t *testing.T) {
	s := studio.New()
	for name, data := range map[string]string{
		"empty.svg": "", "broken.svg": "<svg", "photo.jpg": "\xff\xd8\xff\xe0", "bomb.svg": `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>`,
		"header.png": "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff\x08\x02\x00\x00\x00", "deep.svg": strings.Repeat("<g>", 100000),
	} {
		s.PutFile(name, []byte(data))
		_, _, err := s.Model(studio.Choices{"glyph": {"shan=" + name}}, "landscape", "shan", 0)
		if err == nil {
			t.Errorf("%s: taken", name)
			continue
		}
		if e := studio.Explain(err); !e.Input || strings.Contains(e.Text, "\n") || !strings.Contains(e.Text, name) {
			t.Errorf("%s: %+v", name, e)
		}
	}
	if _, _, err := s.Model(nil, "landscape", "shan", 0); err != nil {
		t.Error(err)
	}
}

// TestTableIsJSON holds the page's table against the settings.
func TestTableIsJSON(t *testing.T) {
	reply, err := studio.New().Call(t.Context(), studio.Request{Method: "table"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(reply.Value)
	if err != nil {
		t.Fatal(err)
	}
	var got struct {
		Settings []struct{ Key, Kind, Unit, Usage, Reason string }
		Pieces   []struct{ Key, Chinese string }
		Printers []struct{ Key, Model string }
	}
	if err := json.Unmarshal(data, &got); err != nil {
		t.Fatal(err)
	}
	all := design.Settings(shanhai.Catalogue())
	if len(got.Settings) != len(all) || len(got.Pieces) != 12 || len(got.Printers) != 8 {
		t.Fatalf("%d settings, %d pieces, %d printers", len(got.Settings), len(got.Pieces), len(got.Printers))
	}
	for i, s := range got.Settings {
		if s.Key != all[i].Key || s.Unit != all[i].Unit || s.Usage != all[i].Usage || s.Reason != all[i].Reason || s.Kind == "" {
			t.Errorf("%+v, want %s", s, all[i].Key)
		}
	}
	if got.Settings[6].Kind != "number" || got.Pieces[0].Chinese != "應龍" {
		t.Errorf("%+v, %+v", got.Settings[6], got.Pieces[0])
	}
}

package gallery

import (
	"bytes"
	"context"
	"errors"
	"image/png"
	"slices"
	"sync"
	"testing"

	"shanhai/internal/saying"
	"shanhai/models/mesh"
	"shanhai/pieces"
	"shanhai/pieces/preview"
	"shanhai/pieces/print"
)

// cuboid is a mesh of the given sides in mm, standing on z = 0.
func cuboid(x, y, z float64) *mesh.Mesh {
	m := &mesh.Mesh{}
	for i := range 8 {
		m.Vertices = append(m.Vertices, mesh.Vertex{
			X: int32(float64(i&1) * x * 65536), Y: int32(float64(i>>1&1) * y * 65536), Z: int32(float64(i>>2) * z * 65536),
		})
	}
	for _, q := range [6][4]int32{{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}} {
		m.Triangles = append(m.Triangles, mesh.Triangle{q[0], q[1], q[2]}, mesh.Triangle{q[0], q[2], q[3]})
	}
	return m
}

// piece is a cuboid of the set, 20 x 10 x 5 mm.
func piece(group, key string, count int) pieces.Piece {
	return pieces.Piece{Group: group, Key: key, Title: group + " " + key, Count: count, Objects: func() ([]pieces.Object, error) {
		return []pieces.Object{{Name: key, Parts: []pieces.Part{{Name: "body", Mesh: cuboid(20, 10, 5), Colour: key}}}}, nil
	}}
}

func show(list ...pieces.Piece) []Exhibition {
	return []Exhibition{{
		Set:     pieces.Set{Pieces: list},
		Colours: map[string]print.Colour{"a": {R: 200}, "b": {G: 200}},
		Order:   Arrangement{Table: []string{"far", "near"}},
	}}
}

func TestDrawTellsEveryStep(t *testing.T) {
	var mu sync.Mutex
	var steps [][2]int
	var words []string
	var b bytes.Buffer
	_, err := Draw(context.Background(), show(piece("near", "a", 2), piece("far", "b", 1)), Order{Width: 50}, &b,
		func(done, total int, what string) {
			mu.Lock()
			defer mu.Unlock()
			steps, words = append(steps, [2]int{done, total}), append(words, what)
		})
	if err != nil {
		t.Fatal(err)
	}
	if want := [][2]int{{1, 3}, {2, 3}, {2, 3}}; !slices.Equal(steps, want) {
		t.Errorf("steps %v, want %v", steps, want)
	}
	slices.Sort(words[:2])
	if want := []string{"far b", "near a", "drawing"}; !slices.Equal(words, want) {
		t.Errorf("words %q, want %q", words, want)
	}
}

func TestFirstFailedPieceIsBlamed(t *testing.T) {
	bad := func(name string) pieces.Piece {
		p := piece("far", name, 1)
		p.Objects = func() ([]pieces.Object, error) { return nil, errors.New(name + " is bad") }
		return p
	}
	for range 20 {
		var b bytes.Buffer
		_, err := Draw(context.Background(), show(piece("far", "a", 1), bad("x"), bad("y")), Order{Width: 50}, &b, nil)
		var blamed *PieceError
		if !errors.As(err, &blamed) || !blamed.BadInput() || err.Error() != "x is bad" || b.Len() > 0 {
			t.Fatalf("%v, %d bytes", err, b.Len())
		}
	}
}

func TestEndedContextEndsTheWork(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	last := piece("far", "b", 1)
	made := last.Objects
	last.Objects = func() ([]pieces.Object, error) { cancel(); return made() }
	var b bytes.Buffer
	if _, err := Draw(ctx, show(last), Order{Width: 50}, &b, nil); !errors.Is(err, context.Canceled) || b.Len() > 0 {
		t.Errorf("%v, %d bytes", err, b.Len())
	}
}

// places returns the middles of a scene's cuboids as seen from above.
func places(s preview.Scene) [][2]float64 {
	var out [][2]float64
	for _, b := range s.Bodies {
		low, size := preview.Item{Bodies: []preview.Body{b}}.Size()
		out = append(out, [2]float64{low[0] + size[0]/2, low[1] + size[1]/2})
	}
	return out
}

func staged(t *testing.T, o Order, halls []Exhibition) preview.Scene {
	t.Helper()
	p, err := o.plan(halls)
	if err != nil {
		t.Fatal(err)
	}
	s, _, err := p.stage(context.Background(), newMaker(o, p.count(), nil), halls)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestTableHasTheGroupsFromFarToNear(t *testing.T) {
	s := staged(t, Order{}, show(piece("near", "a", 3), piece("far", "b", 2), piece("elsewhere", "c", 4)))
	at := places(s)
	if len(at) != 5 {
		t.Fatalf("%d bodies, want 5", len(at))
	}
	for _, near := range at[2:] {
		if near[1] > at[0][1]-10-groupGap || near[1] > at[1][1]-10-groupGap {
			t.Errorf("a near piece at %v, the far ones at %v", near, at[:2])
		}
	}
}

func TestRowsAreOfAboutEqualLength(t *testing.T) {
	for count, longest := range map[int]int{1: 1, 7: 7, 8: 4, 12: 6, 14: 7, 15: 5, 22: 6} {
		s := staged(t, Order{}, show(piece("far", "a", count)))
		rows := map[float64]int{}
		for _, at := range places(s) {
			rows[at[1]]++
		}
		most := 0
		for _, n := range rows {
			most = max(most, n)
		}
		// Cuboids wider than deep nest by columns: every other one half a row lower.
		if most > longest {
			t.Errorf("%d pieces: a row of %d, want at most %d", count, most, longest)
		}
	}
}

func TestSheetNamesEveryKindOnce(t *testing.T) {
	s := staged(t, Order{Show: Sheet}, show(piece("far", "a", 3), piece("far", "b", 2), piece("near", "a", 3)))
	if len(s.Bodies) != 3 || len(s.Labels) != 2 || s.Labels[0].Text != "a" || s.Labels[1].Text != "b" {
		t.Fatalf("%d bodies, labels %v", len(s.Bodies), s.Labels)
	}
	at := places(s)
	if at[0][1] != at[1][1] || at[1][0]-at[0][0] != 20+pairGap {
		t.Errorf("the two a lie at %v and %v", at[0], at[1])
	}
}

func TestPortraitIsLevelInItsPicture(t *testing.T) {
	var b bytes.Buffer
	if _, err := Draw(context.Background(), show(piece("far", "a", 1), piece("near", "a", 1)), Order{Show: Portrait, Width: 400, Clear: true}, &b, nil); err != nil {
		t.Fatal(err)
	}
	im, err := png.Decode(&b)
	if err != nil {
		t.Fatal(err)
	}
	tops := [2]int{1000, 1000} // of what stands in the left half and in the right
	for y := range im.Bounds().Dy() {
		for x := range 400 {
			if _, _, _, a := im.At(x, y).RGBA(); a == 0xFFFF {
				tops[x/200] = min(tops[x/200], y)
			}
		}
	}
	if d := tops[0] - tops[1]; d < -2 || d > 2 || tops[0] == 1000 {
		t.Errorf("the two begin at rows %d and %d", tops[0], tops[1])
	}
}

// lines are notes without codes.
func lines(texts []string) []saying.Line {
	var out []saying.Line
	for _, text := range texts {
		out = append(out, saying.Line{Text: text})
	}
	return out
}

// Both players' tiles have the same to say: once is enough.
func TestReportHasEveryNoteOnce(t *testing.T) {
	noted := func(p pieces.Piece, notes ...string) pieces.Piece {
		plain := p.Objects
		p.Objects = func() ([]pieces.Object, error) {
			o, err := plain()
			o[0].Remarks = func() []saying.Line { return lines(notes) }
			return o, err
		}
		return p
	}
	for _, kind := range []Show{Table, Portrait, Styles} {
		want := []string{"dark", "small", "thin"}
		halls := show(noted(piece("near", "a", 2), "small", "thin"), noted(piece("far", "a", 2), "thin"), noted(piece("far", "b", 1), "dark", "small"))
		var b bytes.Buffer
		r, err := Draw(context.Background(), halls, Order{Show: kind, Width: 50}, &b, nil)
		if err != nil {
			t.Fatal(err)
		}
		slices.Sort(r.Notes)
		if !slices.Equal(r.Notes, want) {
			t.Errorf("%d: notes %q, want %q", kind, r.Notes, want)
		}
	}
}

package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shanhai/pieces/design"
	"shanhai/pieces/gallery"
	"shanhai/pieces/shanhai"

	"github.com/rogpeppe/go-internal/testscript"
)

// TestMain gives the scripts the command with fake work behind it, since they
// are about flags, words and files, not about solids; and the real one.
func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"shanhai": func() {
			ctx, stop := interruptible(context.Background())
			code := run(ctx, os.Args[1:], systemStreams(), fakeWorks())
			stop()
			os.Exit(code)
		},
		"real-shanhai": main,
	})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:  filepath.Join("testdata", "script"),
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"status": status, "onelinestderr": oneLineStderr, "picture": picture},
	})
}

// status runs a command and holds its exit status against the first argument.
func status(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) < 2 {
		ts.Fatalf("usage: status code command args...")
	}
	err := ts.Exec(args[1], args[2:]...)
	got := "0"
	var exit interface{ ExitCode() int }
	if errors.As(err, &exit) {
		got = strings.TrimSpace(string(mustJSON(exit.ExitCode())))
	} else if err != nil {
		ts.Fatalf("%v", err)
	}
	if got != args[0] {
		ts.Fatalf("status %s, want %s", got, args[0])
	}
}

// oneLineStderr checks that the last command said exactly the given line on stderr and nothing on stdout.
func oneLineStderr(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: onelinestderr line")
	}
	if got := ts.ReadFile("stderr"); got != args[0]+"\n" {
		ts.Fatalf("stderr:\n%swant:\n%s", got, args[0])
	}
	if out := ts.ReadFile("stdout"); out != "" {
		ts.Fatalf("stdout: %s", out)
	}
}

// mustJSON writes a value that always can be.
func mustJSON(v any) []byte {
	data, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return data
}

// fakeWorks makes small files that show what was asked for.
func fakeWorks() works {
	return works{build: fakeBuild, coupon: fakeCoupon, inspect: inspectPath, preview: fakeDraw}
}

// fakeBuild writes a file a piece and format; a drawing that says "block"
// makes it wait for the end of the context, one that is empty makes it fail
// after the first file.
func fakeBuild(ctx context.Context, d design.Design, own shanhai.Drawings, out sink, progress progressFunc) (*summary, error) {
	var made summary
	var names []string
	for i, piece := range d.Pieces {
		for _, f := range d.Formats {
			name := "black/" + piece + "." + string(f)
			if err := out.Put(name, mustJSON(d)); err != nil {
				return nil, err
			}
			names = append(names, name)
		}
		if err := fakeFault(ctx, own[piece], piece); err != nil {
			return nil, err
		}
		progress(i+1, len(d.Pieces), piece)
		made.Plates = append(made.Plates, plateRow{"black " + piece, d.Count[piece], "1 of 1", []filamentUse{{"base-black", 12.34}, {piece, 0.56}}, 4})
	}
	made.Manifest = fakeManifest(names)
	return &made, nil
}

// fakeFault does what the drawing says.
func fakeFault(ctx context.Context, own shanhai.Drawing, piece string) error {
	switch {
	case own.Name == "":
		return nil
	case strings.Contains(string(own.Data), "block"):
		if err := os.WriteFile("blocked", nil, 0o666); err != nil {
			return err
		}
		<-ctx.Done()
		return ctx.Err()
	case len(own.Data) == 0:
		return &design.Error{Place: own.Name, Reason: piece + ": nothing to cut", Allowed: "a drawing with a filled shape"}
	case strings.Contains(string(own.Data), "broken"):
		return errors.New("the mesh is not closed")
	}
	return nil
}

// fakeCoupon writes one file.
func fakeCoupon(_ context.Context, d design.Design, _ shanhai.Drawings, out sink, progress progressFunc) (*summary, error) {
	progress(1, 1, "coupon")
	err := out.Put("coupon.3mf", mustJSON(d))
	return &summary{
		Plates:   []plateRow{{"coupon", 1, "1 of 1", []filamentUse{{"base-black", 9.87}}, 6}},
		Warnings: []string{"a word of the work"},
		Manifest: fakeManifest([]string{"coupon.3mf"}),
	}, err
}

// fakeDraw writes what was asked for instead of a picture.
func fakeDraw(ctx context.Context, designs []design.Design, own shanhai.Drawings, o gallery.Order, w io.Writer, progress progressFunc) (gallery.Report, error) {
	progress(1, 2, "drawing")
	for _, piece := range designs[0].Pieces {
		if err := fakeFault(ctx, own[piece], piece); err != nil {
			return gallery.Report{}, err
		}
	}
	if slices.Equal(designs[0].Pieces, []string{"box"}) && o.Show == gallery.Sheet {
		return gallery.Report{}, gallery.ErrNothing
	}
	for _, d := range designs {
		if _, err := fmt.Fprintf(w, "%s\n%s\n", mustJSON(o), mustJSON(d)); err != nil {
			return gallery.Report{}, err
		}
	}
	r := gallery.Report{Left: max(designs[0].Count["yinglong"]-1, 0)}
	if !o.Vector {
		r.Width, r.Height = o.Width, 600
	}
	return r, nil
}

// fakeManifest lists names.
func fakeManifest(names []string) []byte {
	type file struct {
		Path string `json:"path"`
	}
	var list struct {
		Files []file `json:"files"`
	}
	for _, name := range names {
		list.Files = append(list.Files, file{name})
	}
	return mustJSON(list)
}

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"shanhai/pieces/inspect"

	"github.com/spf13/cobra"
)

// inspectOptions is what inspect was asked for.
type inspectOptions struct {
	Streams ioStreams
	Paths   []string
	Inspect inspector
}

// inspector examines a file, or all print files below a folder; the paths in its answer are whole.
type inspector func(path string) []inspect.File

// newInspectCmd is the command that examines print files. runF, where it is not nil, runs instead of the work.
func newInspectCmd(streams ioStreams, work inspector, runF func(context.Context, *inspectOptions) error) *cobra.Command {
	opts := &inspectOptions{Streams: streams, Inspect: work}
	if runF == nil {
		runF = inspectRun
	}
	return &cobra.Command{
		Use:   "inspect path...",
		Short: "Say what print files hold, and whether they are sound",
		Long: `inspect examines .3mf and .stl files of any origin: bodies, triangles, whether
every body is closed, volume, box, plates and filaments, and in projects for
Bambu Studio all that the slicer would refuse. Of a manifest.json it checks the
hashes; of a folder it examines all these files in it.

The status is 0 where all is sound, 1 where there is a defect, 2 where something
can't be read.`,
		Example: `  shanhai inspect out/shanhai
  shanhai inspect out/shanhai/black/yinglong.3mf
  shanhai inspect out/shanhai/manifest.json downloaded.stl`,
		Args: someArgs("path"),
		RunE: func(cmd *cobra.Command, args []string) error {
			opts.Paths = args
			return runF(cmd.Context(), opts)
		},
	}
}

// inspectRun examines every path and reports.
func inspectRun(ctx context.Context, o *inspectOptions) error {
	files, err := o.examine(ctx)
	if err != nil {
		return err
	}
	if err := writeInspection(o.Streams.Out, files); err != nil {
		return err
	}
	return verdict(o.Streams, files)
}

// examine does the work, which knows no context, beside: an interrupt need not wait for it.
func (o *inspectOptions) examine(ctx context.Context) ([]inspect.File, error) {
	done := make(chan []inspect.File, 1)
	go func() {
		var files []inspect.File
		for _, path := range o.Paths {
			files = append(files, o.Inspect(path)...)
		}
		done <- files
	}()
	select {
	case files := <-done:
		return files, nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// verdict says what can't be read, and answers with the status that the files deserve.
func verdict(s ioStreams, files []inspect.File) error {
	defects, defective := 0, 0
	for _, f := range files {
		if f.Err != nil {
			fmt.Fprintln(s.Err, errorLine(unreadable(f)))
		}
		defects += len(f.Defects)
		defective += min(1, len(f.Defects))
	}
	switch inspect.Worst(files) {
	case inspect.Unreadable:
		return usageError{errors.New("")} // said above
	case inspect.Defective:
		return fmt.Errorf("%s in %d of %s", counted(defects, "defect"), defective, counted(len(files), "file"))
	}
	_, err := fmt.Fprintf(s.Out, "%s, no defect\n", counted(len(files), "file"))
	return err
}

// unreadable words why a file can't be read, its path said once.
func unreadable(f inspect.File) error {
	why := reason(f.Err).Error()
	for _, said := range []string{filepath.ToSlash(f.Path), filepath.Base(f.Path), "."} {
		why = strings.TrimPrefix(why, said+": ")
	}
	return fmt.Errorf("%s: %s", f.Path, why)
}

// counted writes a number with its word: "1 file", "2 files".
func counted(n int, word string) string {
	if n == 1 {
		return "1 " + word
	}
	return fmt.Sprintf("%d %ss", n, word)
}

// inspectPath examines what lies at the path. Nothing above the folder that is
// named, or that the named file is in, is read, whatever a manifest lists.
func inspectPath(path string) []inspect.File {
	dir, name := filepath.Split(filepath.Clean(path))
	if info, err := os.Stat(path); err == nil && info.IsDir() {
		dir, name = path, "."
	}
	root, err := os.OpenRoot(filepath.Clean(dir))
	if err != nil {
		return []inspect.File{{Path: path, Err: err}}
	}
	defer root.Close()
	files := inspect.Tree(root.FS(), name)
	for i := range files {
		files[i].Path = filepath.Join(dir, filepath.FromSlash(files[i].Path))
	}
	return files
}

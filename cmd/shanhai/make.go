package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"

	"shanhai/internal/outdir"
	"shanhai/pieces/design"
)

// manifestName is the file that lists what a build wrote.
const manifestName = "manifest.json"

// outFolder is where files go.
func outFolder(d design.Design, folder string) string { return filepath.Join(d.Out, folder) }

// makeRun makes the files and reports them.
func makeRun(ctx context.Context, o *makeOptions) error {
	if o.Design.DryRun {
		return dryRun(ctx, o)
	}
	out, err := outdir.Open(o.Folder, manifestName)
	if err != nil {
		return placeError(err)
	}
	written := &counter{next: out}
	made, err := o.work(ctx, written)
	if err != nil {
		return errors.Join(unchanged(err), out.Discard())
	}
	removed, err := out.Commit(made.Manifest)
	if err != nil {
		return errors.Join(err, out.Discard())
	}
	return o.report(made, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "\n%s written into %s%s\n", written, o.Folder, removedWords(len(removed)))
		return err
	})
}

// unchanged adds to an error of the disk that the last build is as it was.
func unchanged(err error) error {
	var disk *outdir.Error
	if errors.As(err, &disk) {
		return fmt.Errorf("%w; nothing was changed", err)
	}
	return err
}

// placeError names the flag that chose the folder.
func placeError(err error) error {
	var place *outdir.Error
	if errors.As(err, &place) && place.BadInput() {
		return usageErrorf("--out: %w; allowed: a folder that can be written", err)
	}
	return err
}

// dryRun makes the files, drops them and reports what would be written.
func dryRun(ctx context.Context, o *makeOptions) error {
	would := &counter{}
	made, err := o.work(ctx, would)
	if err != nil {
		return err
	}
	return o.report(made, func(w io.Writer) error {
		_, err := fmt.Fprintf(w, "\n%s would be written into %s:\n%s", would, o.Folder, would.listing())
		return err
	})
}

// work runs the maker with a progress bar.
func (o *makeOptions) work(ctx context.Context, out sink) (*summary, error) {
	bar := newProgressBar(o.Streams)
	defer bar.clear()
	made, err := o.Make(ctx, o.Design, o.Glyphs, out, bar.show)
	if err == nil {
		err = ctx.Err()
	}
	return made, err
}

// report prints warnings, the table and the last line.
func (o *makeOptions) report(made *summary, last func(io.Writer) error) error {
	for _, warning := range append(o.Warnings, made.Warnings...) {
		fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s\n", warning)
	}
	if err := plateTable(made.Plates).write(o.Streams.Out); err != nil {
		return err
	}
	return last(o.Streams.Out)
}

// removedWords says how many files of an earlier build went.
func removedWords(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return ", 1 old file removed"
	}
	return fmt.Sprintf(", %d old files removed", n)
}

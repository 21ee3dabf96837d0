package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"syscall"

	"shanhai/pieces/gallery"
)

// previewRun draws the picture, writes its file and says so.
func previewRun(ctx context.Context, o *previewOptions) error {
	data, report, err := o.work(ctx)
	if errors.Is(err, gallery.ErrNothing) {
		return usageErrorf("preview: %w; allowed: a piece's name, or --pieces with what is to be seen", err)
	}
	if err != nil {
		return err
	}
	if err := writeWhole(o.File, data, true); err != nil {
		return notWritten(o.File, err)
	}
	return o.report(report)
}

// notWritten blames the path, unless the disk is full.
func notWritten(file string, err error) error {
	switch {
	case errors.Is(err, syscall.ENOSPC):
		return fmt.Errorf("--out: %s: %w", file, reason(err))
	case errors.Is(err, fs.ErrExist):
		return pictureError(file, errNoPlainFile)
	}
	return pictureError(file, err)
}

// drawn is a picture or the error in its place.
type drawn struct {
	data   []byte
	report gallery.Report
	err    error
}

// work draws beside, since no picture is left half way: an interrupt need not wait for it.
func (o *previewOptions) work(ctx context.Context) ([]byte, gallery.Report, error) {
	bar := newLateBar(newProgressBar(o.Streams), patience)
	defer bar.clear()
	done := make(chan drawn, 1)
	go func() {
		var b bytes.Buffer
		report, err := o.Draw(ctx, o.Designs, o.Glyphs, o.Order, &b, bar.show)
		done <- drawn{b.Bytes(), report, err}
	}()
	select {
	case d := <-done:
		return d.data, d.report, d.err
	case <-ctx.Done():
		return nil, gallery.Report{}, ctx.Err()
	}
}

// report prints warnings and the last line.
func (o *previewOptions) report(r gallery.Report) error {
	o.warn(r.Notes)
	warnings := o.Warnings
	if r.Left > 0 {
		warnings = append(warnings, fmt.Sprintf("the box is full, and %s found no place in it", counted(r.Left, "tile")))
	}
	for _, w := range warnings {
		fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s\n", w)
	}
	size := ""
	if r.Width > 0 {
		size = fmt.Sprintf(" (%d x %d px)", r.Width, r.Height)
	}
	_, err := fmt.Fprintf(o.Streams.Out, "%s written%s\n", o.File, size)
	return err
}

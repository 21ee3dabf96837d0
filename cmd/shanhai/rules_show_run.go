package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"shanhai/pieces/shanhai/art"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
	"shanhai/rules/diagram/han"
	shanhaibook "shanhai/rules/shanhai/book"
)

// rulesShowRun draws the examples that were asked for.
func rulesShowRun(ctx context.Context, o *rulesShowOptions) error {
	all, err := o.exhibits(ctx)
	if err != nil {
		return err
	}
	chosen, err := o.chosen(all)
	if err != nil {
		return err
	}
	if o.Script {
		return o.script(chosen)
	}
	return eachShown(o, chosen, o.view, func(i int, e exhibit, v diagram.View) error {
		if o.Out != "" {
			return o.draw(v)
		}
		return o.text(e, v, i > 0)
	})
}

// eachShown makes something of every example and shows it. Nothing to be made of one is an error if it is alone, among
// others a warning.
func eachShown[T any](o *rulesShowOptions, chosen []exhibit, make func(exhibit) (T, error), show func(int, exhibit, T) error) error {
	for i, e := range chosen {
		made, err := make(e)
		if err != nil && len(chosen) == 1 {
			return err
		}
		if err != nil {
			fmt.Fprintf(o.Streams.Err, "shanhai: warning: %v\n", err)
			continue
		}
		o.warn(e)
		if err := show(i, e, made); err != nil {
			return err
		}
	}
	return nil
}

// view returns what is shown of an example.
func (o *rulesShowOptions) view(e exhibit) (diagram.View, error) {
	s, err := o.shot(e)
	if err != nil {
		return diagram.View{}, err
	}
	v, ok := s.In(o.Language).Named(shanhaibook.Kind).View()
	if !ok {
		return v, o.nothing(e)
	}
	v.Labels, v.Caption = o.Labels, e.titleIn(o.Language)
	if o.Notes {
		v.Notes = e.notesIn(s, o.Language)
	}
	if o.Caption != nil {
		v.Caption = *o.Caption
	}
	if !o.Hand {
		v.Hand = nil
	}
	if o.Bare {
		v.Last, v.Allowed, v.Forbidden, v.Moves, v.Faults = nil, nil, nil, nil, nil
	}
	return v, nil
}

// nothing tells why an example has no position.
func (o *rulesShowOptions) nothing(e exhibit) error {
	for _, s := range e.report.Scenes {
		if s.Fault != nil {
			return usageErrorf("%s:%s: %s; example %s has no position to show", o.File, s.Fault.At, s.Fault.Why, e.name)
		}
	}
	return usageErrorf("%s: example %s has no position to show at that point; allowed: a set-up, as \"board: wY 0,0; bY 1,0\", or moves before it", o.File, e.name)
}

// warn says what is wrong in an example that is shown nevertheless.
func (o *rulesShowOptions) warn(e exhibit) {
	for _, s := range e.report.Scenes {
		if s.Fault != nil && s.Verdict >= check.Wrong {
			fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s:%s: %s\n", o.File, s.Fault.At, s.Fault.Why)
			return
		}
	}
}

// text draws in the terminal, under the example's name.
func (o *rulesShowOptions) text(e exhibit, v diagram.View, more bool) error {
	var b strings.Builder
	if more {
		b.WriteByte('\n')
	}
	b.WriteString(e.name)
	if v.Caption != "" {
		b.WriteString(": " + v.Caption)
	}
	v.Caption = ""
	b.WriteString("\n\n" + diagram.Text(v, diagram.Style{ANSI: o.Streams.OutColour, Characters: o.Characters}))
	_, err := io.WriteString(o.Streams.Out, b.String())
	return err
}

// draw writes the picture's file and says so.
func (o *rulesShowOptions) draw(v diagram.View) error {
	options, err := o.options()
	if err != nil {
		return err
	}
	data, err := o.picture(v, options)
	if err != nil {
		return asUsage(err)
	}
	if err := writeWhole(o.Out, data, true); err != nil {
		return notWritten(o.Out, err)
	}
	_, err = fmt.Fprintf(o.Streams.Out, "%s written\n", o.Out)
	return err
}

func (o *rulesShowOptions) picture(v diagram.View, options diagram.Options) ([]byte, error) {
	if strings.ToLower(filepath.Ext(o.Out)) == ".svg" {
		return diagram.SVG(v, options)
	}
	missing, err := diagram.Missing(v, options)
	if err != nil {
		return nil, err
	}
	if missing != "" {
		fmt.Fprintf(o.Streams.Err, "shanhai: warning: %s has no letters for %s and shows boxes; --font gives it some, or take an .svg\n", o.Out, missing)
	}
	return diagram.PNG(v, options, o.Width)
}

// options brings the set's tiles and the font.
func (o *rulesShowOptions) options() (diagram.Options, error) {
	writing := art.Glyphs
	if o.Characters {
		writing = art.Characters
	}
	tiles, err := newSetArt(writing)
	if err != nil {
		return diagram.Options{}, err
	}
	chinese, err := han.Face()
	if err != nil {
		return diagram.Options{}, err
	}
	options := diagram.Options{Art: tiles, Theme: o.Theme, Faces: []diagram.Face{chinese}}
	if o.Font == "" {
		return options, nil
	}
	face, err := readFace(o.Font)
	if err != nil {
		return options, usageErrorf("--font: %s: %w; allowed: an OpenType or TrueType font, .otf, .ttf or .ttc, of at most 64 MiB", o.Font, reason(err))
	}
	options.Faces = []diagram.Face{face, chinese}
	return options, nil
}

// readFace reads a font's file.
func readFace(name string) (diagram.Face, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, 64<<20))
	if err != nil {
		return nil, err
	}
	return diagram.NewFace(data)
}

package main

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"shanhai/pieces/design"
	"shanhai/pieces/gallery"
	"shanhai/pieces/shanhai"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// read fills the options from arguments, file and flags. All errors are of the input.
func (o *previewOptions) read(cat design.Catalogue, config string, cmd *cobra.Command, args []string) error {
	o.piece = strings.Join(args, "")
	for _, check := range []func(*pflag.FlagSet) error{o.readShow, o.readFile} {
		if err := check(cmd.Flags()); err != nil {
			return err
		}
	}
	if err := checkWidth(o.Order.Width); err != nil {
		return err
	}
	if err := o.readDesigns(cat, config, cmd.Flags()); err != nil {
		return err
	}
	var err error
	o.Glyphs, err = readGlyphs(o.Designs[0])
	return err
}

// readShow finds what the picture shows.
func (o *previewOptions) readShow(flags *pflag.FlagSet) error {
	switch {
	case o.sheet && o.box || o.sheet && o.styles || o.box && o.styles:
		return usageErrorf("preview: one picture shows one thing; allowed: one of --sheet, --box and --styles")
	case o.box && o.Order.Underside:
		return usageErrorf("--underside: the open box is seen from above; allowed: --underside without --box")
	case o.styles && o.piece == "":
		return usageErrorf("--styles: no piece given; allowed: a piece's name, as in %q", "shanhai preview yinglong --styles")
	case o.styles && flags.Changed("style"):
		return usageErrorf("--style: --styles shows every style; allowed: one of the two")
	}
	o.Order.Show = o.show()
	return nil
}

func (o *previewOptions) show() gallery.Show {
	switch {
	case o.sheet:
		return gallery.Sheet
	case o.box:
		return gallery.OpenBox
	case o.styles:
		return gallery.Styles
	case o.piece != "" && o.piece != allPieces:
		return gallery.Portrait
	}
	return gallery.Table
}

// allPieces is the word of the setting for every piece.
const allPieces = "all"

// readFile finds the format by the file's name, and whether it can be written.
func (o *previewOptions) readFile(flags *pflag.FlagSet) error {
	switch extension := strings.ToLower(filepath.Ext(o.File)); extension {
	case ".png":
	case ".svg":
		o.Order.Vector = true
		if flags.Changed("width") || flags.Changed("small") {
			return usageErrorf("--width, --small: an SVG has no pixels, it is true to scale in mm; allowed: with a .png file")
		}
	default:
		return usageErrorf("--out: %s: the name has no known extension; allowed: a file whose name ends in .png or .svg", o.File)
	}
	return checkPlace(o.File)
}

// checkPlace refuses what is sure not to be writable, before the work.
func checkPlace(file string) error {
	if info, err := os.Stat(filepath.Dir(file)); err != nil {
		return pictureError(file, err)
	} else if !info.IsDir() {
		return pictureError(file, errNoFolder)
	}
	if info, err := os.Stat(file); err == nil && !info.Mode().IsRegular() {
		return pictureError(file, errNoPlainFile)
	}
	return nil
}

// errNoFolder is the fault of a path that goes through a file.
var errNoFolder = errors.New("not a directory")

// pictureError words why a picture's file can't be written.
func pictureError(file string, err error) error {
	return usageErrorf("--out: %s: %w; allowed: a file in a folder that can be written", file, reason(err))
}

// readDesigns reads the design, once for each style where all are shown.
func (o *previewOptions) readDesigns(cat design.Catalogue, config string, flags *pflag.FlagSet) error {
	styles := []string{""}
	if o.styles {
		styles = styleNames(cat)
	}
	for _, style := range styles {
		d, warnings, err := readDesign(cat, config, flags, func(draft *design.Draft) error { return o.choose(draft, style) })
		if err != nil {
			return err
		}
		o.Designs = append(o.Designs, d)
		o.warn(warnings)
	}
	return o.chooseBox()
}

// choose says what the arguments add to the settings.
func (o *previewOptions) choose(draft *design.Draft, style string) error {
	if style != "" {
		if err := draft.Set("style", []string{style}, "--styles"); err != nil {
			return err
		}
	}
	if o.piece == "" || o.box {
		return nil
	}
	return draft.Set("pieces", []string{o.piece}, "preview")
}

// chooseBox finds the box that is to be opened.
func (o *previewOptions) chooseBox() error {
	if !o.box || o.piece == "" {
		return nil
	}
	var boxes []string
	for _, p := range shanhai.Gallery(o.Designs[0]).Boxes {
		boxes = append(boxes, p.Box)
	}
	if !slices.Contains(boxes, o.piece) {
		return usageErrorf("preview: unknown box %q%s; allowed: %s", o.piece, nearest(o.piece, boxes, ""), strings.Join(boxes, ", "))
	}
	o.Order.Box = o.piece
	return nil
}

// warn keeps each warning once.
func (o *previewOptions) warn(warnings []string) {
	for _, w := range warnings {
		if !slices.Contains(o.Warnings, w) {
			o.Warnings = append(o.Warnings, w)
		}
	}
}

// styleNames lists the styles.
func styleNames(cat design.Catalogue) []string {
	for _, s := range design.Settings(cat) {
		if s.Key == "style" {
			return s.Values
		}
	}
	return nil
}

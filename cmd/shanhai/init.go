package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"

	"github.com/spf13/cobra"
)

// initOptions is what init was asked for.
type initOptions struct {
	Streams ioStreams
	File    string
	Force   bool
}

// newInitCmd is the command that writes a file of settings. runF, where it is not nil, runs instead of the work.
func newInitCmd(streams ioStreams, runF func(*initOptions) error) *cobra.Command {
	opts := &initOptions{Streams: streams, File: configFile}
	cmd := &cobra.Command{
		Use:   "init [file]",
		Short: "Write a file of settings to start from",
		Long: `init writes shanhai.toml, or the file that is named: every setting with its
default, what it means, what is allowed and why. Change what you like; "shanhai
build" reads it. A file that is there is left alone unless --force says so.`,
		Example: `  shanhai init
  shanhai init pocket.toml && shanhai build --config pocket.toml`,
		Args: noLongerThan(1),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) == 1 {
				opts.File = args[0]
			}
			if runF != nil {
				return runF(opts)
			}
			return initRun(opts)
		},
	}
	cmd.Flags().BoolVar(&opts.Force, "force", false, "write over a file that is there\ne.g. --force")
	return cmd
}

// initRun writes the file.
func initRun(o *initOptions) error {
	data, err := defaultSettings(shanhai.Catalogue())
	if err != nil {
		return err
	}
	if err := writeWhole(o.File, data, o.Force); err != nil {
		return initError(o.File, err)
	}
	_, err = fmt.Fprintf(o.Streams.Out, "%s written\n", o.File)
	return err
}

// initError says why the file was not written.
func initError(file string, err error) error {
	if info, err := os.Stat(file); err == nil && info.IsDir() {
		return usageErrorf("init: %s: is a folder; allowed: a file, such as %s", file, filepath.ToSlash(filepath.Join(file, configFile)))
	}
	if errors.Is(err, fs.ErrExist) {
		return usageErrorf("init: %s: is there already; allowed: another name, or --force to write over it", file)
	}
	return usageErrorf("init: %s: %w; allowed: a file in a folder that can be written", file, reason(err))
}

// defaultSettings is the file of settings with nothing changed.
func defaultSettings(cat design.Catalogue) ([]byte, error) {
	draft, err := design.New(cat)
	if err != nil {
		return nil, err
	}
	d, _, err := draft.Finish()
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = design.WriteTOML(&b, d, cat)
	return b.Bytes(), err
}

// writeWhole writes a file under a temporary name and renames it.
func writeWhole(name string, data []byte, over bool) error {
	if info, err := os.Stat(name); err == nil && (!over || !info.Mode().IsRegular()) {
		return fs.ErrExist
	}
	partial := filepath.Join(filepath.Dir(name), "."+filepath.Base(name)+".partial")
	_ = os.Remove(partial) // of a killed run
	err := writeNew(partial, data)
	if err == nil {
		err = os.Rename(partial, name)
	}
	if err != nil {
		_ = os.Remove(partial)
	}
	return err
}

// writeNew writes a file that is not there yet, following no link.
func writeNew(name string, data []byte) error {
	file, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if err != nil {
		return err
	}
	_, err = file.Write(data)
	return errors.Join(err, file.Close())
}

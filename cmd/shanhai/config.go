package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"

	"github.com/spf13/pflag"

	"shanhai/internal/saying"
	"shanhai/pieces/design"
)

// configFile is the file of settings that is read from the working folder where it is there.
const configFile = "shanhai.toml"

// addConfigFlag adds --config.
func addConfigFlag(flags *pflag.FlagSet) *string {
	return flags.String("config", "", "`file` of settings to read instead of ./"+configFile+"\ne.g. --config pocket.toml")
}

// readDesign puts defaults, file, flags and what the command itself says
// together, the later winning. All errors are of the input.
func readDesign(cat design.Catalogue, config string, flags *pflag.FlagSet, more ...func(*design.Draft) error) (design.Design, []string, error) {
	draft, err := design.New(cat)
	if err != nil {
		return design.Design{}, nil, err
	}
	if err := readConfig(draft, config); err != nil {
		return design.Design{}, nil, asUsage(err)
	}
	if err := readFlags(draft, flags); err != nil {
		return design.Design{}, nil, asUsage(err)
	}
	for _, say := range more {
		if err := say(draft); err != nil {
			return design.Design{}, nil, asUsage(err)
		}
	}
	d, warnings, err := draft.Finish()
	return d, saying.Texts(warnings), asUsage(err)
}

// readConfig reads the named file, or the one of the working folder where it is there.
func readConfig(draft *design.Draft, name string) error {
	asked := name != ""
	if !asked {
		name = configFile
	}
	file, err := os.Open(name)
	if !asked && errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("--config: %s: %w; allowed: a TOML file, as %q writes it", name, reason(err), "shanhai init")
	}
	defer file.Close()
	err = draft.ReadTOML(file, name)
	var refused *design.Error
	if err != nil && !errors.As(err, &refused) {
		return fmt.Errorf("--config: %s: %w; allowed: a TOML file, as %q writes it", name, reason(err), "shanhai init")
	}
	return err
}

// readFlags says every setting that a flag was given for.
func readFlags(draft *design.Draft, flags *pflag.FlagSet) error {
	var first error
	flags.Visit(func(f *pflag.Flag) {
		said, ok := f.Value.(*settingFlag)
		if !ok || first != nil {
			return
		}
		first = draft.Set(f.Name, said.values, "--"+f.Name)
	})
	return first
}

// reason strips the operation and the path off an error of the file system.
func reason(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

package studio

import (
	"bytes"
	"maps"
	"slices"

	"shanhai/pieces/design"
)

// ConfigFile is the name of the file of settings.
const ConfigFile = "shanhai.toml"

// WriteTOML writes the choices as the file that the command reads, the names of
// the maker's files as paths beside it.
func (s *Studio) WriteTOML(c Choices) ([]byte, error) {
	d, _, err := s.finished(c)
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = design.WriteTOML(&b, d, s.catalogue)
	return b.Bytes(), err
}

// ReadTOML reads a file of settings. The name is used for messages.
func (s *Studio) ReadTOML(name string, data []byte) (Said, error) {
	draft, err := design.New(s.catalogue)
	if err != nil {
		return Said{}, err
	}
	if err := draft.ReadTOML(bytes.NewReader(data), name); err != nil {
		return Said{}, err
	}
	d, _, err := draft.Finish()
	if err != nil {
		return Said{}, err
	}
	return s.Say(s.choicesOf(d))
}

// sortedKeys returns the keys of a map in order.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

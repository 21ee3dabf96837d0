package studio

import (
	"bytes"
	"maps"
	"slices"

	"shanhai/pieces/design"
)

const (
	configFile   = "shanhai.toml"
	savedArchive = "shanhai-design.zip"
	loadable     = "a shanhai.toml, or a ZIP archive that the page has saved"
)

// Loaded is a design that was read from a file.
type Loaded struct {
	Said
	Files []string `json:"files"` // that it brought; their bytes are the reply's blobs
}

// Save writes the choices as the file of settings that the command reads. With
// a maker's own files it is an archive that holds these beside it: unpacked, the
// command reads it, too.
func (s *Studio) Save(c Choices) (Made, []byte, error) {
	d, _, err := s.finished(c)
	if err != nil {
		return Made{}, nil, err
	}
	var b bytes.Buffer
	if err := design.WriteTOML(&b, d, s.catalogue); err != nil {
		return Made{}, nil, err
	}
	own := s.ownFiles(d)
	if len(own) == 0 {
		return Made{Name: configFile}, b.Bytes(), nil
	}
	own[configFile] = b.Bytes()
	data, err := packed("", own)
	return Made{Name: savedArchive}, data, err
}

// ownFiles are those of the page's files that a design names.
func (s *Studio) ownFiles(d design.Design) map[string][]byte {
	out := map[string][]byte{}
	for _, name := range append(slices.Collect(maps.Values(d.Glyph)), d.Font) {
		if data, ok := s.files[name]; ok {
			out[name] = data
		}
	}
	return out
}

// Load reads a file of settings, or an archive that Save wrote, whose files it
// keeps and returns.
func (s *Studio) Load(name string, data []byte) (Loaded, [][]byte, error) {
	if !isArchive(data) {
		said, err := s.readTOML(name, data)
		return Loaded{Said: said}, nil, err
	}
	files, err := unpacked(data)
	if err != nil {
		return Loaded{}, nil, &design.Error{Place: name, Reason: err.Error(), Allowed: loadable, Cause: err}
	}
	config, err := oneTOML(files)
	if err != nil {
		return Loaded{}, nil, &design.Error{Place: name, Reason: err.Error(), Allowed: loadable, Cause: err}
	}
	said, err := s.readTOML(config, files[config])
	if err != nil {
		return Loaded{}, nil, err
	}
	delete(files, config)
	out := Loaded{Said: said, Files: sortedKeys(files)}
	var blobs [][]byte
	for _, file := range out.Files {
		s.PutFile(file, files[file])
		blobs = append(blobs, files[file])
	}
	return out, blobs, nil
}

// readTOML reads a file of settings. The name is used for messages.
func (s *Studio) readTOML(name string, data []byte) (Said, error) {
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

package studio

import (
	"fmt"
	"path"

	"shanhai/internal/saying"
)

// shelf holds the files that a maker dropped on the page, by the name that the
// settings call them by.
type shelf map[string][]byte

// fileFault is why a file can't be had or unpacked; who names the file adds it.
type fileFault saying.Line

func (f *fileFault) Error() string { return f.Text }

func faulty(code, format string, args ...any) error {
	return &fileFault{code, saying.Numbered(args...), fmt.Sprintf(format, args...)}
}

// open returns a file of at most so many bytes. A path that a file of settings
// names is found by its last part: files are dropped without their folder.
func (s shelf) open(name string, most int) ([]byte, error) {
	data, ok := s[name]
	if !ok {
		data, ok = s[path.Base(name)]
	}
	switch {
	case !ok:
		return nil, faulty("missing", "is not among the files of this page")
	case len(data) > most:
		return nil, faulty("too-many-bytes", "is too large")
	}
	return data, nil
}

// PutFile keeps a file under a name; the one that had the name goes.
func (s *Studio) PutFile(name string, data []byte) {
	s.files[name] = data
	s.benches = nil
}

// DropFile forgets a file.
func (s *Studio) DropFile(name string) {
	delete(s.files, name)
	s.benches = nil
}

package main

import (
	"errors"
	"io"
	"os"
	"path/filepath"

	"shanhai/pieces/design"
	"shanhai/pieces/shanhai"
)

// readGlyphs reads the maker's own drawings.
func readGlyphs(d design.Design) (shanhai.Drawings, error) {
	drawings, err := baggage(d).Drawings(d.Glyph)
	return drawings, asUsage(err)
}

// baggage is the files that a design names.
func baggage(d design.Design) *shanhai.Baggage {
	return &shanhai.Baggage{Open: readPlain, Font: d.Font, Place: d.Place}
}

// Faults of a file.
var (
	errNoPlainFile = errors.New("is no plain file")
	errTooLarge    = errors.New("is too large")
)

// readPlain reads a file of at most so many bytes, and nothing that could keep
// on giving. Its error is the reason alone.
func readPlain(path string, most int) ([]byte, error) {
	data, err := readRegular(path, most)
	if err != nil {
		return nil, reason(err)
	}
	return data, nil
}

func readRegular(path string, most int) ([]byte, error) {
	info, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if !info.Mode().IsRegular() {
		return nil, errNoPlainFile
	}
	file, err := os.Open(filepath.Clean(path))
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, int64(most)+1))
	if err == nil && len(data) > most {
		err = errTooLarge
	}
	return data, err
}

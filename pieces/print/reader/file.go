package reader

import (
	"bytes"
	"fmt"
	"io"

	"shanhai/models/mesh"
	"shanhai/pieces/print/stlfile"
)

// File is what any print file holds, told in one way.
type File struct {
	Format      string // "3MF" or "STL"
	Application string // that wrote it, if it says so
	Pieces      []Piece
	Plates      []Plate
	Filaments   []Filament
	Moved       float64  // mm by which coordinates were moved onto the grid, at most
	Package     *Package // of a 3MF
}

// Piece is one physical thing with its bodies, and how often it is printed.
type Piece struct {
	Name   string
	Copies int
	Bodies []Body
}

// Body is one closed surface in one filament.
type Body struct {
	Name     string
	Filament int // 1-based; 0 if the file says nothing
	Mesh     *mesh.Mesh
}

// Plate is one plate as the file lists it.
type Plate struct {
	Name      string
	Pieces    int   // how many instances lie on it
	Filaments []int // the numbers that their parts name, rising
}

// Read reads a 3MF or an STL file; its first bytes tell which.
func Read(r io.ReaderAt, size int64, limits Limits) (*File, error) {
	var magic [4]byte
	if n, err := r.ReadAt(magic[:], 0); err != nil && err != io.EOF {
		return nil, fmt.Errorf("byte %d: %w", n, err)
	}
	if bytes.Equal(magic[:], []byte("PK\x03\x04")) {
		return readPackage(r, size, limits)
	}
	return readSTL(r, size, limits)
}

func readSTL(r io.ReaderAt, size int64, limits Limits) (*File, error) {
	if size > limits.EntryBytes {
		return nil, fmt.Errorf("STL of %d bytes, more than the %d that are read", size, limits.EntryBytes)
	}
	data, err := io.ReadAll(io.NewSectionReader(r, 0, size))
	if err != nil {
		return nil, err
	}
	solid, err := stlfile.Read(data)
	if err != nil {
		return nil, err
	}
	var s snapper
	m, err := welded(corners(solid.Triangles), &s)
	if err != nil {
		return nil, fmt.Errorf("STL: %w", err)
	}
	piece := Piece{Name: solid.Name, Copies: 1, Bodies: []Body{{Name: solid.Name, Mesh: m}}}
	return &File{Format: "STL", Pieces: []Piece{piece}, Moved: s.moved}, nil
}

func corners(triangles []stlfile.Triangle) [][3][3]float32 {
	out := make([][3][3]float32, len(triangles))
	for i, t := range triangles {
		out[i] = t
	}
	return out
}

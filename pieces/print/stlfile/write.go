// Package stlfile writes and reads STL files. A binary STL holds float32
// coordinates, which every grid coordinate below planar.Limit is exactly.
package stlfile

import (
	"encoding/binary"
	"fmt"
	"io"
	"math"

	"shanhai/models/mesh"
)

const (
	headerSize   = 80
	triangleSize = 50
	flushAt      = 1 << 16
)

// Write writes the mesh as a binary STL whose header says what it is of, for
// example the program and the body. It returns w's error.
func Write(w io.Writer, title string, m *mesh.Mesh) error {
	buf := append(make([]byte, 0, flushAt+triangleSize), header(title)...)
	buf = binary.LittleEndian.AppendUint32(buf, uint32(len(m.Triangles)))
	for _, t := range m.Triangles {
		buf = appendTriangle(buf, m.Vertices[t[0]], m.Vertices[t[1]], m.Vertices[t[2]])
		if len(buf) < flushAt {
			continue
		}
		if _, err := w.Write(buf); err != nil {
			return fmt.Errorf("write STL %q: %w", title, err)
		}
		buf = buf[:0]
	}
	if _, err := w.Write(buf); err != nil {
		return fmt.Errorf("write STL %q: %w", title, err)
	}
	return nil
}

// header returns the 80 bytes that begin a binary STL. They must not begin
// with "solid", by which readers know the text form.
func header(title string) []byte {
	h := make([]byte, headerSize)
	copy(h, "binary STL in mm: "+title)
	return h
}

func appendTriangle(buf []byte, a, b, c mesh.Vertex) []byte {
	for _, n := range normal(a, b, c) {
		buf = appendFloat(buf, n)
	}
	for _, v := range []mesh.Vertex{a, b, c} {
		x, y, z := v.MM()
		buf = appendFloat(appendFloat(appendFloat(buf, x), y), z)
	}
	return append(buf, 0, 0)
}

func appendFloat(buf []byte, v float64) []byte {
	return binary.LittleEndian.AppendUint32(buf, math.Float32bits(float32(v)))
}

// normal returns the unit normal, or zeros for a triangle without area. The
// cross product is exact in whole numbers.
func normal(a, b, c mesh.Vertex) [3]float64 {
	ux, uy, uz := to(a, b)
	vx, vy, vz := to(a, c)
	n := [3]float64{float64(uy*vz - uz*vy), float64(uz*vx - ux*vz), float64(ux*vy - uy*vx)}
	length := math.Sqrt(float64(n[0]*n[0]) + float64(n[1]*n[1]) + float64(n[2]*n[2]))
	if length == 0 {
		return n
	}
	return [3]float64{n[0] / length, n[1] / length, n[2] / length}
}

func to(a, b mesh.Vertex) (x, y, z int64) {
	return int64(b.X) - int64(a.X), int64(b.Y) - int64(a.Y), int64(b.Z) - int64(a.Z)
}

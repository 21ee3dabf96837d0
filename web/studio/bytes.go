package studio

import (
	"encoding/binary"
	"math"

	"shanhai/models/mesh"
)

// positions returns a mesh's vertices as x, y, z in mm, little-endian float32.
// Every place of the grid is one exactly.
func positions(m *mesh.Mesh) []byte {
	out := make([]byte, 0, 12*len(m.Vertices))
	for _, v := range m.Vertices {
		x, y, z := v.MM()
		for _, c := range [3]float64{x, y, z} {
			out = binary.LittleEndian.AppendUint32(out, math.Float32bits(float32(c)))
		}
	}
	return out
}

// indices returns a mesh's triangles as little-endian uint32.
func indices(m *mesh.Mesh) []byte {
	out := make([]byte, 0, 12*len(m.Triangles))
	for _, t := range m.Triangles {
		for _, i := range t {
			out = binary.LittleEndian.AppendUint32(out, uint32(i))
		}
	}
	return out
}

package reader

import (
	"fmt"
	"math"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// snapper turns coordinates in mm into grid steps and remembers how far it had
// to move them.
type snapper struct{ moved float64 }

// vertex returns the nearest grid point. Coordinates that no printer reaches
// are refused.
func (s *snapper) vertex(v [3]float64) (mesh.Vertex, error) {
	var steps [3]int32
	for i, mm := range v {
		n := math.Round(mm * planar.PerMM)
		if !(math.Abs(n) < math.MaxInt32) {
			return mesh.Vertex{}, fmt.Errorf("coordinate %g mm is out of reach", mm)
		}
		s.moved = max(s.moved, math.Abs(mm-float64(n/planar.PerMM)))
		steps[i] = int32(n)
	}
	return mesh.Vertex{X: steps[0], Y: steps[1], Z: steps[2]}, nil
}

// body makes a mesh of an object's triangles [from, to), with the vertices that
// they use, moved by the transform.
func (o *Object) body(from, to int, t Transform, s *snapper) (*mesh.Mesh, error) {
	m := &mesh.Mesh{Triangles: make([]mesh.Triangle, 0, to-from)}
	number := make([]int32, len(o.Vertices)) // new index + 1
	for _, tri := range o.Triangles[from:to] {
		var out mesh.Triangle
		for k, v := range tri {
			if number[v] == 0 {
				at, err := s.vertex(t.Apply(o.Vertices[v]))
				if err != nil {
					return nil, fmt.Errorf("object %d, vertex %d: %w", o.ID, v, err)
				}
				m.Vertices = append(m.Vertices, at)
				number[v] = int32(len(m.Vertices))
			}
			out[k] = number[v] - 1
		}
		m.Triangles = append(m.Triangles, out)
	}
	return m, nil
}

// welded makes a mesh of loose triangles: corners at exactly the same place
// become one vertex.
func welded(triangles [][3][3]float32, s *snapper) (*mesh.Mesh, error) {
	m := &mesh.Mesh{Triangles: make([]mesh.Triangle, len(triangles))}
	index := map[[3]float32]int32{}
	for i, tri := range triangles {
		for k, corner := range tri {
			n, ok := index[corner]
			if !ok {
				at, err := s.vertex([3]float64{float64(corner[0]), float64(corner[1]), float64(corner[2])})
				if err != nil {
					return nil, fmt.Errorf("triangle %d: %w", i, err)
				}
				n = int32(len(m.Vertices))
				index[corner] = n
				m.Vertices = append(m.Vertices, at)
			}
			m.Triangles[i][k] = n
		}
	}
	return m, nil
}

// Mesh returns the object's own mesh on the grid, every vertex and triangle of
// it, and by how many mm coordinates were moved at most.
func (o *Object) Mesh() (*mesh.Mesh, float64, error) {
	var s snapper
	m := &mesh.Mesh{Vertices: make([]mesh.Vertex, len(o.Vertices)), Triangles: make([]mesh.Triangle, len(o.Triangles))}
	for i, v := range o.Vertices {
		at, err := s.vertex(v)
		if err != nil {
			return nil, 0, fmt.Errorf("object %d, vertex %d: %w", o.ID, i, err)
		}
		m.Vertices[i] = at
	}
	for i, t := range o.Triangles {
		m.Triangles[i] = mesh.Triangle{int32(t[0]), int32(t[1]), int32(t[2])}
	}
	return m, s.moved, nil
}

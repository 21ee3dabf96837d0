package preview

import (
	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
	"shanhai/pieces/print"
)

// Test pieces made by hand: a hexagonal tile with chamfers and a flower-shaped
// pocket, and the inlay that fills it. Both are rings of n points at equal
// angles, sewn together from the middle of the underside to the middle of the top.

const (
	tileFlats = 38.0 // mm
	tileHigh  = 10.0
	tileBevel = 0.6
	tileDeep  = 0.8
)

type ringAt struct {
	radius func(angle float64) float64
	z      float64
}

func cosine(deg float64) float64 { _, c := sincos(deg); return c }

// hexagon has its flats at the top and bottom of a map.
func hexagon(flats float64) func(float64) float64 {
	return func(a float64) float64 {
		for a >= 60 {
			a -= 60
		}
		return flats / 2 / cosine(a-30)
	}
}

func flower(a float64) float64 { return 10.5 * (1 + 0.32*cosine(6*a)) }

func disc(radius float64) func(float64) float64 { return func(float64) float64 { return radius } }

func sewn(n int, rings ...ringAt) *mesh.Mesh {
	m := &mesh.Mesh{}
	put := func(x, y, z float64) {
		m.Vertices = append(m.Vertices, mesh.Vertex{
			X: int32(planar.Grid(x)), Y: int32(planar.Grid(y)), Z: int32(planar.Grid(z))})
	}
	put(0, 0, rings[0].z)
	for _, r := range rings {
		for i := range n {
			a := 360 * float64(i) / float64(n)
			s, c := sincos(a)
			put(r.radius(a)*c, r.radius(a)*s, r.z)
		}
	}
	put(0, 0, rings[len(rings)-1].z)
	last := int32(len(m.Vertices) - 1)
	for i := range int32(n) {
		j := (i + 1) % int32(n)
		m.Triangles = append(m.Triangles, mesh.Triangle{0, 1 + j, 1 + i}, mesh.Triangle{last - int32(n) + i, last - int32(n) + j, last})
		for k := range int32(len(rings) - 1) {
			a, b := 1+k*int32(n), 1+(k+1)*int32(n)
			m.Triangles = append(m.Triangles, mesh.Triangle{a + i, a + j, b + j}, mesh.Triangle{a + i, b + j, b + i})
		}
	}
	return m
}

func tileMesh(n int) *mesh.Mesh {
	full, inner := hexagon(tileFlats), hexagon(tileFlats-2*tileBevel)
	return sewn(n, ringAt{inner, 0}, ringAt{full, tileBevel}, ringAt{full, tileHigh - tileBevel},
		ringAt{inner, tileHigh}, ringAt{flower, tileHigh}, ringAt{flower, tileHigh - tileDeep})
}

func inlayMesh(n int) *mesh.Mesh {
	return sewn(n, ringAt{flower, tileHigh - tileDeep}, ringAt{flower, tileHigh})
}

var (
	black = print.Colour{R: 0x1A, G: 0x1A, B: 0x1A}
	white = print.Colour{R: 0xF5, G: 0xF5, B: 0xF0}
	gold  = print.Colour{R: 0xD4, G: 0xA0, B: 0x17}
	red   = print.Colour{R: 0xC1, G: 0x27, B: 0x2D}
)

func tileBodies(n int, base, inlay print.Colour, at Placement) []Body {
	return []Body{{tileMesh(n), base, at}, {inlayMesh(n), inlay, at}}
}

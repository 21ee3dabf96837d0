package mesh

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"shanhai/inscriptions/planar"
)

// cuboid returns a box of whole millimetres with one corner at x, y, z.
func cuboid(x, y, z, w, d, h int32) *Mesh {
	const mm = planar.PerMM
	m := &Mesh{}
	for i := range int32(8) {
		m.Vertices = append(m.Vertices, Vertex{(x + w*(i&1)) * mm, (y + d*(i>>1&1)) * mm, (z + h*(i>>2)) * mm})
	}
	m.Triangles = []Triangle{
		{0, 2, 1}, {1, 2, 3}, {4, 5, 6}, {5, 7, 6}, {0, 1, 4}, {1, 5, 4},
		{2, 6, 3}, {3, 6, 7}, {0, 4, 2}, {2, 4, 6}, {1, 3, 5}, {3, 7, 5},
	}
	return m
}

func joined(a, b *Mesh) *Mesh {
	m := &Mesh{append(append([]Vertex(nil), a.Vertices...), b.Vertices...), append([]Triangle(nil), a.Triangles...)}
	n := int32(len(a.Vertices))
	for _, t := range b.Triangles {
		m.Triangles = append(m.Triangles, Triangle{t[0] + n, t[1] + n, t[2] + n})
	}
	return m
}

// turned returns the mesh with its inside out.
func turned(m *Mesh) *Mesh {
	out := &Mesh{Vertices: m.Vertices}
	for _, t := range m.Triangles {
		out.Triangles = append(out.Triangles, Triangle{t[1], t[0], t[2]})
	}
	return out
}

// welded returns the mesh with vertices in the same place made one.
func welded(m *Mesh) *Mesh {
	out, number := &Mesh{}, map[Vertex]int32{}
	for _, v := range m.Vertices {
		if _, ok := number[v]; !ok {
			number[v] = int32(len(out.Vertices))
			out.Vertices = append(out.Vertices, v)
		}
	}
	for _, t := range m.Triangles {
		a, b, c := m.corners(t)
		out.Triangles = append(out.Triangles, Triangle{number[a], number[b], number[c]})
	}
	return out
}

func TestCheckSoundMeshes(t *testing.T) {
	cases := []struct {
		name   string
		mesh   *Mesh
		shells int
		volume float64
	}{
		{"a box", cuboid(0, 0, 0, 3, 4, 5), 1, 60},
		{"two boxes apart", joined(cuboid(0, 0, 0, 1, 1, 1), cuboid(3, 0, 0, 2, 1, 1)), 2, 3},
		{"a hollow box", joined(cuboid(0, 0, 0, 9, 9, 9), turned(cuboid(2, 2, 2, 5, 5, 5))), 2, 604},
		{"a box in a hollow one", joined(joined(cuboid(3, 3, 3, 1, 1, 1), turned(cuboid(2, 2, 2, 5, 5, 5))), cuboid(0, 0, 0, 9, 9, 9)), 3, 605},
		{"far out", cuboid(250, -256, 200, 6, 6, 6), 1, 216},
	}
	for _, c := range cases {
		r := c.mesh.Check()
		if !r.Sound() || r.Shells != c.shells || math.Abs(r.Volume-c.volume) > 1e-9 {
			t.Errorf("%s: %+v, want %d shells and %v mm3", c.name, r, c.shells, c.volume)
		}
	}
}

func TestCheckNamesTheFault(t *testing.T) {
	missing := cuboid(0, 0, 0, 2, 2, 2)
	missing.Triangles = missing.Triangles[1:]
	doubled := cuboid(0, 0, 0, 2, 2, 2)
	doubled.Triangles = append(doubled.Triangles, doubled.Triangles[0])
	flat := cuboid(0, 0, 0, 2, 2, 2)
	flat.Vertices[7] = flat.Vertices[3]
	wild := cuboid(0, 0, 0, 2, 2, 2)
	wild.Triangles[3][1] = 8
	spare := cuboid(0, 0, 0, 2, 2, 2)
	spare.Vertices = append(spare.Vertices, Vertex{})
	dented := cuboid(0, 0, 0, 2, 2, 2)
	dented.Vertices[7].Z = -planar.PerMM // the top corner pulled through the floor
	pillow := &Mesh{[]Vertex{{0, 0, 0}, {9, 0, 0}, {0, 9, 0}}, []Triangle{{0, 1, 2}, {0, 2, 1}}}
	cases := map[string]struct {
		mesh *Mesh
		want Kind
	}{
		"a triangle left out":        {missing, OpenEdge},
		"inside out":                 {turned(cuboid(0, 0, 0, 2, 2, 2)), Inverted},
		"a triangle twice":           {doubled, ManifoldEdge},
		"a flat triangle":            {flat, Degenerate},
		"an index out of range":      {wild, BadIndex},
		"a vertex without a face":    {spare, Unused},
		"boxes through each other":   {joined(cuboid(0, 0, 0, 4, 4, 4), cuboid(2, 2, 2, 4, 4, 4)), Intersection},
		"boxes that share an edge":   {joined(cuboid(0, 0, 0, 2, 2, 2), cuboid(2, 2, 0, 2, 2, 2)), Intersection},
		"boxes that share a corner":  {joined(cuboid(0, 0, 0, 2, 2, 2), cuboid(2, 2, 2, 2, 2, 2)), Intersection},
		"boxes face to face":         {joined(cuboid(0, 0, 0, 2, 2, 2), cuboid(2, 0, 0, 2, 2, 2)), Intersection},
		"faces that overlap in part": {joined(cuboid(0, 0, 0, 2, 2, 2), cuboid(2, 1, 1, 2, 3, 3)), Intersection},
		"a corner through the floor": {dented, Intersection},
		"a small box inside out":     {joined(cuboid(0, 0, 0, 9, 9, 9), turned(cuboid(10, 2, 2, 2, 2, 2))), Inverted},
		"a cavity in a cavity":       {joined(joined(cuboid(0, 0, 0, 9, 9, 9), turned(cuboid(1, 1, 1, 7, 7, 7))), turned(cuboid(2, 2, 2, 2, 2, 2))), Inverted},
		"a box in a box":             {joined(cuboid(0, 0, 0, 9, 9, 9), cuboid(2, 2, 2, 2, 2, 2)), Nested},
		"boxes welded in a corner":   {welded(joined(cuboid(0, 0, 0, 2, 2, 2), cuboid(2, 2, 2, 2, 2, 2))), Pinched},
		"boxes welded along an edge": {welded(joined(cuboid(0, 0, 0, 2, 2, 2), cuboid(2, 2, 0, 2, 2, 2))), ManifoldEdge},
		"two faces of one triangle":  {joined(cuboid(5, 5, 5, 1, 1, 1), pillow), Intersection},
		"nothing":                    {&Mesh{}, Empty},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			for _, f := range c.mesh.Check().Faults {
				if f.Kind == c.want {
					return
				}
			}
			t.Errorf("found %v, want %q", c.mesh.Check().Faults, c.want)
		})
	}
}

func TestSideIsExactWhereFloatsAreNot(t *testing.T) {
	// Four points a hair off one plane: the determinant is 1, far below the
	// rounding of its products of about 2^74.
	a, b, c := Vertex{0, 0, 0}, Vertex{1<<24 - 1, 1, 1<<24 - 3}, Vertex{1<<24 - 5, 1<<24 - 1, 7}
	n := normal(a, b, c)
	if n.cross(n) != (vec{}) {
		t.Fatal("a vector's product with itself is not zero")
	}
	if s := side(a, b, c, b); s != 0 {
		t.Errorf("a corner of the triangle lies on side %d of it", s)
	}
	d := Vertex{b.X, b.Y, b.Z + 1}
	if s, want := side(a, b, c, d), sign(n.z); s != want {
		t.Errorf("one step above a corner: side %d, want %d", s, want)
	}
}

func sign(x int64) int {
	if x < 0 {
		return -1
	}
	return 1
}

func TestVolumeIsUnmovedByPlaceAndFlip(t *testing.T) {
	m := cuboid(1, 2, 3, 7, 5, 2)
	if v := m.Moved(Vertex{planar.PerMM, 5, -9}).Volume(); math.Abs(v-70) > 1e-9 {
		t.Errorf("moved: %v", v)
	}
	if v := m.Flipped().Volume(); math.Abs(v-70) > 1e-9 {
		t.Errorf("flipped: %v", v)
	}
}

func TestExactSideMatchesBigIntegers(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		n := vec{rng.Int64N(1<<53) - 1<<52, rng.Int64N(1<<53) - 1<<52, rng.Int64N(1<<53) - 1<<52}
		w := vec{rng.Int64N(1<<26) - 1<<25, rng.Int64N(1<<26) - 1<<25, rng.Int64N(1<<26) - 1<<25}
		sum := new(big.Int)
		for _, p := range [][2]int64{{n.x, w.x}, {n.y, w.y}, {n.z, w.z}} {
			sum.Add(sum, new(big.Int).Mul(big.NewInt(p[0]), big.NewInt(p[1])))
		}
		if got := exactSide(n, w); got != sum.Sign() {
			t.Fatalf("%v . %v: %d, want %d", n, w, got, sum.Sign())
		}
	}
}

// TestWindingOnTheRaysThatHitEdges asks for all lattice points near an
// octahedron, whose inside is |x| + |y| + |z| < 4; most rays pass through its
// corners and edges.
func TestWindingOnTheRaysThatHitEdges(t *testing.T) {
	m := &Mesh{Vertices: []Vertex{{4, 0, 0}, {0, 4, 0}, {0, 0, 4}, {-4, 0, 0}, {0, -4, 0}, {0, 0, -4}}}
	m.Triangles = []Triangle{{0, 1, 2}, {1, 3, 2}, {3, 4, 2}, {4, 0, 2}, {1, 0, 5}, {3, 1, 5}, {4, 3, 5}, {0, 4, 5}}
	whole := shell{triangles: m.Triangles}
	size := func(x int32) int32 { return max(x, -x) }
	for i := range int32(11 * 11 * 11) {
		p := Vertex{i%11 - 5, i/11%11 - 5, i/121 - 5}
		far, want := size(p.X)+size(p.Y)+size(p.Z), 0
		if far < 4 {
			want = 1
		}
		if got := m.winding(whole, p); far != 4 && got != want {
			t.Errorf("%v: %d times around, want %d", p, got, want)
		}
	}
}

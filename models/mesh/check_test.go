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

func TestCheckSoundMeshes(t *testing.T) {
	cases := []struct {
		name   string
		mesh   *Mesh
		shells int
		volume float64
	}{
		{"a box", cuboid(0, 0, 0, 3, 4, 5), 1, 60},
		{"two boxes apart", joined(cuboid(0, 0, 0, 1, 1, 1), cuboid(3, 0, 0, 2, 1, 1)), 2, 3},
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
	inverted := cuboid(0, 0, 0, 2, 2, 2)
	for i, tri := range inverted.Triangles {
		inverted.Triangles[i] = Triangle{tri[1], tri[0], tri[2]}
	}
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
	cases := map[string]struct {
		mesh *Mesh
		want Kind
	}{
		"a triangle left out":        {missing, OpenEdge},
		"inside out":                 {inverted, Inverted},
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

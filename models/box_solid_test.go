package models

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/deadsy/sdfx/sdf"
	v3 "github.com/deadsy/sdfx/vec/v3"

	"shanhai/inscriptions/planar"
	"shanhai/models/mesh"
)

// solids returns every body of box, lid and coupon with the given measures.
func solids(t *testing.T, p BoxParms) map[string]Stack {
	t.Helper()
	box, err := NewBox(p)
	if err != nil {
		t.Fatal(err)
	}
	// The dotted inlay reaches 36 mm and is left out where that is too far.
	parms := DefaultLid(p, dotted(), 0.8)
	if parms.InlayApothem() < 37 {
		parms.Inlay = emptyInlay
	}
	lid, err := NewLid(parms)
	if err != nil {
		t.Fatal(err)
	}
	coupon, err := NewCoupon(DefaultCoupon(p))
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]Stack{
		"box": box, "lid": lid.Base, "coupon tile": coupon.Tile, "coupon wedge": coupon.Wedge,
		"coupon well": coupon.Well, "coupon block": coupon.Block, "coupon cap": coupon.Cap,
	}
	if len(lid.Inlay.Slabs) > 0 {
		out["inlay"] = lid.Inlay
	}
	return out
}

func TestBodiesAreSoundMeshes(t *testing.T) {
	shells := map[string]int{"inlay": 3, "coupon wedge": CouponDepths}
	for _, p := range extremes() {
		for name, s := range solids(t, p) {
			m, err := s.Mesh()
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			report := m.Check()
			if !report.Sound() || report.Shells != max(1, shells[name]) {
				t.Errorf("%s of %+v: %d parts, %v", name, p, report.Shells, report.Faults)
			}
			near(t, name, report.Volume/stackVolume(s), 1, 1e-6)
		}
	}
}

func TestBodiesAgreeWithTheirFields(t *testing.T) {
	for i, p := range extremes() {
		for name, s := range solids(t, p) {
			if strings.HasPrefix(name, "coupon") && i%4 != 1 {
				continue // three of the ten: the coupon's parts differ little
			}
			t.Run(fmt.Sprintf("%d %s", i, name), func(t *testing.T) {
				t.Parallel()
				agreeThroughout(t, s)
			})
		}
	}
}

func agreeThroughout(t *testing.T, s Stack) {
	t.Helper()
	m, err := s.Mesh()
	if err != nil {
		t.Fatal(err)
	}
	field, err := s.SDF()
	if err != nil {
		t.Fatal(err)
	}
	agree(t, "all of it", m, field)
	agree(t, "the snap", m, snapZone(field))
}

// zone is a field looked at in a part of its box.
type zone struct {
	sdf.SDF3
	box sdf.Box3
}

func (z zone) BoundingBox() sdf.Box3 { return z.box }

// snapZone is the outermost 4 mm towards y of a solid's top 10 mm: there box
// and lid have a groove or a bead.
func snapZone(f sdf.SDF3) sdf.SDF3 {
	b := f.BoundingBox()
	middle := (b.Min.X + b.Max.X) / 2
	b.Min = v3.Vec{X: middle - 15, Y: b.Max.Y - 4, Z: math.Max(b.Min.Z, b.Max.Z-10)}
	b.Max.X = middle + 15
	return zone{f, b}
}

// Whatever is allowed must be sound, walls that close in on each other included.
func TestAnyAllowedMeasuresGiveSoundBodies(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 40 {
		p := allowed(random)
		for name, s := range solids(t, p) {
			m, err := s.Mesh()
			if err != nil {
				t.Fatalf("%s of %+v: %v", name, p, err)
			}
			if r := m.Check(); !r.Sound() {
				t.Errorf("%s of %+v: %v", name, p, r.Faults)
			}
			if name == "box" {
				checkApart(t, fmt.Sprintf("box of %+v", p), s, lineWidth)
			}
		}
	}
}

// allowed draws measures, every third from the ends of its span.
func allowed(r *rand.Rand) BoxParms {
	u := func(a, b float64) float64 {
		switch r.IntN(6) {
		case 0:
			return a
		case 1:
			return b
		}
		return a + (b-a)*r.Float64()
	}
	return BoxParms{
		TileAcrossFlats: u(20, 80), TileThickness: u(4, 20), Deep: 4 + 2*r.IntN(2),
		WellClearance: u(0.2, 0.8), LidClearance: u(0.15, 0.40),
		Wall: u(1.68, 4), WellWall: u(1.26, 4), Floor: u(1.2, 6), Headroom: u(0.2, 5),
		RimChamfer: u(0, 0.6), FingerHole: u(12, 40), Snap: u(0.2, 0.4),
	}
}

// The trigrams' and the yin-yang's drawings do not belong here; what counts is
// that an inlay's outline goes into base and inlay alike.
func TestLidAndInlayShareEveryOutlinePoint(t *testing.T) {
	lid, err := NewLid(DefaultLid(DefaultBox(38, 10, 4), dotted(), 0.8))
	if err != nil {
		t.Fatal(err)
	}
	base, err := lid.Base.Mesh()
	if err != nil {
		t.Fatal(err)
	}
	there := map[mesh.Vertex]bool{}
	for _, v := range base.Vertices {
		there[v] = true
	}
	for _, r := range dotted().MirroredX().Rings {
		for _, p := range r {
			for _, z := range []float64{0, 0.8} {
				if v := (mesh.Vertex{X: int32(p.X), Y: int32(p.Y), Z: int32(planar.Grid(z))}); !there[v] {
					t.Errorf("the base has no vertex at %v", v)
				}
			}
		}
	}
}

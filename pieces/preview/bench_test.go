package preview

import "testing"

// plateOf lays n tiles of about 9,000 triangles each as a plate holds them,
// every one with meshes of its own.
func plateOf(n int) Scene {
	var s Scene
	for i := range n {
		s.Bodies = append(s.Bodies, tileBodies(640, black, gold, Placement{X: float64(i%3) * 46, Y: float64(i/3) * 42})...)
	}
	return s
}

// BenchmarkFirstPlate pictures nine different tiles that were never drawn before.
func BenchmarkFirstPlate(b *testing.B) {
	s := plateOf(9)
	for b.Loop() {
		if _, _, err := NewThumbnailer().Pair(s, PlateView()); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkLaterPlate pictures tiles that another plate had, too.
func BenchmarkLaterPlate(b *testing.B) {
	s, t := plateOf(9), NewThumbnailer()
	for b.Loop() {
		if _, _, err := t.Pair(s, PlateView()); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkStudioPicture(b *testing.B) {
	s := Scene{Bodies: tileBodies(640, black, gold, Placement{})}
	v := View{Camera: Portrait(), Width: 1200, Height: 1200, Background: Ground, Workers: 1}
	for b.Loop() {
		if _, err := Render(s, v); err != nil {
			b.Fatal(err)
		}
	}
}

package preview

import (
	"math/rand/v2"
	"testing"
)

// covers tells by exact signs whether a sample belongs to a face: inside, or
// on a side that is a left one or a level upper one.
func covers(f *face, col, row int) bool {
	px, py := int64(col)<<subBits+subHalf, int64(row)<<subBits+subHalf
	for i := range 3 {
		j := (i + 1) % 3
		// Faces run clockwise on the grid with y down seen as y up: area < 0.
		ex, ey := int64(f.x[i]-f.x[j]), int64(f.y[i]-f.y[j])
		cross := ex*(py-int64(f.y[j])) - ey*(px-int64(f.x[j]))
		if cross < 0 || cross == 0 && !ownSide(ex, ey) {
			return false
		}
	}
	return true
}

// ownSide tells which of two faces gets the samples on a side that they share:
// the one to the right of it, or below a level one.
func ownSide(ex, ey int64) bool { return ey < 0 || ey == 0 && ex > 0 }

func TestFacesCoverTheSamplesInsideThem(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 4000 {
		f := face{depth: [3]float32{1, 1, 1}}
		for i := range 3 {
			// Coarse places make corners fall on samples often.
			f.x[i], f.y[i] = int32(r.IntN(60))*64-256, int32(r.IntN(60))*64-256
		}
		if f.area() > 0 {
			f.x[1], f.x[2], f.y[1], f.y[2] = f.x[2], f.x[1], f.y[2], f.y[1]
		}
		if f.area() == 0 {
			continue
		}
		var l layer
		l.reset(14, 1, 12)
		l.draw(&f, 7)
		for row := 1; row < 13; row++ {
			for col := range 14 {
				if got, want := l.face[(row-1)*14+col] == 7, covers(&f, col, row); got != want {
					t.Fatalf("face %v %v: sample %d,%d covered: %v, want %v", f.x, f.y, col, row, got, want)
				}
			}
		}
	}
}

func TestDepthIsLinearOverAFace(t *testing.T) {
	// depth = 3 + x/8 + y/4 at the place x, y in samples.
	f := face{x: [3]int32{0, 0, 10 << subBits}, y: [3]int32{0, 8 << subBits, 0}, depth: [3]float32{3, 5, 4.25}}
	var l layer
	l.reset(10, 0, 8)
	l.draw(&f, 1)
	for row := range 8 {
		for col := range 10 {
			want := 3 + (float32(col)+0.5)/8 + (float32(row)+0.5)/4
			if at := row*10 + col; l.face[at] == 1 && abs32(l.depth[at]-want) > 1e-5 {
				t.Errorf("depth at %d,%d is %v, want %v", col, row, l.depth[at], want)
			}
		}
	}
	if l.face[0] != 1 || l.face[79] != 0 {
		t.Error("the face does not lie where it should")
	}
}

func abs32(x float32) float32 { return max(x, -x) }

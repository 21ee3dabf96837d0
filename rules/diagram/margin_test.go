package diagram

import (
	"image"
	"image/color"
	"testing"

	"shanhai/rules"
)

// inked returns the first and the last column with something painted between two rows of a picture.
func inked(im image.Image, top, bottom int) (left, right int) {
	paper := color.NRGBAModel.Convert(im.At(0, 0))
	left = im.Bounds().Dx()
	for y := top; y < bottom; y++ {
		for x := range im.Bounds().Dx() {
			if color.NRGBAModel.Convert(im.At(x, y)) != paper {
				left, right = min(left, x), max(right, x)
			}
		}
	}
	return left, right
}

// The swatch and the words beside it stand in the middle as one, whatever letters the words have.
func TestWhoIsToMoveStandsInTheMiddle(t *testing.T) {
	for _, theme := range []Theme{Light, Dark} {
		for _, turn := range []string{"", "This cannot be (yinglong-by-fourth)", "WWWWWWWWWW", "iiiiiiiiii", "A draw: repetition (stalemate)"} {
			v := View{Players: players(), Cells: []rules.Cell{at(0, 0, "wY"), at(1, 0, "bY")}, ToMove: "black", Turn: turn}
			im := picture(t, v, Options{Theme: theme}, 800)
			c, err := drawn(v, Options{Theme: theme})
			if err != nil {
				t.Fatal(err)
			}
			high := int(lineHeight * 800 / c.bounds.size().x)
			left, right := inked(im, im.Bounds().Dy()-high-int(edge*800/c.bounds.size().x), im.Bounds().Dy())
			if off := (left+right)/2 - 400; off < -6 || off > 6 {
				t.Errorf("%q runs from %d to %d of 800", turn, left, right)
			}
		}
	}
}

// Seven tiles where six have room are four and three; all lines are full but the last, which lacks fewer than there are lines.
func TestHandsFallIntoEvenLines(t *testing.T) {
	for _, c := range []struct{ n, most, want int }{{7, 6, 4}, {8, 6, 4}, {6, 6, 6}, {13, 6, 5}, {1, 6, 1}, {5, 0, 1}, {10, 9, 5}} {
		if got := inLine(c.n, c.most); got != c.want {
			t.Errorf("%d tiles with room for %d: %d in a line, want %d", c.n, c.most, got, c.want)
		}
	}
}

package creature

import "testing"

// The game's text: 11 tiles a player without the advanced ones, 6 mountains and 6 seas.
func TestCountsAreThoseOfTheGameText(t *testing.T) {
	plain, advanced, landscape := 0, 0, 0
	for _, k := range All() {
		switch {
		case k.Landscape():
			landscape += k.Count()
		case k.Advanced():
			advanced += k.Count()
		default:
			plain += k.Count()
		}
	}
	if plain != 11 || advanced != 3 || landscape != 12 {
		t.Errorf("counts %d + %d, landscape %d; want 11 + 3, landscape 12", plain, advanced, landscape)
	}
}

func TestEveryKindIsFoundByLetterAndKey(t *testing.T) {
	for _, k := range All() {
		if got, ok := ByLetter(k.Letter()); !ok || got != k {
			t.Errorf("ByLetter(%c) = %v, %v; want %v", k.Letter(), got, ok, k)
		}
		if got, ok := ByKey(k.Key()); !ok || got != k {
			t.Errorf("ByKey(%q) = %v, %v; want %v", k.Key(), got, ok, k)
		}
	}
}

func TestUnknownKindsHaveNoFacts(t *testing.T) {
	for _, k := range []Kind{None, Sea + 1, 255} {
		if k.Info() != (Info{}) || k.String() != "none" {
			t.Errorf("kind %d: %+v %q", k, k.Info(), k.String())
		}
	}
	if _, ok := ByLetter('x'); ok {
		t.Error("a small letter is no kind")
	}
}

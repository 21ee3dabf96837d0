package saying_test

import (
	"maps"
	"slices"
	"testing"

	"shanhai/internal/saying"
)

func TestOnceKeepsTheFirstOfEqualWords(t *testing.T) {
	got := saying.Once([]saying.Line{{Text: "a"}, {Text: "b"}, {Text: "a"}}, []saying.Line{{Text: "b"}, {Text: "c"}})
	if want := []string{"a", "b", "c"}; !slices.Equal(saying.Texts(got), want) {
		t.Errorf("%v, want %v", saying.Texts(got), want)
	}
}

func TestNumbered(t *testing.T) {
	if got := saying.Numbered("x", 20000); !maps.Equal(got, saying.Facts{"1": "x", "2": "20000"}) {
		t.Errorf("%v", got)
	}
	if saying.Numbered() != nil {
		t.Error("facts from nothing")
	}
}

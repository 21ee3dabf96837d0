package book_test

import (
	"testing"

	"shanhai/rules/shanhai/book"
)

func TestKindsAreNamedInBothLanguages(t *testing.T) {
	for _, c := range [][3]string{{"qinglong", "QingLong", "青龍"}, {"shan", "mountain", "山"}, {"hai", "sea", "海"}, {"dragon", "", ""}} {
		if en, zh := book.Kind("en", c[0]), book.Kind("zh-Hant", c[0]); en != c[1] || zh != c[2] {
			t.Errorf("%s: %q and %q, want %q and %q", c[0], en, zh, c[1], c[2])
		}
	}
}

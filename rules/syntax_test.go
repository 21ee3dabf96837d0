package rules

import (
	"testing"
	"unicode/utf8"
)

func TestErrorsShowWhereAndWhat(t *testing.T) {
	for want, e := range map[string]error{
		`column 4: want a number, got "x1"`:                        NewSyntaxError(4, "x1", "a number"),
		"column 1: want a number, got the end":                     NewSyntaxError(1, "", "a number"),
		"wB1 2,0: white BaiHu 1 is under black XuanWu 2 (covered)": &Violation{Rule: "covered", Move: "wB1 2,0", Why: "white BaiHu 1 is under black XuanWu 2"},
		"the realm is split (one-realm)":                           &Violation{Rule: "one-realm", Why: "the realm is split"},
	} {
		if got := e.Error(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestExcerptIsShortAndReadable(t *testing.T) {
	for _, text := range []string{"", "short", "\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c\x8c", "應龍應龍應龍應龍應龍應龍"} {
		got := Excerpt(text)
		if len(got) > excerptBytes || !utf8.ValidString(got) || (got == "") != (text == "") {
			t.Errorf("Excerpt(%q) = %q", text, got)
		}
	}
}

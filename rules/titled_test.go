package rules_test

import (
	"testing"

	"shanhai/rules"
)

func TestRulesAreFoundByTheirTitles(t *testing.T) {
	list := []rules.Rule{
		{ID: "one-realm", Title: "One realm", Chinese: rules.Words{Title: "單一境界規則"}},
		{ID: "freedom", Title: "Freedom to move", Chinese: rules.Words{Title: "自由移動規則"}},
		{ID: "a", Title: "Twice"}, {ID: "b", Title: "twice"}, {ID: "c"},
	}
	for text, want := range map[string]rules.ID{
		"單一境界規則": "one-realm", "單一境界": "one-realm", "「自由移動規則」": "freedom", "Freedom to move": "freedom", `"freedom-to-move"`: "freedom",
		"Twice": "", "": "", "規則": "", "freedom": "",
	} {
		if got, ok := rules.Titled(list, text); got.ID != want || ok != (want != "") {
			t.Errorf("%q: %q %v, want %q", text, got.ID, ok, want)
		}
	}
}

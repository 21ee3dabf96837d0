package rules

import "strings"

// Titled returns the rule that a text is the title of, in any language of the house; false if it is that of none, or of several.
// Capitals, quotes, blanks and hyphens do not matter, nor that a Chinese title ends in 規則.
func Titled(list []Rule, text string) (Rule, bool) {
	var found []Rule
	for _, r := range list {
		for _, language := range Languages() {
			if title := plainTitle(r.In(language).Title); title != "" && title == plainTitle(text) {
				found = append(found, r)
				break
			}
		}
	}
	if len(found) != 1 {
		return Rule{}, false
	}
	return found[0], true
}

// plainTitle returns the letters of a title that tell it from others.
func plainTitle(title string) string {
	title = strings.NewReplacer(" ", "", "-", "", "\"", "", "“", "", "”", "", "「", "", "」", "", "『", "", "』", "").Replace(strings.ToLower(title))
	return strings.TrimSuffix(strings.TrimSuffix(title, "規則"), "规则")
}

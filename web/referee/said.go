package referee

import (
	"shanhai/rules"
	"shanhai/rules/book"
	"shanhai/rules/check"
	shanhaibook "shanhai/rules/shanhai/book"
)

// said words a move or a claim in every language that the rulebook has; before is the position before a move.
func said(scene check.Scene, before rules.Position) map[string]string {
	out := map[string]string{}
	for _, language := range []string{rules.English, rules.Chinese} {
		if text := book.Say(language, shanhaibook.Kind, scene, before); text != "" {
			out[language] = text
		}
	}
	return out
}

package referee

import (
	"shanhai/rules"
	"shanhai/rules/book"
	"shanhai/rules/check"
	"shanhai/rules/script"
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

// saidMove words an act that is about to be played.
func saidMove(p rules.Position, act rules.Act) map[string]string {
	return said(check.Scene{Step: script.Move{}, Act: &act, Position: p}, p)
}

// saidForbidden words an act that is not allowed.
func saidForbidden(p rules.Position, act rules.Act) map[string]string {
	return said(check.Scene{Step: script.Legal{Illegal: true}, Act: &act, Position: p}, nil)
}

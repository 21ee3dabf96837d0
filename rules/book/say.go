package book

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// Say words a move or a claim of an example as the figures do, in a language such as "en" or "zh-Hant"; empty if there is
// nothing to say or no such language. Kind is as in Options; before is the position before a move, nil for a claim.
func Say(language string, kind func(language, kind string) string, scene check.Scene, before rules.Position) string {
	t, known := tongueOf(language)
	if !known || scene.Position == nil {
		return ""
	}
	s := speech{tongue: t, kind: kind, position: scene.Position, mover: scene.Position.ToMove()}
	if _, move := scene.Step.(script.Move); move && before != nil {
		s.position, s.mover = before, before.ToMove()
	}
	r, _ := s.remark(scene)
	return strings.TrimSpace(r.text + " " + r.code)
}

// tongueOf finds a language.
func tongueOf(code string) (tongue, bool) {
	for _, t := range tongues() {
		if t.code == code {
			return t, true
		}
	}
	return tongue{}, false
}

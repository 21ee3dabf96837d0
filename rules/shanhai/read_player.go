package shanhai

import "strings"

// ReadPlayer reads the name of a player: "white", "w", "白" or "白方" and the like, in any case.
func ReadPlayer(text string) (Player, bool) {
	for _, p := range [2]Player{White, Black} {
		if strings.EqualFold(text, p.String()) || strings.EqualFold(text, string(p.Letter())) || strings.TrimSuffix(text, "方") == p.chinese() {
			return p, true
		}
	}
	return White, false
}

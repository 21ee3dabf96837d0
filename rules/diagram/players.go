package diagram

import "shanhai/rules"

// playerNames are the players of games whose tiles are white and black; others are called as their game calls them.
func playerNames() map[string]rules.Phrase {
	return map[string]rules.Phrase{"white": rules.Say("white", "白方"), "black": rules.Say("black", "黑方")}
}

// Player names a player in a language.
func Player(name, language string) string {
	if p, known := playerNames()[name]; known {
		return p.In(language)
	}
	return name
}

// whose names the owner of a hand; what is nobody's is yet to come.
func (v View) whose(owner string) string {
	if owner == "" {
		return rules.Say("to come", "尚未放置").In(v.Language)
	}
	return Player(owner, v.Language)
}

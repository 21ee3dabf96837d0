package script

import "shanhai/rules"

// playerName returns the name of a player as a game knows it: in small letters, and in English for the Chinese names of the
// two colours.
func playerName(w rules.Word) rules.Word {
	w = smallName(w)
	switch w.Text {
	case "白", "白方":
		w.Text = "white"
	case "黑", "黑方":
		w.Text = "black"
	}
	return w
}

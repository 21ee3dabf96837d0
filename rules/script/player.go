package script

import "shanhai/rules"

// playerName returns the name of a player as a game knows it: that of a colour in small letters and in English. Any other is
// kept as it is spelt, for the game to refuse.
func playerName(w rules.Word) rules.Word {
	w.Text = spaced(w.Text)
	switch small(w.Text) {
	case "white", "白", "白方":
		w.Text = "white"
	case "black", "黑", "黑方":
		w.Text = "black"
	}
	return w
}

// resultName returns how a game stands: a player, draw or open.
func resultName(w rules.Word) rules.Word {
	w = playerName(w)
	switch small(w.Text) {
	case "draw", "和", "和局", "和棋", "平手", "平局":
		w.Text = "draw"
	case "open", "未分", "未分勝負", "未分胜负":
		w.Text = "open"
	}
	return w
}

package check

import "shanhai/rules"

// nameWords is how many words a tile's name has at most, with that of its player and its number.
const nameWords = 3

// apart returns the place that the first words of a list are if no blanks part them, "white YingLong-"; empty if they are none.
func (w *walk) apart(words []rules.Word) string {
	text := words[0].Text
	for _, more := range words[1:min(nameWords, len(words))] {
		text += more.Text
		if _, err := w.now.Place(text); err == nil {
			return text
		}
	}
	return ""
}

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

// joined puts together the words of a list that are one place: a name may have blanks, "-black YingLong", where its first
// word alone is no place.
func (w *walk) joined(words []rules.Word) []rules.Word {
	var out []rules.Word
	for len(words) > 0 {
		n := w.oneOf(words)
		place := words[0]
		for _, more := range words[1:n] {
			place.Text += " " + more.Text
		}
		out, words = append(out, place), words[n:]
	}
	return out
}

// oneOf tells how many of the first words are one place, as many as can be; 1 if the first is one itself or they are none.
func (w *walk) oneOf(words []rules.Word) int {
	text, found := words[0].Text, 1
	if w.isPlace(text) {
		return found
	}
	for n, more := range words[1:min(nameWords, len(words))] {
		if text += " " + more.Text; w.isPlace(text) {
			found = n + 2
		}
	}
	return found
}

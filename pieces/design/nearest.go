package design

import "shanhai/internal/spelling"

// didYouMean words the nearest of the names as a question, or is empty where none is near.
func didYouMean(word string, names []string) string {
	if near := Nearest(word, names); near != "" {
		return `, did you mean "` + near + `"?`
	}
	return ""
}

// Nearest returns the name that the word is most likely a misspelling of, as internal/spelling finds it.
func Nearest(word string, names []string) string { return spelling.Nearest(word, names) }

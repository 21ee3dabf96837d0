package design

import "strings"

// didYouMean words the nearest of the names as a question, or is empty where none is near.
func didYouMean(word string, names []string) string {
	if near := Nearest(word, names); near != "" {
		return `, did you mean "` + near + `"?`
	}
	return ""
}

// Nearest returns the name that the word is most likely a misspelling of, the
// first of several; empty where more than a third of its letters differ.
func Nearest(word string, names []string) string {
	best, nearest := 1+len(word)/3, ""
	for _, name := range names {
		d := editDistance(strings.ToLower(word), strings.ToLower(name), best)
		if d < best || d == best && nearest == "" {
			best, nearest = d, name
		}
	}
	return nearest
}

// editDistance counts the insertions, deletions, replacements and swaps of
// neighbours (optimal string alignment) between a and b; more than limit is
// returned as limit+1.
func editDistance(a, b string, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			rows[i][j] = editStep(a, b, rows, i, j)
		}
	}
	return min(rows[len(a)][len(b)], limit+1)
}

// editStep is the cheapest way to cell i, j of the alignment table.
func editStep(a, b string, rows [][]int, i, j int) int {
	cost := 1
	if a[i-1] == b[j-1] {
		cost = 0
	}
	best := min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+cost)
	if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
		best = min(best, rows[i-2][j-2]+1)
	}
	return best
}

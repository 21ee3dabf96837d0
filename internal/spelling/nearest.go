// Package spelling finds the word that a misspelt one was meant to be. It knows no language.
package spelling

import "strings"

// Nearest returns the name that the word is most likely a misspelling of, the first of several; empty where none is
// near: one slip is near, and one more for every three characters where the first character is right and half of all
// are. Capitals count as small letters.
func Nearest(word string, names []string) string {
	letters := []rune(strings.ToLower(word))
	best, nearest := 1+len(letters)/3, ""
	for _, name := range names {
		meant := []rune(strings.ToLower(name))
		d := distance(letters, meant, best)
		if (d < best || d == best && nearest == "") && near(letters, meant, d) {
			best, nearest = d, name
		}
	}
	return nearest
}

// near tells whether d slips are few for a word that should have been another: "foo" was no "box".
func near(word, meant []rune, d int) bool {
	return 2*d <= len(word) && (d < 2 || len(meant) > 0 && word[0] == meant[0])
}

// distance counts the insertions, deletions, replacements and swaps of neighbours (optimal string alignment) between a
// and b; more than limit is returned as limit+1.
func distance(a, b []rune, limit int) int {
	if len(a)-len(b) > limit || len(b)-len(a) > limit {
		return limit + 1
	}
	above, row, next := firstRow(len(b)), firstRow(len(b)), make([]int, len(b)+1)
	for i := 1; i <= len(a); i++ {
		least := fill(next, row, above, a[:i], b)
		if least > limit {
			return limit + 1
		}
		above, row, next = row, next, above
	}
	return min(row[len(b)], limit+1)
}

// firstRow is the row of the alignment table for an empty a: every character of b is inserted.
func firstRow(n int) []int {
	row := make([]int, n+1)
	for i := range row {
		row[i] = i
	}
	return row
}

// fill makes the row of the alignment table for the characters of a, from the row before it and the one above that, and
// returns its least cell.
func fill(next, row, above []int, a, b []rune) int {
	i := len(a)
	next[0] = i
	least := i
	for j := 1; j <= len(b); j++ {
		cost := 1
		if a[i-1] == b[j-1] {
			cost = 0
		}
		next[j] = min(row[j]+1, next[j-1]+1, row[j-1]+cost)
		if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
			next[j] = min(next[j], above[j-2]+1)
		}
		least = min(least, next[j])
	}
	return least
}

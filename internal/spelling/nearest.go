// Package spelling finds the word that a misspelt one was meant to be. It knows no language.
package spelling

import (
	"slices"
	"strings"
)

// Nearest returns the name that the word is most likely a misspelling of; empty where none is near: one slip is near, and
// one more for every three characters where the first character is right and half of all are. Of several as near it is the
// likeliest, and the first of those. Capitals count as small letters.
func Nearest(word string, names []string) string {
	letters := []rune(strings.ToLower(word))
	best, nearest := slips{count: 2 + len(letters)/3}, ""
	for _, name := range names {
		meant := []rune(strings.ToLower(name))
		s := slips{count: distance(letters, meant, best.count)}
		if s.count > best.count || !near(letters, meant, s.count) {
			continue
		}
		s.first, s.replaced = begin(letters) != begin(meant), replaced(letters, meant)
		if s.likelier(best) {
			best, nearest = s, name
		}
	}
	return nearest
}

// OneSlip tells whether one slip, and not none, makes a word of another. Capitals count as small letters.
func OneSlip(word, meant string) bool {
	return distance([]rune(strings.ToLower(word)), []rune(strings.ToLower(meant)), 1) == 1
}

// Replaced tells whether two words are as long and yet of other characters, capitals as small letters.
func Replaced(word, meant string) bool {
	return replaced([]rune(strings.ToLower(word)), []rune(strings.ToLower(meant)))
}

// slips are those that make one word of another.
type slips struct {
	count    int
	first    bool // the first character is wrong
	replaced bool // a character stands for another, which is rarer than one that is missing, too many or swapped
}

// likelier tells whether slips happen more easily than others.
func (s slips) likelier(t slips) bool {
	switch {
	case s.count != t.count:
		return s.count < t.count
	case s.first != t.first:
		return t.first
	}
	return t.replaced && !s.replaced
}

// replaced tells whether two words are as long and yet of other characters.
func replaced(a, b []rune) bool {
	return len(a) == len(b) && !slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

// begin returns the first character; 0 without any.
func begin(word []rune) rune {
	if len(word) == 0 {
		return 0
	}
	return word[0]
}

// near tells whether d slips are few for a word that should have been another: "foo" was no "box".
func near(word, meant []rune, d int) bool {
	return d <= 1+len(word)/3 && 2*d <= len(word) && (d < 2 || begin(word) == begin(meant))
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

package script

import (
	"slices"
	"strings"
	"testing"
)

// statements has a statement of each keyword as it must stand, with the keyword cut out.
func statements() map[string]string {
	return map[string]string{
		"example": "_ gate", "rule": `_ no-swap "No swap"`, "continue": "_ gate", "play": "_ wX1 0,0", "legal": "_ wX1 0,0",
		"illegal": "_ wX1 0,0 because freedom", "result": "_ white", "position": "_ wY 0,0", "impossible": "_ because supply",
		"draw": "_ by agreement", "false": "_ moves wX1: none", "game": "_: shanhai", "title": "_ zh-Hant: 門", "event": "_: Open",
		"date": "_: 2024", "place": "_: here", "player": "_ white: Anna", "option": "_ landscape: 3", "board": "_: wY 0,0",
		"note": "_: White opens", "moves": "_ wX1: none", "because": "illegal wX1 0,0 _ freedom", "resignation": "result white by _",
		"agreement": "draw by _", "end": "board\n wY\n_", "count": "moves wX1 _ 5",
	}
}

// singleSlips lists the words that one letter missing, too many or swapped with the next makes of another.
func singleSlips(word string) []string {
	var out []string
	for i := range len(word) {
		out = append(out, word[:i]+word[i+1:])
		if i > 0 {
			out = append(out, word[:i-1]+word[i:i+1]+word[i-1:i]+word[i+1:])
		}
	}
	for i := range len(word) + 1 {
		for c := 'a'; c <= 'z'; c++ {
			out = append(out, word[:i]+string(c)+word[i:])
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// otherWords are the slips that are themselves words of the language where they stand.
func otherWords() []string { return []string{"legal"} }

// likelier says which keyword is meant by a slip that can be one of several.
func likelier() map[string]string { return map[string]string{"ilegal": "illegal", "llegal": "legal"} }

// Every keyword with every slip of one letter is told by its right spelling.
func TestEverySlipOfOneLetter(t *testing.T) {
	for word, form := range statements() {
		for _, slip := range singleSlips(word) {
			if slip == word || slices.Contains(otherWords(), slip) {
				continue
			}
			want := word
			if meant, several := likelier()[slip]; several {
				want = meant
			}
			_, errs := Parse([]byte("example gate\nplay wX1 0,0\nexample b\n" + strings.Replace(form, "_", slip, 1)))
			if len(errs) != 1 || errs[0].Nearest != want {
				t.Errorf("%s for %s: %s", slip, word, said(errs))
			}
		}
	}
}

// No keyword was left out above.
func TestSlipsOfAllKeywords(t *testing.T) {
	for _, word := range keywords() {
		if statements()[word] == "" {
			t.Errorf("%s: no statement", word)
		}
	}
}

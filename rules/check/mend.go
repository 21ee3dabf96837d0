package check

import (
	"slices"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules"
)

// longestMended is how many characters a text has at most whose slip is looked for.
const longestMended = 60

// mended returns what a text that can't be read was meant to be, if one slip tells: coordinates in another form, a character too
// many, two in the wrong order. It is empty where none does, and where several might: a guess of another meaning misleads.
func mended(text string, reads func(string) bool) string {
	var found []string
	for _, try := range slipsOf(text) {
		if reads(try) && !slices.Contains(found, try) {
			found = append(found, try)
		}
	}
	if len(found) != 1 {
		return ""
	}
	return found[0]
}

// slipsOf lists the texts from which one slip makes a text.
func slipsOf(text string) []string {
	letters := []rune(text)
	if len(letters) > longestMended {
		return nil
	}
	var out []string
	for i := range letters {
		out = append(out, string(slices.Delete(slices.Clone(letters), i, i+1)))
		if i > 0 {
			swapped := slices.Clone(letters)
			swapped[i-1], swapped[i] = swapped[i], swapped[i-1]
			out = append(out, string(swapped))
		}
		if meant, written := spelling.Coordinates(string(letters[i:])); meant != "" && (i == 0 || letters[i-1] == ' ') {
			out = append(out, strings.Replace(text, written, meant, 1))
		}
	}
	return out
}

// nearestAct returns the act that a text was meant to be, of the same tile and place but for one slip; empty if nobody can say.
func nearestAct(p rules.Position, text string) string {
	if meant := mended(text, func(try string) bool { _, err := p.Read(try); return err == nil }); meant != "" {
		return meant
	}
	tile, place, _ := strings.Cut(text, " ")
	near := nearestTile(p, tile)
	if near == "" || near == tile {
		return ""
	}
	if _, err := p.Read(near + " " + place); err != nil {
		return ""
	}
	return near + " " + place
}

// nearestTile returns the tile whose name a word was meant to be but for a character too many or missing, two in the wrong order, or
// capitals. Another letter would be another tile.
func nearestTile(p rules.Position, word string) string {
	var found []string
	for _, name := range tilesIn(p) {
		same := strings.EqualFold(name, word)
		if (same || spelling.OneSlip(word, name) && !spelling.Replaced(word, name)) && !slices.Contains(found, name) {
			found = append(found, name)
		}
	}
	if len(found) != 1 {
		return ""
	}
	return found[0]
}

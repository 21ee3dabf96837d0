package hive

import (
	"strings"
)

// isTile tells whether a word names a tile with its owner, e.g. "wS1", "bQ" or "wM1".
func isTile(word string) bool {
	return len(word) >= 2 && len(word) <= 3 && strings.ContainsRune("wb", rune(word[0])) &&
		strings.ContainsRune("QSBGAMLP", rune(word[1])) && isNumber("0"+word[2:])
}

// coloured adds the owner to a tile of an old file: "W" and "s1" make "wS1".
func coloured(owner, tile string) string {
	if isTile(tile) {
		return tile
	}
	return strings.ToLower(owner) + strings.ToUpper(tile)
}

// plain drops the number of a tile that a player has once: "wM1" is "wM".
func plain(tile string) string {
	if len(tile) == 3 && strings.IndexByte("QMLP", tile[1]) >= 0 {
		return tile[:2]
	}
	return tile
}

func isNumber(word string) bool { return word != "" && strings.Trim(word, "0123456789") == "" }

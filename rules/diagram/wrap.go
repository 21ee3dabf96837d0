package diagram

import (
	"strings"

	"shanhai/internal/columns"
)

// wrapped breaks a text into lines of a width: at blanks, and beside wide characters, which need none.
func wrapped(text string, width, size float64) []string {
	var lines []string
	now := ""
	for _, piece := range pieces(text) {
		if now != "" && widthOf(strings.TrimRight(now+piece, " "), size) > width {
			lines = append(lines, strings.TrimRight(now, " "))
			now = strings.TrimLeft(piece, " ")
			continue
		}
		now += piece
	}
	if now = strings.TrimRight(now, " "); now != "" {
		lines = append(lines, now)
	}
	return lines
}

// pieces parts a text where a line may be broken. No line begins with a full stop or the like.
func pieces(text string) []string {
	var out []string
	now := ""
	before := rune(0)
	for _, r := range text {
		if now != "" && breaks(before, r) {
			out = append(out, now)
			now = ""
		}
		now += string(r)
		before = r
	}
	return append(out, now)
}

// breaks tells whether a line may end between two characters.
func breaks(a, b rune) bool {
	if strings.ContainsRune("。，、；：？！）」』》〉】…—", b) || strings.ContainsRune("（「『《〈【", a) || b == ' ' {
		return false
	}
	return a == ' ' || columns.Wide(a) || columns.Wide(b)
}

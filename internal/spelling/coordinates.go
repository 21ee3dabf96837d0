package spelling

import (
	"regexp"
	"strings"
)

// pair is two whole numbers that are not written as coordinates are: in brackets, or with another sign between them.
var pair = regexp.MustCompile(`^[(\[]?\s*([+-]?[0-9]{1,7})\s*(?:[,;.:/|]\s*|\s)([+-]?[0-9]{1,7})\s*[)\]]?(?:[\s;,]|$)`)

// Coordinates returns the coordinates "q,r" that a text was meant to begin with, e.g. "3,0" for "3;0", "3.0", "3 0" and
// "(3,0)", and what stands for them; nothing if it begins with none.
func Coordinates(text string) (meant, written string) {
	m := pair.FindStringSubmatch(text)
	if m == nil {
		return "", ""
	}
	return strings.TrimPrefix(m[1], "+") + "," + strings.TrimPrefix(m[2], "+"), strings.TrimRight(m[0], " \t;,")
}

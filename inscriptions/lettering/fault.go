package lettering

import (
	"fmt"
	"strings"
	"unicode"

	"shanhai/inscriptions/svg"
)

// fault is an error of a font or a text: one line that says where, why and
// what is allowed.
func fault(where, code, allowed, format string, args ...any) error {
	return svg.NewFault(where, code, allowed, format, args...)
}

// named shows characters so that each can be told, also one that the terminal
// has no picture of: 龘 (U+9F98).
func named(chars []rune) string {
	names := make([]string, len(chars))
	for i, r := range chars {
		names[i] = fmt.Sprintf("U+%04X", r)
		if unicode.IsPrint(r) && r != ' ' && !unicode.Is(unicode.M, r) {
			names[i] = fmt.Sprintf("%c (U+%04X)", r, r)
		}
	}
	return strings.Join(names, ", ")
}

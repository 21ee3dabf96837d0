package book

import (
	"io/fs"
	"unicode"
)

// Misnamed is a text that is made as English though most of its letters are Chinese.
type Misnamed struct{ Name, Better string }

// MisnamedIn lists the texts of a book's folder whose name tells no language and whose letters are Chinese. What can't be read is none.
func MisnamedIn(files fs.FS) []Misnamed {
	names, _ := fs.Glob(files, "*.md") // a pattern that is right
	var out []Misnamed
	for _, name := range names {
		if text, err := readText(files, name); err == nil && named(name) == "" && mostlyHan(string(text)) {
			out = append(out, Misnamed{name, nameIn(name, chinese().code)})
		}
	}
	return out
}

// mostlyHan tells whether a text has more Chinese characters than Latin letters, which an example in Chinese has as well.
func mostlyHan(text string) bool {
	han, latin := 0, 0
	for _, r := range text {
		switch {
		case unicode.Is(unicode.Han, r):
			han++
		case unicode.Is(unicode.Latin, r):
			latin++
		}
	}
	return han > latin
}

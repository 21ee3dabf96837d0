package script

import "bytes"

// Format writes a script file in the one layout of the language. Lines end as the first one does; a byte order mark goes.
// With errors it returns nothing else.
func Format(text []byte) ([]byte, []*Error) {
	doc, errs := Parse(text)
	if len(errs) > 0 {
		return nil, errs
	}
	return bytes.ReplaceAll(Print(doc), []byte("\n"), []byte(lineEnd(text))), nil
}

// lineEnd returns how the first line of a text ends.
func lineEnd(text []byte) string {
	i := bytes.IndexByte(text, '\n')
	if i > 0 && text[i-1] == '\r' {
		return "\r\n"
	}
	return "\n"
}

package script

// Line returns a statement as Print writes it, in one line without its comment; empty for a picture.
func Line(s Step) string {
	text, _ := printed(s)
	return text
}

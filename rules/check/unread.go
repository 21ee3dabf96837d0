package check

import (
	"fmt"

	"shanhai/rules/script"
)

// SyntaxFault words what the parser could not read as a fault.
func SyntaxFault(e *script.Error) Fault {
	why := "want " + e.Want + ", got the end"
	if e.Text != "" {
		why = fmt.Sprintf("want %s, got %q", e.Want, e.Text)
	}
	if e.Advice != "" {
		why += "; " + e.Advice
	}
	return Fault{At: e.At, Text: e.Text, Why: why, Nearest: e.Nearest, role: e.Role}
}

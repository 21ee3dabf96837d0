package design

import (
	"encoding/hex"
	"fmt"
)

// String returns the colour as "#RRGGBB".
func (c Colour) String() string { return fmt.Sprintf("#%02X%02X%02X", c.R, c.G, c.B) }

// parseColour reads "#RRGGBB", in either case.
func parseColour(text string) (Colour, *Error) {
	refused := &Error{Reason: quote(text) + " is not a colour"}
	if len(text) != len("#RRGGBB") || text[0] != '#' {
		return Colour{}, refused
	}
	b, err := hex.DecodeString(text[1:])
	if err != nil {
		return Colour{}, refused
	}
	return Colour{b[0], b[1], b[2]}, nil
}

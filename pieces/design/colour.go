package design

import "shanhai/pieces/print"

// parseColour reads "#RRGGBB", in either case.
func parseColour(text string) (Colour, *Error) {
	c, err := print.ParseColour(text)
	if err != nil {
		return Colour{}, &Error{Code: "colour", Facts: about(text), Reason: quote(text) + " is not a colour"}
	}
	return c, nil
}

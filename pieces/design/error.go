package design

import (
	"strconv"

	"shanhai/internal/saying"
)

// Error says what a maker chose that can't be made. It is always bad input.
type Error struct {
	Place   string // where it was said: "--size", "set.toml:3:1: size"
	Reason  string // what was said and why it can't be
	Allowed string // what may be said instead; may be empty

	Code  string       // of the reason; empty where the words alone say it
	Facts saying.Facts // of the reason and of what is allowed
	Cause error        // why a file could not be had; may be nil
}

// Error returns one line: place, reason, what is allowed.
func (e *Error) Error() string {
	text := e.Reason
	if e.Place != "" {
		text = e.Place + ": " + text
	}
	if e.Allowed != "" {
		text += "; allowed: " + e.Allowed
	}
	return text
}

// Unwrap returns the cause.
func (e *Error) Unwrap() error { return e.Cause }

// BadInput tells that the input is to blame, not the work.
func (e *Error) BadInput() bool { return true }

// maxQuoted is how much of a maker's text a message repeats, in characters: a line stays a line.
const maxQuoted = 60

// quote repeats a maker's text in a message, its end left out where it is long.
func quote(text string) string {
	if runes := []rune(text); len(runes) > maxQuoted {
		text = string(runes[:maxQuoted]) + "..."
	}
	return strconv.Quote(text)
}

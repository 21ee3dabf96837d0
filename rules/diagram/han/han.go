// Package han gives the words of a PNG the Chinese characters that the built-in Latin letters lack. It is apart from diagram, so
// that a program without pictures of that kind doesn't carry it.
package han

import (
	_ "embed"

	"shanhai/rules/diagram"
)

//go:embed han.otf
var font []byte

// Face returns the embedded face, which has the characters that are common in traditional and simplified Chinese and those of the
// project's own texts; see README.md. It is used by one diagram at a time.
func Face() (diagram.Face, error) { return diagram.NewFace(font) }

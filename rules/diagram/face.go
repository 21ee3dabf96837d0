package diagram

import (
	"errors"

	"golang.org/x/image/font/sfnt"
)

// Face gives characters their outlines, for the words of a PNG.
type Face interface {
	// Outline returns a character's outline in ems from the beginning of its baseline, y down, and how far the next
	// character stands; false if the face lacks it.
	Outline(r rune) (rings []Ring, advance float64, ok bool)
}

// NewFace returns the face of an OpenType or TrueType file, the first one of a collection. It is used by one diagram at a
// time. The error tells that the file is none.
func NewFace(file []byte) (face Face, err error) {
	defer func() { // x/image/font/sfnt panics on some damaged files
		if recover() != nil {
			face, err = nil, errors.New("is a damaged font")
		}
	}()
	f, err := sfnt.Parse(file)
	if err != nil {
		all, err := sfnt.ParseCollection(file)
		if err != nil {
			return nil, errors.New("is no font")
		}
		if f, err = all.Font(0); err != nil {
			return nil, errors.New("is a damaged font")
		}
	}
	return newFace(f), nil
}

// Missing returns the characters of the view's words that a PNG can't show, each once.
func Missing(v View, o Options) (string, error) {
	c, err := drawn(v, o)
	if err != nil {
		return "", err
	}
	l, err := newLetters(o.Faces)
	if err != nil {
		return "", err
	}
	known := map[rune]bool{}
	missing := ""
	for _, m := range c.marks {
		if m.words == nil {
			continue
		}
		for _, r := range m.words.text {
			if !known[r] && !has(l.regular, r) {
				missing += string(r)
			}
			known[r] = true
		}
	}
	return missing, nil
}

func has(faces []Face, r rune) bool {
	for _, f := range faces {
		if _, _, ok := f.Outline(r); ok {
			return true
		}
	}
	return false
}

package lettering

import (
	"errors"
	"io"
)

// What may be read of a font, in bytes. The parser runs the little programs that
// outlines are written in, and those may call each other ten deep: a font of
// 64 kB can ask for more steps than there are seconds in a year. It reads each
// piece of program when it is called, so a bound on reading is one on running.
const (
	// maxParsing is for the tables. The largest fonts there are, of 65,535 characters,
	// take less than 1 MB.
	maxParsing = 48 << 20
	// maxGlyph is for finding and drawing a character. The busiest of Noto Sans
	// CJK take less than 5 kB.
	maxGlyph = 1 << 20
	// perRead is what a reading costs beside its bytes: calls of empty pieces
	// must come to an end as well.
	perRead = 16
)

// errBudget says that a font asks for more reading than any real one.
var errBudget = errors.New("asks for endless work")

// source is the bytes of a font and what may still be read of them.
type source struct {
	data   []byte
	budget int
}

// ReadAt reads like bytes.Reader, until the budget is spent.
func (s *source) ReadAt(p []byte, offset int64) (int, error) {
	if s.budget -= len(p) + perRead; s.budget < 0 {
		return 0, errBudget
	}
	if offset < 0 || offset > int64(len(s.data)) {
		return 0, io.ErrUnexpectedEOF
	}
	n := copy(p, s.data[offset:])
	if n < len(p) {
		return n, io.ErrUnexpectedEOF
	}
	return n, nil
}

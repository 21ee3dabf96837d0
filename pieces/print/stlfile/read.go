package stlfile

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"strings"

	"github.com/hschendel/stl"
)

// Triangle is three corners in mm, as the file has them.
type Triangle [3][3]float32

// Solid is what an STL file holds.
type Solid struct {
	Name      string // the text form's name or the binary form's header
	Binary    bool
	Triangles []Triangle
}

// longestGap is how much white space in a row the text form may have; the
// reader's stack grows with it.
const longestGap = 1 << 16

// Read reads a whole STL file, binary or text. The error says what is wrong
// and where.
func Read(data []byte) (Solid, error) {
	if err := plausible(data); err != nil {
		return Solid{}, err
	}
	var s collector
	if err := stl.CopyAll(bytes.NewReader(data), &s); err != nil {
		return Solid{}, fmt.Errorf("STL: %s", firstLine(err.Error()))
	}
	s.Name = strings.TrimSpace(s.Name)
	return s.Solid, nil
}

// plausible refuses what the reader would answer badly: a cut binary file, and
// text with endless white space.
func plausible(data []byte) error {
	if isBinary(data) {
		return nil
	}
	if !bytes.HasPrefix(data, []byte("solid")) {
		return notSTL(data)
	}
	gap := 0
	for _, b := range data {
		gap++
		if b > ' ' {
			gap = 0
		}
		if gap > longestGap {
			return errors.New("STL: the text has more white space in a row than any STL")
		}
	}
	return nil
}

func isBinary(data []byte) bool {
	return len(data) >= headerSize+4 && int64(len(data)) == headerSize+4+triangleSize*int64(count(data))
}

func count(data []byte) uint32 { return binary.LittleEndian.Uint32(data[headerSize:]) }

func notSTL(data []byte) error {
	if len(data) < headerSize+4 {
		return fmt.Errorf("STL: %d bytes are neither text that begins with \"solid\" nor a binary header of %d", len(data), headerSize+4)
	}
	return fmt.Errorf("STL: the header at byte %d says %d triangles, which take %d bytes; the file has %d",
		headerSize, count(data), headerSize+4+triangleSize*int64(count(data)), len(data))
}

func firstLine(s string) string {
	s, _, _ = strings.Cut(strings.TrimPrefix(s, "Triangles had to be skipped.\n"), "\n")
	return s
}

// collector takes what the reader finds. It reserves nothing by the count that
// a file claims.
type collector struct{ Solid }

func (c *collector) SetName(name string)     { c.Name = name }
func (c *collector) SetBinaryHeader([]byte)  {}
func (c *collector) SetASCII(ascii bool)     { c.Binary = !ascii }
func (c *collector) SetTriangleCount(uint32) {}
func (c *collector) AppendTriangle(t stl.Triangle) {
	c.Triangles = append(c.Triangles, Triangle{t.Vertices[0], t.Vertices[1], t.Vertices[2]})
}

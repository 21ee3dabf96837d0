package svg

import (
	"bytes"
	"encoding/binary"
	"io"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// readText reads a document of at most MaxBytes and returns it as UTF-8.
func readText(r io.Reader) ([]byte, error) {
	src, err := io.ReadAll(io.LimitReader(r, MaxBytes+1))
	if err != nil {
		return nil, err
	}
	if len(src) > MaxBytes {
		return nil, bad("file-large", "up to 8 MB", "the file is too large")
	}
	return toUTF8(src)
}

// toUTF8 recodes the encodings that drawing programs write: CorelDRAW UTF-16,
// old exporters Latin-1.
func toUTF8(src []byte) ([]byte, error) {
	switch {
	case bytes.HasPrefix(src, []byte{0x1f, 0x8b}):
		return nil, bad("svgz", "plain SVG, unpacked", "the file is compressed (svgz)")
	case bytes.HasPrefix(src, []byte{0xef, 0xbb, 0xbf}):
		return src[3:], nil
	case bytes.HasPrefix(src, []byte{0xff, 0xfe}):
		return fromUTF16(src[2:], binary.LittleEndian), nil
	case bytes.HasPrefix(src, []byte{0xfe, 0xff}):
		return fromUTF16(src[2:], binary.BigEndian), nil
	}
	return fromNamed(src)
}

func fromUTF16(src []byte, order binary.ByteOrder) []byte {
	units := make([]uint16, len(src)/2)
	for i := range units {
		units[i] = order.Uint16(src[2*i:])
	}
	out := make([]byte, 0, len(src))
	for _, r := range utf16.Decode(units) {
		out = utf8.AppendRune(out, r)
	}
	return out
}

// fromNamed recodes by the encoding that the XML declaration names.
func fromNamed(src []byte) ([]byte, error) {
	switch name := strings.ToLower(declaredEncoding(src)); name {
	case "", "utf-8", "utf8", "us-ascii", "ascii":
		return src, nil
	case "iso-8859-1", "latin1", "latin-1":
		out := make([]byte, 0, len(src)+len(src)/8)
		for _, b := range src {
			out = utf8.AppendRune(out, rune(b))
		}
		return out, nil
	default:
		return nil, bad("encoding", "UTF-8, UTF-16 or ISO-8859-1", "the encoding %s is not known", quoted(name))
	}
}

// declaredEncoding returns the encoding in an XML declaration, if any.
func declaredEncoding(src []byte) string {
	head := string(src[:min(len(src), 200)])
	end := strings.Index(head, "?>")
	if !strings.HasPrefix(head, "<?xml") || end < 0 {
		return ""
	}
	_, value, found := strings.Cut(head[:end], "encoding")
	value = strings.TrimLeft(value, " \t\r\n=")
	if !found || value == "" {
		return ""
	}
	name, _, _ := strings.Cut(value[1:], value[:1])
	return name
}

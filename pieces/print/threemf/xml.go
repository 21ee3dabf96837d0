package threemf

import (
	"io"
	"strconv"
	"strings"

	"shanhai/models/mesh"
)

// escaper makes any text fit to stand in an attribute or an element.
var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\n", "&#10;", "\t", "&#9;", "\r", "&#13;")

// Escape returns text ready for an XML attribute or element. Characters that
// XML cannot hold at all become the replacement character.
func Escape(text string) string {
	return escaper.Replace(strings.Map(legal, strings.ToValidUTF8(text, "\uFFFD")))
}

// legal follows XML 1.0's production for Char.
func legal(r rune) rune {
	if r == '\t' || r == '\n' || r == '\r' || r >= ' ' && r <= 0xD7FF || r >= 0xE000 && r <= 0xFFFD || r >= 0x10000 {
		return r
	}
	return '\uFFFD'
}

// flushAt is how much text a Text gathers before it passes it on.
const flushAt = 1 << 16

// Text gathers what is written to one entry. The first error stays and is
// returned by Close.
type Text struct {
	buf []byte
	to  io.Writer
	err error
}

// NewText returns a Text that writes to w.
func NewText(w io.Writer) *Text { return &Text{to: w, buf: make([]byte, 0, flushAt+1<<10)} }

// Put appends strings as they are.
func (t *Text) Put(parts ...string) {
	for _, p := range parts {
		t.buf = append(t.buf, p...)
	}
	t.spill()
}

// Int appends a whole number.
func (t *Text) Int(n int) { t.buf = strconv.AppendInt(t.buf, int64(n), 10) }

func (t *Text) spill() {
	if len(t.buf) >= flushAt {
		t.flush()
	}
}

func (t *Text) flush() {
	if t.err == nil {
		_, t.err = t.to.Write(t.buf)
	}
	t.buf = t.buf[:0]
}

// Close writes the rest and returns the first error.
func (t *Text) Close() error {
	t.flush()
	return t.err
}

// Mesh appends the mesh element.
func (t *Text) Mesh(m *mesh.Mesh) { t.Meshes([]*mesh.Mesh{m}) }

// Meshes appends one mesh element that holds several meshes one after the other.
func (t *Text) Meshes(list []*mesh.Mesh) {
	t.Put("   <mesh>\n    <vertices>\n")
	for _, m := range list {
		for _, v := range m.Vertices {
			t.vertex(v)
		}
	}
	t.Put("    </vertices>\n    <triangles>\n")
	first := 0
	for _, m := range list {
		for _, tri := range m.Triangles {
			t.triangle(tri, first)
		}
		first += len(m.Vertices)
	}
	t.Put("    </triangles>\n   </mesh>\n")
}

func (t *Text) vertex(v mesh.Vertex) {
	b := append(t.buf, `<vertex x="`...)
	b = AppendSteps(b, v.X)
	b = AppendSteps(append(b, `" y="`...), v.Y)
	b = AppendSteps(append(b, `" z="`...), v.Z)
	t.buf = append(b, "\"/>\n"...)
	t.spill()
}

func (t *Text) triangle(tri mesh.Triangle, first int) {
	b := append(t.buf, `<triangle v1="`...)
	b = strconv.AppendInt(b, int64(tri[0])+int64(first), 10)
	b = strconv.AppendInt(append(b, `" v2="`...), int64(tri[1])+int64(first), 10)
	b = strconv.AppendInt(append(b, `" v3="`...), int64(tri[2])+int64(first), 10)
	t.buf = append(b, "\"/>\n"...)
	t.spill()
}

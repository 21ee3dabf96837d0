package svg

import (
	"bytes"
	"encoding/binary"
	"errors"
	"strings"
	"testing"
	"unicode/utf16"
)

// refusal is a document that must be refused, with the place and words that
// its message must hold.
type refusal struct {
	name, text, place, words string
}

// head is 1:1 to 1:70 of every document here, so columns are easy to count.
const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">` + "\n"

var refusals = []refusal{
	{"text", head + `<g>` + "\n" + `  <text id="t1">龍</text></g></svg>`, "test.svg:3:3: <text id=\"t1\">: ", "Object to Path"},
	{"text of Inkscape's own", head + `<flowRoot><flowPara>a</flowPara></flowRoot></svg>`, ":2:1: <flowRoot>", "text is not drawn"},
	{"mask of grey", head + `<mask id="m"><rect width="9" height="9" fill="#808080"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:14: <rect>", "grey"},
	{"mask of a colour", head + `<mask id="m"><path d="M0 0H9V9" fill="red"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:14: <path>", "colour"},
	{"mask of a saturated colour", head + `<mask id="m"><path d="M0 0H9V9" fill="hsl(240,100%,50%)"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:14: <path>", "colour"},
	{"translucent mask", head + `<mask id="m" fill="white"><rect width="9" height="9" fill-opacity=".5"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:27: <rect>", "translucent"},
	{"translucent mask by alpha", head + `<mask id="m" mask-type="alpha"><rect width="9" height="9" fill="#0008"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:32: <rect>", "translucent"},
	{"translucent group in a mask", head + `<mask id="m" fill="white"><g opacity="50%"><rect width="9" height="9"/></g></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:27: <g>", "translucent"},
	{"gradient in a mask", head + `<linearGradient id="g"><stop stop-color="#fff"/></linearGradient><mask id="m"><rect width="9" height="9" fill="url(#g)"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:79: <rect>", "gradient"},
	{"text in a mask", head + `<mask id="m"><text>a</text></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:14: <text>", "text"},
	{"image in a mask", head + `<mask id="m"><image href="a.png"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:14: <image>", "<image> in a mask"},
	{"mask that is not there", head + `<rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:1: <rect>", "not there"},
	{"mask in another file", head + `<rect mask="url(a.svg#m)" width="5" height="5"/></svg>`, ":2:1: <rect>", "can't be cut"},
	{"mask by a keyword", head + `<mask id="m"/><rect mask="url(#m) alpha" width="5" height="5"/></svg>`, ":2:15: <rect>", "mask"},
	{"mask in itself", head + `<mask id="m"><rect mask="url(#m)" width="9" height="9"/></mask><rect mask="url(#m)" width="5" height="5"/></svg>`, ":2:14: <rect>", "contains this element"},
	{"masks in each other", head + `<mask id="a"><rect mask="url(#b)" width="9" height="9"/></mask><mask id="b"><rect mask="url(#a)" width="9" height="9"/></mask><rect mask="url(#a)" width="5" height="5"/></svg>`, ":2:", "contains this element"},
	{"mask on a mask", head + `<mask id="a"/><mask id="m" mask="url(#a)"/><rect mask="url(#m)" width="5" height="5"/></svg>`, `:2:15: <mask id="m">`, "mask on a mask"},
	{"mask type", head + `<mask id="m" style="mask-type:depth"/><rect mask="url(#m)" width="5" height="5"/></svg>`, `:2:1: <mask id="m">`, `"depth"`},
	{"mask of a negative size", head + `<mask id="m" width="-1"/><rect mask="url(#m)" width="5" height="5"/></svg>`, `:2:1: <mask id="m">`, "negative"},
	{"mask on the whole document", `<svg viewBox="0 0 40 40" mask="url(#m)"><mask id="m"/><rect width="5" height="5"/></svg>`, ":1:1: <svg>", "whole document"},
	{"mask within a clip path", head + `<mask id="m"/><clipPath id="c"><rect mask="url(#m)" width="9" height="9"/></clipPath><rect clip-path="url(#c)" width="5" height="5"/></svg>`, ":2:32: <rect>", "within a clip path"},
	{"filter by class", head + `<style>.s{filter:url(#f)}</style><rect class="s" width="5" height="5"/></svg>`, ":2:34: <rect>", "filter"},
	{"marker", head + `<path marker-end="url(#m)" d="M0 0H5V5"/></svg>`, ":2:1: <path>", "marker-end"},
	{"pattern", head + `<pattern id="p"/><rect fill="url(#p)" width="5" height="5"/></svg>`, ":2:18: <rect>", "<pattern>"},
	{"gradient between ink and white", head + `<linearGradient id="g"><stop/><stop stop-color="#fff"/></linearGradient><rect fill="url(#g)" width="5" height="5"/></svg>`, ":2:73: <rect>", "ink and no ink"},
	{"missing paint", head + `<rect fill="url(#g)" width="5" height="5"/></svg>`, ":2:1: <rect>", "not there"},
	{"dashes", head + `<path stroke="red" stroke-dasharray="4 2" d="M0 0H5"/></svg>`, ":2:1: <path>", "stroke-dasharray"},
	{"clip path that is not there", head + `<rect clip-path="url(#c)" width="5" height="5"/></svg>`, ":2:1: <rect>", "not there"},
	{"clip path in units of the box", head + `<clipPath id="c" clipPathUnits="objectBoundingBox"/><rect clip-path="url(#c)" width="5" height="5"/></svg>`, ":2:1: <clipPath id=\"c\">", "userSpaceOnUse"},
	{"clip path with text", head + `<clipPath id="c"><text>a</text></clipPath><rect clip-path="url(#c)" width="5" height="5"/></svg>`, ":2:18: <text>", "text"},
	{"blend mode", head + `<g style="mix-blend-mode:multiply"><rect width="5" height="5"/></g></svg>`, ":2:1: <g>", "mix-blend-mode"},
	{"use from another file", head + `<use href="other.svg#a"/></svg>`, ":2:1: <use>", "nothing is ever fetched"},
	{"use from a server", head + `<use href="https://example.org/a.svg#a"/></svg>`, ":2:1: <use>", "nothing is ever fetched"},
	{"use of nothing", head + `<use href="#a"/></svg>`, ":2:1: <use>", "not there"},
	{"use of itself", head + `<use id="a" href="#a"/></svg>`, ":2:1: <use id=\"a\">", "contains this use"},
	{"use of what it is in", head + `<g id="a"><use href="#a"/></g></svg>`, ":2:11: <use>", "contains this use"},
	{"two uses of each other", head + `<use id="a" href="#b"/><use id="b" href="#a"/></svg>`, ":2:", "contains this use"},
	{"colour", head + `<rect fill="blakc" width="5" height="5"/></svg>`, ":2:1: <rect>", `"blakc"`},
	{"colour by hex", head + `<rect fill="#12345" width="5" height="5"/></svg>`, ":2:1: <rect>", `"#12345"`},
	{"path data without M", head + `<path d="L5 5"/></svg>`, ":2:1: <path>", "begin with M"},
	{"path data cut off", head + `<path id="p" d="M0 0H5V5C1 2"/></svg>`, `:2:1: <path id="p">`, "character 13"},
	{"unknown command", head + `<path d="M0 0X5"/></svg>`, ":2:1: <path>", "character 6"},
	{"arc flag", head + `<path d="M0 0A5 5 0 2 0 1 1"/></svg>`, ":2:1: <path>", "0 or 1"},
	{"number beyond all", head + `<path d="M0 0L1e400 5"/></svg>`, ":2:1: <path>", "too large"},
	{"coordinates beyond all", head + `<g transform="scale(1e9)"><g transform="scale(1e9)"><rect width="5" height="5"/></g></g></svg>`, ":2:53: <rect>", "beyond all bounds"},
	{"transforms beyond all", head + `<rect transform="` + strings.Repeat("scale(1e9)", 40) + `" width="5" height="5"/></svg>`, ":2:1: <rect>", "beyond all numbers"},
	{"odd points", head + `<polygon points="0,0 5,5 5"/></svg>`, ":2:1: <polygon>", "odd"},
	{"negative size", head + `<rect width="-5" height="5"/></svg>`, ":2:1: <rect>", "negative"},
	{"negative radius", head + `<circle r="-5"/></svg>`, ":2:1: <circle>", "negative"},
	{"unit of a font", head + `<rect width="5em" height="5"/></svg>`, ":2:1: <rect>", `"5em"`},
	{"transform", head + `<g transform="rotat(5)"/></svg>`, ":2:1: <g>", "rotat"},
	{"transform in space", head + `<g style="transform:rotateX(5deg)"/></svg>`, ":2:1: <g>", "rotateX"},
	{"transform with too few numbers", head + `<g transform="matrix(1 2 3)"/></svg>`, ":2:1: <g>", "3 arguments"},
	{"skew to nothing", head + `<g transform="skewX(90)"/></svg>`, ":2:1: <g>", "skew"},
	{"viewBox", `<svg viewBox="0 0 40"><rect width="5" height="5"/></svg>`, ":1:1: <svg>", "four numbers"},
	{"empty viewBox", `<svg viewBox="0 0 0 40"><rect width="5" height="5"/></svg>`, ":1:1: <svg>", "empty"},
	{"size zero", `<svg width="0" height="40" viewBox="0 0 40 40"><rect width="5" height="5"/></svg>`, ":1:1: <svg>", "no width"},
	{"preserveAspectRatio", `<svg viewBox="0 0 40 40" preserveAspectRatio="mid"><rect width="5" height="5"/></svg>`, ":1:1: <svg>", "xMinYMin"},
	{"percentage of no page", `<svg><rect width="50%" height="5"/></svg>`, ":1:6: <rect>", "percentage"},
	{"selector", head + `<style>rect:nth-child(2){fill:none}</style><rect width="5" height="5"/></svg>`, ":2:1: <style>", "nth-child"},
	{"comment in CSS that does not end", head + `<style>/* {}</style><rect width="5" height="5"/></svg>`, ":2:1: <style>", "does not end"},
	{"CSS that is none", head + `<style>hello</style><rect width="5" height="5"/></svg>`, ":2:1: <style>", "hello"},
	{"nothing drawn", head + `<g/></svg>`, "test.svg: ", "nothing to cut"},
	{"nothing but white", head + `<rect width="5" height="5" fill="#fff"/></svg>`, "test.svg: ", "nothing to cut"},
	{"nothing but an image", head + `<image href="x.png"/></svg>`, "test.svg: nothing to cut: 2:1: <image>", "bitmap"},
	{"not SVG", `<html><body/></html>`, "test.svg:1:1: ", "<html>"},
	{"no XML", `hello`, "test.svg: ", "no svg element"},
	{"empty file", ``, "test.svg: ", "no svg element"},
	{"broken XML", head + "<rect>\n</g></svg>", "test.svg:3:5: ", "broken XML"},
	{"cut off", head + `<rect width="5" hei`, "test.svg:2:", "broken XML"},
	{"two roots", `<svg/><svg/>`, "test.svg:1:7: ", "second element"},
	{"entities", `<!DOCTYPE svg [<!ENTITY a "b">]><svg/>`, "test.svg:1:1: ", "entity"},
	{"entity from a file", `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>`, "test.svg:1:1: ", "entity"},
	{"entity within an entity", `<!DOCTYPE svg [<!ENTITY a "http://b"><!ENTITY c "http://&a;&a;">]><svg/>`, "test.svg:1:1: ", "entity"},
	{"undeclared entity", head + `<rect id="&a;"/></svg>`, "test.svg:2:", "broken XML"},
	{"packed", "\x1f\x8b\x08", "test.svg: ", "svgz"},
	{"encoding", `<?xml version="1.0" encoding="Big5"?><svg/>`, "test.svg: ", `"big5"`},
}

func TestRefusals(t *testing.T) {
	for _, r := range refusals {
		t.Run(r.name, func(t *testing.T) { r.check(t) })
	}
}

func (r refusal) check(t *testing.T) {
	t.Helper()
	_, _, err := Read(strings.NewReader(r.text), "test.svg")
	var f *Fault
	if !errors.As(err, &f) {
		t.Fatalf("got %v, want a fault", err)
	}
	line := err.Error()
	if !strings.Contains(line, r.place) || !strings.Contains(line, r.words) {
		t.Errorf("message %q lacks %q or %q", line, r.place, r.words)
	}
	if strings.ContainsAny(line, "\n\r") || len(line) > 400 {
		t.Errorf("message is not one short line: %q", line)
	}
}

// notes: document, and what must be noted.
func TestNotes(t *testing.T) {
	ink := `<rect width="5" height="5"/>`
	for _, c := range []struct{ text, want string }{
		{`<image id="photo" href="x.png"/>`, `2:1: <image id="photo">: a bitmap`},
		{`<foreignObject/>`, "2:1: <foreignObject>: foreign"},
		{`<script>x</script>`, "2:1: <script>: scripts"},
		{`<g><animateTransform/></g>`, "2:4: <animateTransform>: animation"},
		{`<circle cx="9" cy="9" r="5"><animate attributeName="r"/></circle>`, "2:29: <animate>: animation"},
		{`<sparkle/>`, "2:1: <sparkle>: left out"},
		{`<rect width="5" height="5" opacity=".5"/>`, "2:1: <rect>: translucent ink"},
		{`<g opacity=".5"/>`, "2:1: <g>: a translucent group"},
		{`<rect width="5" height="5" fill="#fffc"/>`, "2:1: <rect>: translucent white"},
		{`<linearGradient id="g"><stop/></linearGradient><rect fill="url(#g)" width="5" height="5"/>`, "2:48: <rect>: a gradient"},
		{`<style>@import url(x.css);</style>`, "2:1: <style>: @import left out"},
		{`<style media="print">rect{fill:none}</style>`, "2:1: <style>: style for other media"},
		{`<rect x="38" width="5" height="5"/>`, "2:1: <rect>: reaches beyond"},
	} {
		_, notes := read(t, head+c.text+ink+`</svg>`)
		if len(notes) != 1 || !strings.HasPrefix(notes[0].String(), c.want) {
			t.Errorf("%s: noted %v, want %q", c.text, notes, c.want)
		}
	}
}

// What needs no note gets none.
func TestNothingToNote(t *testing.T) {
	for _, text := range []string{
		`<metadata><a xmlns="x"/></metadata><title>t</title><desc>d</desc>`,
		`<text/><text> </text><text display="none">a</text><text visibility="hidden">a</text><text opacity="0">a</text>`,
		`<image display="none"/><defs><image/><text>a</text></defs>`,
		`<rect fill="white" width="500" height="500"/>`,
		`<a:b xmlns:a="x"/><style>@charset "utf-8"; .a:hover{fill:red}</style>`,
	} {
		if _, notes := read(t, head+text+`<rect width="5" height="5"/></svg>`); len(notes) != 0 {
			t.Errorf("%s: noted %v", text, notes)
		}
	}
}

// Notes are bounded, and the last tells how many there are.
func TestManyNotes(t *testing.T) {
	_, notes := read(t, head+strings.Repeat("<image/>\n", MaxNotes+50)+`<rect width="5" height="5"/></svg>`)
	if len(notes) != MaxNotes || !strings.Contains(notes[MaxNotes-1].Reason, "50 notes more") {
		t.Errorf("%d notes, the last %v", len(notes), notes[len(notes)-1])
	}
}

// The encodings of CorelDRAW and of old exporters read like UTF-8.
func TestEncodings(t *testing.T) {
	body := `<svg><rect id="é" width="96" height="48"/></svg>`
	utf16le, utf16be := []byte{0xff, 0xfe}, []byte{0xfe, 0xff}
	for _, u := range utf16.Encode([]rune(`<?xml version="1.0" encoding="UTF-16"?>` + body)) {
		utf16le = binary.LittleEndian.AppendUint16(utf16le, u)
		utf16be = binary.BigEndian.AppendUint16(utf16be, u)
	}
	latin := []byte(`<?xml version='1.0' encoding = 'ISO-8859-1'?>` + strings.ReplaceAll(body, "é", "\xe9"))
	for name, src := range map[string][]byte{"UTF-8 with a mark": []byte("\xef\xbb\xbf" + body), "UTF-16 LE": utf16le, "UTF-16 BE": utf16be, "Latin-1": latin} {
		d, _, err := Read(bytes.NewReader(src), "test.svg")
		if err != nil || d.Shapes[0].Name != `<rect id="é">` {
			t.Errorf("%s: %v, %v", name, d, err)
		}
	}
}

// Illustrator declares its namespaces as entities.
func TestNamespaceEntities(t *testing.T) {
	keep(t, `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" viewBox="0 0 40 40"><defs><rect id="a" width="9" height="9"/></defs><use xlink:href="#a"/></svg>`)
}

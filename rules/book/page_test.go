package book_test

import (
	"encoding/xml"
	"io"
	"regexp"
	"strings"
	"testing"
)

// page is what a page holds, as an XML parser sees it: what it reads is well-formed for an HTML parser as well.
type page struct {
	ids   map[string]string // tag by id
	hrefs []string
	count map[string]int // of tags
	attrs []xml.Attr
	text  string
}

// read reads a page, without what stands in its script and style, which HTML doesn't take for markup.
func read(t *testing.T, source string) page {
	t.Helper()
	p := page{ids: map[string]string{}, count: map[string]int{}}
	bare := regexp.MustCompile(`(?s)<(script|style)>.*?</(?:script|style)>`).ReplaceAllString(source, "<$1></$1>")
	d := xml.NewDecoder(strings.NewReader(strings.TrimPrefix(bare, "<!DOCTYPE html>")))
	var text strings.Builder
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatalf("not well-formed: %v", err)
		}
		switch token := token.(type) {
		case xml.StartElement:
			p.start(t, token)
		case xml.CharData:
			text.Write(token)
		}
	}
	p.text = strings.Join(strings.Fields(text.String()), " ")
	return p
}

func (p *page) start(t *testing.T, e xml.StartElement) {
	t.Helper()
	p.count[e.Name.Local]++
	for _, a := range e.Attr {
		p.attrs = append(p.attrs, a)
		switch a.Name.Local {
		case "id":
			if p.ids[a.Value] != "" {
				t.Errorf("the id %s is given twice", a.Value)
			}
			p.ids[a.Value] = e.Name.Local
		case "href":
			p.hrefs = append(p.hrefs, a.Value)
		}
	}
}

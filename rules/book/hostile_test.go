package book_test

import (
	"strings"
	"testing"
	"testing/fstest"
)

// hostile is a text that tries to run a script, to fetch something or to break out of its place.
const hostile = `# Title <script>alert(1)</script> "x' {#ui-search onclick=alert(1) style=position:fixed}

<img src=x onerror=alert(1)> <iframe src="https://example.com"></iframe>

<script>alert(2)</script>

<style>@import "https://example.com/x.css"</style>

[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,<script>) [d](vbscript:x) [e](//example.com/x) [f](file:///etc/passwd)
[g](https://example.com/?a="onmouseover="x) <javascript:alert(1)> <https://example.com/"x> [h](&#106;avascript:alert(1))

![pic](https://example.com/track.png) ![pic2](//example.com/t.png) ![pic3](data:image/svg+xml,<svg/onload=alert(1)>) ![a"b](p.svg)

## ui-found

| a | b |
|---|:-:|
| <b onclick=x>1</b> | ~~2~~ |

> ### Deep {#freedom}

` + "```html\n</code><script>alert(3)</script>\n```\n\n" +
	"```play bad \"</figcaption><script>alert(4)</script> \u202e\"\ngame: shanhai\ntitle zh-Hant: <img src=x onerror=alert(5)>\nrule x \"</p><script>alert(6)</script>\"\n" +
	"board: wY 0,0; bY 1,0 # </pre><script>alert(7)</script> & <\nto move: white\nlegal wY 1,-1 because x\nnote: <script>alert(8)</script> \"quoted\" {tile} {to}\n```\n"

func hostileShelf() fstest.MapFS {
	return fstest.MapFS{
		"en.md":          {Data: []byte(hostile)},
		"x.zh-Hant.md":   {Data: []byte(hostile)},
		"\"><b>.en.md":   {Data: []byte("nothing\n")},
		"p.svg":          {Data: []byte(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`)},
		"examples/a.svg": {Data: []byte("x")},
	}
}

func TestHostileTextStaysText(t *testing.T) {
	pages, reports, err := render(hostileShelf())
	if err != nil {
		for _, f := range reports {
			t.Logf("%+v", f)
		}
		t.Fatal(err)
	}
	for name, data := range pages {
		harmless(t, name, string(data))
		if !strings.Contains(name, "index") && !strings.Contains(string(data), "&lt;script&gt;alert(8)") {
			t.Errorf("%s: the note is not told", name)
		}
	}
}

// harmless reads a page and finds nothing in it that acts or fetches, but for its own script.
func harmless(t *testing.T, name, source string) {
	t.Helper()
	if n := strings.Count(source, "<script"); n != 1 {
		t.Errorf("%s: %d scripts", name, n)
	}
	p := read(t, source)
	for _, tag := range []string{"iframe", "object", "embed", "link", "base", "form"} {
		if p.count[tag] > 0 {
			t.Errorf("%s: a <%s>", name, tag)
		}
	}
	if p.count["style"] != 1 {
		t.Errorf("%s: %d styles", name, p.count["style"])
	}
	for _, a := range p.attrs {
		key, value := strings.ToLower(a.Name.Local), strings.ToLower(strings.TrimSpace(a.Value))
		switch {
		case strings.HasPrefix(key, "on"):
			t.Errorf("%s: %s=%q", name, key, value)
		case key == "src" && !strings.HasPrefix(value, "data:image/"):
			t.Errorf("%s: loads %q", name, value)
		case key == "href" && !allowedLink(value):
			t.Errorf("%s: links to %q", name, value)
		}
	}
	for id, tag := range p.ids {
		if strings.HasPrefix(id, "ui-") && strings.HasPrefix(tag, "h") && id != "ui-rules" {
			t.Errorf("%s: the author's heading took %s", name, id)
		}
	}
}

func allowedLink(href string) bool {
	for _, start := range []string{"#", "https://", "http://", "mailto:", "en.html", "zh-hant.html"} {
		if strings.HasPrefix(href, start) {
			return true
		}
	}
	return false
}

// Texts that take a careless parser for ever.
func TestLargeTextsEnd(t *testing.T) {
	for what, text := range map[string]string{
		"brackets":  strings.Repeat("[", 200000),
		"quotes":    strings.Repeat("> ", 90) + "x\n",
		"emphasis":  strings.Repeat("*a **b ", 30000),
		"table":     "|a|\n|-|\n" + strings.Repeat("|x|\n", 20000),
		"headings":  strings.Repeat("# same\n", 3000),
		"backticks": strings.Repeat("`a``", 30000),
	} {
		if pages, _, err := render(fstest.MapFS{"en.md": {Data: []byte(text)}}); err == nil {
			read(t, string(pages["en.html"]))
		} else {
			t.Logf("%s: %v", what, err)
		}
	}
}

// Whatever a text holds, the page is well-formed and harmless, or there is none.
func FuzzPage(f *testing.F) {
	f.Add(hostile, "game: shanhai\nexample b\n1. wX1\n")
	f.Add(gate, "")
	f.Add("# A\n\n[x](a.play#b)\n\n- [y](#x-)\n\t> ~~z~~\n", "game: shanhai\nexample b \"t\"\nboard: wY 0,0\nmoves count 3\n")
	f.Fuzz(func(t *testing.T, text, script string) {
		pages, _, err := render(fstest.MapFS{"en.md": {Data: []byte(text)}, "a.play": {Data: []byte(script)}, "p.svg": {Data: []byte("<svg/>")}})
		if err == nil {
			harmless(t, "en.html", string(pages["en.html"]))
		}
	})
}

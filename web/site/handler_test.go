package site_test

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"testing/fstest"

	"shanhai/web/site"
)

const wasm = "\x00asm and so on and so on and so on"

func zipped(t *testing.T, text string) []byte {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// page is a small page: some files kept compressed, one plain, one that is none of it.
func page(t *testing.T) fs.FS {
	return fstest.MapFS{
		"index.html.gz":           {Data: zipped(t, "<!doctype html>the page")},
		"assets/studio-1.wasm.gz": {Data: zipped(t, wasm)},
		"assets/ink.woff2":        {Data: []byte("wOF2 0123456789")},
		".gitignore":              {Data: []byte("*")},
	}
}

func start(t *testing.T) *httptest.Server {
	t.Helper()
	h, err := site.Handler(page(t))
	if err != nil {
		t.Fatal(err)
	}
	s := httptest.NewServer(h)
	t.Cleanup(s.Close)
	return s
}

// ask sends a request that the transport leaves as it is.
func ask(t *testing.T, s *httptest.Server, method, path string, header map[string]string) (*http.Response, string) {
	t.Helper()
	r, err := http.NewRequest(method, s.URL+path, nil)
	if err != nil {
		t.Fatal(err)
	}
	for k, v := range header {
		r.Header.Set(k, v)
	}
	answer, err := (&http.Transport{DisableCompression: true}).RoundTrip(r)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer, string(body)
}

func TestServesWhatThereIs(t *testing.T) {
	s := start(t)
	for path, want := range map[string]struct{ kind, cache, body string }{
		"/":                     {"text/html; charset=utf-8", "no-cache", "<!doctype html>the page"},
		"/index.html":           {"text/html; charset=utf-8", "no-cache", "<!doctype html>the page"},
		"/assets/studio-1.wasm": {"application/wasm", "public, max-age=31536000, immutable", wasm},
		"/assets/ink.woff2":     {"font/woff2", "public, max-age=31536000, immutable", "wOF2 0123456789"},
	} {
		a, body := ask(t, s, "GET", path, nil)
		if a.StatusCode != 200 || body != want.body || a.Header.Get("Content-Type") != want.kind || a.Header.Get("Cache-Control") != want.cache {
			t.Errorf("%s: %d %q %v", path, a.StatusCode, body, a.Header)
		}
		if a.Header.Get("Content-Encoding") != "" {
			t.Errorf("%s: encoded, though the client takes none", path)
		}
	}
}

func TestCompressesForThoseWhoTakeIt(t *testing.T) {
	s := start(t)
	for accept, want := range map[string]bool{
		"gzip": true, "br, gzip;q=0.8, *;q=0.1": true, "*": true, "deflate, GZIP": true,
		"": false, "br": false, "gzip;q=0": false, "*;q=0": false, "gzip;q=0, *": false, "gzip;q=x": false, "identity": false,
	} {
		a, body := ask(t, s, "GET", "/assets/studio-1.wasm", map[string]string{"Accept-Encoding": accept})
		got := a.Header.Get("Content-Encoding") == "gzip"
		if got != want || a.Header.Get("Vary") != "Accept-Encoding" || a.Header.Get("Content-Type") != "application/wasm" {
			t.Errorf("%q: compressed %v, want %v; %v", accept, got, want, a.Header)
		}
		if got {
			r, err := gzip.NewReader(strings.NewReader(body))
			if err != nil {
				t.Fatal(err)
			}
			plain, err := io.ReadAll(r)
			if err != nil || string(plain) != wasm {
				t.Errorf("%q: %q, %v", accept, plain, err)
			}
		}
	}
}

func TestEveryAnswerIsGuarded(t *testing.T) {
	s := start(t)
	for _, c := range []struct{ method, path string }{{"GET", "/"}, {"GET", "/none"}, {"POST", "/"}, {"HEAD", "/assets/ink.woff2"}} {
		a, _ := ask(t, s, c.method, c.path, nil)
		for header, want := range map[string]string{
			"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer",
			"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
			"Content-Security-Policy": site.Policy,
		} {
			if got := a.Header.Get(header); got != want {
				t.Errorf("%s %s: %s is %q", c.method, c.path, header, got)
			}
		}
	}
	if !strings.HasPrefix(site.Policy, "default-src 'none'") || strings.Contains(site.Policy, "unsafe-inline") || strings.Contains(site.Policy, "'unsafe-eval'") || strings.Contains(site.Policy, "http") {
		t.Errorf("the policy is loose: %s", site.Policy)
	}
}

func TestRefuses(t *testing.T) {
	s := start(t)
	for path, want := range map[string]int{
		"/none": 404, "/assets": 404, "/assets/": 404, "//": 404, "//index.html": 404, "/./index.html": 404,
		"/../../etc/passwd": 404, "/..%2f..%2fetc%2fpasswd": 404, "/%2e%2e/site.go": 404, "/assets/../index.html": 404,
		"/.gitignore": 404, "/index.html.gz": 404, "/index.html%00": 404, "/INDEX.HTML": 404, "/index.html/": 404,
		`/..\..\windows`: 404, "/assets/studio-1.wasm?x=../../": 200,
	} {
		if a, _ := ask(t, s, "GET", path, nil); a.StatusCode != want {
			t.Errorf("%s: %d, want %d", path, a.StatusCode, want)
		}
	}
	for _, method := range []string{"POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "BREW"} {
		a, _ := ask(t, s, method, "/", nil)
		if a.StatusCode != 405 || a.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s: %d, allow %q", method, a.StatusCode, a.Header.Get("Allow"))
		}
	}
}

func TestRangesAndWhatIsKnown(t *testing.T) {
	s := start(t)
	const path = "/assets/ink.woff2"
	a, body := ask(t, s, "GET", path, map[string]string{"Range": "bytes=5-7"})
	if a.StatusCode != 206 || body != "012" {
		t.Errorf("a range: %d %q", a.StatusCode, body)
	}
	if a, _ := ask(t, s, "GET", path, map[string]string{"Range": "bytes=999-"}); a.StatusCode != 416 {
		t.Errorf("a range beyond the end: %d", a.StatusCode)
	}
	many := "bytes=" + strings.Repeat("0-1,", 5000) + "0-1"
	if _, body := ask(t, s, "GET", path, map[string]string{"Range": many}); len(body) > 1<<20 {
		t.Errorf("thousands of ranges: %d bytes come back", len(body))
	}
	whole, _ := ask(t, s, "GET", path, nil)
	if a, body := ask(t, s, "GET", path, map[string]string{"If-None-Match": whole.Header.Get("ETag")}); a.StatusCode != 304 || body != "" {
		t.Errorf("what the client has already: %d %q", a.StatusCode, body)
	}
	plain, _ := ask(t, s, "GET", "/", nil)
	small, _ := ask(t, s, "GET", "/", map[string]string{"Accept-Encoding": "gzip"})
	if plain.Header.Get("ETag") == small.Header.Get("ETag") {
		t.Error("both forms of a file have one ETag")
	}
}

// TestRawRequests sends what no client of the library would.
func TestRawRequests(t *testing.T) {
	s := start(t)
	address := strings.TrimPrefix(s.URL, "http://")
	for request, want := range map[string]int{
		"GET ../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n":                          400,
		"GET /../../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n":                      404,
		"GET http://evil.example/index.html HTTP/1.1\r\nHost: evil.example\r\n\r\n": 200,
		"GET * HTTP/1.1\r\nHost: x\r\n\r\n":                                         404,
		"GET / HTTP/1.1\r\n\r\n":                                                    400,
		"CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n":             405,
		"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n":                      400,
		"GET / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: nonsense\r\n\r\n":          501,
	} {
		conn, err := net.Dial("tcp", address)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(conn, request)
		a, err := http.ReadResponse(bufio.NewReader(conn), nil)
		if err != nil {
			t.Fatalf("%q: %v", request, err)
		}
		if a.StatusCode != want {
			t.Errorf("%q: %d, want %d", request, a.StatusCode, want)
		}
		_ = a.Body.Close()
		_ = conn.Close()
	}
}

func TestUnknownKindsAreNotServed(t *testing.T) {
	_, err := site.Handler(fstest.MapFS{"index.html": {Data: []byte("x")}, "notes.docx": {Data: []byte("x")}})
	if err == nil || err.Error() != "notes.docx: a page has no such kind of file" {
		t.Errorf("got %v", err)
	}
}

// TestPageIsWhole asks for every file that the page of this program names.
func TestPageIsWhole(t *testing.T) {
	files, built, err := site.Page()
	if err != nil {
		t.Fatal(err)
	}
	h, err := site.Handler(files)
	if err != nil {
		t.Fatal(err)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, httptest.NewRequest("GET", "/", nil))
	body := w.Body.String()
	if w.Code != 200 || !strings.Contains(body, "<!doctype html>") {
		t.Fatalf("%d %s", w.Code, body)
	}
	if strings.Contains(body, "<script>") || strings.Contains(body, "<style") || strings.Contains(body, "style=") {
		t.Error("the page has inline code, which its policy forbids")
	}
	if !built && !strings.Contains(body, "make web") {
		t.Error("the stand-in does not say how the page is built")
	}
}

package site

import (
	"bytes"
	"io/fs"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Policy is the page's content security policy: nothing from any other host,
// no inline script or style; WebAssembly may be compiled.
const Policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' blob: data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Handler serves the files and nothing else: no listing, no other path, only
// GET and HEAD.
func Handler(files fs.FS) (http.Handler, error) {
	assets, err := load(files)
	if err != nil {
		return nil, err
	}
	return server{assets}, nil
}

type server struct{ assets map[string]asset }

// ServeHTTP answers a request. A path is looked up as it came: what is not
// spelt exactly as a file is not there.
func (s server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	guard(w.Header())
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	a, ok := s.assets[r.URL.Path]
	if !ok {
		http.Error(w, "no such page", http.StatusNotFound)
		return
	}
	a.serve(w, r)
}

// guard sets the headers that every answer has.
func guard(h http.Header) {
	h.Set("Content-Security-Policy", Policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
	h.Set("Cache-Control", "no-cache")
}

// serve writes the file, compressed where the browser takes that.
func (a asset) serve(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Type", a.kind)
	if a.stays {
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
	}
	if a.zipped != nil {
		h.Add("Vary", "Accept-Encoding")
	}
	if a.zipped != nil && takesGzip(r.Header.Values("Accept-Encoding")) {
		h.Set("Content-Encoding", "gzip")
		h.Set("ETag", `"`+a.hash+`-gzip"`)
		http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(a.zipped))
		return
	}
	data, err := a.unzipped()
	if err != nil {
		http.Error(w, "the file is broken", http.StatusInternalServerError)
		return
	}
	h.Set("ETag", `"`+a.hash+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(data))
}

// takesGzip tells whether a browser accepts gzip (RFC 9110, section 12.5.3).
func takesGzip(accept []string) bool {
	any := false
	for _, entry := range strings.Split(strings.Join(accept, ","), ",") {
		name, weight, _ := strings.Cut(entry, ";")
		switch strings.ToLower(strings.TrimSpace(name)) {
		case "gzip", "x-gzip":
			return wanted(weight)
		case "*":
			any = wanted(weight)
		}
	}
	return any
}

// wanted tells whether a weight, such as "q=0.5", is above zero; a broken one
// is not.
func wanted(weight string) bool {
	weight = strings.TrimSpace(weight)
	if weight == "" {
		return true
	}
	value, found := strings.CutPrefix(strings.ToLower(weight), "q=")
	q, err := strconv.ParseFloat(value, 64)
	return found && err == nil && q > 0
}

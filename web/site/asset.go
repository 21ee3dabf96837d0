package site

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"path"
	"strings"
)

const (
	index  = "index.html"
	packed = ".gz" // ending of a file that is kept compressed
)

// asset is one file of the page.
type asset struct {
	kind   string // media type
	plain  []byte // nil where only zipped is kept
	zipped []byte // gzip; nil where it would not be smaller
	hash   string // of the bytes kept
	stays  bool   // its name holds its hash, so that it never changes
}

// kinds are the media types of the files that a page may have; no other is
// served, so that nothing is ever guessed.
func kinds() map[string]string {
	return map[string]string{
		".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
		".js": "text/javascript; charset=utf-8", ".wasm": "application/wasm",
		".svg": "image/svg+xml", ".png": "image/png", ".woff2": "font/woff2",
		".json": "application/json", ".webmanifest": "application/manifest+json",
		".txt": "text/plain; charset=utf-8",
	}
}

// load reads all files, by the path that they are asked for with.
func load(files fs.FS) (map[string]asset, error) {
	out := map[string]asset{}
	err := fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || strings.HasPrefix(d.Name(), ".") {
			return err
		}
		data, err := fs.ReadFile(files, name)
		if err != nil {
			return err
		}
		a, err := newAsset(name, data)
		out["/"+strings.TrimSuffix(name, packed)] = a
		return err
	})
	if page, ok := out["/"+index]; ok {
		out["/"] = page
	}
	return out, err
}

func newAsset(name string, data []byte) (asset, error) {
	sum := sha256.Sum256(data)
	plainName := strings.TrimSuffix(name, packed)
	a := asset{kind: kinds()[path.Ext(plainName)], hash: hex.EncodeToString(sum[:8]), stays: strings.HasPrefix(name, "assets/")}
	if a.kind == "" {
		return a, fmt.Errorf("%s: a page has no such kind of file", name)
	}
	if name == plainName {
		a.plain = data
	} else {
		a.zipped = data
	}
	return a, nil
}

// unzipped returns the plain bytes.
func (a asset) unzipped() ([]byte, error) {
	if a.plain != nil {
		return a.plain, nil
	}
	r, err := gzip.NewReader(bytes.NewReader(a.zipped))
	if err != nil {
		return nil, err
	}
	return io.ReadAll(r)
}

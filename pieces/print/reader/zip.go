// Package reader reads print files of any origin: 3MF packages of Bambu
// Studio, OrcaSlicer, PrusaSlicer or none of them, and STL. It trusts nothing:
// every size is limited and every error names the entry, the place and the
// reason.
package reader

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Limits bound what a file may make the reader do.
type Limits struct {
	Entries    int   // files in the package
	EntryBytes int64 // of one entry, unpacked
	TotalBytes int64 // of all entries together, unpacked
	Depth      int   // of nested elements and of nested components
	Parts      int   // of all instances together
	Triangles  int   // triangles and vertices of all different bodies together
}

// DefaultLimits are far beyond any print file that a slicer would open.
func DefaultLimits() Limits {
	return Limits{Entries: 4096, EntryBytes: 512 << 20, TotalBytes: 1 << 30, Depth: 64, Parts: 100_000, Triangles: 50_000_000}
}

// archive is an opened package: its entries in order, unpacked on demand
// within the limits.
type archive struct {
	files  []*zip.File
	limits Limits
	left   int64
}

func openArchive(r io.ReaderAt, size int64, limits Limits) (*archive, error) {
	z, err := zip.NewReader(r, size)
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, fmt.Errorf("zip: %w", err)
	}
	if len(z.File) > limits.Entries {
		return nil, fmt.Errorf("zip: %d entries, more than the %d that are read", len(z.File), limits.Entries)
	}
	a := &archive{files: z.File, limits: limits, left: limits.TotalBytes}
	return a, a.unique()
}

// unique refuses two entries of one name: programs differ in which they read.
func (a *archive) unique() error {
	seen := map[string]bool{}
	for _, f := range a.files {
		name := strings.ToLower(clean(f.Name))
		if seen[name] {
			return fmt.Errorf("zip: entry %q occurs twice", f.Name)
		}
		seen[name] = true
	}
	return nil
}

// clean makes an entry's name comparable with a part name of the package.
func clean(name string) string {
	return strings.TrimPrefix(strings.ReplaceAll(name, `\`, "/"), "/")
}

// find returns the entry of that name, or nil; names differ in case at most.
func (a *archive) find(name string) *zip.File {
	for _, f := range a.files {
		if strings.EqualFold(clean(f.Name), clean(name)) {
			return f
		}
	}
	return nil
}

// read unpacks an entry. It counts what comes out rather than what the header
// says.
func (a *archive) read(f *zip.File) ([]byte, error) {
	r, err := f.Open()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Name, err)
	}
	defer r.Close()
	most := min(a.limits.EntryBytes, a.left)
	var b bytes.Buffer
	n, err := io.Copy(&b, io.LimitReader(r, most+1))
	if err != nil {
		return nil, fmt.Errorf("%s: byte %d: %w", f.Name, n, err)
	}
	if n > most {
		return nil, fmt.Errorf("%s: unpacks to more than the %d bytes that are read", f.Name, most)
	}
	a.left -= n
	return b.Bytes(), nil
}

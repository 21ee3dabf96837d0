package inspect

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"path"
	"runtime"
	"sync"

	"shanhai/pieces/manifest"
)

// Tree examines a file of the file system, or every print file and manifest
// below a folder, in the order of their names.
func Tree(fsys fs.FS, name string) []File {
	info, err := fs.Stat(fsys, name)
	if err != nil {
		return []File{{Path: name, Err: err}}
	}
	if !info.IsDir() {
		return []File{one(fsys, name)}
	}
	names, broken := walk(fsys, name)
	if len(names)+len(broken) == 0 {
		return []File{{Path: name, Err: fmt.Errorf("%s: no .3mf, .stl or %s in it", name, manifestName)}}
	}
	return append(all(fsys, names), broken...)
}

// walk lists what can be examined below a folder, and the folders that cannot
// be read.
func walk(fsys fs.FS, root string) (names []string, broken []File) {
	_ = fs.WalkDir(fsys, root, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			broken = append(broken, File{Path: name, Err: err})
			return nil
		}
		if !d.IsDir() && kindOf(name) != "" {
			names = append(names, name)
		}
		return nil
	})
	return names, broken
}

// all examines the files on every core and keeps their order.
func all(fsys fs.FS, names []string) []File {
	out := make([]File, len(names))
	next := make(chan int)
	var wait sync.WaitGroup
	for range min(len(names), runtime.GOMAXPROCS(0)) {
		wait.Go(func() {
			for i := range next {
				out[i] = one(fsys, names[i])
			}
		})
	}
	for i := range names {
		next <- i
	}
	close(next)
	wait.Wait()
	return out
}

func one(fsys fs.FS, name string) File {
	switch kindOf(name) {
	case "manifest":
		return opened(fsys, name, func(r io.ReaderAt, size int64) File { return Manifest(fsys, name, r, size) })
	case "print":
		return opened(fsys, name, func(r io.ReaderAt, size int64) File { return Print(name, r, size) })
	}
	return File{Path: name, Err: fmt.Errorf("%s: neither .3mf nor .stl nor %s", name, manifestName)}
}

// Manifest checks that every file which a manifest lists lies beside it as it
// was written.
func Manifest(fsys fs.FS, name string, r io.ReaderAt, size int64) File {
	out := File{Path: name, Format: "manifest"}
	m, err := manifest.Read(io.NewSectionReader(r, 0, size))
	if err != nil {
		out.Err = err
		return out
	}
	out.Listed = len(m.Files)
	for _, f := range m.Files {
		if fault := compare(fsys, path.Dir(name), f); fault != "" {
			out.Defects = append(out.Defects, f.Path+": "+fault)
		}
	}
	return out
}

// compare returns how a file differs from what its manifest says, or "".
func compare(fsys fs.FS, dir string, want manifest.File) string {
	if !fs.ValidPath(want.Path) {
		return "no path below the manifest"
	}
	file, err := fsys.Open(path.Join(dir, want.Path))
	if err != nil {
		return "listed but not there: " + err.Error()
	}
	defer file.Close()
	sum := sha256.New()
	n, err := io.Copy(sum, file)
	if err != nil {
		return err.Error()
	}
	if n != int64(want.Bytes) {
		return fmt.Sprintf("%d bytes, the manifest says %d", n, want.Bytes)
	}
	if got := hex.EncodeToString(sum.Sum(nil)); got != want.SHA256 {
		return fmt.Sprintf("SHA-256 %s, the manifest says %s", got, want.SHA256)
	}
	return ""
}

// readLimit is how much is read of a file that gives no random access.
const readLimit = 1 << 30

// randomAccess returns the file's bytes and their number.
func randomAccess(file fs.File) (io.ReaderAt, int64, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, 0, err
	}
	if r, ok := file.(io.ReaderAt); ok {
		return r, info.Size(), nil
	}
	data, err := io.ReadAll(io.LimitReader(file, readLimit+1))
	if err == nil && len(data) > readLimit {
		err = fmt.Errorf("more than the %d bytes that are read", readLimit)
	}
	return bytes.NewReader(data), int64(len(data)), err
}

package studio

import (
	"archive/zip"
	"bytes"
	"io"
	"path"
	"slices"
	"strings"
)

// Limits of an archive that is read.
const (
	mostEntries = 200
	mostBytes   = 256 << 20 // of all files together, unpacked
)

// packed returns files as a ZIP archive, below a folder where one is named, in
// the order of their names. The same files make the same bytes.
func packed(folder string, files map[string][]byte) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	for _, name := range sortedKeys(files) {
		w, err := z.CreateHeader(&zip.FileHeader{Name: path.Join(folder, name), Method: zip.Deflate})
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(files[name]); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}

// unpacked reads the files of a ZIP archive, by the last part of their names.
func unpacked(data []byte) (map[string][]byte, error) {
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		return nil, faulty("zip-broken", "is a broken ZIP archive")
	}
	if len(z.File) > mostEntries {
		return nil, faulty("zip-entries", "is an archive of %d files, more than %d", len(z.File), mostEntries)
	}
	out := map[string][]byte{}
	left := int64(mostBytes)
	for _, f := range z.File {
		if strings.HasSuffix(f.Name, "/") {
			continue
		}
		content, err := content(f, left)
		if err != nil {
			return nil, err
		}
		left -= int64(len(content))
		out[path.Base(f.Name)] = content
	}
	return out, nil
}

// content unpacks one file of at most so many bytes, whatever its header says.
func content(f *zip.File, most int64) ([]byte, error) {
	r, err := f.Open()
	if err != nil {
		return nil, faulty("zip-file", "%s can't be unpacked", path.Base(f.Name))
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, most+1))
	switch {
	case err != nil:
		return nil, faulty("zip-file", "%s can't be unpacked", path.Base(f.Name))
	case int64(len(data)) > most:
		return nil, faulty("zip-large", "unpacks to more than %d MiB", mostBytes>>20)
	}
	return data, nil
}

// isArchive tells whether a file is a ZIP archive.
func isArchive(data []byte) bool { return bytes.HasPrefix(data, []byte("PK\x03\x04")) }

// oneTOML returns the only file of settings among files.
func oneTOML(files map[string][]byte) (string, error) {
	names := slices.DeleteFunc(sortedKeys(files), func(name string) bool { return path.Ext(name) != ".toml" })
	if len(names) != 1 {
		return "", faulty("zip-settings", "holds %d files of settings where one is needed", len(names))
	}
	return names[0], nil
}

// Package threemf writes what every 3MF file has in common: the zip with its
// content types and relationships, numbers, escaped text and meshes. The bytes
// depend on nothing but the input.
package threemf

import (
	"archive/zip"
	"compress/flate"
	"io"
	"time"
)

// Names and types of the parts that OPC asks for.
const (
	ContentTypesName = "[Content_Types].xml"
	RelsName         = "_rels/.rels"
	ModelName        = "3D/3dmodel.model"
	ModelRelation    = "http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"
	CoreNamespace    = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
	XMLHeader        = `<?xml version="1.0" encoding="UTF-8"?>` + "\n"
)

// ContentTypes is the content of [Content_Types].xml: every extension that we
// write has its type.
const ContentTypes = XMLHeader +
	`<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
 <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
 <Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>
 <Default Extension="png" ContentType="image/png"/>
 <Default Extension="config" ContentType="text/plain"/>
 <Default Extension="xml" ContentType="application/xml"/>
</Types>
`

// Relation is one relationship of the package.
type Relation struct{ Type, Target string }

// Writer writes the entries of one 3MF file.
type Writer struct {
	zip  *zip.Writer
	text *Text // of the entry being written
}

// NewWriter returns a Writer on w.
func NewWriter(w io.Writer) *Writer {
	z := zip.NewWriter(w)
	var deflater *flate.Writer // entries are written one after the other
	z.RegisterCompressor(zip.Deflate, func(out io.Writer) (io.WriteCloser, error) {
		if deflater != nil {
			deflater.Reset(out)
			return deflater, nil
		}
		var err error
		deflater, err = flate.NewWriter(out, flate.BestSpeed)
		return deflater, err
	})
	return &Writer{z, NewText(nil)}
}

// epoch is the time of every entry: the first that a zip can hold.
var epoch = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

func (w *Writer) entry(name string, method uint16) (io.Writer, error) {
	return w.zip.CreateHeader(&zip.FileHeader{Name: name, Method: method, Modified: epoch})
}

// Text writes a compressed entry with what fill puts into it.
func (w *Writer) Text(name string, fill func(*Text)) error {
	e, err := w.entry(name, zip.Deflate)
	if err != nil {
		return err
	}
	w.text.to = e
	fill(w.text)
	return w.text.Close()
}

// Picture writes a picture, which is compressed already, as it is.
func (w *Writer) Picture(name string, data []byte) error {
	e, err := w.entry(name, zip.Store)
	if err == nil {
		_, err = e.Write(data)
	}
	return err
}

// Front writes the content types and the package's relationships.
func (w *Writer) Front(relations []Relation) error {
	err := w.Text(ContentTypesName, func(t *Text) { t.Put(ContentTypes) })
	if err != nil {
		return err
	}
	return w.Text(RelsName, func(t *Text) {
		t.Put(XMLHeader, `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">`, "\n")
		for i, r := range relations {
			t.Put(` <Relationship Target="`, Escape(r.Target), `" Id="rel-`)
			t.Int(i + 1)
			t.Put(`" Type="`, Escape(r.Type), "\"/>\n")
		}
		t.Put("</Relationships>\n")
	})
}

// Close writes the zip's directory.
func (w *Writer) Close() error { return w.zip.Close() }

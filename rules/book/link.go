package book

import (
	"cmp"
	"encoding/base64"
	"errors"
	"io/fs"
	"net/url"
	"path"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/util"
)

// link writes a link. One that leads out of the book to another file of the author's is only its text.
func (w *writer) link(out util.BufWriter, _ []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	href := w.target(string(n.(*ast.Link).Destination))
	switch {
	case href == "":
	case entering:
		_, _ = out.WriteString("<a" + attr("href", href) + relation(href) + ">")
	default:
		_, _ = out.WriteString("</a>")
	}
	return ast.WalkContinue, nil
}

// relation keeps other sites from learning where the reader comes from.
func relation(href string) string {
	if strings.HasPrefix(href, "#") {
		return ""
	}
	return ` rel="noopener noreferrer"`
}

// target is where a link leads in the book or on the web; empty if nowhere.
func (w *writer) target(destination string) string {
	u, err := url.Parse(destination)
	switch {
	case err != nil:
		return ""
	case u.Scheme == "http" || u.Scheme == "https" || u.Scheme == "mailto":
		return u.String()
	case u.Scheme != "" || u.Host != "":
		return ""
	case u.Path == "" && u.Fragment == "":
		return ""
	case u.Path == "":
		return w.within(w.chapter.name, u.Fragment)
	}
	return w.within(path.Join(path.Dir(w.chapter.name), u.Path), u.Fragment)
}

// within finds a place in a file of the book: what stands there, an example that is shown, or a rule, which has its section
// somewhere in the book.
func (w *writer) within(file, fragment string) string {
	t := w.edition
	if id := cmp.Or(t.places[file+"#"+fragment], t.figures[file+"#"+fragment]); id != "" {
		return "#" + id
	}
	for _, c := range t.chapters {
		if c.name == file && t.anchors.has(fragment) {
			return "#" + fragment
		}
	}
	return ""
}

func (w *writer) autoLink(out util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	l := n.(*ast.AutoLink)
	label, to := string(l.Label(source)), string(l.URL(source))
	if l.AutoLinkType == ast.AutoLinkEmail {
		to = "mailto:" + to
	}
	if entering {
		href := w.target(to)
		if href == "" {
			_, _ = out.WriteString(esc(label))
		} else {
			_, _ = out.WriteString("<a" + attr("href", href) + relation(href) + ">" + esc(label) + "</a>")
		}
	}
	return ast.WalkSkipChildren, nil
}

// image writes a picture into the page itself. One that is not the author's own file is only named.
func (w *writer) image(out util.BufWriter, source []byte, n ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkSkipChildren, nil
	}
	alt := plain(n, source)
	data, err := w.book.picture(w.chapter, string(n.(*ast.Image).Destination))
	if err != nil || data == "" {
		_, _ = out.WriteString(esc(alt))
	} else {
		_, _ = out.WriteString("<img" + attr("src", data) + ` alt="` + esc(alt) + `" />`)
	}
	return ast.WalkSkipChildren, nil
}

// maxPicture is the size in bytes of the largest picture that goes into a page.
const maxPicture = 8 << 20

// picture returns the author's picture as a data URL; empty for one of another site, which is not shown.
func (b *Book) picture(c *chapter, destination string) (string, error) {
	u, err := url.Parse(destination)
	switch {
	case err != nil:
		return "", errors.New("its address makes no sense")
	case u.Scheme != "" || u.Host != "":
		return "", nil
	}
	kind := pictureType(u.Path)
	name := path.Join(path.Dir(c.name), u.Path)
	switch {
	case kind == "":
		return "", errors.New("its name does not end in .png, .jpg, .gif, .webp or .svg")
	case !fs.ValidPath(name):
		return "", errors.New("it lies out of the book's folder")
	}
	data, err := readFile(b.library.files, name, maxPicture)
	if err != nil {
		return "", err
	}
	return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(data), nil
}

// pictureType is the media type of a picture by its name.
func pictureType(name string) string {
	switch strings.ToLower(path.Ext(name)) {
	case ".png":
		return "image/png"
	case ".jpg", ".jpeg":
		return "image/jpeg"
	case ".gif":
		return "image/gif"
	case ".webp":
		return "image/webp"
	case ".svg":
		return "image/svg+xml"
	}
	return ""
}

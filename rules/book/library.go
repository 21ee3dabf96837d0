package book

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// library is the files of a book as they were checked, each read once.
type library struct {
	files   fs.FS
	games   check.Games
	volumes []*volume
	linked  map[string]*script.Document // of files that are only linked, by their names
}

// volume is a checked file.
type volume struct {
	name   string
	lines  []string
	doc    *script.Document
	report check.File
}

func newLibrary(files fs.FS, games check.Games) *library {
	return &library{files: files, games: games, linked: map[string]*script.Document{}}
}

// reports lists the files, those of Markdown first.
func (l *library) reports() []check.File {
	var texts, scripts []check.File
	for _, v := range l.volumes {
		if path.Ext(v.name) == ".md" {
			texts = append(texts, v.report)
		} else {
			scripts = append(scripts, v.report)
		}
	}
	return append(texts, scripts...)
}

// open reads and checks a file.
func (l *library) open(name string, source []byte) *volume {
	doc, errs := reading(name)(source)
	faults := make([]check.Fault, len(errs))
	for i, err := range errs {
		faults[i] = check.SyntaxFault(err)
	}
	v := &volume{name: name, doc: doc, lines: strings.Split(string(source), "\n")}
	v.report = check.File{Path: name, Faults: slices.Clone(check.Outside(doc, faults)), Reports: check.Document(doc, l.games, faults...)}
	l.volumes = append(l.volumes, v)
	return v
}

// script returns the script that a text's link names.
func (l *library) script(from, link string) (*volume, error) {
	name := path.Join(path.Dir(from), link)
	if !fs.ValidPath(name) {
		return nil, fmt.Errorf("it leads out of the book's folder")
	}
	for _, v := range l.volumes {
		if v.name == name {
			return v, nil
		}
	}
	source, err := readFile(l.files, name, script.MaxBytes)
	if err != nil {
		return nil, err
	}
	return l.open(name, source), nil
}

// exhibit is an example in the file where it is written.
type exhibit struct {
	volume *volume
	index  int // of the report
}

// follow returns the example that a link shows, or what is wrong with the link.
func (l *library) follow(from string, link script.Link) (exhibit, *check.Fault) {
	v, err := l.script(from, link.File)
	if err != nil {
		return exhibit{}, &check.Fault{At: link.At, Text: link.File, Why: "the link leads to no script: " + err.Error()}
	}
	var ids []string
	for i, e := range v.doc.Examples {
		if e.ID == link.Example {
			return exhibit{v, i}, nil
		}
		if e.ID != "" {
			ids = append(ids, e.ID)
		}
	}
	return exhibit{}, &check.Fault{
		At: link.At, Text: link.File + "#" + link.Example, Nearest: spelling.Nearest(link.Example, ids),
		Why: "the link leads to no example: " + link.File + " has no " + link.Example,
	}
}

// example returns the example.
func (e exhibit) example() *script.Example { return &e.volume.doc.Examples[e.index] }

// report returns what came of it.
func (e exhibit) report() check.Report { return e.volume.report.Reports[e.index] }

// source returns the lines of the example in its script.
func (e exhibit) source() string {
	lines := e.volume.lines
	from, end := e.example().At.Line-1, len(lines)
	if next := e.index + 1; next < len(e.volume.doc.Examples) {
		end = e.volume.doc.Examples[next].At.Line - 1
	}
	from, end = max(0, min(from, end)), min(end, len(lines))
	if path.Ext(e.volume.name) == ".md" {
		from, end = fenced(lines, from, end)
	}
	out := strings.Join(lines[from:end], "\n")
	return strings.Trim(strings.ReplaceAll(out, "\r", ""), "\n")
}

// fenced narrows lines that begin with a fence to what it holds.
func fenced(lines []string, from, end int) (int, int) {
	for i := from + 1; i < end; i++ {
		line := strings.TrimLeft(lines[i], " \t>")
		if strings.HasPrefix(line, "```") || strings.HasPrefix(line, "~~~") {
			return from + 1, i
		}
	}
	return min(from+1, end), end
}

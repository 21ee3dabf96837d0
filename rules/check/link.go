package check

import (
	"path"
	"slices"
	"strings"

	"shanhai/internal/spelling"
	"shanhai/rules/script"
)

// Shelf holds the files that the links of a page may name, by their paths from the page's folder.
type Shelf interface {
	// Document reads a file. It may return none without an error where nobody can look: then the link is believed.
	Document(file string) (*script.Document, error)
	// Beside lists the names of the scripts and pages in a file's folder.
	Beside(file string) []string
}

// Links says which links of a page lead nowhere, in their order.
func Links(page *script.Document, games Games, shelf Shelf) []Fault {
	var faults []Fault
	for _, link := range page.References {
		if f := follow(page, games, shelf, link); f != nil {
			faults = append(faults, *f)
		}
	}
	return faults
}

// follow says what is wrong with a link; nil if it leads to what is there.
func follow(doc *script.Document, games Games, shelf Shelf, link script.Reference) *Fault {
	if link.Plain != "" {
		return &Fault{At: link.To.At, Text: link.To.Text, Why: `the link leads nowhere: "＃" is no "#"`, Nearest: link.Plain}
	}
	if link.File != "" {
		var err error
		if doc, err = shelf.Document(link.File); err != nil {
			return &Fault{At: link.To.At, Text: link.To.Text, Why: "the link leads to no file: " + err.Error(), Nearest: nearestFile(shelf, link)}
		}
	}
	if link.Fragment == "" || doc == nil {
		return nil
	}
	ids := reachable(doc, games, isScript(link.File))
	if slices.Contains(ids, link.Fragment) {
		return nil
	}
	f := &Fault{At: link.To.At, Text: link.To.Text, Why: "the link leads nowhere: " + nothingCalled(link)}
	if near := spelling.Nearest(link.Fragment, ids); near != "" {
		f.Nearest = link.File + "#" + near
	}
	return f
}

// isScript tells a script from a page by its name.
func isScript(file string) bool { return strings.EqualFold(path.Ext(file), ".play") }

// nothingCalled says what a file lacks.
func nothingCalled(link script.Reference) string {
	switch {
	case link.File == "":
		return "this page has neither an example nor a heading " + link.Fragment
	case isScript(link.File):
		return link.File + " has no example " + link.Fragment
	}
	return link.File + " has neither an example nor a heading " + link.Fragment
}

// reachable lists what a link can lead to: the examples of a document and, on a page, its headings, its HTML ids and the rules,
// which a rulebook has sections for.
func reachable(doc *script.Document, games Games, isScript bool) []string {
	var ids []string
	for _, e := range doc.Examples {
		if e.ID != "" {
			ids = append(ids, e.ID)
		}
	}
	if isScript {
		return ids
	}
	ids = append(ids, doc.Anchors...)
	for _, game := range games {
		for _, rule := range game.Rules() {
			ids = append(ids, string(rule.ID))
		}
	}
	return append(ids, houseRules(doc)...)
}

// houseRules lists the rules that an author declares.
func houseRules(doc *script.Document) []string {
	var ids []string
	for _, e := range doc.Examples {
		for _, s := range e.Steps {
			if rule, is := s.(script.HouseRule); is {
				ids = append(ids, rule.ID.Text)
			}
		}
	}
	return ids
}

// nearestFile returns a link to the file in the same folder whose name is nearest; empty if none is near.
func nearestFile(shelf Shelf, link script.Reference) string {
	near := spelling.Nearest(path.Base(link.File), shelf.Beside(link.File))
	if near == "" {
		return ""
	}
	if _, fragment, _ := strings.Cut(link.To.Text, "#"); fragment != "" {
		near += "#" + fragment
	}
	return path.Join(path.Dir(link.File), near)
}

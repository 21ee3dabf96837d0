package referee

import (
	"bytes"
	"fmt"
	"slices"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/check/form"
	"shanhai/rules/script"
)

// Checked is the report of a script.
type Checked struct {
	Report  string    `json:"report"`  // as `rules check` writes it
	Verdict string    `json:"verdict"` // "ok", "wrong", "unreadable" or "nothing"
	Places  []FaultAt `json:"places"`
	// Markdown tells that the text was read as a Markdown page.
	Markdown bool `json:"markdown"`
}

// FaultAt is where something is wrong.
type FaultAt struct {
	Line   int    `json:"line"`
	Column int    `json:"column"`
	Text   string `json:"text,omitempty"` // the word to blame
	Why    string `json:"why"`
	// Rule is the rule that is broken, if one is, and Chinese the reason in Chinese.
	Rule    rules.ID `json:"rule,omitempty"`
	Chinese string   `json:"chinese,omitempty"`
}

// reportWidth is how wide the sentences of a report get, in columns.
const reportWidth = 80

// parse reads a script or a Markdown text: it is that, too, where an example's fence stands in it.
func parse(text string, markdown bool) (doc *script.Document, isMarkdown bool, errs []*script.Error) {
	if markdown || script.LooksMarkdown([]byte(text)) {
		doc, errs = script.ParseMarkdown([]byte(text))
		return doc, true, errs
	}
	doc, errs = script.Parse([]byte(text))
	return doc, false, errs
}

// Check plays the examples of a script or a Markdown text through, and reports as `rules check NAME` does.
func (r *Referee) Check(name, text string, markdown bool) (Checked, error) {
	doc, isMarkdown, errs := parse(text, markdown)
	faults := make([]check.Fault, len(errs))
	for i, err := range errs {
		faults[i] = check.SyntaxFault(err)
	}
	file := check.File{Path: name, Faults: slices.Concat(check.Outside(doc, faults), astray(doc.Links)), Reports: check.Document(doc, r.games(), faults...)}
	var out bytes.Buffer
	if err := form.Text(&out, []check.File{file}, form.Style{Width: reportWidth}); err != nil {
		return Checked{}, err
	}
	return Checked{Report: out.String(), Verdict: verdict(file), Places: places(file), Markdown: isMarkdown}, nil
}

// astray says of links to other files that they lead nowhere: a pasted text has no folder.
func astray(links []script.Link) []check.Fault {
	var out []check.Fault
	for _, link := range links {
		out = append(out, check.Fault{At: link.At, Text: link.File, Why: fmt.Sprintf("the link leads to no script: a pasted text has no %s beside it", link.File)})
	}
	return out
}

// verdict is the worst of a file in a word.
func verdict(f check.File) string {
	files := []check.File{f}
	switch worst := f.Verdict(); {
	case form.Sum(files).Nothing():
		return "nothing"
	case worst == check.Unreadable:
		return "unreadable"
	case worst >= check.Unreached:
		return "wrong"
	}
	return "ok"
}

// places lists the faults in the order of the report.
func places(f check.File) []FaultAt {
	out := []FaultAt{}
	add := func(fault check.Fault) {
		out = append(out, FaultAt{fault.At.Line, fault.At.Column, fault.Text, fault.Why, fault.Rule, chineseOf(&fault)})
	}
	for _, fault := range f.Faults {
		add(fault)
	}
	for _, report := range f.Reports {
		for _, scene := range report.Scenes {
			if scene.Fault != nil {
				add(*scene.Fault)
			}
		}
	}
	return out
}

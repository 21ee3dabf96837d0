package book_test

import (
	"bytes"
	"io/fs"
	"path"
	"slices"
	"testing"

	"shanhai/rules/check"
	"shanhai/rules/script"
	"shanhai/rules/shanhai/book"
	"shanhai/rules/shanhai/game"
)

// chapters returns the names of the files of examples.
func chapters(t *testing.T) []string {
	t.Helper()
	names, err := fs.Glob(book.Files(), "examples/*.play")
	if err != nil || len(names) == 0 {
		t.Fatalf("%d files of examples: %v", len(names), err)
	}
	return names
}

func bookText(t *testing.T, name string) []byte {
	t.Helper()
	text, err := fs.ReadFile(book.Files(), name)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// parsed reads a file of examples.
func parsed(t *testing.T, name string) *script.Document {
	t.Helper()
	doc, errs := script.Parse(bookText(t, name))
	for _, err := range errs {
		t.Fatalf("%s:%v", name, err)
	}
	return doc
}

// checked plays all examples through the engine.
func checked(t *testing.T) []check.File {
	t.Helper()
	var files []check.File
	for _, name := range chapters(t) {
		reports := check.Document(parsed(t, name), check.Games{game.New()})
		files = append(files, check.File{Path: name, Reports: reports})
	}
	return files
}

func TestEveryExampleHolds(t *testing.T) {
	for _, f := range checked(t) {
		for _, r := range f.Reports {
			for _, s := range r.Scenes {
				if s.Verdict > check.OK {
					t.Errorf("WRONG %s:%v: %s: %+v", f.Path, s.Step.Place(), script.Line(s.Step), s.Fault)
				}
			}
		}
	}
}

func TestEveryRuleIsShownObeyedAndBroken(t *testing.T) {
	for _, c := range check.Coverage(game.New(), checked(t)) {
		if len(c.Obeyed) == 0 || len(c.Broken) == 0 {
			t.Errorf("%s: shown obeyed %d times and broken %d times, want each at least once", c.Rule.ID, len(c.Obeyed), len(c.Broken))
		}
	}
}

// Every example has an ID, a title and notes, and says all of it in both languages.
func TestEveryExampleSpeaksBothLanguages(t *testing.T) {
	for _, name := range chapters(t) {
		for _, e := range parsed(t, name).Examples {
			if e.ID == "" || e.Title.Absent() || !hasChineseTitle(e) {
				if len(plays(e)) > 0 || e.ID != "" {
					t.Errorf("%s:%v: example %q wants an ID and a title in English and Chinese", name, e.At, e.ID)
				}
				continue
			}
			inPairs(t, name, e)
		}
	}
}

// hasChineseTitle tells whether a header gives the title in Chinese.
func hasChineseTitle(e script.Example) bool {
	return slices.ContainsFunc(e.Steps, func(s script.Step) bool {
		h, ok := s.(script.Header)
		return ok && h.Name.Text == "title zh-Hant" && h.Value.Text != ""
	})
}

// plays returns the statements of an example that are neither headers nor blank.
func plays(e script.Example) (out []script.Step) {
	for _, s := range e.Steps {
		switch s.(type) {
		case script.Header, script.Blank:
		default:
			out = append(out, s)
		}
	}
	return out
}

// inPairs makes sure that each English note is followed by its Chinese twin.
func inPairs(t *testing.T, name string, e script.Example) {
	t.Helper()
	var languages []string
	for _, s := range e.Steps {
		if n, ok := s.(script.Note); ok {
			languages = append(languages, n.Language)
		}
	}
	if len(languages) == 0 {
		t.Errorf("%s#%s has no note", name, e.ID)
	}
	for i, l := range languages {
		if want := []string{"", "zh-Hant"}[i%2]; l != want || len(languages)%2 != 0 {
			t.Errorf("%s#%s: the languages of its notes are %q; want an English and a Chinese one in turn", name, e.ID, languages)
			return
		}
	}
}

func TestTheExamplesAreFormatted(t *testing.T) {
	for _, name := range chapters(t) {
		text := bookText(t, name)
		if formatted, errs := script.Format(text); len(errs) > 0 || !bytes.Equal(formatted, text) {
			t.Errorf("%s is not as the formatter writes it %v", path.Base(name), errs)
		}
	}
}

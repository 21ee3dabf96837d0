package book_test

import (
	"fmt"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/encoding/traditionalchinese"

	"shanhai/rules"
	"shanhai/rules/script"
	"shanhai/rules/shanhai"
	"shanhai/rules/shanhai/book"
	"shanhai/rules/shanhai/game"
)

var (
	heading  = regexp.MustCompile(`(?m)^(#{2,3}) .+ \{#([a-z-]+)\}$`)
	anchored = regexp.MustCompile(`\]\(#([a-z-]+)\)`)
)

// headings returns the anchors of a text's headings, each after the signs of its level.
func headings(t *testing.T, language string) (out []string) {
	t.Helper()
	text := string(bookText(t, language+".md"))
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		out = append(out, m[1]+m[2])
	}
	if all := strings.Count("\n"+text, "\n##"); all != len(out) {
		t.Errorf("%s: %d of %d headings have an anchor", language, len(out), all)
	}
	return out
}

// sections returns the anchors of the sections that are rules.
func sections(t *testing.T, language string) (out []rules.ID) {
	for _, h := range headings(t, language) {
		id := rules.ID(strings.TrimLeft(h, "#"))
		if _, ok := shanhai.RuleByID(id); ok && strings.HasPrefix(h, "###") {
			out = append(out, id)
		}
	}
	return out
}

func TestEveryRuleHasItsSectionInOrder(t *testing.T) {
	var want []rules.ID
	for _, r := range shanhai.Rules() {
		want = append(want, r.ID)
	}
	for _, language := range book.Languages() {
		if got := sections(t, language); !slices.Equal(got, want) {
			t.Errorf("%s: sections %v, want %v", language, got, want)
		}
	}
}

// A rule has one name in a language, whoever speaks of it. The headings of creatures give it in the other language as well.
func TestTheEngineCallsARuleAsItsSectionIsCalled(t *testing.T) {
	for _, language := range book.Languages() {
		text := string(bookText(t, language+".md"))
		for _, r := range shanhai.Rules() {
			name := r.In(language).Title
			both := name + " " + r.Title
			if language == "en" {
				both = name + " " + r.Chinese.Title
			}
			if !strings.Contains(text, fmt.Sprintf("\n### %s {#%s}\n", name, r.ID)) && !strings.Contains(text, fmt.Sprintf("\n### %s {#%s}\n", both, r.ID)) {
				t.Errorf("%s: no section is called %q or %q {#%s}", language, name, both, r.ID)
			}
			if chapter := r.Chinese.Chapter; language == "zh-Hant" && !strings.Contains(text, "\n## "+chapter+" {#") {
				t.Errorf("no chapter is called %q", chapter)
			}
		}
	}
}

func TestBothTextsHaveTheSameHeadings(t *testing.T) {
	if en, zh := headings(t, "en"), headings(t, "zh-Hant"); !slices.Equal(en, zh) {
		t.Errorf("en: %v\nzh-Hant: %v", en, zh)
	}
}

// shown returns the examples that a text shows, as "file#id".
func shown(t *testing.T, language string) (out []string) {
	t.Helper()
	doc, errs := script.ParseMarkdown(bookText(t, language+".md"))
	for _, err := range errs {
		t.Fatalf("%s.md:%v", language, err)
	}
	for _, l := range doc.Links {
		out = append(out, l.File+"#"+l.Example)
	}
	return out
}

func TestBothTextsShowTheSameExamples(t *testing.T) {
	if en, zh := shown(t, "en"), shown(t, "zh-Hant"); !slices.Equal(en, zh) {
		t.Errorf("en: %v\nzh-Hant: %v", en, zh)
	}
}

func TestEveryExampleIsShownOnce(t *testing.T) {
	var all []string
	for _, name := range chapters(t) {
		for _, e := range parsed(t, name).Examples {
			if e.ID != "" {
				all = append(all, name+"#"+e.ID)
			}
		}
	}
	links := shown(t, "en")
	slices.Sort(links)
	slices.Sort(all)
	if !slices.Equal(links, all) {
		t.Errorf("shown %v\nwritten %v", links, all)
	}
}

// A rule is illustrated where it is told: an example of its section cites it.
func TestEveryRuleIsShownInItsSection(t *testing.T) {
	for _, language := range book.Languages() {
		text := string(bookText(t, language+".md"))
		for _, id := range sections(t, language) {
			_, after, _ := strings.Cut(text, fmt.Sprintf("{#%s}\n", id))
			section, _, _ := strings.Cut(after, "\n#")
			if !slices.ContainsFunc(linksIn(t, section), func(link string) bool { return cites(t, link, id) }) {
				t.Errorf("%s: no example in the section of %s cites it", language, id)
			}
		}
	}
}

func linksIn(t *testing.T, section string) (out []string) {
	doc, errs := script.ParseMarkdown([]byte(section))
	if len(errs) > 0 {
		t.Fatal(errs[0])
	}
	for _, l := range doc.Links {
		out = append(out, l.File+"#"+l.Example)
	}
	return out
}

// cites tells whether an example has a claim that cites a rule.
func cites(t *testing.T, link string, id rules.ID) bool {
	file, example, _ := strings.Cut(link, "#")
	for _, e := range parsed(t, file).Examples {
		for _, s := range e.Steps {
			_, because, _ := strings.Cut(script.Line(s), " because ")
			if e.ID == example && slices.Contains(strings.Split(because, ", "), string(id)) {
				return true
			}
		}
	}
	return false
}

func TestLinksWithinATextLead(t *testing.T) {
	for _, language := range book.Languages() {
		known := headings(t, language)
		for _, m := range anchored.FindAllStringSubmatch(string(bookText(t, language+".md")), -1) {
			if !slices.Contains(known, "##"+m[1]) && !slices.Contains(known, "###"+m[1]) {
				t.Errorf("%s: no heading #%s", language, m[1])
			}
		}
	}
}

func TestTheOptionsAreThoseOfTheGame(t *testing.T) {
	for _, language := range book.Languages() {
		text := string(bookText(t, language+".md"))
		for _, o := range game.New().Options() {
			row := regexp.MustCompile(fmt.Sprintf("(?m)^\\| `%s` \\|.*\\| `%s` \\|", o.Name, o.Default))
			if !row.MatchString(text) {
				t.Errorf("%s: no row for the option %s, usually %s", language, o.Name, o.Default)
			}
		}
	}
}

// Big5 holds traditional characters and no simplified ones.
func TestTheChineseIsTraditional(t *testing.T) {
	for _, name := range append(chapters(t), "zh-Hant.md") {
		for line, text := range strings.Split(string(bookText(t, name)), "\n") {
			for _, r := range text {
				if _, err := traditionalchinese.Big5.NewEncoder().String(string(r)); err != nil && r > 127 {
					t.Errorf("%s:%d: %q is not in Big5", path.Base(name), line+1, r)
				}
			}
		}
	}
}

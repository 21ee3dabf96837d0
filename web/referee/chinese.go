package referee

import (
	"io/fs"
	"regexp"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai/book"
)

// Words are what a rule is called and says in a language.
type Words struct {
	Title string `json:"title"`
	Text  string `json:"text"`
}

// chineseRules returns what the Chinese rulebook says of each rule: the heading that has the rule's ID, and the first
// paragraph under it. The engine's own words are English.
func chineseRules() (map[rules.ID]Words, error) {
	source, err := fs.ReadFile(book.Files(), "zh-Hant.md")
	if err != nil {
		return nil, err
	}
	out := map[rules.ID]Words{}
	var id rules.ID
	for block := range strings.SplitSeq(strings.ReplaceAll(string(source), "\r", ""), "\n\n") {
		block = strings.TrimSpace(block)
		if m := ruleHeading.FindStringSubmatch(block); m != nil {
			id = rules.ID(m[2])
			out[id] = Words{Title: m[1]}
			continue
		}
		if w, under := out[id]; under && w.Text == "" && isProse(block) {
			out[id] = Words{w.Title, proseOf(block)}
		}
	}
	return out, nil
}

// ruleHeading finds "### 境界合一 {#one-realm}".
var ruleHeading = regexp.MustCompile(`^#+ (.+?) \{#([a-z-]+)\}$`)

// mark finds what Markdown writes around words.
var mark = regexp.MustCompile(`\*+|\x60|\[([^\]]*)\]\([^)]*\)`)

// isProse tells whether a block is a paragraph: neither a list, a table, a heading nor the link to an example.
func isProse(block string) bool {
	return block != "" && !strings.ContainsAny(block[:1], "#|-*>\x60") && !exampleLink.MatchString(block)
}

// exampleLink finds a link that stands alone.
var exampleLink = regexp.MustCompile(`^\[[^\]]*\]\([^)]*\)$`)

// proseOf takes the marks out of a paragraph, and the ends of its lines, which part no Chinese words.
func proseOf(block string) string {
	return mark.ReplaceAllString(strings.ReplaceAll(block, "\n", ""), "$1")
}

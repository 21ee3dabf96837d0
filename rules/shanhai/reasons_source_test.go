package shanhai_test

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/text/encoding/traditionalchinese"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// wordings returns the English wording of every phrase in the engine's source, with its place.
func wordings(t *testing.T) map[string]token.Position {
	t.Helper()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]token.Position{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		files := token.NewFileSet()
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if english, chinese := wording(call); chinese != "" {
					out[english] = files.Position(call.Pos())
				}
			}
			return true
		})
	}
	return out
}

// wording returns two texts that follow each other in a call, the second in Chinese or made of names alone.
func wording(call *ast.CallExpr) (english, chinese string) {
	for i := 1; i < len(call.Args); i++ {
		first, second := text(call.Args[i-1]), text(call.Args[i])
		if first != "" && !han.MatchString(first) && (han.MatchString(second) || strings.HasPrefix(second, "%")) {
			return first, second
		}
	}
	return "", ""
}

// text returns the text that an expression spells out, if it does.
func text(e ast.Expr) string {
	literal, ok := e.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return ""
	}
	text, _ := strconv.Unquote(literal.Value)
	return text
}

var (
	han  = regexp.MustCompile(`\p{Han}`)
	verb = regexp.MustCompile(`%(\\\[\d\\\])?[vdsq]`)
)

// No reason can be given that the tables above do not hold in both languages.
func TestEveryWordingOfTheSourceIsInATable(t *testing.T) {
	var said []string
	add := func(r reason) { said = append(said, r.english) }
	for _, r := range refusedActs() {
		add(r)
	}
	for _, r := range oddActs() {
		add(r)
	}
	for _, r := range refusedSetups() {
		add(r)
	}
	for _, r := range oddTiles() {
		add(r)
	}
	for _, r := range fitting() {
		add(r)
	}
	for _, w := range wants(t) {
		said = append(said, w.english)
	}
	all := strings.Join(said, "\n")
	found := wordings(t)
	if len(found) < 70 {
		t.Errorf("%d wordings found in the source, want all, which are more than 70", len(found))
	}
	for english, at := range found {
		pattern := verb.ReplaceAllString(regexp.QuoteMeta(english), ".+")
		if !regexp.MustCompile(pattern).MatchString(all) {
			t.Errorf("%v: %q is in no table", at, english)
		}
	}
}

// Whatever is refused in random games is said in Chinese throughout: in traditional characters with their own marks, no
// Latin letter, no full stop at the end, and nothing that a format left over.
func TestRandomRefusalsAreWhollyChinese(t *testing.T) {
	seen := map[string]bool{}
	for seed := range 6 {
		playRandom(t, seed*53, 60, func(p *shanhai.Position) {
			if p.Turn()%5 != 0 {
				return
			}
			for _, a := range append(everyRelocation(p), shanhai.Act{Type: shanhai.Forfeit}) {
				_, err := p.Move(a)
				var v *rules.Violation
				if errors.As(err, &v) {
					seen[v.WhyIn("zh-Hant")] = true
				}
			}
		})
	}
	if len(seen) < 200 {
		t.Errorf("only %d reasons", len(seen))
	}
	for text := range seen {
		wantChinese(t, text)
	}
}

// wantChinese makes sure that a sentence or a rule is written as Chinese is.
func wantChinese(t *testing.T, text string) {
	t.Helper()
	if !han.MatchString(text) || regexp.MustCompile(`[A-Za-z%.;:()!?，,]$|[A-Za-z%;:()!?]|[^\d],|,[^-\d]`).MatchString(text) {
		t.Errorf("%q is not written as Chinese is", text)
	}
	if _, err := traditionalchinese.Big5.NewEncoder().String(text); err != nil {
		t.Errorf("%q has characters that are not in Big5", text)
	}
}

func TestEveryRuleIsToldInChinese(t *testing.T) {
	for _, r := range shanhai.Rules() {
		c := r.In("zh-Hant")
		for _, text := range []string{c.Title, c.Text, c.Chapter} {
			wantChinese(t, text)
		}
		if !strings.HasSuffix(c.Text, "。") || strings.HasSuffix(c.Title, "。") {
			t.Errorf("%s: %q, %q: only a text ends with a full stop", r.ID, c.Title, c.Text)
		}
	}
	for _, table := range []map[string]reason{refusedSetups()} {
		for _, r := range table {
			wantChinese(t, r.chinese)
		}
	}
	for _, r := range refusedActs() {
		wantChinese(t, r.chinese)
	}
}

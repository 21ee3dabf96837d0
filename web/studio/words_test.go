package studio_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// coded says which argument of a call is a code, by the function's name.
var coded = map[string]int{
	"bad": 0, "within": 0, "note": 1, "NewFault": 1, "reasoned": 0, // svg
	"remark":  0,            // trace
	"refused": 0, "warn": 0, // trace, design
	"faulty":    0,               // studio
	"errorAt":   0,               // files of settings
	"lettering": 1, "drawing": 0, // fault, whose code stands elsewhere in each package
}

// TestEveryCodeHasChineseWords holds the codes in the sources against the page's
// Chinese: none without words, no words without a code.
func TestEveryCodeHasChineseWords(t *testing.T) {
	said := map[string]bool{}
	for _, dir := range []string{"inscriptions/svg", "inscriptions/trace", "inscriptions/lettering", "pieces/design", "pieces/build", "pieces/shanhai", "web/studio", "web/wasm"} {
		maps.Copy(said, codesOf(t, filepath.Join("../..", dir)))
	}
	if len(said) < 120 {
		t.Fatalf("only %d codes: %v", len(said), slices.Sorted(maps.Keys(said)))
	}
	own := keysOf(t, "../src/i18n/zh-said.ts", `(?m)^  "?([a-z0-9-]+)"?: "`)
	shared := keysOf(t, "../src/i18n/zh-hant.ts", `(?m)^  "(?:trouble|notice)\.([a-z-]+)": "`)
	for code := range said {
		if !own[code] && !shared[code] && !silent[code] {
			t.Errorf("%s: no Chinese words", code)
		}
	}
	for code := range own {
		if !said[code] && code != "tired" { // that is the page's own
			t.Errorf("%s: words for a code that nothing says", code)
		}
	}
}

// silent are codes that no page shows by itself: ways out, whose facts it uses.
var silent = map[string]bool{"no-box": true, "smaller-tiles": true}

func keysOf(t *testing.T, file, pattern string) map[string]bool {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for _, found := range regexp.MustCompile(pattern).FindAllStringSubmatch(string(data), -1) {
		out[found[1]] = true
	}
	return out
}

// codesOf reads the codes of a package from its sources.
func codesOf(t *testing.T, dir string) map[string]bool {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(files) == 0 {
		t.Fatal(dir, err)
	}
	out := map[string]bool{}
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			for _, e := range codesIn(filepath.Base(dir), n) {
				if code := text(e); code != "" {
					out[code] = true
				}
			}
			return true
		})
	}
	return out
}

// codesIn returns the expressions of a node that are codes.
func codesIn(pkg string, n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.KeyValueExpr:
		if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Code" {
			return []ast.Expr{n.Value}
		}
	case *ast.CompositeLit: // of tables {begins, code, name} and notes with a code at the end
		if len(n.Elts) == 3 && n.Type == nil {
			return n.Elts[1:2]
		}
		if len(n.Elts) == 5 && pkg == "svg" {
			return n.Elts[4:]
		}
	case *ast.AssignStmt:
		for i, left := range n.Lhs {
			if field, ok := left.(*ast.SelectorExpr); ok && field.Sel.Name == "Code" && len(n.Rhs) == len(n.Lhs) {
				return n.Rhs[i : i+1]
			}
		}
	case *ast.CallExpr:
		return codeOfCall(pkg, n)
	case *ast.ReturnStmt: // code and words
		if len(n.Results) == 2 && pkg != "design" {
			return n.Results[:1]
		}
	}
	return nil
}

func codeOfCall(pkg string, call *ast.CallExpr) []ast.Expr {
	name := ""
	switch f := call.Fun.(type) {
	case *ast.Ident:
		name = f.Name
	case *ast.SelectorExpr:
		name = f.Sel.Name
	}
	if name == "fault" { // of a drawing, or of a font
		name = map[string]string{"svg": "drawing", "lettering": "lettering"}[pkg]
	}
	i, ok := coded[name]
	if !ok || i >= len(call.Args) {
		return nil
	}
	return call.Args[i : i+1]
}

// text is the literal that an expression is, if it has the form of a code.
func text(e ast.Expr) string {
	literal, ok := e.(*ast.BasicLit)
	if !ok || literal.Kind != token.STRING {
		return ""
	}
	out, _ := strconv.Unquote(literal.Value)
	if !regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`).MatchString(out) {
		return ""
	}
	return out
}

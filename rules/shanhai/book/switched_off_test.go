package book_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shanhai/rules/shanhai"
)

// switchVariable names the rule that is switched off in the program that TestWithoutAnyRuleAnExampleIsWrong builds.
const switchVariable = "SHANHAI_RULE_OFF"

// switchSource is added to the engine there.
const switchSource = `package shanhai

import "os"

var off = os.Getenv("` + switchVariable + `")

func switchedOff(rule string) bool { return rule == off }
`

// For each rule, an engine without it must make an example wrong: so the examples really test it. One program holds all
// switches; it is built from the sources by an overlay, so the engine itself carries none.
func TestWithoutAnyRuleAnExampleIsWrong(t *testing.T) {
	program := buildWithSwitches(t)
	if out, err := runWithout(program, ""); err != nil {
		t.Fatalf("with all rules the examples do not hold: %v\n%s", err, out)
	}
	for _, rule := range switches(t) {
		t.Run(rule, func(t *testing.T) {
			t.Parallel()
			out, err := runWithout(program, rule)
			switch {
			case err == nil:
				t.Errorf("no example is wrong without the rule %s", rule)
			case !strings.Contains(out, "WRONG") || strings.Contains(out, "panic:"):
				t.Errorf("without the rule %s the program fails otherwise than by a wrong example:\n%s", rule, out)
			}
		})
	}
}

// switches returns the names of all switches, of which every rule has one.
func switches(t *testing.T) []string {
	t.Helper()
	var names []string
	for _, p := range patches() {
		if !slices.Contains(names, p.rule) {
			names = append(names, p.rule)
		}
	}
	for _, r := range shanhai.Rules() {
		if !slices.Contains(names, string(r.ID)) {
			t.Errorf("the rule %s has no switch", r.ID)
		}
	}
	return names
}

// runWithout checks all examples with a rule switched off.
func runWithout(program, rule string) (string, error) {
	cmd := exec.Command(program, "-test.run", "^TestEveryExampleHolds$", "-test.v")
	cmd.Env = append(os.Environ(), switchVariable+"="+rule)
	out, err := cmd.CombinedOutput()
	return string(out), err
}

// buildWithSwitches builds this package's tests over the patched engine.
func buildWithSwitches(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	program, list := filepath.Join(dir, "book.test"), filepath.Join(dir, "overlay.json")
	text, err := json.Marshal(map[string]map[string]string{"Replace": patchedFiles(t, dir)})
	if err != nil {
		t.Fatal(err)
	}
	write(t, list, string(text))
	build := exec.Command("go", "test", "-c", "-vet=off", "-overlay", list, "-o", program, ".")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("the patched engine does not compile: %v\n%s", err, out)
	}
	return program
}

// patchedFiles writes the patched sources and returns where each true source is replaced from.
func patchedFiles(t *testing.T, dir string) map[string]string {
	t.Helper()
	sources := map[string]string{}
	for _, p := range patches() {
		if p.file == "" {
			continue
		}
		if sources[p.file] == "" {
			sources[p.file] = read(t, filepath.Join("..", p.file))
		}
		if n := strings.Count(sources[p.file], p.old); n != 1 {
			t.Fatalf("%s: %q stands %d times in %s, want once", p.rule, p.old, n, p.file)
		}
		sources[p.file] = strings.Replace(sources[p.file], p.old, p.new, 1)
	}
	sources["switches.go"] = switchSource
	replaced := map[string]string{}
	for name, text := range sources {
		engine, err := filepath.Abs(filepath.Join("..", name))
		if err != nil {
			t.Fatal(err)
		}
		replaced[engine] = filepath.Join(dir, name)
		write(t, replaced[engine], text)
	}
	return replaced
}

func read(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

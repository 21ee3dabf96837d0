package shanhai_test

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestMutationsMatchTheSource keeps the list of faults true to the engine: each pattern stands exactly once in its file, and
// the fault changes it. It says nothing about the tests; TestConformanceEveryMutationIsCaught does.
func TestMutationsMatchTheSource(t *testing.T) {
	list := mutations()
	if len(list) < 40 {
		t.Errorf("%d mutations, want at least 40", len(list))
	}
	for _, m := range list {
		source, err := os.ReadFile(m.file)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(source), m.old); n != 1 {
			t.Errorf("%s: %q stands %d times in %s, want once", m.fault, m.old, n, m.file)
		}
		if m.old == m.new || strings.Contains(m.old+m.new, "\n") {
			t.Errorf("%s: not a change of one line", m.fault)
		}
	}
}

// TestConformanceEveryMutationIsCaught builds the package's tests with each fault in turn, by an overlay, and runs the fast
// ones. A mutant must compile and must fail.
func TestConformanceEveryMutationIsCaught(t *testing.T) {
	needConformance(t)
	for _, m := range mutations() {
		t.Run(m.fault, func(t *testing.T) {
			t.Parallel()
			if out, caught := m.run(t); !caught {
				t.Errorf("not caught: %s: %q instead of %q\n%s", m.file, m.new, m.old, out)
			}
		})
	}
}

// fastTests are what a mutant is run against; they take a few seconds.
const fastTests = "Doubtful|PiXiu|Gates|Referee|PerftEquals|Text|Unmake|Hash|Drawn|Captures|Third|Shifted|Repetition|Legal|Stack|Line|Landscape|Introducing|Evaluate|^TestEngineEqualsOracle"

// run builds and runs the mutant and tells whether a test failed.
func (m mutation) run(t *testing.T) (output string, caught bool) {
	dir := t.TempDir()
	binary := filepath.Join(dir, "mutant.test")
	build := exec.Command("go", "test", "-c", "-overlay", m.overlay(t, dir), "-o", binary, ".")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("the mutant does not compile: %v\n%s", err, out)
	}
	test := exec.Command(binary, "-test.run", fastTests, "-test.failfast", "-test.timeout", "300s")
	test.Env = append(os.Environ(), gamesVariable+"=200", "SHANHAI_CONFORMANCE=")
	out, err := test.CombinedOutput()
	return string(out), err != nil
}

// overlay writes the mutated file and the list that puts it in the place of the true one.
func (m mutation) overlay(t *testing.T, dir string) string {
	source, err := os.ReadFile(m.file)
	if err != nil {
		t.Fatal(err)
	}
	path, err := filepath.Abs(m.file)
	if err != nil {
		t.Fatal(err)
	}
	mutant := filepath.Join(dir, m.file)
	list := filepath.Join(dir, "overlay.json")
	text, err := json.Marshal(map[string]map[string]string{"Replace": {path: mutant}})
	if err != nil {
		t.Fatal(err)
	}
	writeFile(t, mutant, strings.Replace(string(source), m.old, m.new, 1))
	writeFile(t, list, string(text))
	return list
}

func writeFile(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(fmt.Errorf("writing a mutant: %w", err))
	}
}

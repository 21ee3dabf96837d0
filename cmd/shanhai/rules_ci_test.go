package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// The page's hook in a repository of its own: what is staged counts, not what lies in the folder.
func TestThePagesHookChecksWhatIsStaged(t *testing.T) {
	if _, err := exec.LookPath("git"); err != nil || runtime.GOOS == "windows" {
		t.Skip("no git here, or no sh")
	}
	r := newHookedRepository(t)
	const right, wrong = "legal wQ1 bQ1-", "legal wQ1 2,0"
	for _, step := range []struct {
		what, staged, left string // left: how the file lies in the folder; empty: as staged
		passes             bool
	}{
		{"a right example", right, "", true},
		{"a wrong example", wrong, "", false},
		{"a correction that isn't staged", wrong, right, false},
		{"the correction staged", right + "  # again", "", true},
		{"half-written work that isn't staged", right + "  # and again", "leagl", true},
	} {
		r.write("rules/house rules.md", examplePage(step.staged))
		r.git("add", ".")
		if step.left != "" {
			r.write("rules/house rules.md", examplePage(step.left))
		}
		said, err := r.commit()
		if (err == nil) != step.passes {
			t.Errorf("%s: %v\n%s", step.what, err, said)
		}
		if !step.passes && !strings.Contains(said, "WRONG       rules/house rules.md:3:4") {
			t.Errorf("%s: the place is not told:\n%s", step.what, said)
		}
	}
	r.write("code.txt", "none of the rules")
	r.git("add", "code.txt")
	if said, err := r.commit(); err != nil {
		t.Errorf("a commit without examples: %v\n%s", err, said)
	}
}

// Where the program is missing the hook says so, but lets pass what holds no examples.
func TestThePagesHookTellsWhereTheProgramIsMissing(t *testing.T) {
	git, err := exec.LookPath("git")
	if err != nil || runtime.GOOS == "windows" {
		t.Skip("no git here, or no sh")
	}
	r := newHookedRepository(t)
	if err := os.Remove(filepath.Join(r.bin, "shanhai")); err != nil {
		t.Fatal(err)
	}
	r.path = r.bin + ":" + filepath.Dir(git) + ":/usr/bin:/bin"
	r.write("a.md", examplePage("legal wQ1 bQ1-"))
	r.git("add", "a.md")
	if said, err := r.commit(); err == nil || !strings.Contains(said, "shanhai is not on the PATH") || !strings.Contains(said, "--no-verify") {
		t.Errorf("%v\n%s", err, said)
	}
}

func examplePage(claim string) string {
	return fmt.Sprintf("# Ours\n\n```play one\ngame: shanhai\nboard: wY 0,0; bY 1,0; wQ1 -1,0; bQ1 2,0; to w\n%s\n```\n", claim)
}

// hookedRepository is a repository with the hook of the page on scripts.
type hookedRepository struct {
	t           *testing.T
	folder, bin string
	path        string // PATH
}

func newHookedRepository(t *testing.T) *hookedRepository {
	t.Helper()
	page, err := os.ReadFile(scriptPage)
	if err != nil {
		t.Fatal(err)
	}
	hook := regexp.MustCompile("(?s)```sh\n(#!/bin/sh\n.*?)```\n").FindStringSubmatch(string(page))
	if hook == nil {
		t.Fatal("the page shows no hook")
	}
	r := &hookedRepository{t: t, folder: t.TempDir(), bin: t.TempDir()}
	r.path = r.bin + ":" + os.Getenv("PATH")
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(r.bin, "shanhai")); err != nil { // under this name the test is the program
		t.Fatal(err)
	}
	r.git("init", "-q")
	r.write(".git/hooks/pre-commit", hook[1])
	if err := os.Chmod(filepath.Join(r.folder, ".git/hooks/pre-commit"), 0o755); err != nil {
		t.Fatal(err)
	}
	return r
}

func (r *hookedRepository) write(name, text string) {
	r.t.Helper()
	file := filepath.Join(r.folder, name)
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		r.t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
		r.t.Fatal(err)
	}
}

func (r *hookedRepository) git(args ...string) {
	r.t.Helper()
	if said, err := r.run(args...); err != nil {
		r.t.Fatalf("git %v: %v\n%s", args, err, said)
	}
}

func (r *hookedRepository) commit() (said string, err error) {
	return r.run("commit", "-q", "-m", "a change")
}

func (r *hookedRepository) run(args ...string) (said string, err error) {
	c := exec.Command("git", append([]string{"-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", "-c", "core.hooksPath=.git/hooks"}, args...)...)
	c.Dir = r.folder
	c.Env = []string{"PATH=" + r.path, "HOME=" + r.folder, "GIT_CONFIG_NOSYSTEM=1", "TMPDIR=" + r.t.TempDir()}
	out, err := c.CombinedOutput()
	return string(out), err
}

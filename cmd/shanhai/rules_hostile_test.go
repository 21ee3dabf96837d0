package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// Texts that nobody writes on purpose: each is answered clearly, with a status of its own, and without a crash.
func TestRulesCheckAnswersHostileTexts(t *testing.T) {
	const start = "game: shanhai\nexample one\n"
	for name, c := range map[string]struct {
		file, text string
		status     int
		want       string
	}{
		"empty":                    {"a.play", "", 2, "no example found"},
		"a byte order mark":        {"a.play", "\ufeff" + start + "1. wX1\n", 0, "1 ok"},
		"CRLF and tabs":            {"a.play", strings.ReplaceAll("\t"+start+"\t1.\twX1\n\tresult\topen\n", "\n", "\r\n"), 0, "1 ok"},
		"UTF-16":                   {"a.play", "\xff\xfeg\x00a\x00m\x00e\x00", 2, "UTF-16"},
		"Big5":                     {"a.play", start + "note: \xc0\xb3\xc0s\n", 2, "UTF-8"},
		"NUL bytes":                {"a.play", start + "1. wX1\x00\n", 2, "U+0000"},
		"truncated in a word":      {"a.play", start + "1. w", 2, "got the end"},
		"truncated in a picture":   {"a.play", start + "board\n wY bY", 2, "end"},
		"truncated in a fence":     {"a.md", "```play\ngame: shanhai\n1. wX1", 2, "closing fence"},
		"one long line":            {"a.play", start + "1. " + strings.Repeat("wX1 ", 100_000), 2, "1 unreadable"},
		"a long name":              {"a.play", start + "legal wX1 because " + strings.Repeat("a", 300_000), 2, "unknown rule"},
		"many errors":              {"a.play", start + strings.Repeat("nonsense\n", 50_000), 2, "at most"},
		"many examples":            {"a.play", "game: shanhai\n" + strings.Repeat("example\n", 20_000), 2, "no example found"},
		"many stacked tiles":       {"a.play", start + "board: " + strings.Repeat("wX1 0,0; ", 10_000) + "\nresult open\n", 1, "supply"},
		"a far hex":                {"a.play", start + "board: wY 0,0; bY 1,0\nlegal wX1 99999999999999999999,0\n", 2, "1 unreadable"},
		"deeply nested Markdown":   {"a.md", strings.Repeat(">", 5_000) + " ```play\n", 2, ""},
		"deeply nested lists":      {"a.md", strings.Repeat("- ", 5_000) + "```play\n", 2, ""},
		"many fences":              {"a.md", strings.Repeat("```play\n```\n", 10_000), 2, "no example found"},
		"examples that go on":      {"a.play", "game: shanhai\nexample\n1. wX1\n" + strings.Repeat("example\ncontinue\n", 5_000), 0, "5001 ok"},
		"a game that never starts": {"a.play", "example\n" + strings.Repeat("1. wX1\n", 20_000), 2, "no game is named"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), c.file)
			if err := os.WriteFile(path, []byte(c.text), 0o600); err != nil {
				t.Fatal(err)
			}
			code, said := checked(t, path)
			if code != c.status || !strings.Contains(said, c.want) {
				t.Errorf("status %d, want %d and %q:\n%.2000s", code, c.status, c.want, said)
			}
			if len(said) > 100_000 && c.status != 0 {
				t.Errorf("%d bytes said", len(said))
			}
		})
	}
}

// checked runs rules check and returns the status and all that was said.
func checked(t *testing.T, args ...string) (int, string) {
	t.Helper()
	var said bytes.Buffer
	code := run(t.Context(), append([]string{"rules", "check"}, args...), ioStreams{In: strings.NewReader(""), Out: &said, Err: &said}, works{})
	return code, said.String()
}

// A file of 100 MB is refused after its first few megabytes.
func TestRulesCheckRefusesHugeFiles(t *testing.T) {
	path := filepath.Join(t.TempDir(), "huge.play")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(f, "game: shanhai\n")
	if err := f.Truncate(100 << 20); err != nil {
		t.Fatal(err)
	}
	f.Close()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	code, said := checked(t, path)
	runtime.ReadMemStats(&after)
	if code != exitUsage || !strings.Contains(said, "at most") {
		t.Errorf("status %d:\n%.500s", code, said)
	}
	if mb := (after.TotalAlloc - before.TotalAlloc) >> 20; mb > 60 {
		t.Errorf("%d MB taken", mb)
	}
}

package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

// converted runs rules convert in a folder with files and returns the status and what was said on both streams.
func converted(t *testing.T, files map[string]string, in string, args ...string) (code int, out, err string) {
	t.Helper()
	t.Chdir(t.TempDir())
	for name, text := range files {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var said, failed bytes.Buffer
	code = run(t.Context(), append([]string{"rules", "convert"}, args...), ioStreams{In: strings.NewReader(in), Out: &said, Err: &failed}, works{})
	return code, said.String(), failed.String()
}

const (
	gameBlock  = "```play one \"A game\"\ngame: shanhai\n1. wX1\n2. bX1 wX1-\n```\n"
	otherBlock = "```play other\n1. wQ1\n2. bQ1 wQ1-\n```\n"
	setUpBlock = "```play set-up\nboard: wY 0,0; bY 1,0\nlegal wX1 -1,0\n```\n"
)

// ShanHai's X and Q are B and A in Hive's letters.
func TestConvertReadsMarkdown(t *testing.T) {
	files := map[string]string{
		"page.md": "# Ours\n\n" + gameBlock + "\n" + setUpBlock, "two.md": gameBlock + "\n" + setUpBlock + "\n" + otherBlock,
		"none.md": "```play\ngame: shanhai\nboard: wY 0,0; bY 1,0\nlegal wX1 -1,0\n```\n\n" + setUpBlock, "prose.md": "# Ours\n",
		"mixed.play": "game: shanhai\nexample a\n1. wX1\nexample b\nboard: wY 0,0\nresult open\n",
		"slip.md":    "```play one\ngame: shanhai\n1. wX1\nleagl bX1 wX1-\n```\n",
	}
	const game, other = "Base+MLP;InProgress;White[2];wB1;bB1 wB1-\n", "Base+MLP;InProgress;White[2];wA1;bA1 wA1-\n"
	for _, c := range []struct {
		args, in  string
		code      int
		out, says string
	}{
		{"page.md", "", 0, game, ""},
		{"page.md#one", "", 0, game, ""},
		{"two.md#other", "", 0, other, ""},
		{"two.md#3", "", 0, other, ""},
		{"two.md --example one", "", 0, game, ""},
		{"- --markdown", files["page.md"], 0, game, ""},
		{"-", files["page.md"], 0, game, ""},
		{"mixed.play#a", "", 0, "Base+MLP;InProgress;Black[1];wB1\n", ""},
		{"two.md", "", 2, "", "which of its 2 games?; allowed: two.md#ID with one of one, other"},
		{"page.md#set-up", "", 2, "", "page.md:10:1: the example sets up"},
		{"page.md#setup", "", 2, "", `no example "setup", did you mean "set-up"?; allowed: one, set-up`},
		{"none.md", "", 2, "", "none of its 2 examples is a game of Hive"},
		{"prose.md", "", 2, "", "there is no example"},
		{"mixed.play", "", 2, "", "allowed: one example alone, mixed.play#ID with one of a"},
		{"slip.md", "", 2, "", "slip.md:4:1: want a statement"},
	} {
		code, out, said := converted(t, files, c.in, append(strings.Fields(c.args), "--to", "uhp")...)
		line := strings.Count(said, "\n") == min(1, len(said))
		if code != c.code || out != c.out || !strings.Contains(said, c.says) || !line {
			t.Errorf("%s: status %d, %q, %q; want %d, %q, %q", c.args, code, out, said, c.code, c.out, c.says)
		}
	}
}

// A file's name and what it says of itself decide what it is read as, and the name of the file written what is written.
func TestConvertKnowsTheForms(t *testing.T) {
	const sgf = "(;SU[hive]; P0[1 Dropb wS1 N 13 .]; P0[2 Done])"
	const pgn = "[GameType \"Base\"]\n1. wS1\n*\n"
	files := map[string]string{"a.sgf": sgf, "b.PGN": "{first}\n" + pgn + "\n" + pgn, "c.txt": "# one game\nBase;InProgress;Black[1];wS1\n", "d": "title: x\ngame: shanhai\noption advanced: none\n1. wB1\n",
		"page.sgf": "<html>no such game</html>", "e.pgn": sgf, "empty.pgn": "\n"}
	for _, c := range []struct {
		args string
		want string // the first line of what is written, or of the refusal
	}{
		{"a.sgf --to uhp", "Base;InProgress;Black[1];wS1"},
		{"b.PGN --to uhp", "Base;InProgress;Black[1];wS1"},
		{"b.PGN#2 --to sgf", "(;"},
		{"c.txt --to pgn", "[GameType \"Base\"]"},
		{"d", "[GameType \"Base\"]"},
		{"a.sgf", "game: shanhai"},
		{"a.sgf --out x.pgn", "x.pgn written"},
		{"b.PGN --out x.sgf", "shanhai: b.PGN: 2 games, and an SGF file holds one; allowed: one of them, as b.PGN#1"},
		{"b.PGN#3", `shanhai: b.PGN: no game "3"; allowed: 1 to 2`},
		{"page.sgf", `shanhai: page.sgf: no SGF file: it does not begin with "("`},
		{"e.pgn", "shanhai: e.pgn:1:1: "},
		{"empty.pgn", "shanhai: empty.pgn: empty; allowed: "},
		{"lost.sgf", "shanhai: lost.sgf: no such file or directory; allowed: a file that can be read"},
		{"a.sgf --to sfg", `shanhai: --to: unknown value "sfg", did you mean "sgf"?`},
		{"a.sgf --out page.md", "shanhai: --out: page.md: Markdown isn't written"},
	} {
		_, out, said := converted(t, files, "", strings.Fields(c.args)...)
		first, _, _ := strings.Cut(out+said, "\n")
		if !strings.HasPrefix(first, c.want) || out != "" && said != "" && !strings.Contains(said, "left out") {
			t.Errorf("%s: %q %q, want %q", c.args, out, said, c.want)
		}
	}
}

// What is left out is told in one line that is no part of the record.
func TestConvertTellsWhatIsLeftOut(t *testing.T) {
	files := map[string]string{"a.play": "game: shanhai\ntitle: A\ntitle zh-Hant: 甲\n1. wX1 !\nnote: so\n2. bX1 wX1- ?!\nlegal wX2 -wX1\n"}
	for to, want := range map[string]string{
		"pgn": "shanhai: warning: a.play: left out, for PGN has no place for it: 1 claim\n",
		"sgf": "shanhai: warning: a.play: left out, for SGF has no place for it: Title_zh_Hant, 1 claim\n",
		"uhp": "shanhai: warning: a.play: left out, for a GameString has no place for it: Title, Title_zh_Hant, 2 marks, 1 note, 1 claim\n",
	} {
		if code, out, said := converted(t, files, "", "a.play", "--to", to); code != 0 || said != want || out == "" {
			t.Errorf("%s: status %d, %q, want %q", to, code, said, want)
		}
	}
}

// Records cut off, damaged or made to harm are answered in one short line with the place.
func TestConvertAnswersHostileRecords(t *testing.T) {
	for name, c := range map[string]struct{ file, text, says string }{
		"a cut value":        {"a.sgf", "(;SU[hive]; P0[1 Dropb wS1 N 13", "a.sgf:1:16: "},
		"a cut file":         {"a.sgf", "(;SU[hive]\n; P0[1 Dropb wS1 N 13 .]\n", `a.sgf:3:1: the file ends before its closing ")"`},
		"a long value":       {"a.sgf", "(;SU[" + strings.Repeat("x", 1<<20) + "])", "a.sgf:1:6: "},
		"a huge row":         {"a.sgf", "(;SU[hive]; P0[1 Dropb wS1 N 99999999999999999999 .]; P0[2 Done])", "a.sgf:1:16: "},
		"deep brackets":      {"a.sgf", strings.Repeat("(", 1<<20), "a.sgf:1:"},
		"control characters": {"a.sgf", "(;SU[hive\x1b[31m])", "a.sgf:1:6: "},
		"binary":             {"a.sgf", "PK\x03\x04\x00\x00", "no SGF file"},
		"a cut move":         {"a.pgn", "[GameType \"Base\"]\n1. wS1\n2. bS", "a.pgn:3:4: "},
		"a cut comment":      {"a.pgn", "[GameType \"Base\"]\n1. wS1 {so", "a.pgn:2:8: "},
		"a long word":        {"a.pgn", "[GameType \"Base\"]\n1. " + strings.Repeat("x", 1<<20), "a.pgn:2:4: "},
		"no type":            {"a.pgn", "[White \"A\"]\n1. wS1\n", "a.pgn:2:4: no tag [GameType"},
		"another game's":     {"a.pgn", "[Event \"Chess\"]\n1. e4 e5\n", "a.pgn:2:4: "},
		"a cut GameString":   {"a.uhp", "Base;InProgress;Black[2];wS1;bS1 wS", "a.uhp:1:30: "},
		"a long GameString":  {"a.uhp", "Base;InProgress;White[1];" + strings.Repeat("pass;", 1<<18), "a.uhp:1:26: "},
	} {
		t.Run(name, func(t *testing.T) {
			code, out, said := converted(t, map[string]string{c.file: c.text}, "", c.file)
			if code != exitUsage || out != "" || !strings.Contains(said, c.says) || strings.Count(said, "\n") != 1 || len(said) > 400 || strings.Contains(said, "\x1b") {
				t.Errorf("status %d, %.200q, %.500q; want %q", code, out, said, c.says)
			}
		})
	}
}

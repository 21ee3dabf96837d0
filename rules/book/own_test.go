package book_test

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"shanhai/rules/book"
	"shanhai/rules/check"
	"shanhai/rules/shanhai"
	shanhaibook "shanhai/rules/shanhai/book"
	"shanhai/rules/shanhai/game"
)

// shelf makes a file system of names and contents.
func shelf(files ...string) fs.FS {
	out := fstest.MapFS{}
	for i := 0; i < len(files); i += 2 {
		out[files[i]] = &fstest.MapFile{Data: []byte(files[i+1])}
	}
	return out
}

func render(files fs.FS) (map[string][]byte, []check.File, error) {
	return book.Render(files, check.Games{game.New()}, book.Options{Kind: shanhaibook.Kind})
}

// gate is an example as an author has it in his own text.
const gate = "```play gate The gate closes\ngame: shanhai\ntitle zh-Hant: 門\nboard: wB1 1,-2; bB1 0,-1; wX1 2,-1; wQ1 -1,0; wY 0,0; bY 1,0\nto move: white\n" +
	"illegal wQ1 1,-1 because freedom\nnote: Too narrow.\nnote zh-Hant: 太窄。\nlegal wX1 1,-1\nmoves wY: none because one-realm\nfalse result white because capture\n```\n"

func TestClaimsInWords(t *testing.T) {
	pages, _, err := render(shelf("house.md", "# House\n\n"+gate, "house.zh-Hant.md", "# 家規\n\n"+gate))
	if err != nil {
		t.Fatal(err)
	}
	for name, wants := range map[string][]string{
		"en.html": {
			"The gate closes", "White QingLong may not go to the hex north-east of white YingLong (rule: Freedom to move).", "Too narrow.",
			"White XuanWu may go to the hex north-east of white YingLong.", "White YingLong may not be moved (rule: One realm).",
			"It is a mistake to say: “White has won” (rule: Capture).", "White to move", "illegal wQ1 1,-1 because freedom",
		},
		"zh-Hant.html": {
			"門", "白方青龍不能走到白方應龍東北邊的格子（規則：自由移動規則）。", "太窄。", "白方應龍不能移動（規則：單一境界規則）。", "若說「白方獲勝」，那就錯了（規則：應龍被圍困）。", "輪到白方",
			"拿起一枚棋子時，其他棋子必須仍然連在一起", // the rule in full, below the text
		},
	} {
		p := read(t, string(pages[name]))
		for _, want := range wants {
			if !strings.Contains(p.text, want) {
				t.Errorf("%s lacks %q", name, want)
			}
		}
	}
	if _, figure, _ := strings.Cut(string(pages["en.html"]), "<figure"); strings.Contains(strings.SplitN(figure, "<details>", 2)[0], "太窄") {
		t.Error("a note in the other language")
	}
}

func TestWordsForMovesAndPlaces(t *testing.T) {
	const text = "# Moves\n\n```play\ngame: shanhai\noption landscape: 3\n1. wX1\n2. bX1 wX1- !?\n3. S wX1/\n4. bY bX1-\n5. wY -wX1\n6. M bY-\nmoves wB1 count 5 because place-own\n```\n\n" +
		"```play\nboard: wY 0,0; wQ1 0,-1; bX1 0,-1; bY 1,0; S -1,0; S -2,0; wQ2 0,1\nto move: white\nfalse moves wQ2: -1,2 because qinglong\n```\n"
	pages, reports, err := render(shelf("en.md", text))
	if err != nil {
		t.Fatalf("%v %+v", err, reports)
	}
	p := read(t, string(pages["en.html"]))
	for _, want := range []string{
		"Agreed: landscape: 3", "1. White XuanWu comes in.", "2. Black XuanWu comes in on the hex east of white XuanWu !?",
		"3. A sea is placed on the hex north-east of white XuanWu.", "4. Black YingLong comes in on the hex east of black XuanWu.",
		"White BaiHu may come in on any of the 5 dotted hexes and on no other (rule: Introducing).",
		"White QingLong 2: the list of hexes is wrong without 14 of them and with the hex south-west of where it stands (rule: QingLong).", // the two seas, and the 13 hexes around the realm but its own
		"game: shanhai option landscape: 3 1. wX1 2. bX1 wX1- !?",
	} {
		if !strings.Contains(p.text, want) {
			t.Errorf("%q is not said in\n%s", want, p.text)
		}
	}
}

// The first of the pictures of a game is not seen until a script steps to it; the last is.
func TestAGameShowsItsLastPosition(t *testing.T) {
	pages, _, err := render(shelf("en.md", "# Game\n\n```play\ngame: shanhai\n1. wX1\n2. bX1 wX1-\n3. wY -wX1\n```\n"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(pages["en.html"])
	for move, want := range []string{`data-move="1" hidden="hidden"><svg`, `data-move="2" hidden="hidden"><svg`, `data-move="3"><svg`} {
		if strings.Count(text, want) != 1 {
			t.Errorf("move %d: %d times %s", move+1, strings.Count(text, want), want)
		}
	}
	if !strings.Contains(text, `data-position="Move {n} of {all}"`) {
		t.Error("no words for stepping")
	}
}

// What an author cites is told in his page, though the rulebook is elsewhere; his own rules are, and nobody has checked them.
func TestCitedRulesAreTold(t *testing.T) {
	const text = "# Our rules\n\nSee [freedom](#freedom).\n\n```play\ngame: shanhai\nrule no-swap \"Creatures <never> swap\"\nboard: wY 0,0; bY 1,0\nlegal wY 1,-1 because no-swap\nlegal bY 2,0 because turn\n```\n"
	_, _, err := render(shelf("en.md", text))
	if !errors.Is(err, book.ErrNotRight) {
		t.Fatalf("a wrong claim passes: %v", err)
	}
	pages, _, err := render(shelf("en.md", strings.Replace(text, "legal bY 2,0 because turn\n", "", 1)))
	if err != nil {
		t.Fatal(err)
	}
	p := read(t, string(pages["en.html"]))
	freedom, _ := shanhai.RuleByID(shanhai.Freedom)
	for _, want := range []string{"Creatures <never> swap", "(not checked)", freedom.Text} {
		if !strings.Contains(p.text, want) {
			t.Errorf("%q is not told", want)
		}
	}
	if p.ids["no-swap"] != "h3" || p.ids["freedom"] != "h3" {
		t.Error("no anchors")
	}
}

func TestWhatIsNotRightMakesNoBook(t *testing.T) {
	const wrong = "# A\n\n```play\ngame: shanhai\nboard: wY 0,0; bY 1,0\nlegal wY 5,0\n```\n"
	for _, c := range []struct {
		what    string
		files   fs.FS
		verdict check.Verdict
		at, why string
	}{
		{"a wrong claim", shelf("en.md", wrong), check.Wrong, "6:7", "the move of YingLong does not lead there"},
		{"a wrong claim in a script", shelf("en.md", "[x](a.play#b)", "a.play", "game: shanhai\nexample b\nboard: wY 0,0; bY 1,0\nlegal wY 5,0\n"), check.Wrong, "4:7", ""},
		{"a word that can't be read", shelf("en.md", "```play\ngame: shanhai\nleagl wY\n```\n"), check.Unreadable, "3:1", "want"},
		{"a link to no script", shelf("en.md", "# A\n\n[x](a.play#b)\n"), check.Unreadable, "3:5", "the link leads to no file: file does not exist"},
		{"a link to no example", shelf("en.md", "[x](a.play#c)\n", "a.play", "game: shanhai\nexample b\nposition game -\n"), check.Unreadable, "1:5", "the link leads nowhere: a.play has no example c"},
		{"a link out of the folder", shelf("en.md", "[x](../../a.play#c)\n"), check.Unreadable, "1:1", "it leads out of the book's folder"},
		{"a link to no heading", shelf("en.md", "# A\n\nSee [that](#nothing).\n"), check.Unreadable, "3:12", "the link leads nowhere: this page has neither an example nor a heading nothing"},
		{"no picture", shelf("en.md", "![x](x.png)\n"), check.Unreadable, "1:6", "the picture can't be shown: file does not exist"},
		{"a picture of no kind", shelf("en.md", "![x](en.md)\n"), check.Unreadable, "1:6", "the picture can't be shown: its name does not end"},
	} {
		pages, reports, err := render(c.files)
		if !errors.Is(err, book.ErrNotRight) || pages != nil {
			t.Errorf("%s: %d pages, %v", c.what, len(pages), err)
			continue
		}
		var found []string
		worst := check.OK
		for _, f := range reports {
			worst = max(worst, f.Verdict())
			for _, fault := range f.Faults {
				found = append(found, fmt.Sprint(fault.At, " ", fault.Why))
			}
			for _, r := range f.Reports {
				for _, s := range r.Scenes {
					if s.Fault != nil {
						found = append(found, fmt.Sprint(s.Fault.At, " ", s.Fault.Why))
					}
				}
			}
		}
		if worst != c.verdict || len(found) == 0 || !strings.HasPrefix(found[0], c.at+" ") || !strings.Contains(found[0], c.why) {
			t.Errorf("%s: verdict %d %q, want %d at %s: %s", c.what, worst, found, c.verdict, c.at, c.why)
		}
	}
}

func TestSourcesThatAreNone(t *testing.T) {
	for want, err := range map[string]error{
		".: holds no text; allowed: a folder with Markdown files (*.md) in it":                   second(render(shelf("a.txt", ""))),
		"en.md: is no plain file; allowed: a file of at most 4194304 bytes that can be read":     second(render(shelf("en.md/x", ""))),
		".: holds no text in zh-Hant; allowed: a text whose name tells that, such as zh-Hant.md": second(book.Render(shelf("en.md", "# A\n"), nil, book.Options{Languages: []string{"zh-Hant"}})),
	} {
		var source *book.SourceError
		if !errors.As(err, &source) || err.Error() != want || !source.BadInput() {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// The title page holds the title and a short paragraph; an example is never on it.
func TestTheTitlePage(t *testing.T) {
	for text, want := range map[string]string{
		"# T\n\nShort.\n\nMore.\n": "T ¶ Short.",
		"# T\n\n" + gate:           "T ¶",
		"Text.\n":                  "",
	} {
		pages, _, err := render(shelf("en.md", text))
		if err != nil {
			t.Fatal(err)
		}
		_, cover, _ := strings.Cut(string(pages["en.html"]), `<div class="title">`)
		cover, _, _ = strings.Cut(cover, "</div>")
		if got := read(t, "<div>"+cover+"</div>").text; got != want {
			t.Errorf("%q has the title page %q, want %q", text, got, want)
		}
	}
}

func second(_ map[string][]byte, _ []check.File, err error) error { return err }

// Texts of a language follow each other, the one named after it first; a text without a language is English.
func TestTextsOfALanguage(t *testing.T) {
	pages, _, err := render(shelf("b.md", "## B\n", "en.md", "# Title\n\n## E\n\n[b](b.md#b)\n", "a.en.md", "## A\n", "c.zh-Hant.md", "# 丙\n", "sub/x.md", "## X\n"))
	if err != nil {
		t.Fatal(err)
	}
	p := read(t, string(pages["en.html"]))
	if !strings.Contains(p.text, "Contents E A B") || strings.Contains(p.text, " X ") {
		t.Errorf("%s", p.text)
	}
	if !strings.Contains(string(pages["en.html"]), `<a href="#b">b</a>`) || len(pages) != 3 {
		t.Errorf("%d pages, or no link from file to file", len(pages))
	}
}

// A line break is a space, also beside a link or bold words; between Chinese characters it is nothing.
func TestLineBreaksAreSpacesButBetweenChineseCharacters(t *testing.T) {
	pages, _, err := render(shelf("house.md", "# House\n\nadd the\n[tiles](#x) when\n**you** know\nthem, 山\n海, 山\nsea and 山\n[海](#x)岸\n\n## X {#x}\n"))
	if err != nil {
		t.Fatal(err)
	}
	const want = "add the tiles when you know them, 山海, 山 sea and 山海岸"
	if got := strings.Join(strings.Fields(read(t, string(pages["en.html"])).text), " "); !strings.Contains(got, want) {
		t.Errorf("%q lacks %q", got, want)
	}
}

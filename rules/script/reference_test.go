package script_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"shanhai/rules/script"
)

// A link that may lead to examples is kept with its place, wherever it stands; what leads elsewhere or is no link is not.
func TestReferencesAreFound(t *testing.T) {
	for source, want := range map[string]string{
		"See [a gate](opening.play#gate), [here](#gaat) and [there](house.md#x) too.": `1:14 "opening.play" "gate"; 1:41 "" "gaat"; 1:60 "house.md" "x"`,
		"[Example](a.play#b)":                                 `1:11 "a.play" "b"`,
		"# A [heading](#x)":                                   `1:15 "" "x"`,
		"- an item\n  with [a link](b.md)\n- [two](#x)":       `2:17 "b.md" ""; 3:9 "" "x"`,
		"> quoted\n> [lines](sub/c.md#d)":                     `2:11 "sub/c.md" "d"`,
		"| a | b |\n|---|---|\n| [x](#one) | [y](#two) |":     `3:7 "" "one"; 3:19 "" "two"`,
		"Text [with][gate] a definition.\n\n[gate]: a.play#g": `3:9 "a.play" "g"`,
		"[同](#閘門) [escaped](a%20b.md#%E9%96%98)":              `1:5 "" "閘門"; 1:20 "a b.md" "閘"`,
		"[same](#x) [same](#x)":                               `1:8 "" "x"; 1:19 "" "x"`,
		"<https://x.org/a.md#b> [web](https://x.org/a.md#b) [mail](mailto:a.md) [net](//x.org/a.md) [root](/a.md)": "",
		"[file](a.txt#b) [folder](docs/) [top](#) ![picture](a.md)":                                                "",
		"`[code](#x)`\n\n    [block](#x)\n\n```md\n[fence](#x)\n```":                                               "",
	} {
		doc, errs := script.ParseMarkdown([]byte(source))
		if len(errs) > 0 {
			t.Fatalf("%q: %v", source, errs[0])
		}
		var got []string
		for _, r := range doc.References {
			got = append(got, fmt.Sprintf("%s %q %q", r.To.At, r.File, r.Fragment))
		}
		if all := strings.Join(got, "; "); all != want {
			t.Errorf("%q\n got %s\nwant %s", source, all, want)
		}
	}
}

// A link far down in a long paragraph is found where it stands.
func TestReferencesInLongParagraphs(t *testing.T) {
	source := strings.Repeat("word ", 1500) + "[far](#far)\n" + strings.Repeat("more\n", 900) + "[last](#last)"
	doc, _ := script.ParseMarkdown([]byte(source))
	var got []string
	for _, r := range doc.References {
		got = append(got, r.To.At.String()+" "+r.Fragment)
	}
	if all := strings.Join(got, "; "); all != "1:7507 far; 902:8 last" {
		t.Error(all)
	}
}

// The ids of headings are those that GitHub gives (its own examples and those of github-slugger), those of the rulebook and
// those that an author gives.
func TestAnchorsOfAPage(t *testing.T) {
	doc, _ := script.ParseMarkdown([]byte("# The *opening*, v1.2\n\n## `code` & more!\n\nSecond\n------\n\n## Second\n\n## 開局 與 閘門\n\n## Gates {#the-gates}\n\n" +
		"<a id=\"here\"></a> text <a name=there></a>\n\n<section class=\"x\" id='third'>\n</section>\n\n```\n# no heading\n```\n"))
	for _, id := range []string{"the-opening-v12", "code--more", "second", "second-1", "開局-與-閘門", "the-gates", "gates", "here", "there", "third", "the-opening-v1.2", "second-2"} {
		if !slices.Contains(doc.Anchors, id) {
			t.Errorf("no %q in %q", id, doc.Anchors)
		}
	}
	if slices.Contains(doc.Anchors, "no-heading") {
		t.Error("a line of code is a heading")
	}
}

// Reading takes no time that grows faster than the text.
func TestHostileReferencesTakeNoTime(t *testing.T) {
	for _, pattern := range []string{"[a](", "[", "](", "*a_[a](#b", "[a]: ", "<a id=", "[![a]("} {
		start := time.Now()
		script.ParseMarkdown([]byte(strings.Repeat(pattern, 400_000/len(pattern))))
		if spent := time.Since(start); spent > 20*time.Second {
			t.Errorf("%q: %v", pattern, spent)
		}
	}
}

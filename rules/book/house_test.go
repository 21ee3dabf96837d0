package book_test

import (
	"fmt"
	"strings"
	"testing"

	shanhaibook "shanhai/rules/shanhai/book"
)

// houseRules is a page with rules of the author's own, one of them too long for a title.
const houseRules = "# Evening\n\n## No swapping\n\n```play\ngame: shanhai\noption first: black\nrule no-swap \"Two creatures never change places.\"\nrule at-sea \"" + longRule + "\"\n" +
	"1. bX1 0,0\n2. wX1 bX1-\nillegal bX1 wX1 because no-swap\nillegal bY 5,5 because at-sea\n```\n"

const longRule = "Whoever has a creature in the sea when the turn of the other begins may ask for tea, and gets it before anything else is done."

// A rule of the author's own is headed and cited by what it says, a long one by its ID in words; its ID stands beside it.
func TestHouseRulesAreCalledByWhatTheySay(t *testing.T) {
	pages, _, err := render(shelf("en.md", houseRules))
	if err != nil {
		t.Fatal(err)
	}
	page := string(pages["en.html"])
	for _, want := range []string{
		`<h3 id="no-swap"><span>Two creatures never change places</span>`, `<code>no-swap</code>`, `">Two creatures never change places</a>`,
		`<h3 id="at-sea"><span>At sea</span>`, "<p>" + longRule + "</p>", `">At sea</a>`, `<a href="#no-swap">Two creatures never change places</a>`,
		`<figcaption><span>No swapping</span>`, // the example has no title of its own
	} {
		if !strings.Contains(page, want) {
			t.Errorf("%s lacks %s", page[strings.Index(page, "<main"):], want)
		}
	}
}

// On paper moves run on in a line; what was agreed on stands on a line of its own.
func TestOnlyMovesRunOn(t *testing.T) {
	pages, _, err := render(shelf("en.md", houseRules))
	if err != nil {
		t.Fatal(err)
	}
	page := string(pages["en.html"])
	for move, class := range map[int]string{0: "said", 1: "said bare", 2: "said"} { // the option; turn 1; turn 2 with the claims
		if want := fmt.Sprintf(`<ul class="%s" data-move="%d">`, class, move); !strings.Contains(page, want) {
			t.Errorf("no %s", want)
		}
	}
}

// Chapters begin on pages of their own in a long book alone.
func TestOnlyLongBooksBreakPages(t *testing.T) {
	short, _, err := render(shelf("en.md", houseRules))
	if err != nil {
		t.Fatal(err)
	}
	long, _, err := render(shanhaibook.Files())
	if err != nil {
		t.Fatal(err)
	}
	for page, want := range map[string]string{string(short["en.html"]): `<main id="ui-main">`, string(long["en.html"]): `<main id="ui-main" class="long">`} {
		if !strings.Contains(page, want) {
			t.Errorf("no %s", want)
		}
	}
	if strings.Count(string(short["en.html"]), "break-before: page") != strings.Count(string(short["en.html"]), ".long .level-2:has(.eg) { break-before: page")+1 {
		t.Error("pages break before more than the chapters of a long book and the summary")
	}
}

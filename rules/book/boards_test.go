package book_test

import (
	"strings"
	"testing"
)

// Every board of an example has a picture of its own, with what is said of it.
func TestEveryBoardHasItsPicture(t *testing.T) {
	pages, _, err := render(shelf("house.md", "# House\n\n```play two Two boards\ngame: shanhai\nboard: wY 0,0; bY 1,0; to w\nmoves wY: 0,1 1,-1\n"+
		"board: wX1 0,0; wY -1,0; bX1 1,0; bY 2,0\nillegal wX1 0,1 because one-realm\n```\n"))
	if err != nil {
		t.Fatal(err)
	}
	_, figure, _ := strings.Cut(string(pages["en.html"]), "<figure")
	figure, _, _ = strings.Cut(figure, "</figure>")
	if n := strings.Count(figure, `role="img"`); n != 2 {
		t.Fatalf("%d pictures", n)
	}
	parts := strings.SplitN(figure, `role="img"`, 3)
	if !strings.Contains(parts[1], `class="dg-target"`) || strings.Contains(parts[1], `class="dg-forbidden"`) {
		t.Error("the first picture does not show what is said of the first board, and that alone")
	}
	if strings.Contains(parts[2], `class="dg-target"`) || !strings.Contains(parts[2], `class="dg-forbidden"`) {
		t.Error("the second picture does not show what is said of the second board, and that alone")
	}
}

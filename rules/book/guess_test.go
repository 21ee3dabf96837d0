package book_test

import (
	"fmt"
	"testing"

	"shanhai/rules/book"
)

// A Chinese text whose name tells no language is found, with the name that tells it; one that is named, or that is English but for
// names in Chinese, is not.
func TestChineseTextsWithoutALanguageInTheirName(t *testing.T) {
	const text = "# 家規\n\n每三回合放一枚地形，兩隻瑞獸不准換位，先走的是年紀最小的人。\n\n```play\ngame: shanhai\n1. 白應龍\n```\n"
	files := shelf("家規.md", text, "v1.2.md", text, "zh.md", text, "家.zh-Hant.md", text, "en.md", text, "names.md", "# The creatures\n\nQingLong 青龍, XuanWu 玄武 and others.\n")
	if got, want := fmt.Sprint(book.MisnamedIn(files)), "[{v1.2.md v1.2.zh-Hant.md} {家規.md 家規.zh-Hant.md}]"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

// Whoever asks for a language that no text is in hears how a text is named that is.
func TestALanguageWithoutAText(t *testing.T) {
	for name, better := range map[string]string{"家規.md": "家規.zh-Hant.md", "en.md": "zh-Hant.md", "house.en.md": "house.zh-Hant.md", "v1.2.md": "v1.2.zh-Hant.md"} {
		_, _, err := book.Render(shelf(name, "# A\n"), nil, book.Options{Languages: []string{"zh-Hant"}})
		if want := ".: holds no text in zh-Hant; allowed: a text whose name tells that, such as " + better; err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", name, err, want)
		}
	}
}

package hive

import (
	"fmt"
	"strings"
)

// titleTag is the tag with a game's title; that in the language zh-Hant is Title_zh_Hant, for PGN's names have no hyphens.
const titleTag = "Title"

// languageTag names the tag of a title in a language; none: the title for everyone.
func languageTag(language string) string {
	if language == "" {
		return titleTag
	}
	return titleTag + "_" + strings.ReplaceAll(language, "-", "_")
}

// titleLanguage returns the language of a title's tag; empty if it is none.
func titleLanguage(tag string) string {
	name, is := strings.CutPrefix(tag, titleTag+"_")
	language := strings.ReplaceAll(name, "_", "-")
	if !is || !isLanguage(language) {
		return ""
	}
	return language
}

// title names a game by its title, else by its players.
func (g Game) title() string {
	white, black := g.Tag("White"), g.Tag("Black")
	switch {
	case oneLine(g.Tag(titleTag)) != "":
		return oneLine(g.Tag(titleTag))
	case white == "" && black == "":
		return oneLine(g.Tag("Event"))
	}
	return oneLine(fmt.Sprintf("%s against %s", orSomebody(white), orSomebody(black)))
}

func orSomebody(name string) string {
	if name == "" {
		return "somebody"
	}
	return name
}

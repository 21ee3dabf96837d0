package hive

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// titleTag is the tag with a game's title; that in the language zh-Hant is Title_zh_Hant, for PGN's names have no hyphens.
const titleTag = "Title"

// idTag is the tag with the id of the example that a game stood in.
const idTag = "ExampleId"

var idForm = regexp.MustCompile(`^[a-z\p{Lo}][a-z0-9\p{Lo}-]*$`)

// id returns the id for a game's example, if its record has one that scripts take.
func (g Game) id() string {
	if id := g.Tag(idTag); idForm.MatchString(id) {
		return id
	}
	return ""
}

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

// withoutNames drops a title that only says who plays.
func (g Game) withoutNames() Game {
	bare := g
	bare.Tags = slices.DeleteFunc(slices.Clone(g.Tags), func(t Tag) bool { return t.Name == titleTag })
	if bare.title() == g.title() {
		return bare
	}
	return g
}

func orSomebody(name string) string {
	if name == "" {
		return "somebody"
	}
	return name
}

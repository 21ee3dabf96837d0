package book

import "strings"

// tongue is a language that a page is written in. In its sentences {tile}, {Tile}, {player}, {Player}, {to}, {n} and
// {claim} stand for what is said; the capital is for the beginning of a sentence.
type tongue struct {
	code, name string

	colon, stop, comma string

	linkTo, contents, search, searchHint, nothing, switchTheme, printSummary     string
	source, previous, next, position, appendix, houseRules, unchecked, skip, top string
	byHouse, byHouses, byRule, byRules, semicolon, opening, closing              string // before the rules cited, between them and around
	agreed, given                                                                string

	players map[string]string // by the game's name of a player; others are called by that
	owners  map[string]string // the same before a tile
	toMove  string

	goes, lays, enters, brings, passes                  string // what was done
	mayGo, mayLay, mayEnter, mayBring, mayPass          string
	notGo, notLay, notEnter, notBring, notPass          string
	dots, oneDot, noDot, inDots, inOneDot, inNoDot      string // all that a tile can do, on the table and from the hand
	acts, oneAct, noAct, hexes, is, cannotBe, wrongList string
	open, won, draw, resigned, agreedDraw, mistaken     string
	without, with, and, farOff, here, own               string
	toHex, toTop, onHex, onTop                          string    // {x}, a hex or a tile
	withTile, gap, unknown, ofThem                      string    // a hex with {tile} on it; before the number of a tile; a tile that the game has not
	neutral, someNeutral                                string    // {kind} that is nobody's
	beside                                              [6]string // of {tile}: east, south-east, south-west, west, north-west, north-east
}

// tongues lists the languages, the one of texts without a language in their name first.
func tongues() []tongue { return []tongue{english(), chinese()} }

// player names a player.
func (t tongue) player(name string) string {
	if word, ok := t.players[name]; ok {
		return word
	}
	return name
}

// owner writes a player before a tile.
func (t tongue) owner(name string) string {
	if word, ok := t.owners[name]; ok {
		return word
	}
	return name + " "
}

// say fills a sentence.
func say(sentence string, words ...string) string {
	return strings.NewReplacer(words...).Replace(sentence)
}

// KnownLanguages lists the languages that a book can be in.
func KnownLanguages() []string {
	var codes []string
	for _, t := range tongues() {
		codes = append(codes, t.code)
	}
	return codes
}

package script

import (
	"strings"
	"testing"
)

// said lists the errors of a text.
func said(errs []*Error) string {
	var lines []string
	for _, err := range errs {
		lines = append(lines, err.Error())
	}
	return strings.Join(lines, "\n")
}

func TestErrors(t *testing.T) {
	for text, want := range map[string]string{
		"leagl wQ1 1,0":                         `1:1: want a statement, got "leagl"; did you mean "legal"?`,
		"  resutl white":                        `1:3: want a statement, got "resutl"; did you mean "result"?`,
		"whatever":                              `1:1: want a statement, got "whatever"; a move begins with its turn's number or play, a claim with a word such as legal or moves, a fact with a name and a colon`,
		"ilegal wQ1 1,0":                        `1:1: want a statement, got "ilegal"; did you mean "illegal"?`,
		"flase moves wY: none":                  `1:1: want a statement, got "flase"; did you mean "false"?`,
		"gmae: shanhai":                         `1:1: want a statement, got "gmae"; did you mean "game"?`,
		"titel zh: 門":                           `1:1: want a statement, got "titel"; did you mean "title"?`,
		"turn:":                                 `1:6: want a value, got the end`,
		": black":                               `1:1: want the name of a fact, got ":"`,
		"game shanhai":                          `1:13: want ":" and a value, got the end`,
		"game:":                                 `1:6: want a value, got the end`,
		"game two: shanhai":                     `1:6: want ":", got "two"`,
		"title traditional Chinese: 門":          `1:7: want ":" or a language such as zh-Hant, got "traditional Chinese"`,
		"player: Anna":                          `1:7: want a player of the game, got ":"`,
		"option landscape 5":                    `1:19: want ":" and a value, got the end`,
		"option: 5":                             `1:7: want the name of an option, got ":"`,
		"option ring:":                          `1:13: want a value, got the end`,
		`rule "No swap"`:                        `1:6: want an id of small letters, digits and hyphens that begins with a letter, got "\"No"`,
		`rule No_Swap "No swap"`:                `1:6: want an id of small letters, digits and hyphens that begins with a letter, got "No_Swap"; did you mean "no-swap"?`,
		"rule no-swap":                          `1:13: want the rule between quotes, got the end`,
		`rule no-swap "Never`:                   `1:14: want a text between quotes, got "\"Never"; it must close at the line's end; write \" for a quote within, \# for a # after a space`,
		`rule no-swap ""`:                       `1:14: want a text between quotes, got "\"\""; it must close at the line's end; write \" for a quote within, \# for a # after a space`,
		`rule no swap "Never"`:                  `1:9: want the rule between quotes, got "swap \"Never\""; an id has no blanks: no-swap`,
		`rule 不 換位「永不」`:                         `1:8: want the rule between quotes, got "換位「永不」"; an id has no blanks: 不-換位`,
		`rule no-swap "A #1" rule`:              `1:14: want a text between quotes, got "\"A"; it must close at the line's end; write \" for a quote within, \# for a # after a space`,
		`example Gate "The gate"`:               `1:9: want an id of small letters, digits and hyphens that begins with a letter, got "Gate"; did you mean "gate"?`,
		"example a\nexample a":                  `2:9: want an id of its own, got "a"; the example of line 1 has it`,
		"continue":                              `1:1: want an example before it, got "continue"`,
		"example gate\nexample b\ncontinue gat": `3:10: want the id of an example before it, got "gat"; did you mean "gate"?`,
		"board:":                                `1:7: want a position; a picture begins with board alone, got the end`,
		"board 2;1\n wY\nend":                   `1:7: want ":" and a position, or the first hex of a picture such as 2,-1, or the end of the line, got "2;1"; did you mean "2,1"?`,
		"board (2, -1)\n wY\nend":               `1:7: want ":" and a position, or the first hex of a picture such as 2,-1, or the end of the line, got "(2, -1)"; did you mean "2,-1"?`,
		"board 99999999,0\n wY\nend":            `1:7: want ":" and a position, or the first hex of a picture such as 2,-1, or the end of the line, got "99999999,0"`,
		"board\nend":                            `1:1: want rows before end, got "board"`,
		"board\n wY\n":                          `3:1: want a row of the picture, or end, got the end; the picture of line 1 goes on until a line that says end`,
		"board\n wY\n1. wX1 bY-":                `3:1: want a row of the picture, or end, got "1."; the picture of line 1 goes on until a line that says end`,
		"board\n wY\nto move: black":            `3:1: want a row of the picture, or end, got "to"; the picture of line 1 goes on until a line that says end`,
		"board\n wY\n\n  bY\nend":               `3:1: want the next row of the picture that begins in line 1, got "an empty line"; delete the line, or write . in it for a row without a tile`,
		"board\n wY\n\n\n  bY\n\n  S+\nend":     "3:1: want the next row of the picture that begins in line 1, got \"an empty line\"; delete the line, or write . in it for a row without a tile\n7:5: want a tile, with + between the tiles of a place, got the end",
		"board\n wY\n\nto move: black":          `4:1: want a row of the picture, or end, got "to"; the picture of line 1 goes on until a line that says end`,
		"board\n wY\n\n":                        `4:1: want a row of the picture, or end, got the end; the picture of line 1 goes on until a line that says end`,
		"board\n wY\nLEGAL wY 1,0":              `3:1: want a row of the picture, or end, got "LEGAL"; the picture of line 1 goes on until a line that says end`,
		"board\n wY\nedn\nto move: black":       `3:1: want a row of the picture, or end, got "edn"; did you mean "end"?`,
		"board\n S+ .\nend":                     `2:4: want a tile, with + between the tiles of a place, got the end`,
		"board\n S++wY .\nend":                  `2:4: want a tile, with + between the tiles of a place, got the end`,
		"end":                                   `1:1: want a statement, got "end"; no picture is under way that could end`,
		"1 wX1 0,0":                             `1:2: want "." right after a turn's number, got " wX1 0,0"`,
		"1.":                                    `1:3: want a move, got the end`,
		"1. !":                                  `1:4: want a move, got the end`,
		"12345678. wX1":                         `1:1: want a turn's number of at most 7 digits, got "12345678"`,
		"1. wX1 0,0 !!!":                        `1:12: want one of the marks ! ? !! ?? !? ?!, got "!!!"`,
		"1. wX1 0,0 2. bX1 wX1-":                `1:12: want the end of the line, got "2."; one move a line`,
		"play":                                  `1:5: want a move, got the end`,
		"note White opens":                      `1:6: want ":" or a language and ":", got "White opens"`,
		"note: # nothing":                       `1:6: want a text, got the end`,
		"note to all: nothing":                  `1:6: want ":" or a language such as zh-Hant, got "to all"`,
		"legal":                                 `1:6: want a move, got the end`,
		"illegal because freedom":               `1:9: want a move, got the end`,
		"illegal wQ1 1,0 becuase freedom":       `1:17: want because, got "becuase"; did you mean "because"?`,
		"illegal wQ1 1,0 because":               `1:24: want the id of a rule, got the end`,
		"illegal wQ1 1,0 because a,":            `1:27: want the id of a rule, got the end`,
		"illegal wQ1 1,0 because a b":           `1:27: want "," or the end of the line, got "b"; a comma parts two ids, and an id has no blanks: a-b`,
		"illegal wQ1 1,0 because One-Realm":     `1:25: want an id of small letters, digits and hyphens that begins with a letter, got "One-Realm"; did you mean "one-realm"?`,
		"false legal wQ1 1,0":                   `1:7: want moves, result, draw, position or impossible, got "legal"; write illegal … because RULE instead`,
		"false illegal wQ1 1,0":                 `1:7: want moves, result, draw, position or impossible, got "illegal"; write legal … because RULE instead`,
		"false resutl white":                    `1:7: want a claim, got "resutl"; did you mean "result"?`,
		"false":                                 `1:6: want a claim, got the end`,
		"moves":                                 `1:6: want a tile or count, got the end`,
		"moves wQ1":                             `1:10: want ":" and places, or count and a number, got the end; write moves TILE: PLACE PLACE, moves TILE: none or moves TILE count NUMBER`,
		"moves wQ1:":                            `1:11: want places or none, got the end`,
		"// comment":                            `1:1: want a statement, got "//"; a comment begins with # and a blank`,
		"Legal: wQ1 1,0":                        `1:6: want no colon behind legal, got ": wQ1 1,0"`,
		"false：moves wQ1: none":                 `1:6: want no colon behind false, got ":moves wQ1: none"`,
		"false result: white":                   `1:13: want no colon behind result, got ": white"`,
		"play: wX1 0,0":                         `1:5: want no colon behind play, got ": wX1 0,0"`,
		"continue: gate":                        `1:9: want no colon behind continue, got ": gate"`,
		"rule no-swap: Never":                   `1:6: want an id of small letters, digits and hyphens that begins with a letter, got "no-swap:"; did you mean "no-swap"?`,
		"moves wQ1 count: 9":                    `1:16: want a number behind count, without a colon, got ":"`,
		"draw by repetition":                    `1:9: want resignation or agreement, got "repetition"; a rule that ends the game is cited by because`,
		"1... bX1 wX1-":                         `1:2: want one "." after a turn's number, got "... bX1 wX1-"; turns are counted over all players, so each has a number of its own`,
		"board: # here\n  wY bY\nend\nresult open": `1:7: want a position; a picture begins with board alone, got the end`,
		"board wY 0,0; bY 1,0\nto move: white":     `1:7: want ":" and a position, or the first hex of a picture such as 2,-1, or the end of the line, got "wY 0,0; bY 1,0"; a position in one line begins with board and a colon`,
		"board\n  wY - _ 0 bY\nend":                "2:6: want a tile, or . for an empty hex, got \"-\"\n2:8: want a tile, or . for an empty hex, got \"_\"\n2:10: want a tile, or . for an empty hex, got \"0\"",
		"legal wX1 0,0 because: place-first":       `1:22: want no colon behind because, got ": place-first"`,
		"board\n  wY bY\nend here\nresult open":    `3:5: want the end of the line behind end, got "here"`,
		"rule 不換：「永不」":                             `1:6: want an id of small letters, digits and hyphens that begins with a letter, got "不換:"; did you mean "不換"?`,
		"moves wQ1: ,":                             `1:12: want places or none, got ","`,
		"moves wQ1: 1,-1,0,1":                      `1:17: want a blank between the places 1,-1 and 0,1, got "0"`,
		"moves wQ1: 2,0，1,-1,0":                    `1:16: want a blank between the places 2,0 and 1,-1, got "1"`,
		"moves wQ1: 3;0 1,0":                       `1:12: want a place; coordinates are two numbers with a comma between them, got "3;0"; did you mean "3,0"?`,
		"moves wQ1: 1,0 3 0":                       `1:16: want a place; coordinates are two numbers with a comma between them, got "3 0"; did you mean "3,0"?`,
		"moves: 1,0":                               `1:6: want a tile, got ":"; write moves count NUMBER, or moves TILE: PLACE PLACE`,
		"moves: 37":                                `1:6: want a tile, got ":"; write moves count 37, or moves TILE: PLACE PLACE`,
		"moves：３７":                                 `1:6: want a tile, got ":"; write moves count 37, or moves TILE: PLACE PLACE`,
		"false moves white  QingLong 1: 9":         `1:32: want places or none, got "9"; to count them write moves white QingLong 1 count 9`,
		"example 門 「玄武在上」\n\nexample b\nexample 門 \"again\"": `4:9: want an id of its own, got "門"; the example of line 1 has it`,
		"moves wQ1 coutn 5":           `1:18: want ":" and places, or count and a number, got the end; did you mean "count"?`,
		"moves wQ1 count":             `1:16: want a number, got the end`,
		"moves count many":            `1:13: want a number, got "many"`,
		"result":                      `1:7: want a player, draw or open, got the end`,
		"result white resigns":        `1:14: want by resignation, by agreement, because or the end of the line, got "resigns"`,
		"result white by resigantion": `1:17: want resignation or agreement, got "resigantion"; did you mean "resignation"?`,
		"position":                    `1:9: want the text of a position, got the end`,
		"impossible wQ1":              `1:12: want because or the end of the line, got "wQ1"`,
		"note: a\x00b":                `1:8: want a character that can be seen, got "U+0000"; delete it`,
		"1. w\u200bX1":                `1:5: want a character that can be seen, got "U+200B"; delete it`,
		"note: \u202eabc":             `1:7: want a character that can be seen, got "U+202E"; delete it`,
		"應龍 吃\nlegal\rlegal\r\nleagl": "1:1: want a statement, got \"應龍\"; a move begins with its turn's number or play, a claim with a word such as legal or moves, a fact with a name and a colon\n2:6: want a move, got the end\n3:6: want a move, got the end\n4:1: want a statement, got \"leagl\"; did you mean \"legal\"?",
		"note: " + strings.Repeat("龍", 50) + "\x7f": `1:57: want a character that can be seen, got "U+007F"; delete it`,
		strings.Repeat("龍", 50):                     `1:1: want a statement, got "` + strings.Repeat("龍", 40) + `…"; a move begins with its turn's number or play, a claim with a word such as legal or moves, a fact with a name and a colon`,
	} {
		_, errs := Parse([]byte(text))
		if got := said(errs); got != want {
			t.Errorf("%q:\n got %s\nwant %s", text, got, want)
		}
	}
}

// What can be read beside an error is there.
func TestReadingGoesOnAfterAnError(t *testing.T) {
	doc, errs := Parse([]byte("game: shanhai\nleagl wQ1\nboard\n wY\n1. wX1 0,0\nboard\n .  .\n .  .\nend\nresult open"))
	if len(errs) != 3 || len(doc.Examples[0].Steps) != 3 {
		t.Errorf("%s\n%+v", said(errs), doc.Examples)
	}
}

func TestErrorsEndAfterAHundred(t *testing.T) {
	_, errs := Parse([]byte(strings.Repeat("leagl\n", 100)))
	if len(errs) != 100 {
		t.Errorf("%d errors, want 100", len(errs))
	}
	_, errs = Parse([]byte(strings.Repeat("leagl\n", 1000)))
	want := `101:1: want at most 100 errors, got "more of them"; mend those above first`
	if len(errs) != 101 || errs[100].Error() != want {
		t.Errorf("%d errors, the last %v, want %s", len(errs), errs[len(errs)-1], want)
	}
}

// Encodings that are not UTF-8; the bytes are those that the editors of their lands write for 白方 and for ab.
func TestOtherEncodings(t *testing.T) {
	advice := "; save it as UTF-8; if it is Big5 or GB18030, for example with: iconv -f BIG5 -t UTF-8"
	utf16 := "; save it as UTF-8, for example with: iconv -f UTF-16 -t UTF-8"
	for text, want := range map[string]string{
		"note: \xa5\xd5\xa4\xe8":              `1:7: want text in UTF-8, got "byte 0xa5"` + advice, // Big5
		"# 1\r\nnote: 1\xb0\xd7\xb7\xbd":      `2:8: want text in UTF-8, got "byte 0xb0"` + advice, // GB18030
		"note: 白方\nnote: 白\xff":               `2:8: want text in UTF-8, got "byte 0xff"` + advice,
		"# 1\n\xff":                           `2:1: want text in UTF-8, got "byte 0xff"` + advice,
		"note: \xe7\x99":                      `1:7: want text in UTF-8, got "byte 0xe7"` + advice, // cut off
		"\xff\xfea\x00b\x00":                  `1:1: want text in UTF-8, got "UTF-16, little end first"` + utf16,
		"\xfe\xff\x00a\x00b":                  `1:1: want text in UTF-8, got "UTF-16, big end first"` + utf16,
		"a\x00b\x00":                          `1:1: want text in UTF-8, got "UTF-16, little end first"` + utf16,
		"\x00a\x00b":                          `1:1: want text in UTF-8, got "UTF-16, big end first"` + utf16,
		strings.Repeat("# x\n", MaxBytes/4+1): `1:1: want at most 4 MiB of text, got "more"; part it into several files`,
	} {
		for name, parse := range map[string]func([]byte) (*Document, []*Error){"script": Parse, "Markdown": ParseMarkdown} {
			if _, errs := parse([]byte(text)); said(errs) != want {
				t.Errorf("%.40q as %s:\n got %s\nwant %s", text, name, said(errs), want)
			}
		}
	}
}

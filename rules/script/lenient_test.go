package script

import "testing"

// What an author may write is printed in the one form of the language.
func TestOtherSpellings(t *testing.T) {
	for text, want := range map[string]string{
		// keywords and names in any case
		"GAME: ShanHai":                    "game: shanhai\n",
		"Title zh-Hant: 門.":                "title zh-Hant: 門.\n",
		"Player White: Anna":               "player white: Anna\n",
		"Option Landscape: 5":              "option landscape: 5\n",
		"To Move: black":                   "to move: black\n",
		"Board: wY 0,0":                    "board: wY 0,0\n",
		"Board 1,0\n  wY\nEND":             "board 1,0\n  wY\nend\n",
		"PLAY wX1 0,0":                     "play wX1 0,0\n",
		"Note: White opens":                "note: White opens\n",
		"Illegal wQ1 1,0 Because freedom":  "illegal wQ1 1,0 because freedom\n",
		"Moves wQ1: None":                  "moves wQ1: none\n",
		"moves Count 5":                    "moves count 5\n",
		"False Result White":               "false result white\n",
		"result Draw By Agreement":         "result draw by agreement\n",
		"DRAW":                             "result draw\n",
		"Impossible":                       "impossible\n",
		"example a\nExample b\nContinue a": "example a\n\nexample b\ncontinue a\n",

		// players in Chinese
		"result 白":             "result white\n",
		"result 黑方。":           "result black\n",
		"player 白：安娜":          "player white: 安娜\n",
		"player Ada  L: white": "player Ada L: white\n",

		// results in Chinese
		"result 白方":                 "result white\n",
		"result 黑方 because capture": "result black because capture\n",
		"result 和":                  "result draw\n",
		"result 平手。":                "result draw\n",
		"result 和局":                 "result draw\n",
		"result 和棋":                 "result draw\n",
		"result 平局 by agreement":    "result draw by agreement\n",
		"result 未分":                 "result open\n",
		"false result 未分勝負":         "false result open\n",
		"result 未分胜负":               "result open\n",
		"result Ada":                "result Ada\n",

		// quotes that need no blank
		"rule 不換「永不」":    "rule 不換 \"永不\"\n",
		"example 門「擋住」":  "example 門 \"擋住\"\n",
		`rule a"b"`:      `rule a "b"` + "\n",
		`example a"b" c`: `example "a\"b\" c"` + "\n", // a title of several words

		// full stops of sentences
		"illegal wQ1 1,0 because freedom.":         "illegal wQ1 1,0 because freedom\n",
		"illegal wQ1 1,0 because 不換。":              "illegal wQ1 1,0 because 不換\n",
		"legal wQ1 bY-. # because":                 "legal wQ1 bY-  # because\n",
		"1. wX1 .":                                 "1. wX1 .\n",
		"1. wX1 0,0.":                              "1. wX1 0,0\n",
		"1. wX1 0,0 !?.":                           "1. wX1 0,0 !?\n",
		"moves wQ1: 1,0 2,0.":                      "moves wQ1: 1,0 2,0\n",
		"moves count 12...":                        "moves count 12\n",
		"option landscape: 3。":                     "option landscape: 3\n",
		"to move: black.":                          "to move: black\n",
		"draw.":                                    "result draw\n",
		"board: wY 0,0; bY 1,0.":                   "board: wY 0,0; bY 1,0\n",
		"board\n wY\nend.":                         "board\n  wY\nend\n",
		"note: So it ends.":                        "note: So it ends.\n",
		"rule no-swap No swap.":                    "rule no-swap \"No swap.\"\n",
		"rule no-swap Never say \"I swap\" aloud":  "rule no-swap \"Never say \\\"I swap\\\" aloud\"\n",
		"illegal wQ1 1,0, because freedom":         "illegal wQ1 1,0 because freedom\n",
		"moves wQ1: none. because freedom":         "moves wQ1: none because freedom\n",
		"moves wQ1: 1,0, because freedom、covered。": "moves wQ1: 1,0 because freedom, covered\n",

		// signs between places
		`moves wY: \bY,/bY`:                     `moves wY: \bY /bY` + "\n",
		`moves wY: \bY，/bY；wQ1-、S`:              `moves wY: \bY /bY wQ1- S` + "\n",
		"moves wQ1: 1,-1;0,1":                   "moves wQ1: 1,-1 0,1\n",
		"moves wQ1: 1,-1, 0,1,bY-":              "moves wQ1: 1,-1 0,1 bY-\n",
		"moves wQ1: 1, -1 0, 1":                 "moves wQ1: 1,-1 0,1\n",
		"moves wQ1: 1, -1, 0, +1 ;":             "moves wQ1: 1,-1 0,+1\n",
		"moves wQ1: bY-,2,0":                    "moves wQ1: bY- 2,0\n",
		"moves wQ1: 1,x 2,0":                    "moves wQ1: 1,x 2,0\n", // for the game to refuse
		`moves wQ1: -white QingLong 1 2,0 1, 0`: "moves wQ1: -white QingLong 1 2,0 1,0\n",
		"moves wQ1: (3,0) 2,0":                  "moves wQ1: (3,0) 2,0\n",
	} {
		doc, errs := Parse([]byte(text))
		if got := string(Print(doc)); got != want || len(errs) > 0 {
			t.Errorf("%q: %s\n got %q\nwant %q", text, said(errs), got, want)
		}
	}
}

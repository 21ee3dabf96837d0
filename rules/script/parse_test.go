package script

import (
	"reflect"
	"strings"
	"testing"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// w is a word on line 1.
func w(text string, column int) rules.Word {
	return rules.Word{Text: text, At: rules.Place{Line: 1, Column: column}}
}

// on is a statement on line 1.
func on(column int) Base { return Base{At: rules.Place{Line: 1, Column: column}} }

func claim(because ...rules.Word) Claim { return Claim{Base: on(1), Because: because} }

func falseClaim(because ...rules.Word) Claim {
	return Claim{Base: on(1), False: true, Because: because}
}

// Every statement that takes a line, in the spellings that it has.
func TestStatements(t *testing.T) {
	for text, want := range map[string]Step{
		"# a comment":              Blank{Base{At: on(1).At, Comment: "# a comment"}},
		"  #":                      Blank{Base{At: on(3).At, Comment: "#"}},
		"＃ 註":                      Blank{Base{At: on(1).At, Comment: "# 註"}},
		"game: shanhai":            Header{on(1), w("game", 1), w("shanhai", 7)},
		"game：shanhai":             Header{on(1), w("game", 1), w("shanhai", 6)},
		"title: The gate":          Header{on(1), w("title", 1), w("The gate", 8)},
		"title zh-Hant: 門擋住，去路":    Header{on(1), w("title zh-Hant", 1), w("門擋住，去路", 16)},
		"event : Open":             Header{on(1), w("event", 1), w("Open", 9)},
		"date: 2024-05-06":         Header{on(1), w("date", 1), w("2024-05-06", 7)},
		"place: Ümlaut: here":      Header{on(1), w("place", 1), w("Ümlaut: here", 8)},
		`player  white: Anna \#1`:  Header{on(1), w("player white", 1), w("Anna #1", 16)},
		"option landscape: 5":      Option{on(1), w("landscape", 8), w("5", 19)},
		"option landscape：５":       Option{on(1), w("landscape", 8), w("5", 18)},
		`rule no-swap "No \"swap"`: HouseRule{on(1), w("no-swap", 6), w(`No "swap`, 14)},
		"rule no-swap No swap":     HouseRule{on(1), w("no-swap", 6), w("No swap", 14)},
		"rule 不換 「不得互換」":           HouseRule{on(1), w("不換", 6), w("不得互換", 9)},
		"board: wY 0,0; bY 1,0":    Board{on(1), w("wY 0,0; bY 1,0", 8)},
		"board：wY 0，0；bY 1，0":      Board{on(1), w("wY 0,0;bY 1,0", 7)},
		"to move: black":           Fact{on(1), w("to move", 1), w("black", 10)},
		"memory white: QX":         Fact{on(1), w("memory white", 1), w("QX", 15)},
		"drawn: sea":               Fact{on(1), w("drawn", 1), w("sea", 8)},
		"last: 1,0":                Fact{on(1), w("last", 1), w("1,0", 7)},
		"turn: 11":                 Fact{on(1), w("turn", 1), w("11", 7)},
		"1. wX1 0,0":               Move{Base: on(1), Number: w("1", 1), Act: w("wX1 0,0", 4)},
		"12.wQ1 /bY!?":             Move{Base: on(1), Number: w("12", 1), Act: w("wQ1 /bY", 4), Mark: "!?"},
		"2. bX1 wX1- ！":            Move{Base: on(1), Number: w("2", 1), Act: w("bX1 wX1-", 4), Mark: "!"},
		"3。白青龍１ -wY":               Move{Base: on(1), Number: w("3", 1), Act: w("白青龍1 -wY", 3)},
		"play pass ??":             Move{Base: on(1), Act: w("pass", 6), Mark: "??"},
		`4. wZ1 bY\ # deep`:        Move{Base: Base{At: on(1).At, Comment: "# deep"}, Number: w("4", 1), Act: w(`wZ1 bY\`, 4)},
		"note: White opens: so":    Note{Base: on(1), Text: w("White opens: so", 7)},
		"note zh-Hant: 白方":         Note{on(1), "zh-Hant", w("白方", 15)},
		"note：白方 \\# 一":            Note{Base: on(1), Text: w("白方 # 一", 6)},
		"legal wQ1 /bY":            Legal{Claim: claim(), Act: w("wQ1 /bY", 7)},
		"legal wQ1 /bY because freedom, one-realm": Legal{
			Claim: claim(w("freedom", 23), w("one-realm", 32)), Act: w("wQ1 /bY", 7)},
		"illegal wQ1 1,0 because freedom、covered": Legal{
			Claim: claim(w("freedom", 25), w("covered", 33)), Illegal: true, Act: w("wQ1 1,0", 9)},
		"moves wQ1: 1,0 2,0 -bY": Moves{Claim: claim(), Tile: w("wQ1", 7),
			Targets: []rules.Word{w("1,0", 12), w("2,0", 16), w("-bY", 20)}},
		"moves white QingLong 1: 1,0, 2,0; -bY, because x": Moves{Claim: claim(w("x", 48)), Tile: w("white QingLong 1", 7),
			Targets: []rules.Word{w("1,0", 25), w("2,0", 30), w("-bY", 35)}},
		"moves wQ1: none because covered":         Moves{Claim: claim(w("covered", 25)), Tile: w("wQ1", 7)},
		"moves wQ1 count 5":                       Moves{Claim: claim(), Tile: w("wQ1", 7), Count: w("5", 17)},
		"moves count 14":                          Moves{Claim: claim(), Count: w("14", 13)},
		"result white because capture":            Outcome{Claim: claim(w("capture", 22)), Result: w("white", 8)},
		"result black by resignation":             Outcome{Claim: claim(), Result: w("black", 8), By: w("resignation", 17)},
		"result draw by agreement":                Outcome{Claim: claim(), Result: w("draw", 8), By: w("agreement", 16)},
		"result open":                             Outcome{Claim: claim(), Result: w("open", 8)},
		"draw because stalemate":                  Outcome{Claim: claim(w("stalemate", 14)), Result: w("draw", 1)},
		"position game LPF; turn 3":               Equals{claim(), w("game LPF; turn 3", 10)},
		"position turn 3 because forfeit":         Equals{claim(w("forfeit", 25)), w("turn 3", 10)},
		"impossible":                              Impossible{claim()},
		"impossible because supply":               Impossible{claim(w("supply", 20))},
		"false impossible because supply":         Impossible{falseClaim(w("supply", 26))},
		"false moves wQ1: 1,0 because freedom":    Moves{Claim: falseClaim(w("freedom", 30)), Tile: w("wQ1", 13), Targets: []rules.Word{w("1,0", 18)}},
		"false result white because capture":      Outcome{Claim: falseClaim(w("capture", 28)), Result: w("white", 14)},
		"false draw because stalemate":            Outcome{Claim: falseClaim(w("stalemate", 20)), Result: w("draw", 7)},
		"false position turn 3 because forfeit":   Equals{falseClaim(w("forfeit", 31)), w("turn 3", 16)},
		"\u00a0result\u3000open\t\u00a0# certain": Outcome{Claim: Claim{Base: Base{At: on(2).At, Comment: "# certain"}}, Result: w("open", 9)},
	} {
		doc, errs := Parse([]byte(text))
		if len(errs) > 0 || len(doc.Examples) != 1 || len(doc.Examples[0].Steps) != 1 {
			t.Errorf("%s: %v, %+v", text, errs, doc.Examples)
			continue
		}
		if got := doc.Examples[0].Steps[0]; !reflect.DeepEqual(got, want) {
			t.Errorf("%s:\n got %#v\nwant %#v", text, got, want)
		}
	}
}

func TestExamples(t *testing.T) {
	for text, want := range map[string]Example{
		"example":                             {},
		"example gate":                        {ID: "gate"},
		`example gate "A gate # 1 \"bars\""`:  {ID: "gate"}, // the comment begins in the title: see TestErrors
		`example gate "A gate \# \"bars\""`:   {ID: "gate", Title: w(`A gate # "bars"`, 14)},
		`example "Only a title"`:              {Title: w("Only a title", 9)},
		"example The gate closes":             {Title: w("The gate closes", 9)},
		"example 門 “擋住去路”  # see there":       {ID: "門", Title: w("擋住去路", 11), Comment: "# see there"},
		"example Gate":                        {Title: w("Gate", 9)},
		"example one-realm-2 「一」":             {ID: "one-realm-2", Title: w("一", 21)},
		"\ufeffexample gate":                  {ID: "gate"},
		"example gate\r\n\r\n\r\n":            {ID: "gate"},
		"\n\n\texample gate\tGates and doors": {Title: w("gate Gates and doors", 10)},
	} {
		doc, errs := Parse([]byte(text))
		if strings.Contains(text, "# 1") {
			if len(errs) != 1 {
				t.Errorf("%s: %v", text, errs)
			}
			continue
		}
		if len(errs) > 0 || len(doc.Examples) != 1 {
			t.Errorf("%q: %v, %+v", text, errs, doc.Examples)
			continue
		}
		got := doc.Examples[0]
		if got.At.Line == 3 {
			got.Title.At.Line = 1
		}
		got.At = rules.Place{}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q:\n got %#v\nwant %#v", text, got, want)
		}
	}
}

// What stands before the first example is one without a name; continue leads to examples before it.
func TestExamplesOfAFile(t *testing.T) {
	doc, errs := Parse([]byte("\n# rules\ngame: shanhai\n\n\nexample a\ncontinue\nexample b\ncontinue a # again\n\n# of c\nexample c\n\n"))
	if len(errs) > 0 || len(doc.Examples) != 4 {
		t.Fatal(errs, doc.Examples)
	}
	at := func(line, column int) rules.Place { return rules.Place{Line: line, Column: column} }
	want := []Example{
		{At: at(2, 1), Steps: []Step{
			Blank{Base{At: at(2, 1), Comment: "# rules"}},
			Header{Base{At: at(3, 1)}, rules.Word{Text: "game", At: at(3, 1)}, rules.Word{Text: "shanhai", At: at(3, 7)}}}},
		{ID: "a", At: at(6, 1), Steps: []Step{Continue{Base: Base{At: at(7, 1)}}}},
		{ID: "b", At: at(8, 1), Steps: []Step{
			Continue{Base{At: at(9, 1), Comment: "# again"}, rules.Word{Text: "a", At: at(9, 10)}},
			Blank{Base{At: at(10, 1)}}, Blank{Base{At: at(11, 1), Comment: "# of c"}}}},
		{ID: "c", At: at(12, 1)},
	}
	if !reflect.DeepEqual(doc.Examples, want) {
		t.Errorf("\n got %+v\nwant %+v", doc.Examples, want)
	}
}

func TestPictureStatement(t *testing.T) {
	doc, errs := Parse([]byte("board 2,-1 # here\n    .   bX1   .\n# between\n wQ1  S+wY  bY # low\nend # there"))
	if len(errs) > 0 {
		t.Fatal(errs)
	}
	at := func(line, column int) rules.Place { return rules.Place{Line: line, Column: column} }
	word := func(text string, line, column int) rules.Word {
		return rules.Word{Text: text, At: at(line, column)}
	}
	want := Picture{
		Base: Base{at(1, 1), "# here"}, Origin: hex.Hex{Q: 2, R: -1}, EndComment: "# there",
		Rows: []Row{
			{Base: Base{At: at(2, 5)}, Start: hex.Hex{Q: 2, R: -1}, Hexes: []Spot{nil, {word("bX1", 2, 9)}, nil}},
			{Base: Base{at(3, 1), "# between"}},
			{Base: Base{at(4, 2), "# low"}, Start: hex.Hex{Q: 1, R: 0},
				Hexes: []Spot{{word("wQ1", 4, 2)}, {word("S", 4, 7), word("wY", 4, 9)}, {word("bY", 4, 13)}}},
		},
	}
	if got := doc.Examples[0].Steps[0]; !reflect.DeepEqual(got, want) {
		t.Errorf("\n got %+v\nwant %+v", got, want)
	}
}

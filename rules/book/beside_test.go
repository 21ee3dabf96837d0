package book_test

import (
	"strings"
	"testing"
)

// said returns the text of a page with an example.
func saidOf(t *testing.T, language, example string) string {
	t.Helper()
	pages, reports, err := render(shelf(language+".md", "# Game\n\n```play\ngame: shanhai\n"+example+"```\n"))
	if err != nil {
		t.Fatalf("%v %+v", err, reports)
	}
	return read(t, string(pages[language+".html"])).text
}

// A place is told beside the tile that the author names, or else the first in the order of the notation; never beside the tile that
// goes there. Tiles have their numbers once there are two of a kind, that which comes in as well.
func TestPlacesAreToldAsTheAuthorDoes(t *testing.T) {
	const game = "1. 白應龍\n2. 黑應龍 白應龍-\n3. 白青龍1 -白應龍\n4. 黑玄武1 黑應龍-\n5. 白青龍2 /白應龍\n6. 黑玄武2 黑應龍/\n7. 白青龍1 white YingLong/ !\n" +
		"8. 黑白虎1 黑玄武1-\n9. wQ2 3,-2\nlegal bB1 by1- because baihu\n"
	for language, wants := range map[string][]string{
		"zh-Hant": {
			"3. 白方青龍在白方應龍西邊的格子上場。", "5. 白方青龍2在白方應龍西南邊的格子上場。", "6. 黑方玄武2在黑方應龍東北邊的格子上場。",
			"7. 白方青龍1走到白方應龍東北邊的格子", "8. 黑方白虎在黑方玄武1東邊的格子上場。", "9. 白方青龍2走到黑方玄武2東北邊的格子。",
		},
		"en": {
			"5. White QingLong 2 comes in on the hex south-west of white YingLong.", "6. Black XuanWu 2 comes in on the hex north-east of black YingLong.",
			"7. White QingLong 1 goes to the hex north-east of white YingLong", "9. White QingLong 2 goes to the hex north-east of black XuanWu 2.",
		},
	} {
		text := saidOf(t, language, strings.Split(game, "legal")[0])
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("%q is not said in\n%s", want, text)
			}
		}
	}
}

// The tile itself, on its old hex, is a name that an author may give a place; a reader is told another.
func TestNoTileIsBesideItself(t *testing.T) {
	text := saidOf(t, "en", "board: wY 0,0; wQ1 -1,0; bY 1,0\nto move: white\nlegal wQ1 wQ1/\n")
	if want := "White QingLong may go to the hex north-west of white YingLong."; !strings.Contains(text, want) {
		t.Errorf("%q is not said in\n%s", want, text)
	}
}

// What a rule is called is not what the statement says: of a game that goes on, least of all.
func TestRulesStandInBrackets(t *testing.T) {
	const example = "rule no-draw \"Nobody agrees on a draw.\"\nboard: wY 0,0; bY 1,0\nto move: white\nresult open because capture, double-capture\nillegal pass because forfeit\nresult open because no-draw, capture\n"
	for language, wants := range map[string][]string{
		"en":      {"The game goes on (rules: Capture, Both captured).", "White may not forfeit the turn (rule: Forfeited turns).", "The game goes on (house rule: Nobody agrees on a draw; rule: Capture). (not checked)"},
		"zh-Hant": {"遊戲繼續（規則：應龍被圍困、", "白方不能棄權（規則：棄權）。", "遊戲繼續（自訂規則：Nobody agrees on a draw；規則：應龍被圍困）。（未檢查）"},
	} {
		text := saidOf(t, language, example)
		for _, want := range wants {
			if !strings.Contains(text, want) {
				t.Errorf("%q is not said in\n%s", want, text)
			}
		}
	}
}

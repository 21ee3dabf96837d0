package script

import (
	"strings"
	"testing"
)

// A line that begins with a Chinese word for a keyword is told the keyword, with a colon and without.
func TestChineseKeywordsAreToldInEnglish(t *testing.T) {
	for text, want := range map[string]string{
		"遊戲：山海": "game", "註：白方走錯了": "note", "附註: a": "note", "备注：a": "note", "標題：門": "title", "棋盤：wY 0,0": "board",
		"規則 不換 「永不」": "rule", "不合法 wQ1 1,0": "illegal", "結果 白": "result", "接續 門": "continue",
	} {
		_, errs := Parse([]byte("play wX1 0,0\n" + text))
		if len(errs) != 1 || errs[0].Nearest != want {
			t.Errorf("%q: %s, want %q", text, said(errs), want)
		}
	}
	_, errs := Parse([]byte("遊戲：山海"))
	if !strings.HasSuffix(said(errs), "statements begin with English words, and games have English names: game: shanhai") {
		t.Error(said(errs))
	}
	if got := roleOf(there("註：a")); got != Telling {
		t.Errorf("a Chinese note is for %v", got)
	}
}

// Who gives up plays no move; how that is written is told, with the winner where the loser is named.
func TestWordsThatEndAGameAreNoMoves(t *testing.T) {
	const either = "write who wins by it, result white by resignation or result black by resignation"
	for text, want := range map[string]string{
		"3. 認輸": either, "3. 投降。": either, "play resigns": either, "認輸": either, "3. 白認輸": "write result black by resignation",
		"4. 黑方认输 ?": "write result white by resignation", "black resigns": "", "4. Black resigns": "write result white by resignation",
		"5. 和棋": "write draw by agreement", "5. 同意": "write draw by agreement",
	} {
		_, errs := Parse([]byte(text))
		if len(errs) != 1 || !strings.HasSuffix(errs[0].Advice, want) {
			t.Errorf("%q: %s, want %q", text, said(errs), want)
		}
	}
}

func TestChineseResults(t *testing.T) {
	for text, want := range map[string]string{
		"result 白勝": "white", "result 黑勝": "black", "result 白方獲勝": "white", "result 黑方赢。": "black", "result 白贏 because capture": "white because capture",
		"result 黑 by 認輸": "black by resignation", "result 和局 by 同意": "draw by agreement", "draw by 協議": "draw by agreement",
		"result 黑勝 by 投降": "black by resignation", "result 雙方獲勝": "雙方獲勝",
	} {
		doc, errs := Parse([]byte(text))
		if got := string(Print(doc)); got != "result "+want+"\n" {
			t.Errorf("%q: %q %s, want %q", text, got, said(errs), want)
		}
	}
}

// The list comma never stands within coordinates; long dashes are minus signs and marks.
func TestChineseSignsBetweenPlaces(t *testing.T) {
	for text, want := range map[string]string{
		"moves 白應龍： 1,-1、0,-1、2,-1":       "moves 白應龍: 1,-1 0,-1 2,-1\n",
		"moves wY: 1，−1、0，—1":             "moves wY: 1,-1 0,-1\n",
		"moves wY: bQ1—、—wQ1":             "moves wY: bQ1- -wQ1\n",
		"legal 白青龍1 黑青龍1—":                "legal 白青龍1 黑青龍1-\n",
		"note: 一 — 二":                     "note: 一 — 二\n",
		"legal wQ1 1,0 because turn、stop": "legal wQ1 1,0 because turn, stop\n",
	} {
		doc, errs := Parse([]byte(text))
		if got := string(Print(doc)); got != want || len(errs) > 0 {
			t.Errorf("%q: %q %s, want %q", text, got, said(errs), want)
		}
	}
	if _, errs := Parse([]byte("moves wY: 1、0")); len(errs) != 1 || errs[0].Nearest != "1,0" {
		t.Errorf("1、0: %s", said(errs))
	}
}

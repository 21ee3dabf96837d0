package script

import (
	"strings"

	"shanhai/rules"
)

// The words of the language are English; texts, names of tiles and of players may be Chinese. A line that begins with a Chinese
// word for one of them is refused with the word that was meant.

// inChinese lists Chinese words for keywords.
func inChinese() map[string][]string {
	return map[string][]string{
		"game": {"遊戲", "游戏"}, "title": {"標題", "标题", "題目"}, "event": {"賽事", "赛事"}, "date": {"日期"}, "place": {"地點", "地点"},
		"player": {"玩家", "棋手"}, "option": {"選項", "选项", "約定", "约定"}, "board": {"棋盤", "棋盘", "盤面", "盘面", "局面"},
		"note": {"註", "注", "附註", "附注", "備註", "备注", "註解", "注解", "註釋", "注释", "說明", "说明", "評註"},
		"rule": {"規則", "规则", "家規"}, "example": {"例", "範例", "范例", "例子"}, "continue": {"接續", "接续", "繼續", "继续", "續"},
		"legal": {"合法", "可以"}, "illegal": {"不合法", "非法", "違規", "违规", "不可以"}, "moves": {"走法", "可走"},
		"result": {"結果", "结果", "勝負", "胜负"}, "position": {"位置"}, "impossible": {"不可能"}, "end": {"結束", "结束"},
	}
}

// keywordFor returns the keyword that a Chinese word says; empty if it says none.
func keywordFor(chinese string) string { return keyOf(inChinese(), chinese) }

// keyOf returns the key of a table whose words a word is among; empty if it is none of them.
func keyOf(table map[string][]string, word string) string {
	for key, words := range table {
		for _, w := range words {
			if w == word {
				return key
			}
		}
	}
	return ""
}

// chineseKeyword complains of a Chinese word where a keyword is wanted, and tells whether it is one.
func (p *reader) chineseKeyword(head rules.Word) bool {
	meant := keywordFor(head.Text)
	if meant == "" {
		return false
	}
	err := p.fail(head, "a statement")
	err.Nearest, err.Advice = meant, "statements begin with English words"
	if meant == "game" {
		err.Advice += ", and games have English names: game: " + program
	}
	return true
}

// resignations and agreements are the words with which players end a game; they are no moves.
func resignations() []string {
	return []string{"認輸", "认输", "投降", "投子", "投了", "棄局", "resign", "resigns", "resigned", "resignation"}
}

func agreements() []string {
	return []string{"同意", "協議", "协议", "合意", "議和", "议和", "雙方同意", "双方同意"}
}

// noMove says of a word that ends a game, where a move is wanted, how that is written; empty if the text is none.
func noMove(text string) string {
	if keyOf(map[string][]string{"draw": append(agreements(), results()["draw"]...)}, small(text)) != "" {
		return "an agreement is no move: write draw by agreement"
	}
	loser, word := "", small(text)
	for player, names := range results() {
		for _, name := range append(names, player+" ") {
			if rest, is := strings.CutPrefix(word, name); is && keyOf(map[string][]string{"r": resignations()}, rest) != "" {
				loser, word = player, rest
			}
		}
	}
	switch {
	case keyOf(map[string][]string{"r": resignations()}, word) == "":
		return ""
	case loser == "white":
		return "a resignation is no move: write result black by resignation"
	case loser == "black":
		return "a resignation is no move: write result white by resignation"
	}
	return "a resignation is no move: write who wins by it, result white by resignation or result black by resignation"
}

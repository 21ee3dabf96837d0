package book

// chinese returns the language zh-Hant.
func chinese() tongue {
	return tongue{
		code: "zh-Hant", name: "繁體中文", colon: "：", stop: "。", comma: "、",
		linkTo: "連結到", contents: "目錄", search: "搜尋", searchHint: "規則、字詞或 English", nothing: "找不到",
		switchTheme: "淺色或深色頁面", printSummary: "列印這一頁",
		source: "原始碼", previous: "上一步", next: "下一步", position: "第 {n} 步，共 {all} 步", appendix: "本文引用的規則",
		houseRules: "自訂規則", unchecked: "（未檢查）", skip: "跳到規則", top: "回到頂端",
		byHouse: "自訂規則", byHouses: "自訂規則", byRule: "規則", byRules: "規則", semicolon: "；", opening: "（", closing: "）",
		agreed: "約定", given: "已知",
		players: map[string]string{"white": "白方", "black": "黑方"}, owners: map[string]string{"white": "白方", "black": "黑方"}, toMove: "輪到{player}",

		goes: "{tile}走到{to}", lays: "{tile}放在{at}", enters: "{tile}在{at}上場", brings: "{player}把{tile}帶到{to}", passes: "{player}棄權",
		mayGo: "{tile}可以走到{to}", mayLay: "{tile}可以放在{at}", mayEnter: "{tile}可以在{at}上場",
		mayBring: "{player}可以把{tile}帶到{to}", mayPass: "{player}可以棄權",
		notGo: "{tile}不能走到{to}", notLay: "{tile}不能放在{at}", notEnter: "{tile}不能在{at}上場",
		notBring: "{player}不能把{tile}帶到{to}", notPass: "{player}不能棄權",
		dots: "{tile}可以到圓點所在的 {n} 格，別處都不行", oneDot: "{tile}只能到圓點所在的那一格",
		noDot: "{tile}不能移動", inDots: "{tile}可以在圓點所在的 {n} 格上場，別處都不行",
		inOneDot: "{tile}只能在圓點所在的那一格上場", inNoDot: "{tile}不能上場",
		acts: "可做的動作共有 {n} 個", oneAct: "可做的動作只有一個", noAct: "沒有任何動作可做", hexes: "{tile}可以到 {n} 格",
		is: "局面記作", cannotBe: "不可能有這樣的局面", wrongList: "{tile}：列出的格子{why}，不對",
		open: "遊戲繼續", won: "{player}獲勝", draw: "平手", resigned: "對手認輸，{player}獲勝",
		agreedDraw: "雙方同意平手", mistaken: "若說「{claim}」，那就錯了",
		without: "漏了{hexes}", with: "多了{hexes}", and: "和", farOff: "較遠的格子", withTile: "{tile}那一格", here: "牠自己", own: "原來的格子",
		toHex: "{x}", toTop: "{x}上面", onHex: "{x}", onTop: "{x}上面", unknown: "棋子 {name}", ofThem: " {n} 格", neutral: "{kind}", someNeutral: "{kind}",
		beside: [6]string{"{tile}東邊的格子", "{tile}東南邊的格子", "{tile}西南邊的格子", "{tile}西邊的格子", "{tile}西北邊的格子", "{tile}東北邊的格子"},
	}
}

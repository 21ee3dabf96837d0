// The tab's words in two languages. Every key has both; the compiler sees to it.
import type { Language } from "../state/kept";

const en = {
  rulebook: "Rulebook", games: "Games", board: "Board", check: "Check a script",
  parts: "Parts of the rules", wait: "Setting out the tiles …", failed: "The rules could not be loaded: {why}",
  search: "Rule, word or 漢字", none: "Nothing found", contents: "Contents",
  white: "White", black: "Black", toMove: "{who} to move", turn: "Turn {n}",
  wins: "{who} has won", draw: "A draw", by: "by {rule}", resignation: "resignation", agreement: "agreement",
  hand: "{who}'s hand", table: "Landscape left", empty: "Nothing left",
  undo: "Undo", redo: "Redo", fresh: "New game", edit: "Edit position", save: "Save as script", open: "Open", openFile: "Open a script (.play) or a page (.md)", link: "Copy link", copied: "The link is copied",
  pass: "Forfeit the turn", draws: "Draw a tile blind", due: "This turn places landscape. Its kind is drawn, its place is yours to choose.", drawing: "Drawing landscape",
  drew: "Drawn: {what}. Put it on a dotted place.", left: "Left: {stock}.", ownBag: "We draw from a bag of our own", pageDraws: "Let the page draw", itWas: "From our bag came:",
  refused: "That is against a rule", read: "Read it in the rulebook", close: "Close", nearer: "Come closer", farther: "Go back", seeAll: "See all of the board",
  moves: "Moves", noMoves: "None yet", typeMove: "Type a move", typeLike: "wQ1 -bY", endGame: "End the game", files: "Save, open, share", start: "Start", prev: "Back", next: "Forward", first: "To the start", last: "To the end", takeOver: "Play on from here",
  choose: "Choose a tile, then one of the dotted places.", goes: "{tile} chosen: {places} to go to", lies: "{tile} chosen: {places} to come in at", places: "{n} places", placesOne: "1 place", noAct: "{tile} has no act now",
  noPlace: "{tile} can do nothing now", only: "{who} has no other act: the turn is to be forfeited.", stack: "Stack, from the top", on: "{top} on {under}",
  dropped: "The moves taken back are gone; Undo brings them back.", linkMove: "Move {n} of the link is against a rule", linkMoveUnread: "Move {n} of the link can't be read", linkStart: "The position in the link can't be set up", linkDrawn: "The landscape drawn in the link can't be", linkBroken: "The link can't be read: it is damaged.", linkKept: "The game stands as the link has it before that.",
  overwrite: "Another game is being played on the board. It gives way to this one.", sure: "The game ends here: {how}.", keys: "Arrow keys lead from hex to hex, Enter chooses a tile and its place, Page Down and Page Up lead to the places where it may go, Escape lets it go, Control and Z takes back.",
  place: "Empty place", target: "may go here", at: "{what} at {q},{r}",
  options: "Before the game", begin: "Begin", cancel: "Cancel", advanced: "Advanced tiles", landscape: "Landscape", noLandscape: "none", everyTurns: "every {n} turns", everyTurnsOne: "every turn", agreed: "Agreed before the game", special: "Special agreements", more: "Title, event, date and place",
  title: "Title", event: "Event", date: "Date", venue: "Place", name: "name",
  starts: "Who starts", opening: "Tournament opening (YingLong may not come first)", ring: "Bare landscape closes the ring", repetition: "Third repetition is a draw",
  editHelp: "Choose a tile, then the hexes where it is to lie; the eraser takes the top tile of a hex away.", eraser: "Eraser", fact: "About the position",
  factTurn: "Turn number", factMove: "To move", factLast: "Last moved (tile or hex)", lastLike: "wQ1", memoryWhite: "White PiXiu remembers", memoryBlack: "Black PiXiu remembers", drawn: "Landscape drawn",
  use: "Play from this position", fine: "This position is possible.", cannot: "This position is impossible", clear: "Clear the board", text: "Position as text", takeText: "Set up this text",
  paste: "Write examples of the rules here, or paste a script: each move and each claim is held against the rules.", script: "Script", sample: "Show a sample", line: "Line {n}", seeLine: "To what is wrong:", saveText: "Save the text", wasReplaced: "{name} has taken the place of the text that was here.", bringBack: "Bring the old text back", pastedText: "the text", stepThrough: "Step through it", toCheck: "See its check", gone: "That script is not open any more. Open it again.", large: "{name} is too large.", inEnglish: "", noRule: "There is no rule or section “{id}”.", untitled: "Example {n}", closer: "Look at it closely", toBoard: "See it on the board", markdown: "It is Markdown", run: "Check", ok: "Everything holds.", wrong: "Something is wrong.", unreadable: "Something can't be read.", nothing: "There is no example in it.",
  resign: "{who} resigns", agree: "Agree on a draw", gamesHelp: "Whole games with comments. Step through them with the arrow keys.", length: "{n} turns", lengthOne: "1 turn", colon: ": ", back: "All games", own: "From {name}", examples: "The rulebook's examples",
};

const zh: typeof en = {
  rulebook: "規則書", games: "棋譜", board: "棋盤", check: "檢查腳本",
  parts: "規則的各部分", wait: "正在擺放棋子……", failed: "規則無法載入：{why}",
  search: "規則、字詞或 English", none: "找不到", contents: "目錄",
  white: "白方", black: "黑方", toMove: "輪到{who}", turn: "第 {n} 回合",
  wins: "{who}獲勝", draw: "平手", by: "{rule}", resignation: "對手認輸", agreement: "雙方同意",
  hand: "{who}手上", table: "剩餘地形", empty: "沒有了",
  undo: "悔棋", redo: "重走", fresh: "新局", edit: "編輯局面", save: "存成腳本", open: "開啟", openFile: "開啟腳本（.play）或文件（.md）", link: "複製連結", copied: "已複製連結",
  pass: "棄權這一回合", draws: "盲抽一枚", due: "這一回合要放地形：種類用抽的，位置由你選。", drawing: "抽地形",
  drew: "抽到{what}，放到有圓點的位置。", left: "剩餘：{stock}。", ownBag: "我們從自己的袋子抽", pageDraws: "由網頁來抽", itWas: "袋中抽到：",
  refused: "違反規則", read: "到規則書看看", close: "關閉", nearer: "放大", farther: "縮小", seeAll: "看整個棋盤",
  moves: "著法", noMoves: "還沒有", typeMove: "輸入著法", typeLike: "白青龍1 -黑應龍", endGame: "結束對局", files: "存取與分享", start: "開局", prev: "上一步", next: "下一步", first: "回到開頭", last: "跳到最後", takeOver: "從這裡接著下",
  choose: "先選一枚棋子，再選有圓點的位置。", goes: "已選{tile}：可走 {places}", lies: "已選{tile}：可放 {places}", places: "{n} 處", placesOne: "1 處", noAct: "{tile}現在沒有可做的動作",
  noPlace: "{tile}現在沒有可做的動作", only: "{who}沒有別的動作可做，這一回合只能棄權。", stack: "疊起來的棋子（由上到下）", on: "{top}在{under}上",
  dropped: "原來收回的著法不在了；悔棋就會恢復。", linkMove: "連結中的第 {n} 手不合規則", linkMoveUnread: "連結中的第 {n} 手看不懂", linkStart: "連結中的局面擺不出來", linkDrawn: "連結中抽到的地形不成立", linkBroken: "這個連結已經損壞，讀不出來。", linkKept: "棋盤上是連結中在那之前的局面。",
  overwrite: "棋盤上還有另一局，會被這一局取代。", sure: "對局到此結束：{how}。", keys: "方向鍵在格間移動，Enter 選棋子與位置，Page Down 與 Page Up 跳到可走的位置，Esc 取消選擇，Ctrl+Z 悔棋。",
  place: "空位", target: "可以走到這裡", at: "{what}，位於 {q},{r}",
  options: "開局前的約定", begin: "開始", cancel: "取消", advanced: "進階棋子", landscape: "地形", noLandscape: "不用", everyTurns: "每 {n} 回合", everyTurnsOne: "每回合", agreed: "開局前的約定", special: "特別約定", more: "標題、賽事、日期與地點",
  title: "標題", event: "賽事", date: "日期", venue: "地點", name: "姓名",
  starts: "誰先走", opening: "比賽開局（第一枚不得放應龍）", ring: "空的地形也能堵住包圍圈", repetition: "同一局面第三次出現算平手",
  editHelp: "先選一枚棋子，再點要放的格子；用橡皮擦拿走一格最上面的棋子。", eraser: "橡皮擦", fact: "局面的其他條件",
  factTurn: "第幾回合", factMove: "輪到誰", factLast: "上一回合移動的（棋子或格）", lastLike: "白青龍1", memoryWhite: "白方貔貅記得", memoryBlack: "黑方貔貅記得", drawn: "抽到的地形",
  use: "從這個局面開始下", fine: "這個局面可以成立。", cannot: "這個局面不能成立", clear: "清空棋盤", text: "局面的文字", takeText: "照這段文字擺",
  paste: "在這裡寫規則的範例，或貼上腳本：每一步、每一項主張都依規則檢查。", script: "腳本", sample: "看一個例子", line: "第 {n} 行", seeLine: "跳到錯誤：", saveText: "儲存文字", wasReplaced: "原來的文字已換成{name}。", bringBack: "換回原來的文字", pastedText: "文字", stepThrough: "一步一步看", toCheck: "看檢查結果", gone: "那份腳本已經關閉，請重新開啟。", large: "{name} 太大了。", inEnglish: "以下是英文的詳細報告：", noRule: "沒有「{id}」這條規則或這一節。", untitled: "範例 {n}", closer: "仔細看", toBoard: "放到棋盤上看", markdown: "這是 Markdown", run: "檢查", ok: "全部成立。", wrong: "有錯誤。", unreadable: "有看不懂的地方。", nothing: "裡面沒有範例。",
  resign: "{who}認輸", agree: "雙方同意平手", gamesHelp: "完整的對局與講解，用方向鍵一步一步看。", length: "{n} 回合", lengthOne: "1 回合", colon: "：", back: "所有棋譜", own: "來自 {name}", examples: "規則書的範例",
};

export type Word = keyof typeof en;

/** The words of a key in a language, with {name} filled in. */
export function say(language: Language, key: Word, fill: Record<string, string | number> = {}): string {
  return (language === "en" ? en : zh)[key].replace(/\{(\w+)\}/g, (all, name: string) => String(fill[name] ?? all));
}

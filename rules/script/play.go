package script

import "shanhai/rules"

// Move is `12. wQ1 /bY !?`, or `play wQ1 /bY` without a number.
type Move struct {
	Base
	Number rules.Word // the digits; absent for `play`
	Act    rules.Word // in the game's notation
	Mark   string     // "!", "?", "!!", "??", "!?" or "?!"; empty if none
}

// Note is `note: text` about the statement before it, `note zh-Hant: text` for the readers of one language.
type Note struct {
	Base
	Language string // empty for everyone without a note of his own
	Text     rules.Word
}

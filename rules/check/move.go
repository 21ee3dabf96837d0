package check

import (
	"fmt"
	"strconv"
	"strings"

	"shanhai/rules"
	"shanhai/rules/script"
)

// move plays an act. One that can't be played leaves what follows unreached; a wrong number does not.
func (w *walk) move(m script.Move) {
	if !w.reached() {
		return
	}
	turn := w.now.Turn()
	if w.played(m.Act) {
		w.numbered(m, turn)
	} else {
		w.lose()
	}
}

// played plays an act, or says why not.
func (w *walk) played(word rules.Word) bool {
	act, err := w.now.Read(word.Text)
	if err != nil {
		w.unreadable(unreadAct(w.now, word, err))
		return false
	}
	w.scene().Act = &act
	if err := w.now.Play(act); err != nil {
		w.wrong(broken(w.now, word, act, err))
		return false
	}
	w.scene().Played = true
	w.before, w.act, w.spare = w.snap, act, nil
	w.snap = w.snap.after(act, w.now)
	return true
}

// numbered holds the number before a move against the turn that it took.
func (w *walk) numbered(m script.Move, turn int) {
	if m.Number.Absent() {
		return
	}
	if n, err := strconv.Atoi(m.Number.Text); err == nil && n == turn {
		return
	}
	f := blame(m.Number, "this is turn %d, not %s", turn, rules.Excerpt(m.Number.Text))
	f.Right = strings.TrimSpace(fmt.Sprintf("%d. %s %s", turn, m.Act.Text, m.Mark))
	w.wrong(f)
}

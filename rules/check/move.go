package check

import (
	"fmt"
	"strconv"

	"shanhai/rules"
	"shanhai/rules/script"
)

// move plays an act. One that can't be played leaves what follows unreached; a wrong number does not.
func (w *walk) move(m script.Move) {
	if !w.reached() {
		return
	}
	if w.agreed.by != "" {
		w.wrong(blame(m.Act, "the game has ended by %s", w.agreed.by))
		w.lost = true
		return
	}
	turn := w.now.Turn()
	act, err := w.now.Read(m.Act.Text)
	if err != nil {
		w.unreadable(unreadAct(w.now, m.Act, err))
		w.lost = true
		return
	}
	w.scene().Act = &act
	if err := w.now.Play(act); err != nil {
		w.wrong(broken(w.now, m.Act, act, err))
		w.lost = true
		return
	}
	w.before, w.act, w.spare = w.snap, act, nil
	w.snap = w.snap.after(act, w.now)
	w.numbered(m, turn)
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
	f.Right = fmt.Sprintf("%d. %s", turn, m.Act.Text)
	w.wrong(f)
}

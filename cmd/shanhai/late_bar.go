package main

import (
	"sync"
	"time"
)

// patience is how long work may take before a bar shows: less is no wait.
const patience = 500 * time.Millisecond

// lateBar is a progress bar for work that is mostly done at once: it shows
// nothing before the patience is over.
type lateBar struct {
	bar   *progressBar
	timer *time.Timer

	mu          sync.Mutex
	late, ended bool
	done, total int
	what        string
}

// newLateBar starts to wait.
func newLateBar(bar *progressBar, wait time.Duration) *lateBar {
	l := &lateBar{bar: bar}
	l.timer = time.AfterFunc(wait, l.begin)
	return l
}

// begin shows the step that the work is at.
func (l *lateBar) begin() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.late = true
	l.draw()
}

// show keeps the step, and draws it when it is time. It may be called from any goroutine.
func (l *lateBar) show(done, total int, what string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.done, l.total, l.what = done, total, what
	l.draw()
}

func (l *lateBar) draw() {
	if l.late && !l.ended {
		l.bar.show(l.done, l.total, l.what)
	}
}

// clear takes the bar away for good.
func (l *lateBar) clear() {
	l.timer.Stop()
	l.mu.Lock()
	defer l.mu.Unlock()
	l.ended = true
	l.bar.clear()
}

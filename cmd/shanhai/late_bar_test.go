package main

import (
	"strings"
	"testing"
	"time"
)

// lately returns what a late bar writes that waits for an hour.
func lately(steps func(*lateBar)) string {
	var b strings.Builder
	bar := newLateBar(newProgressBar(ioStreams{Err: &b, ErrWidth: 60}), time.Hour)
	steps(bar)
	return b.String()
}

func TestLateBarShowsNothingOfQuickWork(t *testing.T) {
	if got := lately(func(l *lateBar) { l.show(1, 2, "one"); l.show(2, 2, "two"); l.clear() }); got != "" {
		t.Errorf("%q", got)
	}
}

func TestLateBarShowsTheStepThatSlowWorkIsAt(t *testing.T) {
	got := lately(func(l *lateBar) {
		l.show(1, 3, "one")
		l.begin()
		l.show(2, 3, "two")
		l.clear()
		l.show(3, 3, "three")
	})
	const want = "\r[##########....................] 1/3 one\x1b[K" + "\r[####################..........] 2/3 two\x1b[K" + "\r\x1b[K"
	if got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestLateBarBeginsByItself(t *testing.T) {
	shown := make(chan struct{}, 9)
	l := newLateBar(newProgressBar(ioStreams{Err: signalling(shown), ErrWidth: 60}), time.Millisecond)
	l.show(1, 3, "one")
	<-shown
	l.clear()
}

// signalling is a writer that tells of every write.
type signalling chan struct{}

func (s signalling) Write(p []byte) (int, error) {
	s <- struct{}{}
	return len(p), nil
}

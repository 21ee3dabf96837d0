package main

import (
	"regexp"
	"strings"
	"testing"

	"shanhai/internal/columns"
)

// shownBy returns what a bar on a terminal of the width writes.
func shownBy(width int, colour bool, steps func(*progressBar)) string {
	var b strings.Builder
	bar := newProgressBar(ioStreams{Err: &b, ErrWidth: width, Colour: colour})
	steps(bar)
	return b.String()
}

func TestProgressIsShownOnATerminalAlone(t *testing.T) {
	if got := shownBy(0, false, func(p *progressBar) { p.show(1, 2, "x"); p.clear() }); got != "" {
		t.Errorf("%q", got)
	}
}

func TestProgressDrawsAndClears(t *testing.T) {
	got := shownBy(60, false, func(p *progressBar) { p.show(1, 3, "black/x.3mf"); p.clear() })
	const want = "\r[##########....................] 1/3 black/x.3mf\x1b[K" + "\r\x1b[K"
	if got != want {
		t.Errorf("got  %q\nwant %q", got, want)
	}
}

func TestProgressWithoutAStepClearsNothing(t *testing.T) {
	if got := shownBy(80, false, func(p *progressBar) { p.show(0, 0, ""); p.clear() }); got != "" {
		t.Errorf("%q", got)
	}
}

func TestProgressUsesColourOnlyWhereItMay(t *testing.T) {
	show := func(p *progressBar) { p.show(2, 2, "") }
	if got := shownBy(60, false, show); strings.Contains(got, "\x1b[3") {
		t.Errorf("colour: %q", got)
	}
	if got := shownBy(60, true, show); !strings.Contains(got, "\x1b[36m##############################\x1b[0m]") {
		t.Errorf("no colour: %q", got)
	}
}

// At any width and any count the line leaves the terminal's last column free.
func TestProgressFitsTheTerminal(t *testing.T) {
	codes := regexp.MustCompile(`\x1b\[[0-9]*[mK]|\r`)
	for width := 1; width <= 120; width++ {
		for _, done := range []int{-1, 0, 1, 61, 99} {
			got := shownBy(width, true, func(p *progressBar) { p.show(done, 61, "black/應龍-base.stl") })
			if n := columns.Of(codes.ReplaceAllString(got, "")); n > width-1 {
				t.Fatalf("width %d, %d done: %d columns: %q", width, done, n, got)
			}
		}
	}
}

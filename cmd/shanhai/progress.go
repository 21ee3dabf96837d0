package main

import (
	"fmt"
	"io"
	"strings"
	"sync"
)

// progressBar shows on one line of a terminal how far the work is. Elsewhere it shows nothing.
type progressBar struct {
	w      io.Writer
	width  int
	colour bool

	mu    sync.Mutex
	shown string
}

// newProgressBar makes a bar on the terminal behind Err.
func newProgressBar(s ioStreams) *progressBar {
	return &progressBar{w: s.Err, width: s.ErrWidth, colour: s.Colour}
}

// show draws the bar. It may be called from any goroutine.
func (p *progressBar) show(done, total int, what string) {
	if p.width == 0 || total <= 0 {
		return
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	line := p.line(min(max(done, 0), total), total, what)
	if line == p.shown {
		return
	}
	p.shown = line
	fmt.Fprint(p.w, "\r"+line+"\x1b[K")
}

// clear takes the bar away.
func (p *progressBar) clear() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.shown != "" {
		fmt.Fprint(p.w, "\r\x1b[K")
	}
}

// barWidth is the most columns that the bar itself takes.
const barWidth = 30

// line words the bar so that it fits the terminal: the last column stays free, since some terminals wrap there.
func (p *progressBar) line(done, total int, what string) string {
	counts := fmt.Sprintf(" %d/%d ", done, total)
	room := p.width - 1 - len(counts)
	bar := min(barWidth, room-2)
	if bar < 3 {
		return clip(strings.TrimSpace(counts), p.width-1)
	}
	full := bar * done / total
	return "[" + p.paint(strings.Repeat("#", full)) + strings.Repeat(".", bar-full) + "]" + counts + clip(what, room-bar-2)
}

// paint colours the part that is done.
func (p *progressBar) paint(text string) string {
	if !p.colour {
		return text
	}
	return "\x1b[36m" + text + "\x1b[0m"
}

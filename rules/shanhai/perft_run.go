package shanhai

import (
	"sync"
	"sync/atomic"
)

// PerftOptions say how to count.
type PerftOptions struct {
	Threads    int  // goroutines that share the work; less than 2 means one
	MakeLeaves bool // make every act of the last turn too, instead of counting it
}

// Perft returns the number of sequences of exactly depth turns from p, which it leaves as it is. A finished game has no
// further turns; a forfeit is one act; on a landscape turn every kind left is one act for each hex, unless the kind has
// been drawn. Repetition does not end a game here. A depth below 1 counts the position itself.
func Perft(p *Position, depth int, o PerftOptions) uint64 {
	if depth < 1 {
		return 1
	}
	if o.Threads < 2 || depth < 2 {
		return newCounter(p, o).count(depth)
	}
	return perftShared(p, depth, o)
}

// Count is the perft of one act.
type Count struct {
	Act    Act
	Leaves uint64
}

// PerftDivide returns, for every legal act of p in the order of Moves, the perft of the depth-1 turns that follow it.
func PerftDivide(p *Position, depth int, o PerftOptions) []Count {
	var out []Count
	q := p.Clone()
	for _, m := range p.b.list(nil) {
		act := p.Act(m)
		q.Make(m)
		out = append(out, Count{act, Perft(q, depth-1, o)})
		q.Unmake()
	}
	return out
}

// counter counts on a board of its own, with one list of moves for each depth.
type counter struct {
	b          board
	makeLeaves bool
	lists      [][]Move
}

func newCounter(p *Position, o PerftOptions) *counter {
	return &counter{b: *p.b, makeLeaves: o.MakeLeaves}
}

func (c *counter) count(depth int) uint64 {
	for len(c.lists) < depth {
		c.lists = append(c.lists, make([]Move, 0, listCapacity))
	}
	if c.makeLeaves {
		return c.b.perftMade(depth, c.lists)
	}
	return c.b.perft(depth, c.lists)
}

// listCapacity is room for the acts of nearly all positions, so that lists hardly ever grow.
const listCapacity = 512

// perftShared hands the positions after one or two turns to several goroutines.
func perftShared(p *Position, depth int, o PerftOptions) uint64 {
	ahead := min(2, depth-1)
	jobs := make(chan []Move)
	var total atomic.Uint64
	var wait sync.WaitGroup
	for range o.Threads {
		wait.Go(func() {
			c := newCounter(p, o)
			for line := range jobs {
				total.Add(c.after(line, depth-len(line)))
			}
		})
	}
	b := *p.b
	b.lines(nil, ahead, func(line []Move) { jobs <- line })
	close(jobs)
	wait.Wait()
	return total.Load()
}

// lines calls do with every sequence of exactly n moves.
func (b *board) lines(line []Move, n int, do func([]Move)) {
	if n == 0 {
		do(append([]Move(nil), line...))
		return
	}
	before := b.state
	for _, m := range b.list(nil) {
		b.make(m)
		b.lines(append(line, m), n-1, do)
		b.unmake(m, &before)
	}
}

// after plays a line, counts and takes it back.
func (c *counter) after(line []Move, depth int) uint64 {
	if len(line) == 0 {
		return c.count(depth)
	}
	before := c.b.state
	c.b.make(line[0])
	n := c.after(line[1:], depth)
	c.b.unmake(line[0], &before)
	return n
}

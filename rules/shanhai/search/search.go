// Package search picks a sensible move by alpha-beta search with growing depth.
package search

import (
	"context"
	"slices"

	"shanhai/rules/shanhai"
)

// MaxDepth is the deepest search in turns.
const MaxDepth = 64

// Values are counted in hundredths of a closed side of a ring; a win is worth less the later it comes.
const (
	infinite = 1 << 20
	won      = 1 << 19
)

// Best returns the best legal move found in at most depth turns ahead, or until ctx is done; the first depth is always
// finished. It returns false if there is no legal move. The position is given back as it came.
func Best(ctx context.Context, p *shanhai.Position, depth int) (shanhai.Move, bool) {
	moves := p.Moves(nil)
	if len(moves) == 0 {
		return 0, false
	}
	s := searcher{p: p}
	best := moves[0]
	for d := 1; d <= min(depth, MaxDepth); d++ {
		s.ctx = ctx
		if d == 1 {
			s.ctx = context.WithoutCancel(ctx)
		}
		m, value := s.root(moves, d)
		if s.ctx.Err() != nil {
			break
		}
		best = m
		moves = first(moves, best)
		if len(moves) == 1 || value > won || value < -won {
			break
		}
	}
	return best, true
}

// first returns moves with one of them brought to the front.
func first(moves []shanhai.Move, m shanhai.Move) []shanhai.Move {
	i := slices.Index(moves, m)
	return slices.Insert(slices.Delete(moves, i, i+1), 0, m)
}

// searcher holds the buffers of a search.
type searcher struct {
	p     *shanhai.Position
	ctx   context.Context
	lists [MaxDepth + 1][]shanhai.Move
	nodes int
	done  bool
}

// root returns the best of moves and its value.
func (s *searcher) root(moves []shanhai.Move, depth int) (shanhai.Move, int) {
	best, alpha := moves[0], -infinite
	s.done = false
	for _, m := range moves {
		s.p.Make(m)
		value := -s.value(depth-1, -infinite, -alpha)
		s.p.Unmake()
		if value > alpha {
			best, alpha = m, value
		}
	}
	return best, alpha
}

// value returns what the position is worth for the player to move, looking depth turns ahead (negamax, fail-hard).
func (s *searcher) value(depth, alpha, beta int) int {
	switch r := s.p.Result(); {
	case r.Outcome == shanhai.Draw:
		return 0
	case r.Over():
		return s.decided(r.Outcome, depth)
	case depth == 0 || s.stopped():
		return s.p.Evaluate()
	}
	s.lists[depth] = s.p.Moves(s.lists[depth][:0])
	for _, m := range s.lists[depth] {
		s.p.Make(m)
		value := -s.value(depth-1, -beta, -alpha)
		s.p.Unmake()
		if value >= beta {
			return beta
		}
		alpha = max(alpha, value)
	}
	return alpha
}

// decided returns the value of a won or lost game; with more depth left it came sooner and counts more.
func (s *searcher) decided(o shanhai.Outcome, depth int) int {
	if (o == shanhai.WhiteWins) == (s.p.ToMove() == shanhai.White) {
		return won + 1 + depth
	}
	return -won - 1 - depth
}

// stopped asks the context once in a while.
func (s *searcher) stopped() bool {
	s.nodes++
	if s.nodes&255 == 0 && s.ctx.Err() != nil {
		s.done = true
	}
	return s.done
}

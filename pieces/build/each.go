package build

import (
	"context"
	"sync"
	"sync/atomic"
)

// each calls f for 0 to n-1 from so many workers and returns the error of the
// lowest number that failed. After an error or the context's end no new call
// is begun.
func each(ctx context.Context, workers, n int, f func(worker, i int) error) error {
	var next atomic.Int64
	var stop atomic.Bool
	errs := make([]error, n)
	var group sync.WaitGroup
	for worker := range min(workers, n) {
		group.Go(func() {
			for !stop.Load() && ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= n {
					return
				}
				if errs[i] = f(worker, i); errs[i] != nil {
					stop.Store(true)
				}
			}
		})
	}
	group.Wait()
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return ctx.Err()
}

// stages is how many stages a run has: bodies, pictures, files.
const stages = 3

// meter counts the steps of a run for its Progress. The stages weigh alike,
// each as many steps as there are pieces, since how many plates and files there
// will be shows only on the way.
type meter struct {
	mu             sync.Mutex
	pieces         int
	stage          int // 1-based
	done, expected int // of the stage
	tell           Progress
}

func newMeter(pieces int, tell Progress) *meter {
	if tell == nil {
		tell = func(int, int, Step) {}
	}
	return &meter{pieces: pieces, tell: tell}
}

// begin starts the next stage.
func (m *meter) begin(expected int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.stage++
	m.done, m.expected = 0, expected
}

func (m *meter) step(last Step) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.done++
	m.tell((m.stage-1)*m.pieces+m.pieces*m.done/m.expected, stages*m.pieces, last)
}

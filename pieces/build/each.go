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

// meter counts the steps of a run for its Progress.
type meter struct {
	mu          sync.Mutex
	done, total int
	tell        Progress
}

func newMeter(tell Progress) *meter {
	if tell == nil {
		tell = func(int, int, string) {}
	}
	return &meter{tell: tell}
}

// expect adds steps to come.
func (m *meter) expect(n int) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.total += n
}

func (m *meter) step(what string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.done++
	m.tell(m.done, m.total, what)
}

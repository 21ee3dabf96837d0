package main

import (
	"slices"
	"time"
)

// runs is how often each thing is measured; the median is quoted.
const runs = 9

// timing is the time that one tile, base and inlay, takes.
type timing struct {
	median, best time.Duration
	triangles    int
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

// timed runs f so often after a warm-up and returns median and best.
func timed(f func() error) (timing, error) {
	var all []time.Duration
	for i := range runs + 1 {
		start := time.Now()
		if err := f(); err != nil {
			return timing{}, err
		}
		if i > 0 {
			all = append(all, time.Since(start))
		}
	}
	slices.Sort(all)
	return timing{median: all[len(all)/2], best: all[0]}, nil
}

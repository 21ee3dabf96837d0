package main

import (
	"fmt"
	"maps"
	"path"
	"slices"
	"strings"
	"sync"
)

// counter is a sink that counts, and passes on to the next where there is one.
type counter struct {
	next sink

	mu    sync.Mutex
	sizes map[string]int
}

// Put counts a file.
func (c *counter) Put(name string, data []byte) error {
	if c.next != nil {
		if err := c.next.Put(name, data); err != nil {
			return err
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.sizes == nil {
		c.sizes = make(map[string]int)
	}
	c.sizes[name] = len(data)
	return nil
}

// String says how many files there were, and how large: "61 files (4.2 MB)".
func (c *counter) String() string {
	total := 0
	for _, size := range c.sizes {
		total += size
	}
	if len(c.sizes) == 1 {
		return "1 file (" + megabytes(total) + ")"
	}
	return fmt.Sprintf("%d files (%s)", len(c.sizes), megabytes(total))
}

// listed is the largest number of files that are listed one by one.
const listed = 12

// listing lists the files, one a line; many of them by folder and kind, but for
// those on top: "black/stl: 16 .stl".
func (c *counter) listing() string {
	var b strings.Builder
	kinds := map[string]map[string]int{} // how many, by folder and kind
	for _, name := range sortedKeys(c.sizes) {
		folder, kind := path.Dir(name), path.Ext(name)
		if len(c.sizes) <= listed || folder == "." {
			fmt.Fprintf(&b, "  %s\n", name)
			continue
		}
		if kinds[folder] == nil {
			kinds[folder] = map[string]int{}
		}
		kinds[folder][kind]++
	}
	for _, folder := range sortedKeys(kinds) {
		fmt.Fprintf(&b, "  %s: %s\n", folder, kindCounts(kinds[folder]))
	}
	return b.String()
}

// kindCounts words how many files there are of each kind: "7 .3mf, 7 .stl".
func kindCounts(kinds map[string]int) string {
	var counts []string
	for _, kind := range sortedKeys(kinds) {
		counts = append(counts, fmt.Sprintf("%d %s", kinds[kind], kind))
	}
	return strings.Join(counts, ", ")
}

// megabytes writes a size with one digit behind the point.
func megabytes(bytes int) string { return fmt.Sprintf("%.1f MB", float64(bytes)/1e6) }

// sortedKeys returns the keys in order.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

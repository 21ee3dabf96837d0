package models

import "slices"

// ascending sorts heights and drops those that occur twice.
func ascending(levels ...int64) []int64 {
	slices.Sort(levels)
	return slices.Compact(levels)
}

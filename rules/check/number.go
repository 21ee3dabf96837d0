package check

import "shanhai/rules/script"

// Numbers counts the examples of a file from 1, as authors name those without an id. What stands before the first example of a script
// and only agrees on something is none and has 0.
func Numbers(reports []Report) []int {
	out, last := make([]int, len(reports)), 0
	for i, r := range reports {
		if r.Empty() || onlyOptions(r.Example) && r.Verdict() <= OK {
			continue
		}
		last++
		out[i] = last
	}
	return out
}

// onlyOptions tells whether nothing happens in an example.
func onlyOptions(ex *script.Example) bool {
	for _, s := range ex.Steps {
		switch s.(type) {
		case script.Blank, script.Header, script.Option, script.HouseRule, script.Note:
		default:
			return false
		}
	}
	return true
}

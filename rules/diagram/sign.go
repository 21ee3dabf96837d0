package diagram

// sign is what a hex is marked with in a text.
type sign uint8

// The signs; a later one hides an earlier one.
const (
	noSign sign = iota
	targetSign
	fromSign
	toSign
	forbiddenSign
	faultSign
)

package threemf

import (
	"math"
	"strconv"

	"shanhai/inscriptions/planar"
)

// fractionUnit is 10^16 / planar.PerMM: a grid step has sixteen decimals at most.
const fractionUnit = 1e16 / planar.PerMM

// AppendSteps appends a number of grid steps as the exact decimal number of
// millimetres, so that a reader in float32 and one in float64 both get exactly
// the grid back.
func AppendSteps(dst []byte, steps int32) []byte {
	n := int64(steps)
	if n < 0 {
		dst, n = append(dst, '-'), -n
	}
	dst = strconv.AppendInt(dst, n/planar.PerMM, 10)
	if fraction := n % planar.PerMM; fraction != 0 {
		dst = appendFraction(dst, fraction*fractionUnit)
	}
	return dst
}

// appendFraction appends a point and sixteen digits without the trailing zeros.
func appendFraction(dst []byte, f int64) []byte {
	var digits [16]byte
	last := 0
	for i := 15; i >= 0; i-- {
		digits[i] = byte('0' + f%10)
		if f%10 != 0 && last == 0 {
			last = i + 1
		}
		f /= 10
	}
	return append(append(dst, '.'), digits[:last]...)
}

// AppendMM appends a length in mm with at most four decimals, as places on a
// plate are written.
func AppendMM(dst []byte, mm float64) []byte {
	tenths := int64(math.Round(mm * 1e4))
	if tenths < 0 {
		dst, tenths = append(dst, '-'), -tenths
	}
	dst = strconv.AppendInt(dst, tenths/1e4, 10)
	if f := tenths % 1e4; f != 0 {
		dst = appendFraction(dst, f*1e12)
	}
	return dst
}

// MM is AppendMM as a string.
func MM(mm float64) string { return string(AppendMM(nil, mm)) }

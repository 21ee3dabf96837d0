package threemf_test

import (
	"encoding/xml"
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"shanhai/inscriptions/planar"
	"shanhai/pieces/print/threemf"
)

// exact is the decimal form by arbitrary-precision arithmetic.
func exact(steps int32) string {
	s := new(big.Rat).SetFrac64(int64(steps), planar.PerMM).FloatString(16)
	return strings.TrimSuffix(strings.TrimRight(s, "0"), ".")
}

func checkSteps(t *testing.T, steps int32) {
	t.Helper()
	got := string(threemf.AppendSteps(nil, steps))
	if got != exact(steps) {
		t.Errorf("%d steps: %s, want %s", steps, got, exact(steps))
	}
	f, err := strconv.ParseFloat(got, 32)
	if abs(int64(steps)) <= planar.Limit && (err != nil || f*planar.PerMM != float64(steps)) {
		t.Errorf("%d steps come back as %v as float32: %v", steps, f*planar.PerMM, err)
	}
}

func abs(n int64) int64 { return max(n, -n) }

func TestStepsAreWrittenExactly(t *testing.T) {
	for _, steps := range []int32{0, 1, -1, 65535, 65536, 65537, 32768, -98304, planar.Limit, -planar.Limit, math.MaxInt32, math.MinInt32, 655360, 13107} {
		checkSteps(t, steps)
	}
}

func FuzzAppendSteps(f *testing.F) {
	f.Add(int32(123456))
	f.Fuzz(func(t *testing.T, steps int32) { checkSteps(t, steps) })
}

func TestPlacesHaveFourDecimals(t *testing.T) {
	for mm, want := range map[float64]string{0: "0", 307.2 + 10.5: "317.7", -1.2 * 256: "-307.2", 0.00005: "0.0001", 12.34567: "12.3457", -0.00001: "0"} {
		if got := threemf.MM(mm); got != want {
			t.Errorf("%v: %s, want %s", mm, got, want)
		}
	}
}

// FuzzEscape reads what was escaped with another program's XML reader.
func FuzzEscape(f *testing.F) {
	f.Add("a<b>\"c\" & 'd'\n\t")
	f.Add("\x00\xff山")
	f.Fuzz(func(t *testing.T, s string) {
		var v struct {
			A string `xml:"a,attr"`
			T string `xml:",chardata"`
		}
		if err := xml.Unmarshal([]byte(`<x a="`+threemf.Escape(s)+`">`+threemf.Escape(s)+`</x>`), &v); err != nil {
			t.Fatalf("%q: %v", s, err)
		}
		if v.A != v.T || clean(s) && v.A != s {
			t.Errorf("%q came back as %q, %q", s, v.A, v.T)
		}
	})
}

func clean(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r < ' ' || r > '~' })
}

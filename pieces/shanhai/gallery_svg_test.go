package shanhai_test

import (
	"bytes"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// pathsArea sums the areas in mm2 of an SVG's paths by the shoelace formula;
// holes run the other way round. The document must be well-formed.
func pathsArea(t *testing.T, data []byte) float64 {
	t.Helper()
	sum := 0.0
	d := xml.NewDecoder(bytes.NewReader(data))
	for {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return sum
		}
		if err != nil {
			t.Fatal(err)
		}
		e, ok := token.(xml.StartElement)
		for _, a := range e.Attr {
			if ok && e.Name.Local == "path" && a.Name.Local == "d" {
				sum += pathArea(t, a.Value)
			}
		}
	}
}

// pathArea is the area of one path of closed straight outlines.
func pathArea(t *testing.T, data string) float64 {
	t.Helper()
	sum := 0.0
	for _, loop := range strings.Split(strings.TrimSuffix(data, "Z"), "Z") {
		var all [][2]float64
		for _, p := range strings.Split(strings.TrimPrefix(loop, "M"), "L") {
			var at [2]float64
			if _, err := fmt.Sscan(p, &at[0], &at[1]); err != nil {
				t.Fatalf("%q: %v", p, err)
			}
			all = append(all, at)
		}
		for i, p := range all {
			q := all[(i+1)%len(all)]
			sum -= (p[0]*q[1] - p[1]*q[0]) / 2 // y runs down
		}
	}
	return sum
}

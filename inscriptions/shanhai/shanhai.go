// Package shanhai holds the drawings of the ShanHai set: the eight creatures
// and the bronze inscriptions of mountain and sea, each on a canvas of 1000
// units with all ink within a circle of radius Radius about its middle.
package shanhai

import (
	"embed"
	"fmt"
)

// Radius is the part of the canvas's half width that the ink may fill.
const Radius = 0.96

//go:embed *.svg
var art embed.FS

// Drawing returns the SVG document of a creature or landscape by its key, e.g. "yinglong".
func Drawing(key string) ([]byte, error) {
	data, err := art.ReadFile(key + ".svg")
	if err != nil {
		return nil, fmt.Errorf("the set has no drawing called %q", key)
	}
	return data, nil
}

// Package bagua holds the yin-yang and the eight trigrams, drawn on one canvas
// of 1000 units. The trigrams stand in King Wen's order, clockwise from Li at the top: Li,
// Kun, Dui, Qian, Kan, Gen, Zhen, Xun; each trigram's first line is the innermost.
package bagua

import _ "embed"

// Radius is the part of the canvas's half width that the ink fills.
const Radius = 0.98

//go:embed taiji.svg
var taiji []byte

//go:embed trigrams.svg
var trigrams []byte

// Taiji returns the SVG document of the yin-yang.
func Taiji() []byte { return taiji }

// Trigrams returns the SVG document of the ring of trigrams.
func Trigrams() []byte { return trigrams }

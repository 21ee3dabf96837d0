package hive

import (
	"fmt"
	"strconv"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// wrap is after how many columns and rows boardspace's grid comes round.
const wrap = 26

// grid knows where boardspace's places lie; the first tile lies on 0,0.
type grid struct {
	begun       bool
	column, row int // of 0,0
	stacks      map[[2]string][]string
}

// place returns the coordinates of a place of the grid: of all hexes that share its name, the one nearest to the realm.
func (g *grid) place(p *shanhai.Position, column, row string) (string, error) {
	c, err := columnNumber(column)
	if err != nil {
		return "", err
	}
	r, err := strconv.Atoi(row)
	if err != nil {
		return "", rules.NewSyntaxError(1, row, "a row such as 13")
	}
	if !g.begun {
		*g = grid{true, c, r, map[[2]string][]string{}}
	}
	h := nearest(p, hex.Hex{Q: c - g.column, R: g.row - r})
	return fmt.Sprintf("%d,%d", h.Q, h.R), nil
}

// nearest shifts a hex by whole rounds of the grid so that it lies nearest to the tiles on the table.
func nearest(p *shanhai.Position, h hex.Hex) hex.Hex {
	best, least := h, -1
	for _, dq := range [3]int{0, -wrap, wrap} {
		for _, dr := range [3]int{0, -wrap, wrap} {
			try := h.Add(hex.Hex{Q: dq, R: dr})
			if d := distance(p, try); least < 0 || d < least {
				best, least = try, d
			}
		}
	}
	return best
}

// distance returns how far a hex lies from the nearest tile, 0 in an empty realm.
func distance(p *shanhai.Position, h hex.Hex) int {
	least := -1
	for _, t := range p.Tiles() {
		if d := h.Distance(t.Hex); least < 0 || d < least {
			least = d
		}
	}
	return max(least, 0)
}

// columnNumber reads a column: A is 0; past the edges 1A is -1 and 1Z is 26.
func columnNumber(text string) (int, error) {
	if text == "" {
		return 0, rules.NewSyntaxError(1, text, "a column such as N")
	}
	digits, letter := text[:len(text)-1], strings.ToUpper(text[len(text)-1:])[0]
	n, err := strconv.Atoi("0" + digits)
	switch {
	case err != nil || letter < 'A' || letter > 'Z' || (digits != "" && letter != 'A' && letter != 'Z'):
		return 0, rules.NewSyntaxError(1, text, "a column such as N")
	case letter == 'A':
		return -n, nil
	}
	return int(letter-'A') + n, nil
}

// put remembers a tile on a place, and takes it from where it was.
func (g *grid) put(tile, column, row string) {
	for at, stack := range g.stacks {
		for i, t := range stack {
			if t == tile {
				g.stacks[at] = append(stack[:i:i], stack[i+1:]...)
			}
		}
	}
	at := [2]string{column, row}
	g.stacks[at] = append(g.stacks[at], tile)
}

// top returns the tile on top of a place.
func (g *grid) top(column, row string) string {
	stack := g.stacks[[2]string{column, row}]
	if len(stack) == 0 {
		return ""
	}
	return stack[len(stack)-1]
}

package script

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"shanhai/internal/columns"
	"shanhai/rules"
)

// Print writes a document in the one layout of the language. Parse reads it back as the same script; places, the
// Markdown headings and links, and the number of spaces between words are not part of a script.
func Print(d *Document) []byte {
	var p printer
	for i, e := range d.Examples {
		p.example(e, i == 0)
	}
	return []byte(p.String())
}

// printer writes lines.
type printer struct{ strings.Builder }

// line writes a line and its comment.
func (p *printer) line(text, comment string) {
	p.WriteString(text)
	if comment = printedComment(comment); comment != "" {
		if text != "" {
			p.WriteString("  ")
		}
		p.WriteString(comment)
	}
	p.WriteByte('\n')
}

// printedComment puts a space after the sign, but within a row of signs; deeper indentation stays.
func printedComment(comment string) string {
	if comment == "" {
		return ""
	}
	text := strings.TrimRightFunc(visible(strings.TrimPrefix(comment, "#")), isBlank)
	if r, _ := utf8.DecodeRuneInString(text); text == "" || r == '#' || isBlank(r) {
		return "#" + text
	}
	return "# " + text
}

// oneLine takes tabs and the blanks at both ends out of a text too.
func oneLine(text string) string {
	return strings.TrimFunc(strings.ReplaceAll(visible(text), "\t", " "), isBlank)
}

// visible puts spaces for the ends of lines and what else nobody sees.
func visible(text string) string {
	return strings.Map(func(r rune) rune {
		if isInvisible(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, "?"))
}

// example writes an example behind an empty line, unless it is the first or a comment stands right above it. The first
// needs no line of its own if it has no name.
func (p *printer) example(e Example, first bool) {
	if !first || e.ID != "" || !e.Title.Absent() || e.Comment != "" || len(e.Steps) == 0 {
		p.gap(first)
		p.line(exampleLine(e), e.Comment)
	}
	p.steps(e.Steps)
}

// gap writes the empty line between two examples.
func (p *printer) gap(first bool) {
	text := p.String()
	last := text[strings.LastIndexByte(strings.TrimSuffix(text, "\n"), '\n')+1:]
	if !first && last != "\n" && !strings.HasPrefix(last, "#") {
		p.WriteByte('\n')
	}
}

func exampleLine(e Example) string {
	line := "example"
	if e.ID != "" {
		line += " " + e.ID
	}
	if !e.Title.Absent() {
		line += " " + quoted(oneLine(e.Title.Text))
	}
	return line
}

// steps writes statements, with at most one empty line between two of them and none at either end, unless it parts a
// last comment from what follows.
func (p *printer) steps(steps []Step) {
	for i, s := range steps {
		if pic, is := s.(Picture); is {
			p.picture(pic)
			continue
		}
		if isEmpty(s) && (i == 0 || isEmpty(steps[i-1]) || i == len(steps)-1 && !isComment(steps[i-1])) {
			continue
		}
		text, base := printed(s)
		p.line(text, base.Comment)
	}
}

// printed writes a statement that takes a line.
func printed(s Step) (string, Base) {
	switch s := s.(type) {
	case Blank:
		return "", s.Base
	case Header:
		return headerLine(s), s.Base
	case Option:
		return "option " + word(s.Name) + ": " + word(s.Value), s.Base
	case HouseRule:
		return "rule " + word(s.ID) + " " + quoted(oneLine(s.Text.Text)), s.Base
	case Continue:
		return strings.TrimRight("continue "+word(s.From), " "), s.Base
	case Board:
		return "board: " + word(s.Text), s.Base
	case Fact:
		return word(s.Name) + ": " + word(s.Value), s.Base
	case Move:
		return moveLine(s), s.Base
	case Note:
		return strings.TrimRight("note "+s.Language, " ") + ": " + escaped(oneLine(s.Text.Text)), s.Base
	}
	return printedClaim(s)
}

// word writes words of the language or of the game with single spaces.
func word(w rules.Word) string { return spaced(oneLine(w.Text)) }

func headerLine(h Header) string {
	if name := word(h.Name); name != "game" {
		return name + ": " + escaped(oneLine(h.Value.Text))
	}
	return "game: " + word(h.Value)
}

func moveLine(m Move) string {
	line := "play " + word(m.Act)
	if !m.Number.Absent() {
		line = word(m.Number) + ". " + word(m.Act)
	}
	if m.Mark != "" {
		line += " " + m.Mark
	}
	return line
}

// printedClaim writes a claim.
func printedClaim(s Step) (string, Base) {
	switch s := s.(type) {
	case Legal:
		if s.Illegal {
			return claimLine("illegal "+word(s.Act), s.Claim)
		}
		return claimLine("legal "+word(s.Act), s.Claim)
	case Moves:
		return claimLine(movesLine(s), s.Claim)
	case Outcome:
		line := "result " + word(s.Result)
		if !s.By.Absent() {
			line += " by " + word(s.By)
		}
		return claimLine(line, s.Claim)
	case Equals:
		return claimLine("position "+word(s.Text), s.Claim)
	case Impossible:
		return claimLine("impossible", s.Claim)
	}
	return "", Base{}
}

// claimLine writes what a claim says between `false` and the rules that it cites.
func claimLine(text string, c Claim) (string, Base) {
	if c.False {
		text = "false " + text
	}
	if len(c.Because) > 0 {
		text += " because " + strings.Join(words(c.Because), ", ")
	}
	return text, c.Base
}

// words writes each word as word does.
func words(list []rules.Word) []string {
	out := make([]string, len(list))
	for i, w := range list {
		out[i] = word(w)
	}
	return out
}

func movesLine(m Moves) string {
	line := strings.TrimRight("moves "+word(m.Tile), " ")
	switch {
	case !m.Count.Absent():
		return line + " count " + word(m.Count)
	case len(m.Targets) == 0:
		return line + ": none"
	}
	return line + ": " + strings.Join(words(m.Targets), " ")
}

// picture writes the rows of a picture on its grid.
func (p *printer) picture(pic Picture) {
	head := "board"
	if pic.Origin.Q != 0 || pic.Origin.R != 0 {
		head += " " + strconv.Itoa(pic.Origin.Q) + "," + strconv.Itoa(pic.Origin.R)
	}
	p.line(head, pic.Comment)
	g := newSheet(pic)
	for _, row := range pic.Rows {
		p.line(g.row(row), row.Comment)
	}
	p.line("end", pic.EndComment)
}

// sheet is the grid of a picture as it is printed: the middle of a place that lies halves half hexes from the west stands
// in column margin + pitch/2·halves.
type sheet struct {
	west   int // half hexes of the westernmost place
	pitch  int // even
	margin int
}

// sheetIndent is the room left of a picture.
const sheetIndent = 2

// newSheet leaves two columns between the widest places.
func newSheet(pic Picture) sheet {
	widest, west, first := 1, 0, true
	for _, row := range pic.Rows {
		for _, spot := range row.Hexes {
			widest = max(widest, columns.Of(spotText(spot)))
		}
		if h := halves(row); len(row.Hexes) > 0 && (first || h < west) {
			west, first = h, false
		}
	}
	pitch := (widest + 3) / 2 * 2
	return sheet{west: west, pitch: pitch, margin: sheetIndent + (widest-1)/2}
}

// halves is how many half hexes a row's first place lies east of 0,0.
func halves(row Row) int { return 2*row.Start.Q + row.Start.R }

// row writes the places of a row with their middles on the grid.
func (g sheet) row(row Row) string {
	line, at := "", 0
	for i, spot := range row.Hexes {
		text := spotText(spot)
		middle := g.margin + g.pitch/2*(halves(row)-g.west+2*i)
		left := middle - (columns.Of(text)-1)/2
		line += fmt.Sprintf("%*s", left-at, "") + text
		at = left + columns.Of(text)
	}
	return line
}

// spotText writes a place.
func spotText(spot Spot) string {
	if len(spot) == 0 {
		return "."
	}
	return strings.Join(words(spot), "+")
}

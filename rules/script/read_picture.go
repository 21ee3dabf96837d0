package script

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"shanhai/internal/hex"
	"shanhai/internal/spelling"
	"shanhai/rules"
)

// maxPictureRows and maxPicturePlaces bound a picture; all tiles of a game fit in many times over.
const (
	maxPictureRows   = 100
	maxPicturePlaces = 100
)

// pictureReader gathers the rows of a picture.
type pictureReader struct {
	picture  Picture
	drawn    []drawnRow
	at       []int       // for each drawn row its index in picture.Rows
	gap      rules.Place // of the first empty line
	gapTold  bool
	failed   bool
	misbegun bool // its first line is wrong, so that it may be none
}

// board reads `board: text`, or begins the picture of `board` or `board q,r`.
func (p *reader) board(base Base, w rules.Word) Step {
	if text, is := strings.CutPrefix(w.Text, ":"); is {
		text := trimmed(after(w, len(w.Text)-len(text)))
		if p.present(text, "a position; a picture begins with board alone") {
			return Board{base, text}
		}
		p.picture = &pictureReader{picture: Picture{Base: base}, failed: true, misbegun: true}
		return nil
	}
	origin, ok := p.origin(w)
	p.picture = &pictureReader{picture: Picture{Base: base, Origin: origin}, failed: !ok, misbegun: !ok}
	return nil
}

// origin reads the hex of a picture's first place.
func (p *reader) origin(w rules.Word) (hex.Hex, bool) {
	if w.Text == "" {
		return hex.Hex{}, true
	}
	q, r, _ := cutAt(w, ",")
	qn, qok := coordinate(q.Text)
	rn, rok := coordinate(r.Text)
	if !qok || !rok {
		err := p.fail(w, `":" and a position, or the first hex of a picture such as 2,-1, or the end of the line`)
		if err.Nearest, _ = spelling.Coordinates(w.Text); err.Nearest == "" && strings.Contains(w.Text, " ") {
			err.Advice = "a position in one line begins with board and a colon"
		}
		return hex.Hex{}, false
	}
	return hex.Hex{Q: qn, R: rn}, true
}

// coordinate reads a number of at most maxDigits digits with or without a sign.
func coordinate(text string) (int, bool) {
	digits := strings.TrimPrefix(strings.TrimPrefix(text, "-"), "+")
	n, err := strconv.Atoi(text)
	return n, err == nil && isNumber(digits)
}

// pictureLine reads a line between board and end.
func (p *reader) pictureLine(base Base, body rules.Word) {
	words := fields(narrowedWord(body))
	switch {
	case len(words) == 0:
		p.pictureGap(base)
	case isEnd(words):
		p.tellGap()
		p.finishPicture(base)
	case len(words) > 1 && small(words[0].Text) == "end":
		p.fail(words[1], "the end of the line behind end")
		p.picture = nil
	case len(words) == 1 && spelling.OneSlip(small(words[0].Text), "end"):
		p.fail(words[0], "a row of the picture, or end").Nearest = "end"
		p.picture = nil
	case begins(words):
		p.missingEnd(words[0])
		p.line(p.raw)
	default:
		p.tellGap()
		base.At = words[0].At
		p.pictureRow(base, body, words)
	}
}

func narrowedWord(w rules.Word) rules.Word {
	w.Text = narrowed(w.Text)
	return w
}

// begins tells whether the words are those of a statement, so that the end of a picture must have been forgotten.
func begins(words []rules.Word) bool {
	number, dot := strings.CutSuffix(words[0].Text, ".")
	colon := slices.ContainsFunc(words, func(w rules.Word) bool { return strings.Contains(w.Text, ":") })
	return colon || dot && isNumber(number) || slices.Contains(plain(), small(words[0].Text))
}

// isEnd tells whether the words of a line end a picture.
func isEnd(words []rules.Word) bool {
	return len(words) == 1 && small(withoutStop(words[0]).Text) == "end"
}

// missingEnd ends a picture that does not end.
func (p *reader) missingEnd(w rules.Word) {
	if !p.picture.misbegun {
		p.fail(w, "a row of the picture, or end").Advice = fmt.Sprintf("the picture of line %d goes on until a line that says end", p.picture.picture.At.Line)
	}
	p.picture = nil
}

// pictureGap is a line without places: a comment is kept, an empty line is none of a picture's rows. It waits with what
// is to be said of it: without an end, the end is what the picture lacks.
func (p *reader) pictureGap(base Base) {
	if base.Comment == "" {
		if (p.picture.gap == rules.Place{}) {
			p.picture.gap = p.raw.At
		}
		return
	}
	base.At = p.raw.At
	p.picture.picture.Rows = append(p.picture.picture.Rows, Row{Base: base})
}

// tellGap complains of the first empty line above a row or the end.
func (p *reader) tellGap() {
	pic := p.picture
	if (pic.gap == rules.Place{} || pic.gapTold) {
		return
	}
	pic.gapTold, pic.failed = true, true
	err := p.fail(rules.Word{Text: "an empty line", At: pic.gap}, fmt.Sprintf("the next row of the picture that begins in line %d", pic.picture.At.Line))
	err.Advice = "delete the line, or write . in it for a row without a tile"
}

// pictureRow reads a row of places.
func (p *reader) pictureRow(base Base, body rules.Word, words []rules.Word) {
	pic := p.picture
	if len(words) > maxPicturePlaces || len(pic.picture.Rows) >= maxPictureRows {
		pic.failed = true
		p.fail(words[0], fmt.Sprintf("a picture of at most %d rows of %d places", maxPictureRows, maxPicturePlaces))
		return
	}
	row := Row{Base: base}
	for _, w := range words {
		spot, ok := p.spot(w)
		pic.failed = pic.failed || !ok
		row.Hexes = append(row.Hexes, spot)
	}
	if i := strings.IndexByte(body.Text, '\t'); i >= 0 {
		pic.failed = true
		err := p.fail(after(body, i), "spaces in a picture")
		err.Text, err.Advice = "a tab", "how wide a tab is nobody knows"
	}
	pic.at = append(pic.at, len(pic.picture.Rows))
	pic.picture.Rows = append(pic.picture.Rows, row)
	pic.drawn = append(pic.drawn, measured(body, words))
}

// spot reads the tiles of one place.
func (p *reader) spot(w rules.Word) (Spot, bool) {
	if w.Text == "." {
		return nil, true
	}
	var spot Spot
	for more := true; more; {
		var tile rules.Word
		tile, w, more = cutAt(w, "+")
		if tile.Text == "" || tile.Text == "." || strings.HasPrefix(tile.Text, "```") || strings.HasPrefix(tile.Text, "~~~") {
			p.fail(tile, "a tile, with + between the tiles of a place")
			return nil, false
		}
		if strings.IndexFunc(tile.Text, unicode.IsLetter) < 0 {
			p.fail(tile, "a tile, or . for an empty hex")
			return nil, false
		}
		spot = append(spot, tile)
	}
	return spot, true
}

// finishPicture finds the grid of the rows and adds the picture.
func (p *reader) finishPicture(end Base) {
	pic := p.picture
	p.picture = nil
	pic.picture.EndComment = end.Comment
	switch {
	case pic.failed:
		return
	case len(pic.drawn) == 0:
		p.fail(rules.Word{Text: "board", At: pic.picture.At}, "rows before end")
		return
	}
	starts, misfit := fitted(pic.drawn)
	if misfit != nil {
		p.fail(misfit.word, misfit.want).Advice = misfit.advice
		return
	}
	for i, s := range starts {
		pic.picture.Rows[pic.at[i]].Start = rowStart(pic.picture.Origin, i, s)
	}
	p.add(pic.picture)
}

// rowStart returns the hex that lies n rows below the origin and halves half hexes east of it.
func rowStart(origin hex.Hex, n, halves int) hex.Hex {
	return hex.Hex{Q: origin.Q + (halves-n)/2, R: origin.R + n}
}

// endPicture complains of a picture that the end of the text cuts off.
func (p *reader) endPicture() {
	if p.picture == nil {
		return
	}
	p.missingEnd(rules.Word{At: rules.Place{Line: p.raw.At.Line + 1, Column: 1}})
}

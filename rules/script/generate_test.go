package script

import (
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules"
)

// author writes random scripts.
type author struct{ *rand.Rand }

func (a *author) pick(from ...string) string { return from[a.IntN(len(from))] }

func there(text string) rules.Word {
	return rules.Word{Text: text, At: rules.Place{Line: 1, Column: 1}}
}

func (a *author) word(from ...string) rules.Word { return there(a.pick(from...)) }

// prose is a text with all that could be mistaken for something else.
func (a *author) prose() rules.Word {
	var b strings.Builder
	for range 1 + a.IntN(6) {
		b.WriteString(a.pick("a", "b ", "#", " #", `\`, `"`, `\#`, `\\`, "龍", "：", ": ", "because", "“", "”", "end", "，", "  ", "\u00a0x", "é"))
	}
	text := strings.TrimFunc(b.String(), isBlank)
	if text == "" {
		text = "#"
	}
	return there(text)
}

// base is a statement with or without a comment.
func (a *author) base() Base {
	return Base{At: rules.Place{Line: 1, Column: 1}, Comment: a.pick("", "", "", "# note", "##", "#", "#   deep # deeper", `# \# "`)}
}

func (a *author) tile() rules.Word {
	return a.word("wY", "bX1", "wQ2", "S", "M", "白青龍1", "山", "黑應龍", "endless", "w", "é", "e\u0301")
}

func (a *author) act() rules.Word {
	return a.word("wX1 0,0", `wX1 wQ1\`, `bQ2 \wY`, "pass", "M -wY", "white QingLong 1 bY/", "白青龍1 /黑應龍", "bQ1 -wF by wF")
}

func (a *author) because() []rules.Word {
	var ids []rules.Word
	for range a.IntN(3) {
		ids = append(ids, a.word("freedom", "one-realm", "不換", "x2"))
	}
	return ids
}

func (a *author) claim() Claim {
	return Claim{Base: a.base(), False: a.IntN(3) == 0, Because: a.because()}
}

// step is any statement but an empty line.
func (a *author) step() Step {
	switch a.IntN(16) {
	case 0:
		return Blank{Base{At: there("").At, Comment: a.pick("#", "# x", "###", "#  # y")}}
	case 1:
		return Header{a.base(), a.word("title", "title zh-Hant", "event", "date", "place", "player white"), a.prose()}
	case 2:
		return Header{a.base(), there("game"), a.word("shanhai", "chess")}
	case 3:
		return Option{a.base(), a.word("landscape", "ring of fire"), a.word("5", "an odd one")}
	case 4:
		return HouseRule{a.base(), a.word("no-swap", "不換"), a.prose()}
	case 5:
		return Board{a.base(), a.word("wY 0,0; bY 1,0", "turn 3", "first b")}
	case 6, 7:
		return a.drawing()
	case 8:
		return Fact{a.base(), a.word("to move", "turn", "last", "memory white", "drawn"), a.word("black", "11", "1,0", "sea")}
	case 9, 10:
		return a.move()
	case 11:
		return Note{a.base(), a.pick("", "en", "zh-Hant"), a.prose()}
	}
	return a.anyClaim()
}

func (a *author) move() Step {
	m := Move{Base: a.base(), Act: a.act(), Mark: a.pick("", "", "!", "?", "!!", "??", "!?", "?!")}
	if a.IntN(3) > 0 {
		m.Number = there(strconv.Itoa(1 + a.IntN(100)))
	}
	return m
}

func (a *author) anyClaim() Step {
	c := a.claim()
	switch a.IntN(5) {
	case 0:
		c.False = false
		return Legal{Claim: c, Illegal: a.IntN(2) == 0, Act: a.act()}
	case 1:
		return a.movesClaim(c)
	case 2:
		o := Outcome{Claim: c, Result: a.word("white", "black", "draw", "open")}
		if a.IntN(3) == 0 {
			o.By = a.word("resignation", "agreement")
		}
		return o
	case 3:
		return Equals{c, a.word("game LPF; turn 3; wX1 0,0", "turn 1")}
	}
	return Impossible{c}
}

func (a *author) movesClaim(c Claim) Step {
	m := Moves{Claim: c, Tile: a.word("wQ1", "white QingLong 1", "山")}
	switch a.IntN(3) {
	case 0:
		m.Count = a.word("0", "14")
		if a.IntN(2) == 0 {
			m.Tile = rules.Word{}
		}
	case 1:
		for range 1 + a.IntN(4) {
			m.Targets = append(m.Targets, a.word("1,0", "-2,+3", "-bY", `wQ1\`, "白青龍1/"))
		}
	}
	return m
}

// drawing is a picture; one of its rows has two places, so that it has a pitch.
func (a *author) drawing() Step {
	p := Picture{Base: a.base(), Origin: hex.Hex{Q: a.IntN(9) - 4, R: a.IntN(9) - 4}, EndComment: a.pick("", "# done")}
	at := p.Origin
	for n := range 1 + a.IntN(5) {
		if a.IntN(6) == 0 {
			p.Rows = append(p.Rows, Row{Base: Base{At: there("").At, Comment: "# between"}})
		}
		row := Row{Base: a.base(), Start: at}
		for i := range 1 + a.IntN(5) {
			row.Hexes = append(row.Hexes, a.spot(n == 0 && i == 0))
		}
		if n == 0 {
			row.Hexes = append(row.Hexes, nil)
		}
		p.Rows = append(p.Rows, row)
		at = at.Add(hex.Hex{Q: a.IntN(5) - 3, R: 1})
	}
	return p
}

func (a *author) spot(full bool) Spot {
	var s Spot
	for range a.IntN(4) {
		s = append(s, a.tile())
	}
	if full && s == nil {
		return Spot{there("wY")}
	}
	return s
}

// document is a script of several examples.
func (a *author) document() *Document {
	d := &Document{}
	for n := range 1 + a.IntN(4) {
		e := Example{}
		if n > 0 || a.IntN(2) == 0 {
			e.ID, e.Comment = "x"+strconv.Itoa(n), a.pick("", "# of its own")
		}
		if e.ID != "" && a.IntN(2) == 0 {
			e.Title = a.prose()
		}
		if n > 0 && a.IntN(3) == 0 {
			e.Steps = append(e.Steps, Continue{a.base(), a.word("", "x"+strconv.Itoa(n-1))})
			if c := e.Steps[0].(Continue); c.From.Text == "" || n == 1 {
				e.Steps[0] = Continue{Base: c.Base}
			}
		}
		a.fill(&e)
		d.Examples = append(d.Examples, e)
	}
	return d
}

// fill adds statements, with empty lines between some.
func (a *author) fill(e *Example) {
	for range 1 + a.IntN(7) {
		if n := len(e.Steps); n > 0 && !isEmpty(e.Steps[n-1]) && a.IntN(4) == 0 {
			e.Steps = append(e.Steps, Blank{})
		}
		e.Steps = append(e.Steps, a.step())
	}
}

// bare returns a deep copy of a document without places, headings and links: what is absent and what is there alone tell
// one place from another. Spaces between the words of the game count once.
func bare(d *Document) *Document {
	return stripped(reflect.ValueOf(&Document{Examples: d.Examples})).Interface().(*Document)
}

func stripped(v reflect.Value) reflect.Value {
	out := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.Pointer:
		out.Set(reflect.New(v.Type().Elem()))
		out.Elem().Set(stripped(v.Elem()))
	case reflect.Interface:
		out.Set(stripped(v.Elem()))
	case reflect.Slice:
		for i := range v.Len() {
			out = reflect.Append(out, stripped(v.Index(i)))
		}
	case reflect.Struct:
		strippedFields(v, out)
	default:
		out.Set(v)
	}
	return out
}

func strippedFields(v, out reflect.Value) {
	switch x := v.Interface().(type) {
	case rules.Place:
	case rules.Word:
		if !x.Absent() {
			out.Set(reflect.ValueOf(there(x.Text)))
		}
	default:
		for i := range v.NumField() {
			out.Field(i).Set(stripped(v.Field(i)))
		}
		if e, is := x.(Example); is && e.Heading != "" {
			out.FieldByName("Heading").SetString("")
		}
	}
}

// respaced puts one space for each run of blanks into the words of the game, which Print does.
func respaced(d *Document) *Document {
	d = bare(d)
	for i := range d.Examples {
		for j, s := range d.Examples[i].Steps {
			d.Examples[i].Steps[j] = respacedStep(s)
		}
	}
	return d
}

func respacedStep(s Step) Step {
	switch s := s.(type) {
	case Option:
		s.Value.Text = spaced(s.Value.Text)
		return s
	case Header:
		if s.Name.Text == "game" {
			s.Value.Text = spaced(s.Value.Text)
		}
		return s
	case Board:
		s.Text.Text = spaced(s.Text.Text)
		return s
	case Fact:
		s.Value.Text = spaced(s.Value.Text)
		return s
	case Move:
		s.Act.Text = spaced(s.Act.Text)
		return s
	case Legal:
		s.Act.Text = spaced(s.Act.Text)
		return s
	case Moves:
		s.Tile.Text = spaced(s.Tile.Text)
		return s
	case Equals:
		s.Text.Text = spaced(s.Text.Text)
		return s
	}
	return s
}

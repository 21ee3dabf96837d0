package hive

import (
	"fmt"
	"strings"

	"shanhai/internal/hex"
	"shanhai/rules/shanhai"
	"shanhai/rules/uhp"
)

// firstColumn and firstRow are where a written game begins: the place where boardspace's own files do.
const firstColumn, firstRow = 'N' - 'A', 13

// sgfTag is a tag that SGF has a property for; form is how its value is written.
type sgfTag struct{ property, tag, form string }

func sgfTags() []sgfTag {
	return []sgfTag{{"GN", titleTag, "%s"}, {"EV", "Event", "%s"}, {"RO", "Round", "%s"}, {"PC", "Site", "%s"}, {"DT", "Date", "%s"},
		{"AN", "Annotator", "%s"}, {"SO", "Source", "%s"}, {"P0", "White", `id "%s"`}, {"P1", "Black", `id "%s"`}}
}

// SGF writes a game in boardspace's form, remarks as SGF has them: C, and TE, BM, IT and DO. Left tells what is lost.
func (g Game) SGF() (string, error) {
	if err := g.only(); err != nil {
		return "", err
	}
	var out strings.Builder
	out.WriteString("(;\nGM[27]VV[1]\n")
	fmt.Fprintf(&out, "SU[%s]\n", variant(g.Options))
	for _, t := range sgfTags() {
		if value := g.Tag(t.tag); value != "" {
			fmt.Fprintf(&out, "%s[%s]\n", t.property, sgfEscape(fmt.Sprintf(t.form, oneLine(value))))
		}
	}
	if g.Result.By == Unsaid {
		fmt.Fprintf(&out, "RE[%s]\n", g.sgfResult())
	}
	out.WriteString(g.sgfRemarks(0))
	out.WriteString("; P0[0 Start P0]\n")
	w := sgfWriter{game: g, out: &out, number: 1}
	if _, err := g.spell(w.act); err != nil {
		return "", err
	}
	w.end(g.Result)
	out.WriteString(")\n")
	return out.String(), nil
}

// variant writes the expansions, e.g. "Hive-PLM".
func variant(o shanhai.Options) string {
	name := ""
	for _, x := range []struct {
		in     bool
		letter string
	}{{o.FeiLian, "P"}, {o.QiLin, "L"}, {o.PiXiu, "M"}} {
		if x.in {
			name += x.letter
		}
	}
	if name == "" {
		return "Hive"
	}
	return "Hive-" + name
}

type sgfWriter struct {
	game   Game
	out    *strings.Builder
	number int
	acts   int
	side   int // of the player who has moved last
}

// act writes the nodes of a move: what is picked up, where it is put, and that the turn is done.
func (w *sgfWriter) act(p *shanhai.Position, act shanhai.Act) string {
	w.side = int(p.ToMove())
	if act.Type == shanhai.Forfeit {
		w.node("Pass")
		w.done()
		return ""
	}
	tile := numbered(uhp.Letters().Creature(act.Creature))
	if act.Type == shanhai.Introduce {
		w.node("Pick %s 0 %s", strings.ToUpper(tile[:1]), tile)
	} else {
		w.node("Pickb %s %s", gridName(act.From), tile)
	}
	w.node("Dropb %s %s %s", tile, gridName(act.To), w.beside(p, act))
	w.done()
	return ""
}

// done ends a turn with what is said of it.
func (w *sgfWriter) done() {
	w.node("Done")
	w.acts++
	w.out.WriteString(w.game.sgfRemarks(w.acts))
}

// sgfRemarks writes what is said after so many acts: the notes are the lines of one comment.
func (g Game) sgfRemarks(acts int) string {
	var notes []string
	out := ""
	for _, r := range g.after(acts) {
		for _, m := range marks() {
			if r.Mark == m.mark {
				out += m.property + "\n"
			}
		}
		if r.Text != "" {
			notes = append(notes, sgfEscape(r.spoken()))
		}
	}
	if len(notes) > 0 {
		out += "C[" + strings.Join(notes, "\n") + "]\n"
	}
	return out
}

// beside writes the neighbour after the grid place; "." for the first tile, a full stop after the tile climbed upon.
func (w *sgfWriter) beside(p *shanhai.Position, act shanhai.Act) string {
	_, place, _ := strings.Cut(uhp.Letters().Act(p, act), " ")
	switch {
	case len(p.Tiles()) == 0:
		return "."
	case !strings.ContainsAny(place, `-/\`):
		return numbered(place) + "."
	}
	name := strings.Trim(place, `-/\`)
	return strings.Replace(place, name, numbered(name), 1)
}

func (w *sgfWriter) node(format string, args ...any) {
	fmt.Fprintf(w.out, "; P%d[%d %s]\n", w.side, w.number, sgfEscape(fmt.Sprintf(format, args...)))
	w.number++
}

// end writes a result that players made.
func (w *sgfWriter) end(r Result) {
	switch r.By {
	case Shown, Unsaid:
		return
	case Agreed:
		w.side = 1 - w.side
		w.node("AcceptDraw")
	case Resigned:
		w.side = map[shanhai.Outcome]int{shanhai.WhiteWins: 1, shanhai.BlackWins: 0}[r.Outcome]
		w.node("Resign")
	}
	w.node("Done")
}

// numbered writes the one mosquito, ladybug and pillbug with a number, as boardspace does; not the queen.
func numbered(tile string) string {
	if len(tile) == 2 && tile[1] != 'Q' {
		return tile + "1"
	}
	return tile
}

// gridName writes a hex as a column and a row.
func gridName(h hex.Hex) string {
	column := ((firstColumn+h.Q)%wrap + wrap) % wrap
	row := ((firstRow-h.R-1)%wrap+wrap)%wrap + 1
	return fmt.Sprintf("%c %d", 'A'+column, row)
}

// sgfEscape keeps brackets and backslashes within a value.
func sgfEscape(text string) string {
	return strings.NewReplacer(`\`, `\\`, `]`, `\]`).Replace(text)
}

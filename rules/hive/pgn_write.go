package hive

import (
	"fmt"
	"strings"

	"shanhai/rules/uhp"
)

// PGN writes a game with one ply a line, marks as PGN numbers them and notes as comments.
func (g Game) PGN() (string, error) {
	if err := g.only(); err != nil {
		return "", err
	}
	moves, err := g.spell(uhp.Letters().Act)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	fmt.Fprintf(&out, "[GameType %q]\n", uhp.GameType(g.Options))
	for _, t := range g.Tags {
		fmt.Fprintf(&out, "[%s \"%s\"]\n", t.Name, strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(oneLine(t.Value)))
	}
	result := [...]string{"*", "1-0", "0-1", "1/2-1/2"}[g.Result.Outcome]
	fmt.Fprintf(&out, "[Result \"%s\"]\n", result)
	if how := g.Result.termination(); how != "" && g.Tag(terminationTag) == "" {
		fmt.Fprintf(&out, "[%s %q]\n", terminationTag, how)
	}
	out.WriteByte('\n')
	out.WriteString(g.pgnNotes(0))
	for i, move := range moves {
		fmt.Fprintf(&out, "%d. %s%s\n%s", i+1, move, g.nag(i+1), g.pgnNotes(i+1))
	}
	fmt.Fprintln(&out, result)
	return out.String(), nil
}

// nag writes the number of an act's mark behind a space.
func (g Game) nag(act int) string {
	for _, m := range marks() {
		if m.mark == g.markOf(act) {
			return " " + m.nag
		}
	}
	return ""
}

// pgnNotes writes the notes after so many acts, a line each: in braces, or behind a semicolon if there is a brace in them.
func (g Game) pgnNotes(acts int) string {
	out := ""
	for _, r := range g.after(acts) {
		switch text := r.spoken(); {
		case r.Text == "":
		case strings.ContainsAny(text, "{}"):
			out += "; " + text + "\n"
		default:
			out += "{" + text + "}\n"
		}
	}
	return out
}

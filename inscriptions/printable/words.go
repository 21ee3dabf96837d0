package printable

import (
	"fmt"
	"strings"
)

// Summary words the report in one line.
func (r Report) Summary() string {
	if len(r.Findings) == 0 {
		return fmt.Sprintf("nothing is too small for the %g mm nozzle: strokes have %s mm, gaps %s mm, islands %s mm or more",
			r.Limits.Nozzle, number(r.Limits.Stroke, 2), number(r.Limits.Gap, 2), number(r.Limits.Island, 2))
	}
	verb := "are"
	if len(r.Findings) == 1 {
		verb = "is"
	}
	return fmt.Sprintf("%s %s too small for the %g mm nozzle", r.counts(), verb, r.Limits.Nozzle)
}

// Losses says in one line what would become of the drawing as it is.
func (r Report) Losses() string {
	return fmt.Sprintf("printed as it is, %.1f of the drawing's %.1f mm2 would be lost, and gaps of %.1f mm2 would close", r.Lost, r.Ink, r.Filled)
}

// counts lists how many there are of each kind: "7 strokes, 12 gaps and 1 island".
func (r Report) counts() string {
	var parts []string
	for _, k := range []Kind{Stroke, Gap, Island} {
		if n := r.Count(k); n > 0 {
			parts = append(parts, counted(n, k.String()))
		}
	}
	if last := len(parts) - 1; last > 0 {
		return strings.Join(parts[:last], ", ") + " and " + parts[last]
	}
	return strings.Join(parts, "")
}

// counted writes a number with what is counted: "1 stroke", "7 strokes".
func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

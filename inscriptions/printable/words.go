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

// Shares words what an opening and a closing by discs as wide as the limits do.
func (r Report) Shares() string {
	return fmt.Sprintf("%.1f %% of the ink is narrower than %s mm, ground as large as %.1f %% of it narrower than %s mm",
		100*r.LostShare(), number(r.Limits.Stroke, 2), 100*r.FilledShare(), number(r.Limits.Gap, 2))
}

// counts lists how many there are of each kind: "7 strokes, 12 gaps and 1 island".
func (r Report) counts() string {
	var parts []string
	for _, k := range []Kind{Stroke, Gap, Island} {
		switch n := r.Count(k); n {
		case 0:
		case 1:
			parts = append(parts, "1 "+k.String())
		default:
			parts = append(parts, fmt.Sprintf("%d %ss", n, k))
		}
	}
	if last := len(parts) - 1; last > 0 {
		return strings.Join(parts[:last], ", ") + " and " + parts[last]
	}
	return strings.Join(parts, "")
}

// Worst returns the finding that costs most, measured against its limit.
func (r Report) Worst() (Finding, bool) {
	var worst Finding
	for _, f := range r.Findings {
		if worst.Limit == 0 || f.weight() > worst.weight() {
			worst = f
		}
	}
	return worst, len(r.Findings) > 0
}

// weight makes losses of different kinds comparable.
func (f Finding) weight() float64 { return f.Lost / float64(f.Limit*f.Limit) }

// Warnings returns what a build says of a glyph that can't be printed as drawn:
// one line, or none. Repair is the command that mends it, empty where none does.
func Warnings(key string, r Report, repair string) []string {
	worst, ok := r.Worst()
	if !ok {
		return nil
	}
	text := worst.String()
	if len(r.Findings) > 1 {
		text = "the worst is a " + text
	}
	way := "a larger --size helps"
	if repair != "" {
		way += fmt.Sprintf(", or %q", repair)
	}
	return []string{fmt.Sprintf("%s: %s: %s; %s", key, r.Summary(), text, way)}
}

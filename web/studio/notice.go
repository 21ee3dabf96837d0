package studio

import (
	"regexp"
	"slices"
)

// Notice is a line for the maker: a warning of the design or of its making. A
// page words it by its code and facts, in its own language and with its own
// controls; the text is the command's line, for codes that a page does not know.
type Notice struct {
	Code  string            `json:"code"` // of the saying; empty for one that has none
	Facts map[string]string `json:"facts,omitempty"`
	Text  string            `json:"text"`
}

// saying is a line of the packages below, with its facts as named groups.
type saying struct {
	code string
	form *regexp.Regexp
}

// warningSayings are the warnings of pieces/design, pieces/shanhai and
// pieces/build; a test provokes each of them. What a reader says of a drawing
// stands in the reader's own words, so it comes last.
func warningSayings() []saying {
	return []saying{
		{"engraved-bed", regexp.MustCompile(`^style engraved: a face on the bed `)},
		{"back-bed", regexp.MustCompile(`^back\b.*: face up the name lies on the bed`)},
		{"font-unused", regexp.MustCompile(`^font\b.*: no glyph is text`)},
		{"change-unused", regexp.MustCompile(`^change\b.*: only the skin style .* style (?P<style>[a-z]+) leaves it unused$`)},
		{"back-small", regexp.MustCompile(`^(?P<piece>[a-z-]+): (?P<name>\S+) on the back: .* too small for the (?P<nozzle>[\d.]+) mm nozzle`)},
		{"too-small", regexp.MustCompile(`^(?P<piece>[a-z-]+): (?:(?P<strokes>\d+) strokes?)?(?:, | and )?(?:(?P<gaps>\d+) gaps?)?(?: and )?(?:(?P<islands>\d+) islands?)? (?:is|are) too small for the (?P<nozzle>[\d.]+) mm nozzle; `)},
		{"unseen", regexp.MustCompile(`^(?P<piece>[a-z-]+): its colour is that of (?P<base>[a-z-]+), (?P<colour>#[0-9A-F]{6}), `)},
		{"towerless", regexp.MustCompile(`^(?P<piece>[a-z-]+): "(?P<object>.*)" leaves no room for a prime tower on the (?P<printer>.*), so `)},
		{"reader", regexp.MustCompile(`^(?P<piece>[a-z-]+): (?P<words>.+)$`)},
	}
}

// troubleSayings are the reasons of pieces/design for refusing what a page's
// controls can say.
func troubleSayings() []saying {
	return []saying{
		{"range", regexp.MustCompile(`^(?P<value>-?[\d.e+]+)(?: \S+)? is too (?:small|large)$`)},
		{"number", regexp.MustCompile(`^".*" is not a (?:whole )?number$`)},
		{"layers", regexp.MustCompile(`^(?P<value>[\d.]+) mm is not a whole number of (?P<layer>[\d.]+) mm layers`)},
		{"skin-faces", regexp.MustCompile(`^the skin style changes the filament once`)},
		{"skin-down", regexp.MustCompile(`^the skin is the last layers of a print`)},
		{"carved", regexp.MustCompile(`^a carved face on the bed would hang`)},
		{"back-faces", regexp.MustCompile(`^both faces carry the glyph`)},
		{"depth", regexp.MustCompile(`^(?P<depth>[\d.]+) mm on (?P<faces>\d) faces leaves nothing of a tile (?P<thickness>[\d.]+) mm thick$`)},
		{"missing", regexp.MustCompile(`^` + regexp.QuoteMeta(errNotThere.Error()) + `$`)},
	}
}

// allowedSayings are the ways out that hold numbers a page can offer.
func allowedSayings() []saying {
	return []saying{
		{"nearest", regexp.MustCompile(`^(?P<below>[\d.]+) or (?P<above>[\d.]+) mm, the two nearest$`)},
		{"less", regexp.MustCompile(`^less than (?P<most>[\d.]+) mm, or a thicker tile$`)},
		{"tiles", regexp.MustCompile(`a box for tiles up to (?P<most>[\d.]+) mm fits it`)},
	}
}

// understood finds the saying of a line.
func understood(all []saying, line string) (code string, facts map[string]string) {
	for _, s := range all {
		if found := s.form.FindStringSubmatch(line); found != nil {
			return s.code, named(s.form, found)
		}
	}
	return "", nil
}

// named returns the groups that took part in a match, by name.
func named(form *regexp.Regexp, found []string) map[string]string {
	out := map[string]string{}
	for i, name := range form.SubexpNames() {
		if name != "" && found[i] != "" {
			out[name] = found[i]
		}
	}
	return out
}

// notices understands the warnings, each once.
func notices(lines ...[]string) []Notice {
	var out []Notice
	all := warningSayings()
	for _, line := range slices.Concat(lines...) {
		if slices.ContainsFunc(out, func(n Notice) bool { return n.Text == line }) {
			continue
		}
		code, facts := understood(all, line)
		out = append(out, Notice{code, facts, line})
	}
	return out
}

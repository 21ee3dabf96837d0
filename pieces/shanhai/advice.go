package shanhai

import (
	"fmt"
	"slices"
	"strings"

	"shanhai/pieces/design"
)

// checkCommand is the command that shows what of a glyph can't be printed, as
// this design has it.
func (f *factory) checkCommand(key string) string {
	d, source := f.design, key
	bearing := []string{"chamfer", "glyph-rotate"} // settings that change what it shows
	if own, ok := d.Glyph[key]; ok {
		source, bearing = own, append(bearing, "glyph-fit")
	}
	if _, text := design.GlyphText(source); text {
		bearing = append(bearing, "font")
	}
	words := fmt.Sprintf("shanhai glyph check %s --size %g --nozzle %s", shellWord(source), d.Size, d.Nozzle)
	for _, s := range design.Settings(Catalogue()) {
		said := strings.Join(s.Show(d), ",")
		if slices.Contains(bearing, s.Key) && said != strings.Join(s.Default, ",") {
			words += " --" + s.Key + " " + shellWord(said)
		}
	}
	return words
}

// shellWord quotes what a shell would take apart.
func shellWord(text string) string {
	if !strings.ContainsAny(text, " \t\"'#$&*()[]{}<>?|;`!~\\") {
		return text
	}
	return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
}

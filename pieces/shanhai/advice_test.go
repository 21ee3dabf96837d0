package shanhai

import (
	"testing"

	"shanhai/pieces/design"
)

// The command shows the glyph as the build has it: what is not the default and
// bears on it, and nothing else.
func TestCheckCommand(t *testing.T) {
	for _, c := range []struct {
		change func(*design.Design)
		want   string
	}{
		{func(*design.Design) {}, "shanhai glyph check shan --size 38 --nozzle 0.4"},
		{func(d *design.Design) { d.Size, d.Nozzle = 26.5, design.Nozzle02 }, "shanhai glyph check shan --size 26.5 --nozzle 0.2"},
		{func(d *design.Design) {
			d.Chamfer, d.GlyphRotate, d.GlyphFit, d.Font = 0.4, -30, design.FitKeep, "Kai.otf"
		},
			"shanhai glyph check shan --size 38 --nozzle 0.4 --chamfer 0.4 --glyph-rotate -30"},
		{func(d *design.Design) { d.GlyphFit, d.Glyph = design.FitKeep, map[string]string{"shan": "a b's.svg"} },
			`shanhai glyph check 'a b'\''s.svg' --size 38 --nozzle 0.4 --glyph-fit keep`},
		{func(d *design.Design) { d.Font, d.Glyph = "Kai.otf", map[string]string{"shan": "text:山"} },
			"shanhai glyph check text:山 --size 38 --nozzle 0.4 --font Kai.otf"},
	} {
		d := plainDesign()
		c.change(&d)
		if got := newFactory(d, nil).checkCommand("shan"); got != c.want {
			t.Errorf("%s\nwant %s", got, c.want)
		}
	}
}

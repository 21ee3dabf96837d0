package studio

import (
	"slices"
	"strings"

	"shanhai/internal/saying"
	"shanhai/pieces/design"
)

// Choices are the settings that differ from their defaults, by key, said as
// design.Draft.Set takes them: one text for a scalar, one an item for a list,
// one "name=value" an entry for a table.
type Choices map[string][]string

// draft says the choices in the table's order.
func (s *Studio) draft(c Choices) (*design.Draft, error) {
	d, err := design.New(s.catalogue)
	if err != nil {
		return nil, err
	}
	for _, setting := range d.Settings() {
		values, said := c[setting.Key]
		if !said {
			continue
		}
		if err := d.Set(setting.Key, values, setting.Key); err != nil {
			return nil, err
		}
	}
	return d, s.known(d, c)
}

// known refuses a key that no setting has.
func (s *Studio) known(d *design.Draft, c Choices) error {
	for key, values := range c {
		if !slices.ContainsFunc(d.Settings(), func(s design.Setting) bool { return s.Key == key }) {
			return d.Set(key, values, key)
		}
	}
	return nil
}

// finished turns choices into a design.
func (s *Studio) finished(c Choices) (design.Design, []saying.Line, error) {
	draft, err := s.draft(c)
	if err != nil {
		return design.Design{}, nil, err
	}
	return draft.Finish()
}

// choicesOf returns what of a design differs from the defaults.
func (s *Studio) choicesOf(d design.Design) Choices {
	out := Choices{}
	for _, setting := range design.Settings(s.catalogue) {
		values := setting.Show(d)
		if setting.Kind.IsTable() {
			values = without(values, setting.Default)
		}
		if len(values) > 0 && !slices.Equal(values, setting.Default) && !isAll(setting, values) {
			out[setting.Key] = values
		}
	}
	return out
}

// isAll tells whether a list names everything that its default does.
func isAll(s design.Setting, values []string) bool {
	return s.Kind == design.List && s.Word == "" && strings.Join(values, ",") == strings.Join(s.Default, ",")
}

// without returns the entries of a table that its defaults do not have.
func without(entries, defaults []string) []string {
	var out []string
	for _, e := range entries {
		if !slices.Contains(defaults, e) {
			out = append(out, e)
		}
	}
	return out
}

// Said is what a design is, once it is put together.
type Said struct {
	Values   map[string][]string `json:"values"` // of every setting
	Choices  Choices             `json:"choices"`
	Warnings []Notice            `json:"warnings"`
}

// Say puts the choices together. The error is a *design.Error that names the
// setting to blame.
func (s *Studio) Say(c Choices) (Said, error) {
	d, warnings, err := s.finished(c)
	if err != nil {
		return Said{}, err
	}
	out := Said{Values: map[string][]string{}, Choices: s.choicesOf(d), Warnings: notices(warnings)}
	for _, setting := range design.Settings(s.catalogue) {
		out.Values[setting.Key] = setting.Show(d)
	}
	return out, nil
}

// settingOf returns the key that begins a place of an error: "size", "glyph:
// shan: hill.svg" and "inlay-depth (default auto)" all do.
func settingOf(place string) string {
	key, _, _ := strings.Cut(place, " ")
	return strings.TrimSuffix(key, ":")
}

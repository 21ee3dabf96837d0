package design

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"shanhai/internal/saying"
)

// Draft is a Design being put together from its layers: the defaults, then a
// file, then flags. What is said later wins.
type Draft struct {
	settings []Setting
	design   Design
	places   map[string]string // where each setting was last said, by key
}

// New starts a draft with the defaults. A catalogue whose own defaults are
// beyond the ranges is an error.
func New(cat Catalogue) (*Draft, error) {
	d := &Draft{
		settings: Settings(cat),
		places:   make(map[string]string),
		design: Design{
			Count: make(map[string]int),
			Color: make(map[string]Colour),
			Glyph: make(map[string]string),
		},
	}
	for i := range d.settings {
		s := &d.settings[i]
		if err := d.load(s, s.Default, "default of "+s.Key); err != nil {
			return nil, err
		}
	}
	clear(d.places)
	return d, nil
}

// Settings returns the table that the draft was made with.
func (d *Draft) Settings() []Setting { return d.settings }

// Set says one setting. A list is replaced, an entry of a table added; place
// is where it was said, for messages: "--size". The error is an *Error.
func (d *Draft) Set(key string, values []string, place string) error {
	s := d.find(key)
	if s == nil {
		return d.unknownKey(key, place)
	}
	return d.load(s, values, place)
}

// find returns the setting of a key, nil where there is none.
func (d *Draft) find(key string) *Setting {
	i := slices.IndexFunc(d.settings, func(s Setting) bool { return s.Key == key })
	if i < 0 {
		return nil
	}
	return &d.settings[i]
}

// unknownKey says that there is no such setting.
func (d *Draft) unknownKey(key, place string) error {
	names := make([]string, len(d.settings))
	for i, s := range d.settings {
		names[i] = s.Key
	}
	err := unknown("key", key, names)
	err.Place, err.Allowed, err.Code = place, join(names), "unknown-key"
	return err
}

// load puts the values into the design and remembers the place.
func (d *Draft) load(s *Setting, values []string, place string) error {
	if err := s.slot.load(s, &d.design, values); err != nil {
		err.Place = place
		if err.Allowed == "" {
			err.Allowed = s.Allowed()
		}
		return err
	}
	d.remember(s, values, place)
	return nil
}

// remember keeps where a setting, or each entry of a table, was said.
func (d *Draft) remember(s *Setting, values []string, place string) {
	d.places[s.Key] = place
	if !s.Kind.IsTable() {
		return
	}
	for _, value := range values {
		entry, _, _ := strings.Cut(value, "=")
		d.places[s.Key+"."+entry] = place
	}
}

// Finish checks the settings against each other. It returns the design and
// what the maker should know about it. The error is an *Error.
func (d *Draft) Finish() (Design, []saying.Line, error) {
	if err := d.check(); err != nil {
		return Design{}, nil, err
	}
	out := clone(d.design)
	out.places = maps.Clone(d.places)
	return out, d.warnings(), nil
}

// clone copies all that d refers to.
func clone(d Design) Design {
	d.Pieces = slices.Clone(d.Pieces)
	d.Formats = slices.Clone(d.Formats)
	d.Count = maps.Clone(d.Count)
	d.Color = maps.Clone(d.Color)
	d.Glyph = maps.Clone(d.Glyph)
	return d
}

// place says where a setting was said; one that was not said is named by its key and default.
func (d *Draft) place(key string) string {
	if place, said := d.places[key]; said {
		return place
	}
	return fmt.Sprintf("%s (default %s)", key, join(d.find(key).Default))
}

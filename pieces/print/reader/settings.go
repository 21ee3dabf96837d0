package reader

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// Setting is one value of a project's settings: a string, or a list of them.
type Setting struct {
	List   bool
	Values []string
}

// Settings are a project's settings by key.
type Settings map[string]Setting

// One returns a setting's first value, or "".
func (s Settings) One(key string) string {
	if v := s[key].Values; len(v) > 0 {
		return v[0]
	}
	return ""
}

// ParseSettings reads Bambu's project_settings.config. bad lists the keys whose
// value is neither a string nor a list of strings; the slicers stop reading
// there or pass over them.
func ParseSettings(data []byte) (settings Settings, bad []string, err error) {
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return nil, nil, fmt.Errorf("%s", describeJSON(data, err))
	}
	settings = Settings{}
	for key, value := range raw {
		var one string
		var list []*string
		switch {
		case json.Unmarshal(value, &one) == nil && value[0] == '"':
			settings[key] = Setting{Values: []string{one}}
		case json.Unmarshal(value, &list) == nil && list != nil && !slices.Contains(list, nil):
			settings[key] = Setting{List: true, Values: plain(list)}
		default:
			bad = append(bad, key)
		}
	}
	slices.Sort(bad)
	return settings, bad, nil
}

func plain(list []*string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = *s
	}
	return out
}

// describeJSON adds the line to a syntax error.
func describeJSON(data []byte, err error) string {
	if syntax, ok := err.(*json.SyntaxError); ok {
		line := 1 + strings.Count(string(data[:min(int(syntax.Offset), len(data))]), "\n")
		return fmt.Sprintf("line %d: %v", line, err)
	}
	return err.Error()
}

// Filament is one spool as a file describes it.
type Filament struct{ Colour, Preset string }

// filaments reads the project's filaments: Bambu's JSON, or the comments that
// PrusaSlicer keeps its settings in.
func (p *Package) filaments() []Filament {
	if data := p.Text("Metadata/project_settings.config"); data != nil {
		s, _, err := ParseSettings(data)
		if err != nil {
			return nil
		}
		return paired(s["filament_colour"].Values, s["filament_settings_id"].Values)
	}
	ini := prusaSettings(p.Text("Metadata/Slic3r_PE.config"))
	return paired(strings.Split(ini["filament_colour"], ";"), strings.Split(ini["filament_settings_id"], ";"))
}

func paired(colours, presets []string) []Filament {
	var out []Filament
	for i, c := range colours {
		f := Filament{Colour: c}
		if i < len(presets) {
			f.Preset = strings.Trim(presets[i], `"`)
		}
		if c != "" {
			out = append(out, f)
		}
	}
	return out
}

// prusaSettings reads lines of the form "; key = value".
func prusaSettings(data []byte) map[string]string {
	out := map[string]string{}
	for line := range strings.Lines(string(data)) {
		key, value, ok := strings.Cut(strings.TrimLeft(line, "; "), "=")
		if ok {
			out[strings.TrimSpace(key)] = strings.TrimSpace(value)
		}
	}
	return out
}

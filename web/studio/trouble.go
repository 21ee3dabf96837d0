package studio

import (
	"errors"
	"maps"
	"strconv"
	"strings"

	"shanhai/inscriptions/svg"
	"shanhai/internal/saying"
	"shanhai/pieces/build"
	"shanhai/pieces/design"
)

// Trouble is an error as the page shows it.
type Trouble struct {
	Text    string `json:"text"`              // one line, all of it
	Key     string `json:"key,omitempty"`     // of the setting to blame
	Place   string `json:"place,omitempty"`   // in the file to blame, "hill.svg:3:5: <rect>"
	Reason  string `json:"reason,omitempty"`  // without the place
	Allowed string `json:"allowed,omitempty"` // what may be said instead
	Input   bool   `json:"input"`             // another design would do; else the program is to blame

	Code   string            `json:"code,omitempty"`   // of the reason, for a page that words it itself
	Facts  map[string]string `json:"facts,omitempty"`  // of the reason and of what is allowed
	Within []Notice          `json:"within,omitempty"` // where in a document the reason was met, from outside
}

// Explain describes an error.
func Explain(err error) Trouble {
	out := Trouble{Text: err.Error()}
	var input interface{ BadInput() bool }
	if errors.As(err, &input) {
		out.Input = input.BadInput()
	}
	var refused *design.Error
	if errors.As(err, &refused) {
		out.ofDesign(refused)
	}
	var drawn *svg.Fault
	if errors.As(err, &drawn) {
		out.ofFile(drawn)
	}
	var bed *build.TooLarge
	if errors.As(err, &bed) {
		out.ofBed(bed)
	}
	return out
}

// ofDesign says which setting is to blame, or which file of settings.
func (t *Trouble) ofDesign(e *design.Error) {
	t.Key, t.Place, t.Reason, t.Allowed = settingOf(e.Place), e.Place, e.Reason, e.Allowed
	t.Code, t.Facts = e.Code, e.Facts
	var file *fileFault
	if t.Code == "" && errors.As(e, &file) {
		t.Code, t.Facts = file.Code, file.Facts
	}
}

// ofFile says where in a drawing or a font the fault is.
func (t *Trouble) ofFile(e *svg.Fault) {
	t.Place, t.Reason, t.Allowed = e.Place(), e.Reason, e.Allowed
	for i, l := range e.Said {
		if i < len(e.Said)-1 {
			t.Within = append(t.Within, Notice{l.Code, l.Facts, l.Text})
			continue
		}
		t.Code, t.Facts = l.Code, l.Facts
	}
}

// ofBed says what does not fit which bed, and what would do.
func (t *Trouble) ofBed(e *build.TooLarge) {
	t.Key, t.Code = "printer", "bed"
	t.Facts = saying.Facts{
		"piece": e.Piece, "object": e.Object, "printer": e.Machine.Model,
		"width": tenths(e.W), "depth": tenths(e.D), "printers": strings.Join(e.Printers, ","),
	}
	if e.Advice != nil {
		maps.Copy(t.Facts, e.Advice.Facts)
	}
}

// tenths writes mm to a tenth.
func tenths(mm float64) string { return strconv.FormatFloat(mm, 'f', 1, 64) }

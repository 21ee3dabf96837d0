package print

import (
	"fmt"
	"strings"

	"shanhai/inscriptions/planar"
)

// DoesNotFit tells that an object is too big for an empty plate, and what
// would help.
type DoesNotFit struct {
	Object    string
	W, D, H   float64 // the object's size in mm
	Machine   Machine
	Filaments int      // on the plate: from two on, a prime tower needs its place
	Scale     float64  // at which it would fit, in hundredths; 0 if at none
	Printers  []string // keys of the printers that take it as it is
}

func (e *DoesNotFit) Error() string {
	room := "the bed"
	if e.Filaments > 1 {
		room = "the bed beside its prime tower"
	}
	s := fmt.Sprintf("object %q, %.1f x %.1f x %.1f mm, does not fit %s of the %s (%g x %g x %g mm)",
		e.Object, e.W, e.D, e.H, room, e.Machine.Model, e.Machine.Width, e.Machine.Depth, e.Machine.Height)
	if e.Scale > 0 {
		s += fmt.Sprintf("; at %.0f %% of its size it would", e.Scale*100)
	}
	if len(e.Printers) > 0 {
		s += "; these printers take it: " + strings.Join(e.Printers, ", ")
	}
	return s
}

// takes tells whether an empty plate takes the item.
func (m Machine) takes(filaments int, item Item) error {
	if m.fits(filaments, item, 1) {
		return nil
	}
	box := planar.Ring(item.Outline).Bounds()
	e := &DoesNotFit{
		Object: item.Name, W: planar.MM(box.Size().X), D: planar.MM(box.Size().Y), H: item.Height,
		Machine: m, Filaments: filaments,
	}
	for percent := 99; percent > 0 && e.Scale == 0; percent-- {
		if m.fits(filaments, item, float64(percent)/100) {
			e.Scale = float64(percent) / 100
		}
	}
	for _, other := range Machines() {
		if other.Nozzle == m.Nozzle && other.fits(filaments, item, 1) {
			e.Printers = append(e.Printers, other.Key)
		}
	}
	return e
}

// Fits tells whether an empty plate with that many filaments takes the item.
func (m Machine) Fits(filaments int, item Item) bool { return m.fits(filaments, item, 1) }

func (m Machine) fits(filaments int, item Item, scale float64) bool {
	item.Height *= scale
	if item.Height > m.Height || len(item.Outline) < 3 {
		return false
	}
	p := placing{item: item, foot: newFootprint(item, scale)}
	placed, _ := m.fill(filaments, []placing{p})
	return len(placed) == 1
}

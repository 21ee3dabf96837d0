package build

import (
	"shanhai/inscriptions/planar"
	"shanhai/pieces"
	"shanhai/pieces/design"
	"shanhai/pieces/manifest"
	"shanhai/pieces/print"
)

// Layout is a piece laid on the plates of its machine, as its project holds
// them.
type Layout struct {
	Machine print.Machine
	Objects []pieces.Object
	Plates  []LaidPlate
}

// LaidPlate is one bed load; its filaments are told in the order in which they
// are printed.
type LaidPlate struct {
	manifest.Plate
	Title     string           // shorter than the Name, e.g. "YingLong, black"
	Instances []print.Instance // of the layout's objects
	Tower     print.Rect       // that the prime tower takes; empty if there is none
}

// Lay makes a piece of the set and lays it on plates, without pictures and
// files. The error is an *InputError.
func Lay(set pieces.Set, d design.Design, p pieces.Piece) (*Layout, error) {
	a, err := newAssembler(set, d)
	if err != nil {
		return nil, &InputError{err}
	}
	m, err := a.make(p)
	if err != nil {
		return nil, &InputError{err}
	}
	out := &Layout{Machine: a.machine, Objects: m.objects}
	project := a.project("", []*made{m})
	for i, plate := range m.plates {
		laid := LaidPlate{
			Plate: describe(project, i), Title: plate.title,
			Instances: plate.instances, Tower: tower(project, i),
		}
		laid.Uses = uses(project, i, print.PrintOrder(project, i))
		out.Plates = append(out.Plates, laid)
	}
	return out, nil
}

// tower is where a plate's prime tower stands.
func tower(p print.Project, plate int) print.Rect {
	if p.Towerless() {
		return print.Rect{}
	}
	height := 0.0
	for _, in := range p.Plates[plate].Instances {
		height = max(height, planar.MM(int64(p.Objects[in.Object].Bounds().Max.Z)))
	}
	return p.Machine.PrimeTower(print.SwitchedOn(p, plate), height)
}

package build

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"shanhai/internal/saying"
	"shanhai/models"
	"shanhai/pieces"
	"shanhai/pieces/design"
	"shanhai/pieces/print"
)

// assembler lays the bodies of pieces on the plates of one machine.
type assembler struct {
	set     pieces.Set
	design  design.Design
	machine print.Machine
	preset  print.FilamentPreset
}

func newAssembler(set pieces.Set, d design.Design) (*assembler, error) {
	machine, err := print.FindMachine(d.Printer, string(d.Nozzle))
	if err != nil {
		return nil, err
	}
	preset, err := machine.FilamentPreset(d.Filament)
	if err != nil {
		return nil, err
	}
	return &assembler{set, d, machine, preset}, nil
}

// made is a piece with its bodies, laid on plates.
type made struct {
	piece   pieces.Piece
	objects []pieces.Object
	notes   []saying.Line // on the objects
	plates  []plate
	// towerless is the object that leaves no room for a prime tower, "" if
	// there is none.
	towerless string
}

// plate is a bed load of a piece's objects.
type plate struct {
	title     string
	instances []print.Instance // of the piece's objects
	picture   []byte           // PNG
}

// make builds a piece and arranges as many copies of each object as it needs.
func (a *assembler) make(p pieces.Piece) (*made, error) {
	objects, err := p.Objects()
	if err != nil {
		return nil, err
	}
	m := &made{piece: p, objects: objects}
	for _, load := range loads(p, objects) {
		plates, err := a.arrange(m, load)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Key, err)
		}
		m.plates = append(m.plates, plates...)
	}
	return m, nil
}

// load is a kind of plate: a title and the objects that go on it.
type load struct {
	title   string
	objects []int
}

func loads(p pieces.Piece, objects []pieces.Object) []load {
	all := load{title: p.Title}
	var each []load
	for i, o := range objects {
		all.objects = append(all.objects, i)
		each = append(each, load{o.Name, []int{i}})
	}
	if p.Together {
		return []load{all}
	}
	return each
}

// arrange lays the copies of a load's objects on as many plates as it takes.
func (a *assembler) arrange(m *made, l load) ([]plate, error) {
	colours := newPalette(a.design)
	var items []print.Item
	for _, i := range l.objects {
		items = append(items, print.Items(i, colours.object(m.objects[i]), m.piece.Count)...)
	}
	beds, err := print.Arrange(a.machine, colours.switched(), items)
	if err != nil && colours.switched() > 1 {
		beds, err = print.Arrange(a.machine, 1, items)
		m.towerless = l.title
	}
	if err != nil {
		return nil, a.advised(m.piece, err)
	}
	plates := make([]plate, len(beds))
	for i, bed := range beds {
		plates[i] = plate{title: l.title, instances: bed}
		if len(beds) > 1 {
			plates[i].title = fmt.Sprintf("%s %d of %d", l.title, i+1, len(beds))
		}
	}
	return plates, nil
}

// advised says of which piece an object does not fit, and what would.
func (a *assembler) advised(p pieces.Piece, err error) error {
	var tooBig *print.DoesNotFit
	if !errors.As(err, &tooBig) {
		return err
	}
	out := &TooLarge{DoesNotFit: tooBig, Piece: p.Key}
	if p.Advice != nil {
		advice := p.Advice(bedOf(a.machine))
		out.Advice = &advice
	}
	return out
}

// TooLarge is a DoesNotFit of a piece, with the piece's own way out.
type TooLarge struct {
	*print.DoesNotFit
	Piece  string       // key
	Advice *saying.Line // nil where the slicer's own limits say it all
}

func (e *TooLarge) Error() string {
	if e.Advice == nil {
		return e.DoesNotFit.Error()
	}
	fit := *e.DoesNotFit
	fit.Scale = 0 // a scaled box holds no tile
	return fit.Error() + "; " + e.Advice.Text
}

// Unwrap returns the DoesNotFit.
func (e *TooLarge) Unwrap() error { return e.DoesNotFit }

func bedOf(m print.Machine) models.Bed {
	bed := models.Bed{Width: m.Width, Depth: m.Depth, Margin: print.LeastMargin}
	if !m.Exclude.Empty() {
		bed.Excluded = append(bed.Excluded, models.Rect(m.Exclude))
	}
	return bed
}

// project puts pieces together into one file.
func (a *assembler) project(title string, list []*made) print.Project {
	p := print.Project{
		Title: title, Designer: a.set.Designer, Description: a.set.Description, License: a.set.License,
		Machine: a.machine, Preset: a.preset, Overrides: a.overrides(),
	}
	colours := newPalette(a.design)
	for _, m := range list {
		first := len(p.Objects)
		for _, o := range m.objects {
			p.Objects = append(p.Objects, colours.object(o))
		}
		for _, pl := range m.plates {
			p.Plates = append(p.Plates, a.plate(colours, m, pl, first))
		}
	}
	p.Filaments = colours.filaments
	if slices.ContainsFunc(list, func(m *made) bool { return m.towerless != "" }) {
		p.WithoutTower()
	}
	return p
}

// plate returns a plate of a project whose objects of the piece begin at first.
func (a *assembler) plate(colours *palette, m *made, pl plate, first int) print.Plate {
	out := print.Plate{Thumbnail: pl.picture}
	var names []string
	for _, i := range pl.instances {
		out.Instances = append(out.Instances, print.Instance{Object: first + i.Object, X: i.X, Y: i.Y})
		names = colours.names(names, m.objects[i.Object])
	}
	out.Name = fmt.Sprintf("%s (%s)", pl.title, strings.Join(names, ", "))
	if c := m.objects[pl.instances[0].Object].Change; c != nil {
		out.Changes = []print.Change{{Z: c.Z + a.machine.LayerHeight, Filament: colours.number(c.Colour), Pause: c.Pause}}
	}
	return out
}

// overrides are the process settings that the design asks for.
func (a *assembler) overrides() []print.Override {
	return []print.Override{{Key: "sparse_infill_density", Value: fmt.Sprintf("%d%%", a.design.Infill)}}
}

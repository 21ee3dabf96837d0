package print

import (
	"fmt"
	"math"
	"strings"
)

// MaxPlates is how many plates one project file can have (a limit of Bambu
// Studio's plate list).
const MaxPlates = 36

// MaxFilaments is how many filaments one project can have (Bambu Studio's limit).
const MaxFilaments = 32

// IllegalInPlateName are the characters that Bambu Studio refuses in a plate's
// name, with a dialog while the project opens.
const IllegalInPlateName = `<>:/\|?*"`

// Check tells what in the project no writer could honour: references to
// nothing, names that a slicer refuses, objects off the bed's surface. Every
// writer calls it first.
func (p Project) Check() error {
	if len(p.Filaments) == 0 || len(p.Filaments) > MaxFilaments {
		return fmt.Errorf("project %q has %d filaments: want 1 to %d", p.Title, len(p.Filaments), MaxFilaments)
	}
	if len(p.Plates) == 0 || len(p.Plates) > MaxPlates {
		return fmt.Errorf("project %q has %d plates: want 1 to %d", p.Title, len(p.Plates), MaxPlates)
	}
	for _, o := range p.Objects {
		if err := p.checkObject(o); err != nil {
			return err
		}
	}
	for i, plate := range p.Plates {
		if err := p.checkPlate(plate); err != nil {
			return fmt.Errorf("plate %d %q: %w", i+1, plate.Name, err)
		}
	}
	return nil
}

func (p Project) checkObject(o Object) error {
	if len(o.Parts) == 0 {
		return fmt.Errorf("object %q has no parts", o.Name)
	}
	for _, part := range o.Parts {
		if part.Mesh == nil || len(part.Mesh.Triangles) == 0 {
			return fmt.Errorf("object %q: part %q has no triangles", o.Name, part.Name)
		}
		if err := p.checkFilament(part.Filament); err != nil {
			return fmt.Errorf("object %q: part %q: %w", o.Name, part.Name, err)
		}
	}
	if z := o.Bounds().Min.Z; z != 0 {
		return fmt.Errorf("object %q stands at z = %d grid steps: want 0", o.Name, z)
	}
	return nil
}

func (p Project) checkFilament(number int) error {
	if number < 1 || number > len(p.Filaments) {
		return fmt.Errorf("filament %d: the project has 1 to %d", number, len(p.Filaments))
	}
	return nil
}

func (p Project) checkPlate(plate Plate) error {
	if err := CheckPlateName(plate.Name); err != nil {
		return err
	}
	for _, in := range plate.Instances {
		if in.Object < 0 || in.Object >= len(p.Objects) {
			return fmt.Errorf("an instance of object %d: the project has 0 to %d", in.Object, len(p.Objects)-1)
		}
		if !finite(in.X) || !finite(in.Y) {
			return fmt.Errorf("object %q is placed at %g, %g", p.Objects[in.Object].Name, in.X, in.Y)
		}
	}
	return p.checkChanges(plate)
}

func (p Project) checkChanges(plate Plate) error {
	last := 0.0
	for _, c := range plate.Changes {
		if err := p.checkFilament(c.Filament); err != nil {
			return err
		}
		if !finite(c.Z) || c.Z <= last {
			return fmt.Errorf("filament change at z = %g: want heights above 0 in rising order", c.Z)
		}
		last = c.Z
	}
	return nil
}

// CheckPlateName tells whether a slicer takes the name of a plate.
func CheckPlateName(name string) error {
	if i := strings.IndexAny(name, IllegalInPlateName); i >= 0 {
		return fmt.Errorf("the name may not hold any of %s", IllegalInPlateName)
	}
	for _, entity := range []string{"&lt;", "&gt;", "&amp;", "&quot;", "&apos;"} {
		if strings.Contains(name, entity) {
			return fmt.Errorf("the name may not hold %s", entity)
		}
	}
	return nil
}

func finite(v float64) bool { return !math.IsNaN(v) && !math.IsInf(v, 0) }

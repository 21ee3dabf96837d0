package print

// towerOff is the process setting that turns the prime tower off.
var towerOff = Override{Key: "enable_prime_tower", Value: "0"}

// WithoutTower turns the prime towers of a project off, for objects that leave
// no room for one on the bed. The slicer then changes filaments into the
// objects' own infill, and the first line of a colour may come out mixed.
func (p *Project) WithoutTower() { p.Overrides = append(p.Overrides, towerOff) }

// Towerless tells whether the project turns its prime towers off.
func (p Project) Towerless() bool {
	for _, o := range p.Overrides {
		if o == towerOff {
			return true
		}
	}
	return false
}

package preview

// pigments numbers the colours that faces come out in, from 1 on. Colours
// that are the same byte by byte share a number.
type pigments struct {
	tone    *tone
	numbers map[[3]uint8]uint16
	list    []pigment
}

// pigment is a colour as light, in steps of the tone's table, and as bytes.
type pigment struct {
	light [3]uint16
	bytes [3]uint8
}

func newPigments() pigments {
	return pigments{tone: newTone(), numbers: map[[3]uint8]uint16{}, list: make([]pigment, 1)}
}

// full tells that the numbers run out soon, with room for another body.
func (p *pigments) full() bool { return len(p.list) > 1<<15 }

// mix returns the number of a light.
func (p *pigments) mix(c rgb) uint16 {
	bytes := [3]uint8{p.tone.encode(c.r), p.tone.encode(c.g), p.tone.encode(c.b)}
	n, ok := p.numbers[bytes]
	if !ok && len(p.list) < 1<<16 {
		n = uint16(len(p.list))
		p.numbers[bytes] = n
		// The bytes' own light, so that blends don't depend on who came first.
		l := &p.tone.linear
		p.list = append(p.list, pigment{[3]uint16{step(l[bytes[0]]), step(l[bytes[1]]), step(l[bytes[2]])}, bytes})
	}
	return n
}

// step returns the place of a light in the tone's table.
func step(x float64) uint16 { return uint16(float64(clamp01(x)*encodeSteps) + 0.5) }

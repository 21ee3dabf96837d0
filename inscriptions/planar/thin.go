package planar

// Thinned returns the region with as few points as keep its outline within
// stray mm of the true one, for pictures. Rings smaller than that are dropped.
func Thinned(r Region, stray float64) (Region, error) {
	var rings []Ring
	for _, ring := range r.Rings {
		if thin := ring.thinned(float64(stray * PerMM)); len(thin) > 2 {
			rings = append(rings, thin)
		}
	}
	return Settle(rings, NonZero) // chords may cross where strokes are thin
}

// thinned leaves out points by Douglas and Peucker's rule, in the two parts
// between the first point and the one farthest from it.
func (r Ring) thinned(stray float64) Ring {
	far := 0
	for i, p := range r {
		if d, e := p.Sub(r[0]), r[far].Sub(r[0]); d.Dot(d) > e.Dot(e) {
			far = i
		}
	}
	out := Ring{r[0]}
	out = thinChain(out, r[:far+1], stray)
	out = thinChain(out, append(append(Ring{}, r[far:]...), r[0]), stray)
	return out[:len(out)-1]
}

// thinChain adds what is needed of a chain behind its first point.
func thinChain(out Ring, chain Ring, stray float64) Ring {
	last := len(chain) - 1
	at, most := 0, 0.0
	for i := 1; i < last; i++ {
		if d := distance2(chain[i], chain[0], chain[last]); d > most {
			at, most = i, d
		}
	}
	if most <= stray*stray {
		return append(out, chain[last])
	}
	return thinChain(thinChain(out, chain[:at+1], stray), chain[at:], stray)
}

// distance2 returns the square of a point's distance from the straight piece a b.
func distance2(p, a, b Point) float64 {
	way, to := b.Sub(a), p.Sub(a)
	l, along := float64(way.Dot(way)), float64(to.Dot(way))
	switch {
	case along <= 0:
		return float64(to.Dot(to))
	case along >= l:
		to = p.Sub(b)
		return float64(to.Dot(to))
	}
	off := float64(way.Cross(to))
	return off / l * off
}

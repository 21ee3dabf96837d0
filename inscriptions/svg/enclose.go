package svg

// circle is a centre and a radius.
type circle struct {
	c Vec
	r float64
}

// encloseSlack is the relative distance by which a point may lie outside a
// circle that counts as enclosing it: rounding.
const encloseSlack = 1e-12

func (o circle) holds(p Vec) bool { return p.sub(o.c).length() <= float64(o.r*(1+encloseSlack)) }

// enclosing returns the smallest circle around all points. It takes the
// farthest point into the set that carries the circle until none lies
// outside; the radius grows with every round, so it ends.
func enclosing(points []Vec) circle {
	if len(points) == 0 {
		return circle{}
	}
	carrier := []Vec{points[0]}
	o := circle{c: points[0]}
	for range 1000 {
		p := farthest(points, o.c)
		if o.holds(p) {
			break
		}
		next, on := smallest(append(carrier, p))
		if next.r <= o.r {
			break
		}
		o, carrier = next, on
	}
	return o
}

func farthest(points []Vec, from Vec) Vec {
	best, far := points[0], -1.0
	for _, p := range points {
		if d := p.sub(from); d.dot(d) > far {
			best, far = p, d.dot(d)
		}
	}
	return best
}

// smallest returns the smallest circle around up to four points and the two
// or three of them that carry it, by trying all pairs and triples.
func smallest(p []Vec) (best circle, on []Vec) {
	best.r = -1
	try := func(o circle, carrier ...Vec) {
		for _, q := range p {
			if !o.holds(q) {
				return
			}
		}
		if best.r < 0 || o.r < best.r {
			best, on = o, carrier
		}
	}
	for i := range p {
		for j := range i {
			try(across(p[i], p[j]), p[i], p[j])
			for k := range j {
				try(through(p[i], p[j], p[k]), p[i], p[j], p[k])
			}
		}
	}
	return best, on
}

// across returns the circle with the diameter a b.
func across(a, b Vec) circle {
	return circle{a.mix(b, 0.5), b.sub(a).length() / 2}
}

// through returns the circle through three points; one of no size, which
// holds nothing, if they lie on a line.
func through(a, b, c Vec) circle {
	u, v := b.sub(a), c.sub(a)
	d := 2 * u.cross(v)
	if d == 0 {
		return circle{a, -1}
	}
	uu, vv := u.dot(u), v.dot(v)
	x := (float64(v.Y*uu) - float64(u.Y*vv)) / d
	y := (float64(u.X*vv) - float64(v.X*uu)) / d
	o := Vec{x, y}
	r := max(o.length(), o.sub(u).length(), o.sub(v).length())
	return circle{a.add(o), r}
}

package preview

// netStep is the distance in pixels of the knots between which the ground's
// shade is interpolated where it hardly changes.
const (
	netStep  = 4
	netLimit = 0.06
)

// net holds the ground's shade on a net of knots over one strip of a picture.
type net struct {
	columns int
	shade   []float64 // row by row, -1 where it is not known yet
}

// reset spans the net over a strip.
func (n *net) reset(width int) {
	n.columns = width/netStep + 2
	n.shade = n.shade[:0]
	for range n.columns * (bandRows/netStep + 1) {
		n.shade = append(n.shade, -1)
	}
}

// ground returns the light of the ground behind a pixel and how dark its
// shadow is, 0 to 1.
func (b *brush) ground(x, y int) (light rgb, dark float64) {
	shade := b.groundShade(x, y)
	px, py := float64(x)+0.5, float64(y)+0.5
	return b.table.times(float64(shade * b.vignette(px, py))), clamp01(0.9 * (1 - shade))
}

// groundShade returns what part of its full light the ground gets. Between
// knots that are nearly alike it is interpolated.
func (b *brush) groundShade(x, y int) float64 {
	i, j := x/netStep, y%bandRows/netStep
	p, q := b.knot(i, j, y), b.knot(i+1, j, y)
	r, s := b.knot(i, j+1, y), b.knot(i+1, j+1, y)
	if max(p, q, r, s)-min(p, q, r, s) > netLimit {
		return b.shadeAt(float64(x)+0.5, float64(y)+0.5)
	}
	u, v := float64(x%netStep)/netStep, float64(y%netStep)/netStep
	return mix(mix(p, q, u), mix(r, s, u), v)
}

// knot returns the shade at a knot of the strip that row y lies in.
func (b *brush) knot(i, j, y int) float64 {
	k := &b.net.shade[j*b.net.columns+i]
	if *k < 0 {
		top := y - y%bandRows
		*k = b.shadeAt(float64(i*netStep)+0.5, float64(top+j*netStep)+0.5)
	}
	return *k
}

// shadeAt looks up the lamp and the sky from the ground behind a pixel place.
func (b *brush) shadeAt(px, py float64) float64 {
	at, ok := b.onGround(px, py)
	if !ok {
		return 1
	}
	l := b.rig.light
	key := float64(l.Key.Strength * b.rig.key.z)
	if key+l.Sky <= 0 {
		return 1
	}
	open := b.relief.open(at, vec{z: 1}, 0)
	return (float64(key*b.shadow.lit(at, vec{z: 1})) + float64(l.Sky*open)) / (key + l.Sky)
}

func (b *brush) onGround(px, py float64) (vec, bool) {
	from, back := b.stage.lens.ray(px, py)
	if back.z < 1e-3 {
		return vec{}, false
	}
	return from.add(back.times((b.scene.Floor - from.z) / back.z)), true
}

// vignette dims the table towards the corners, as a lamp above it would.
func (b *brush) vignette(px, py float64) float64 {
	w, h := float64(b.view.Width), float64(b.view.Height)
	dx, dy := (px-float64(w*0.42))/w, (py-float64(h*0.36))/h
	return 1.04 - float64(0.30*(float64(dx*dx)+float64(dy*dy)))
}

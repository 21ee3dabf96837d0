package preview

// Lamp is a directional light. Its azimuth is counted from the camera's, so
// that a turned camera keeps its light.
type Lamp struct {
	Azimuth   float64 // degrees: 0 shines from the camera's side, positive from its right
	Elevation float64 // degrees above the ground
	Strength  float64 // what a white face square to the lamp returns: 1 is screen white
}

// Light is the light of a studio. A white face looking up without a shadow
// returns the sum of Key and Fill times the sines of their elevations, plus Sky.
type Light struct {
	Key    Lamp
	Spread float64 // the key lamp's half width in degrees: the softness of its shadows
	Fill   Lamp    // throws no shadow
	Sky    float64 // from above, dimmed in corners
	Bounce float64 // from the ground below
	Sheen  float64 // 1 reflects the studio as plain filament does, 0 is matt
}

// Studio is a light tent: a soft key from the upper left behind the pieces,
// so that shadows fall to the viewer's right, under an even sky. Upward faces
// come out in their filament's colour: 0.50 + 0.06 + 0.44 = 1.
func Studio() Light {
	return Light{
		Key:    Lamp{Azimuth: -128, Elevation: 50, Strength: 0.653},
		Spread: 12,
		Fill:   Lamp{Azimuth: 50, Elevation: 30, Strength: 0.12},
		Sky:    0.44,
		Bounce: 0.27,
		Sheen:  1,
	}
}

// rig is a light set up around a camera.
type rig struct {
	light     Light
	key, fill vec
	right     vec // the camera's right and front on the ground
	front     vec
}

func (l Light) rig(c Camera) rig {
	right, front := towards(c.Azimuth+90, 0), towards(c.Azimuth, 0)
	return rig{
		light: l, right: right, front: front,
		key:  towards(c.Azimuth+l.Key.Azimuth, l.Key.Elevation),
		fill: towards(c.Azimuth+l.Fill.Azimuth, l.Fill.Elevation),
	}
}

// towards returns the direction to a lamp or camera.
func towards(azimuth, elevation float64) vec {
	return Camera{Azimuth: azimuth, Elevation: elevation}.axes()[2]
}

// shade returns the light that a face sends to the camera: lit is the part of
// the key lamp that reaches it, open the part of the sky.
func (r *rig) shade(albedo rgb, n, back vec, lit, open float64) rgb {
	key := float64(r.light.Key.Strength*max(n.dot(r.key), 0)) * lit
	fill := float64(r.light.Fill.Strength * max(n.dot(r.fill), 0))
	sky := mix(r.light.Bounce, r.light.Sky, (n.z+1)/2)
	diffuse := float64(key) + float64((fill+sky)*open)
	gloss := r.gloss(n, back, open)
	return albedo.times(diffuse).add(rgb{gloss, gloss, gloss})
}

// gloss is the sheen of filament: a plastic's reflection (4 % head on, more
// at a glance, after Schlick) of the light tent, spread by the rough surface.
func (r *rig) gloss(n, back vec, open float64) float64 {
	if r.light.Sheen == 0 {
		return 0
	}
	facing := clamp01(n.dot(back))
	m := 1 - facing
	m2 := float64(m * m)
	fresnel := 0.04 + float64(0.20*float64(float64(m2*m2)*m))
	// A level floor in a cut mirrors the cut's walls rather than the tent.
	seen := mix(open, float64(open*float64(open*open)), max(n.z, 0))
	return float64(float64(fresnel*r.tent(back.mirrored(n))) * float64(r.light.Sheen*seen))
}

// tent is the brightness of the studio seen in a direction: a bright band
// around the horizon and a soft box in front, which light chamfers, the table
// below, which lights walls, and dark above the far side, where flat tops look,
// so that black stays black; a sheet of light to the left gives tops a slope.
func (r *rig) tent(d vec) float64 {
	band := 1 - smooth(0.15, 0.62, max(d.z, -d.z))
	box := smooth(0.55, 0.95, d.dot(r.front.times(0.78).add(vec{z: 0.62})))
	sheet := smooth(0.86, 1, d.dot(r.right.times(-0.32).add(r.front.times(-0.55)).add(vec{z: 0.77})))
	table := float64(0.12 * smooth(0.2, 0.7, -d.z))
	dome := 0.20 - float64(0.06*smooth(0.75, 1, d.z))
	return dome + table + float64(0.9*band) + float64(1.3*box) + float64(0.4*sheet)
}

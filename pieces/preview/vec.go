package preview

import "math"

// vec is a direction or a place in mm. All sums of products round each product
// first (float64(a*b)), so that no processor fuses them and the pictures have
// the same bytes everywhere.
type vec struct{ x, y, z float64 }

func (a vec) add(b vec) vec { return vec{a.x + b.x, a.y + b.y, a.z + b.z} }

func (a vec) times(k float64) vec { return vec{float64(a.x * k), float64(a.y * k), float64(a.z * k)} }

func (a vec) dot(b vec) float64 {
	return float64(a.x*b.x) + float64(a.y*b.y) + float64(a.z*b.z)
}

func (a vec) cross(b vec) vec {
	return vec{
		float64(a.y*b.z) - float64(a.z*b.y),
		float64(a.z*b.x) - float64(a.x*b.z),
		float64(a.x*b.y) - float64(a.y*b.x),
	}
}

// unit returns a at length one, or the zero vector when a has no length.
func (a vec) unit() vec {
	n := math.Sqrt(a.dot(a))
	if n == 0 {
		return vec{}
	}
	return a.times(1 / n)
}

// mirrored returns the direction that a, pointing away from a surface with
// normal n, is reflected to.
func (a vec) mirrored(n vec) vec { return n.times(2 * a.dot(n)).add(a.times(-1)) }

// matrix is a rotation by its rows.
type matrix [3]vec

func (m *matrix) apply(v vec) vec { return vec{m[0].dot(v), m[1].dot(v), m[2].dot(v)} }

// half is exact, and kept from being fused into the sum it stands in.
func half(x float64) float64 { return float64(x / 2) }

// clamp01 is min(max(x, 0), 1), which takes longer for its care of NaN.
func clamp01(x float64) float64 {
	if x < 0 {
		return 0
	}
	if x > 1 {
		return 1
	}
	return x
}

func mix(a, b, t float64) float64 { return a + float64((b-a)*t) }

// smooth is the cubic step from 0 at a to 1 at b.
func smooth(a, b, x float64) float64 {
	t := clamp01((x - a) / (b - a))
	return float64(float64(t*t) * (3 - 2*t))
}

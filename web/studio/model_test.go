package studio_test

import (
	"context"
	"fmt"
	"testing"

	"shanhai/web/studio"
)

// TestModelFromFar: where outlines may stray, a tenth of the triangles is left,
// and base and inlay still enclose what the plain tile does.
func TestModelFromFar(t *testing.T) {
	s := studio.New()
	made := func(stray string) (volumes float64, triangles int) {
		params := fmt.Sprintf(`{"choices": {"chamfer": ["0"]}, "group": "white", "piece": "yinglong", "stray": %s}`, stray)
		r, err := s.Call(context.Background(), studio.Request{Method: "model", Params: []byte(params)}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := 0; i < len(r.Blobs); i += 2 {
			volumes += volume(r.Blobs[i], r.Blobs[i+1])
			triangles += len(r.Blobs[i+1]) / 12
		}
		return volumes, triangles
	}
	near, all := made("0")
	far, few := made("0.16")
	if d := near - far; d > 0.1 || d < -0.1 || few*10 > all {
		t.Errorf("%d of %d triangles around %.2f of %.2f mm3", few, all, far, near)
	}
}

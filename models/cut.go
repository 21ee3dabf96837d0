package models

import "shanhai/models/mesh"

// CutAt returns the meshes of what lies below and above a height, in grid
// steps, at which two of the stack's slabs meet.
func (s Stack) CutAt(z int64) (below, above *mesh.Mesh, err error) {
	for i, slab := range s.Slabs {
		if i > 0 && slab.Z0 == z {
			if below, err = (Stack{s.Slabs[:i]}).Mesh(); err != nil {
				return nil, nil, err
			}
			above, err = Stack{s.Slabs[i:]}.Mesh()
			return below, above, err
		}
	}
	return nil, nil, &LayerError{len(s.Slabs), "would have to begin at the height of the cut"}
}

package build

import (
	"context"

	"shanhai/pieces/preview"
)

// picture draws every plate.
func (w *workshop) picture(ctx context.Context) error {
	type job struct {
		made  *made
		plate *plate
	}
	var jobs []job
	for _, m := range w.made {
		for i := range m.plates {
			jobs = append(jobs, job{m, &m.plates[i]})
		}
	}
	w.meter.begin(len(jobs))
	return each(ctx, w.workers, len(jobs), func(_, i int) error {
		j := jobs[i]
		// A thumbnailer keeps what it has drawn; no piece comes up twice here, so
		// each plate has its own and its memory goes with it.
		large, _, err := preview.NewThumbnailer().Pair(w.scene(j.made, j.plate), preview.PlateView())
		j.plate.picture = large
		w.meter.step(Step{Stage: Pictures, Piece: j.made.piece.Key, Text: j.plate.title})
		return err
	})
}

// scene stands a plate's pieces where they will print, in the colours that
// they will have, the side to be seen on top.
func (w *workshop) scene(m *made, p *plate) preview.Scene {
	var s preview.Scene
	for _, i := range p.instances {
		at := preview.Placement{X: i.X, Y: i.Y}
		if o := m.objects[i.Object]; o.FaceDown {
			at.Flip, at.Z = true, o.Height()
		}
		for _, part := range m.objects[i.Object].Seen() {
			s.Bodies = append(s.Bodies, preview.Body{
				Mesh: part.Mesh, Colour: w.design.Color[part.Colour],
				Place: at,
			})
		}
	}
	return s
}

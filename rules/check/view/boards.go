package view

// Boards parts a shot where a board begins anew, so that each part shows one. A shot in which that never happens is the one part.
func (s Shot) Boards() []Shot {
	var out []Shot
	now, stands := s, false
	for i := s.first; i < s.end; i++ {
		scene := s.report.Scenes[i]
		if stands && isBoard(scene.Step) {
			now.end = i
			out = append(out, now)
			now.first, now.end, stands = i, s.end, false
		}
		stands = stands || scene.Position != nil || scene.Laid != nil
	}
	return append(out, now)
}

package referee

import "shanhai/rules"

// Barred says why a tile has no legal act at the end of a line: by the rule that keeps it from the most hexes, of several
// the first. It is nil where it has one, or no rule says why.
func (r *Referee) Barred(l Line, tile string) (*Refusal, error) {
	p, err := r.follow(l)
	if err != nil {
		return nil, err
	}
	acts, err := p.position.ActsOf(tile)
	if err != nil || len(acts) > 0 {
		return nil, badTile(err)
	}
	refused, err := p.position.Barred(tile)
	if err != nil {
		return nil, badTile(err)
	}
	why := commonest(refused)
	if why == nil {
		return nil, nil
	}
	out := refusalOf(why)
	out.Move, out.Hex = "", nil // it is about the tile, not about one place
	return out, nil
}

// badTile blames the name of a tile.
func badTile(err error) error {
	if err == nil {
		return nil
	}
	return inputError{err}
}

// commonest returns the first violation of the rule that bars most.
func commonest(refused []rules.Refusal) *rules.Violation {
	count := map[rules.ID]int{}
	for _, one := range refused {
		count[one.By.Rule]++
	}
	var out *rules.Violation
	for _, one := range refused {
		if out == nil || count[one.By.Rule] > count[out.Rule] {
			out = one.By
		}
	}
	return out
}

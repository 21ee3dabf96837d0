package check

import (
	"shanhai/rules"
	"shanhai/rules/script"
)

// Witness is a claim that shows a rule.
type Witness struct {
	Path    string
	Example *script.Example
	Number  int         // of the example in its file, from 1
	At      rules.Place // of the claim
}

// Cover is a rule with the claims that show it obeyed and broken.
type Cover struct {
	Rule           rules.Rule
	Obeyed, Broken []Witness
}

// Coverage returns every rule of a game, in the order of its rulebook, with what shows it in the files.
func Coverage(game rules.Game, files []File) []Cover {
	var covers []Cover
	index := make(map[rules.ID]int)
	for i, r := range game.Rules() {
		covers, index[r.ID] = append(covers, Cover{Rule: r}), i
	}
	for _, f := range files {
		numbers := Numbers(f.Reports)
		for i, r := range f.Reports {
			if r.Game == nil || r.Game.Name() != game.Name() {
				continue
			}
			for _, s := range r.Scenes {
				witness(covers, index, s, Witness{f.Path, r.Example, numbers[i], s.Step.Place()})
			}
		}
	}
	return covers
}

// witness enters what a statement shows.
func witness(covers []Cover, index map[rules.ID]int, s Scene, w Witness) {
	for _, id := range s.Rules {
		i, known := index[id]
		if !known {
			continue
		}
		switch s.Shows {
		case Obeyed:
			covers[i].Obeyed = append(covers[i].Obeyed, w)
		case Broken:
			covers[i].Broken = append(covers[i].Broken, w)
		}
	}
}

// Shown counts the cells of rule by obeyed or broken that something shows, of all there are.
func Shown(covers []Cover) (shown, all int) {
	for _, c := range covers {
		shown += min(1, len(c.Obeyed)) + min(1, len(c.Broken))
	}
	return shown, 2 * len(covers)
}

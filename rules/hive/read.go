package hive

import "strings"

// Read reads games in whichever of the forms a text has: it begins with "(" for SGF, with "[" or "{" for PGN.
func Read(text string) ([]Game, error) {
	text = strings.TrimPrefix(text, "\ufeff")
	switch bare := strings.TrimSpace(text); {
	case strings.HasPrefix(bare, "("):
		g, err := ReadSGF(text)
		if err != nil {
			return nil, err
		}
		return []Game{g}, nil
	case strings.HasPrefix(bare, "["), strings.HasPrefix(bare, "{"):
		return ReadPGN(text)
	}
	return ReadGameStrings(text)
}

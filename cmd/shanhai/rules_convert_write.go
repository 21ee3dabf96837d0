package main

import (
	"bytes"

	"shanhai/rules/hive"
)

// write writes the games in a form.
func (o *convertOptions) write(games []hive.Game, form hive.Form) ([]byte, error) {
	var text []byte
	var err error
	switch {
	case form == hive.FormScript:
		text, err = hive.Script(games)
	case form == hive.FormPGN:
		text, err = eachGame(games, "\n", hive.Game.PGN)
	case form == hive.FormGameString:
		text, err = eachGame(games, "\n", hive.Game.GameString)
		text = append(text, '\n')
	case len(games) > 1:
		return nil, usageErrorf("%s: %d games, and an SGF file holds one; allowed: one of them, as %s#1", o.File, len(games), o.File)
	default:
		text, err = eachGame(games, "", hive.Game.SGF)
	}
	if err != nil {
		return nil, usageErrorf("%s: %w", o.File, err)
	}
	return text, nil
}

// eachGame writes games one after another.
func eachGame(games []hive.Game, between string, write func(hive.Game) (string, error)) ([]byte, error) {
	var out bytes.Buffer
	for i, g := range games {
		text, err := write(g)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			out.WriteString(between)
		}
		out.WriteString(text)
	}
	return out.Bytes(), nil
}

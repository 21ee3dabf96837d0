package hive

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/uhp"
)

// ReadGameStrings reads GameStrings, one a line; empty lines and lines that begin with "#" are skipped.
func ReadGameStrings(text string) ([]Game, error) {
	var out []Game
	for i, line := range strings.Split(readable(text), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		g, err := readGameString(line, i+1)
		if err != nil {
			return nil, err
		}
		out = append(out, g)
	}
	return out, nil
}

func readGameString(text string, line int) (Game, error) {
	parts := strings.Split(strings.TrimSuffix(text, ";"), ";")
	at := rules.Place{Line: line, Column: 1}
	o, err := uhp.ParseGameType(parts[0], options())
	if err != nil {
		return Game{}, blame(parts[0], at, err)
	}
	p, err := newPlayer(o)
	if err != nil {
		return Game{}, err
	}
	said := shanhai.InProgress
	for i, part := range parts {
		switch {
		case i == 1:
			said, err = outcome(part, at)
		case i > 2:
			err = p.read(part, at)
		}
		if err != nil {
			return Game{}, err
		}
		at.Column += len([]rune(part)) + 1
	}
	return p.end(Result{said, ending(said, "")}), nil
}

// outcome reads a BoardState.
func outcome(text string, at rules.Place) (shanhai.Outcome, error) {
	for _, o := range []shanhai.Outcome{shanhai.InProgress, shanhai.WhiteWins, shanhai.BlackWins, shanhai.Draw} {
		if text == o.String() {
			return o, nil
		}
	}
	if text == "NotStarted" {
		return shanhai.InProgress, nil
	}
	return 0, blame(text, at, rules.NewSyntaxError(1, text, "NotStarted, InProgress, Draw, WhiteWins or BlackWins"))
}

// GameString writes a game for the Universal Hive Protocol. Left tells what is lost.
func (g Game) GameString() (string, error) {
	if err := g.only(); err != nil {
		return "", err
	}
	u, err := uhp.NewGame(g.Options)
	if err != nil {
		return "", err
	}
	moves, err := g.spell(uhp.Letters().Act)
	for i := 0; err == nil && i < len(moves); i++ {
		err = u.Play(moves[i])
	}
	return u.String(), err
}

package main

import (
	"errors"

	"shanhai/rules"
	"shanhai/rules/diagram"
	"shanhai/rules/script"
)

// script writes the positions as a script that sets each up in an example of its own.
func (o *rulesShowOptions) script(chosen []exhibit) error {
	var doc script.Document
	var game rules.Game
	err := eachShown(o, chosen, o.setUp, func(_ int, e exhibit, ex script.Example) error {
		if len(doc.Examples) > 0 && e.report.Game == game {
			ex.Steps = ex.Steps[1:] // the game is said once
		}
		game = e.report.Game
		doc.Examples = append(doc.Examples, ex)
		return nil
	})
	if err != nil {
		return err
	}
	_, err = o.Streams.Out.Write(script.Print(&doc))
	return err
}

// setUp returns the position of an example as one that sets it up.
func (o *rulesShowOptions) setUp(e exhibit) (script.Example, error) {
	s, err := o.shot(e)
	if err != nil {
		return script.Example{}, err
	}
	ex, stands, err := s.Example()
	var extent *diagram.ExtentError
	switch {
	case errors.As(err, &extent):
		return ex, asUsage(err)
	case err != nil:
		return ex, err
	case !stands:
		return ex, o.nothing(e)
	}
	return ex, nil
}

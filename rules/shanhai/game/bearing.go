package game

import "shanhai/rules"

func (g position) Bearing(a rules.Act) []rules.ID { return nil }

func (g position) Barred(tile string) ([]rules.Refusal, error) { return nil, nil }

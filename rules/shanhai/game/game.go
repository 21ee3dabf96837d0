package game

import (
	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// ShanHai is the game. Its zero value is ready.
type ShanHai struct{}

// New returns the game.
func New() rules.Game { return ShanHai{} }

// Name returns "shanhai".
func (ShanHai) Name() string { return "shanhai" }

// Title returns the name of the game as a reader says it.
func (ShanHai) Title() string { return "ShanHai Realm 山海" }

// Players returns "white" and "black".
func (ShanHai) Players() []string {
	return []string{shanhai.White.String(), shanhai.Black.String()}
}

// Rules returns every rule in the order of the rulebook.
func (ShanHai) Rules() []rules.Rule { return shanhai.Rules() }

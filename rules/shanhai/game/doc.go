// Package game shows ShanHai Realm to scripts, the validator, diagrams and the rulebook: a rules.Game over the engine.
package game

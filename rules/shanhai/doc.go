// Package shanhai is the rules engine of ShanHai Realm.
//
// A Position says which acts are legal, makes and unmakes them, and tells the result. An illegal act is answered with
// a rules.Violation that names the broken rule. How the board is held in memory is told in board.go.
package shanhai

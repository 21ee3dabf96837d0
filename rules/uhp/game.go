package uhp

import (
	"errors"
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// Game is a game with the texts of its moves.
type Game struct {
	Position *shanhai.Position
	moves    []string
}

// NewGame begins a game.
func NewGame(o shanhai.Options) (*Game, error) {
	p, err := shanhai.New(o)
	if err != nil {
		return nil, err
	}
	return &Game{Position: p}, nil
}

// ParseGame reads a GameTypeString or a GameString and plays its moves; o gives the options that these do not say. State
// and turn must be well-formed but are not compared with what the moves lead to. A final ";" is accepted.
func ParseGame(text string, o shanhai.Options) (*Game, error) {
	parts := strings.Split(text, ";")
	o, err := ParseGameType(parts[0], o)
	if err != nil {
		return nil, err
	}
	g, err := NewGame(o)
	if err != nil || len(parts) == 1 {
		return g, err
	}
	return g, g.parseRest(parts)
}

func (g *Game) parseRest(parts []string) error {
	column := len(parts[0]) + 2
	if !isState(parts[1]) {
		return rules.NewSyntaxError(column, parts[1], "NotStarted, InProgress, Draw, WhiteWins or BlackWins")
	}
	column += len(parts[1]) + 1
	if len(parts) < 3 || !isTurn(parts[2]) {
		return rules.NewSyntaxError(column, strings.Join(parts[2:], ";"), `a turn such as "White[1]"`)
	}
	column += len(parts[2]) + 1
	for i, move := range parts[3:] {
		if move == "" && i == len(parts)-4 {
			break
		}
		if err := g.Play(move); err != nil {
			return inGame(err, column, i+1)
		}
		column += len(move) + 1
	}
	return nil
}

// inGame tells where in a GameString a move is at fault.
func inGame(err error, column, move int) error {
	var syntax *rules.SyntaxError
	if errors.As(err, &syntax) {
		return &rules.SyntaxError{Column: column + syntax.Column - 1, Got: syntax.Got, Want: syntax.Want}
	}
	return fmt.Errorf("column %d: move %d: %w", column, move, err)
}

func isState(text string) bool {
	switch text {
	case "NotStarted", "InProgress", "Draw", "WhiteWins", "BlackWins":
		return true
	}
	return false
}

// isTurn tells whether a text is a TurnString, e.g. "Black[12]".
func isTurn(text string) bool {
	number, ok := strings.CutPrefix(text, "White[")
	if !ok {
		if number, ok = strings.CutPrefix(text, "Black["); !ok {
			return false
		}
	}
	number, ok = strings.CutSuffix(number, "]")
	return ok && number != "" && strings.Trim(number, "0123456789") == ""
}

// Play reads and plays a MoveString.
func (g *Game) Play(text string) error {
	act, err := Letters().Read(g.Position, text)
	if err != nil {
		return err
	}
	act.Lifter = nil
	written := Letters().Act(g.Position, act)
	if err := climbByDirection(g.Position, act, text); err != nil {
		return err
	}
	if err := g.Position.Play(act); err != nil {
		return hiveWords(err, written)
	}
	g.moves = append(g.moves, written)
	return nil
}

// climbByDirection refuses a climb written by a direction, as the protocol's reference engine does: "wB1 -bQ" is a place on
// the table, and the tile climbed upon must be named itself.
func climbByDirection(p *shanhai.Position, act shanhai.Act, text string) error {
	if act.Type != shanhai.Relocate || len(p.At(act.To)) == 0 {
		return nil
	}
	if _, place, _ := strings.Cut(strings.TrimSpace(text), " "); !strings.ContainsAny(place, `-/\`) {
		return nil
	}
	return rules.NewViolation(shanhai.Occupied, text, act.To, rules.Say("a tile is there; a climb names the tile climbed upon", "那裡已經有棋子；要爬上去，就得寫出爬到哪一枚上面"))
}

// hiveWords writes the move of a violation with Hive's letters.
func hiveWords(err error, move string) error {
	var v *rules.Violation
	if !errors.As(err, &v) {
		return err
	}
	said := *v
	said.Move = move
	return &said
}

// Undo takes back the last n moves, or none if there are not so many.
func (g *Game) Undo(n int) bool {
	if n > len(g.moves) {
		return false
	}
	for range n {
		g.Position.Unmake()
	}
	g.moves = g.moves[:len(g.moves)-n]
	return true
}

// ValidMoves returns the MoveStrings of all legal moves.
func (g *Game) ValidMoves() []string {
	acts := g.Position.Acts()
	out := make([]string, len(acts))
	for i, act := range acts {
		out[i] = Letters().Act(g.Position, act)
	}
	return out
}

// String returns the GameString.
func (g *Game) String() string {
	state := g.Position.Result().Outcome.String()
	if len(g.moves) == 0 {
		state = "NotStarted"
	}
	parts := append([]string{GameType(g.Position.Options()), state, g.turn()}, g.moves...)
	return strings.Join(parts, ";")
}

// turn returns the TurnString, which counts pairs of turns.
func (g *Game) turn() string {
	name := "White"
	if g.Position.ToMove() == shanhai.Black {
		name = "Black"
	}
	return fmt.Sprintf("%s[%d]", name, (g.Position.Turn()+1)/2)
}

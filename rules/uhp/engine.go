package uhp

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"shanhai/rules"
	"shanhai/rules/shanhai"
	"shanhai/rules/shanhai/search"
)

// maxLine bounds a command; the longest GameStrings have some ten thousand bytes.
const maxLine = 1 << 20

// Engine answers the commands of the protocol. Options take effect with the next newgame.
type Engine struct {
	name    string
	options shanhai.Options
	game    *Game
}

// NewEngine returns an engine that gives its name and version in the answer to info.
func NewEngine(name string) *Engine {
	return &Engine{name: name, options: shanhai.Options{TournamentOpening: true}}
}

// Run reads commands from in and writes answers to out until exit, the end of in or an error of reading or writing.
func (e *Engine) Run(in io.Reader, out io.Writer) error {
	lines := bufio.NewScanner(in)
	lines.Buffer(make([]byte, 0, 4096), maxLine)
	if err := say(out, e.info()); err != nil {
		return err
	}
	for lines.Scan() {
		line := strings.TrimSpace(lines.Text())
		if line == "exit" {
			return say(out, "")
		}
		if err := say(out, e.Answer(line)); err != nil {
			return err
		}
	}
	return lines.Err()
}

// say writes an answer and the line that ends it.
func say(out io.Writer, answer string) error {
	if answer != "" {
		answer += "\n"
	}
	_, err := io.WriteString(out, answer+"ok\n")
	return err
}

// Answer carries out one command and returns its answer without the final "ok".
func (e *Engine) Answer(line string) string {
	command, rest, _ := strings.Cut(line, " ")
	answer, err := e.run(command, strings.TrimSpace(rest))
	var invalid invalidMove
	switch {
	case errors.As(err, &invalid):
		return "invalidmove " + oneLine(invalid.err.Error())
	case err != nil:
		return "err " + oneLine(err.Error())
	}
	return answer
}

// oneLine keeps an answer on one line.
func oneLine(text string) string { return strings.NewReplacer("\n", " ", "\r", " ").Replace(text) }

// invalidMove is an error about a move, for which the protocol has an answer of its own.
type invalidMove struct{ err error }

func (i invalidMove) Error() string { return i.err.Error() }
func (i invalidMove) Unwrap() error { return i.err }

var (
	errNoGame = errors.New("no game yet: newgame begins one")
	errOver   = errors.New("the game is over")
)

func (e *Engine) run(command, rest string) (string, error) {
	switch command {
	case "info":
		return e.info(), nil
	case "options":
		return e.optionsCommand(rest)
	case "newgame":
		return e.newGame(rest)
	case "play", "pass", "validmoves", "bestmove", "undo":
		if e.game == nil {
			return "", errNoGame
		}
		return e.runInGame(command, rest)
	case "help":
		return "info; newgame [GameTypeString|GameString]; play MoveString; pass; validmoves; bestmove time hh:mm:ss|depth N; undo [N]; options [get NAME|set NAME VALUE]; exit", nil
	}
	return "", fmt.Errorf("unknown command %q", rules.Excerpt(command))
}

func (e *Engine) runInGame(command, rest string) (string, error) {
	switch command {
	case "play":
		return e.play(rest)
	case "pass":
		return e.play("pass")
	case "validmoves":
		return e.validMoves()
	case "bestmove":
		return e.bestMove(rest)
	}
	return e.undo(rest)
}

func (e *Engine) info() string { return "id " + e.name + "\nMosquito;Ladybug;Pillbug" }

func (e *Engine) newGame(rest string) (string, error) {
	if rest == "" {
		rest = "Base"
	}
	g, err := ParseGame(rest, e.options)
	if err != nil {
		return "", err
	}
	e.game = g
	return g.String(), nil
}

func (e *Engine) play(move string) (string, error) {
	if err := e.game.Play(move); err != nil {
		return "", invalidMove{err}
	}
	return e.game.String(), nil
}

func (e *Engine) validMoves() (string, error) {
	moves := e.game.ValidMoves()
	if len(moves) == 0 {
		return "", errOver
	}
	return strings.Join(moves, ";"), nil
}

func (e *Engine) undo(rest string) (string, error) {
	n := 1
	if rest != "" {
		var err error
		if n, err = strconv.Atoi(rest); err != nil || n < 1 {
			return "", fmt.Errorf("undo %q: want a number of moves from 1", rules.Excerpt(rest))
		}
	}
	if !e.game.Undo(n) {
		return "", fmt.Errorf("undo %d: the game has %d moves", n, len(e.game.moves))
	}
	return e.game.String(), nil
}

func (e *Engine) bestMove(rest string) (string, error) {
	limit, value, _ := strings.Cut(rest, " ")
	value = strings.TrimSpace(value)
	switch limit {
	case "depth":
		depth, err := strconv.Atoi(value)
		if err != nil || depth < 1 {
			return "", fmt.Errorf("bestmove depth %q: want a number from 1", rules.Excerpt(value))
		}
		return e.best(context.Background(), depth)
	case "time":
		span, err := parseTime(value)
		if err != nil {
			return "", err
		}
		ctx, cancel := context.WithTimeout(context.Background(), span)
		defer cancel()
		return e.best(ctx, search.MaxDepth)
	}
	return "", fmt.Errorf(`bestmove %q: want "time hh:mm:ss" or "depth N"`, rules.Excerpt(rest))
}

func (e *Engine) best(ctx context.Context, depth int) (string, error) {
	m, ok := search.Best(ctx, e.game.Position, depth)
	if !ok {
		return "", errOver
	}
	return Letters().Act(e.game.Position, e.game.Position.Act(m)), nil
}

// parseTime reads hh:mm:ss.
func parseTime(text string) (time.Duration, error) {
	fields := strings.Split(text, ":")
	total := 0
	for _, field := range fields {
		n, err := strconv.Atoi(field)
		if err != nil || n < 0 || n > 99 || len(fields) != 3 {
			return 0, fmt.Errorf("bestmove time %q: want hh:mm:ss", rules.Excerpt(text))
		}
		total = total*60 + n
	}
	return time.Duration(total) * time.Second, nil
}

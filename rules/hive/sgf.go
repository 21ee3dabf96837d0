package hive

import (
	"errors"
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

// ReadSGF reads a game as boardspace.net stores it. What is known of the format, from the files themselves:
//
//   - SU names the expansions: Hive, hive-plm, Hive-PLM, "hive-plm 2 0 101"; P0 and P1 the players, P0 moves first and is white;
//   - Dropb wS1 N 13 . and Move W wS1 N 13 /bQ1 put a tile on a grid place, Pdropb and PMove by the pillbug; of several before a
//     Done the last counts; Pass is a pass, and so is a Done alone of the player to move; some clients leave forced passes out;
//   - old files write tiles without colour ("dropb s1"): Pick before it says whose;
//   - columns run east, rows north-west; both come round after 26. The grid place is what counts: the neighbour written
//     after it is at times left out;
//   - what is said of a move stands in its node as SGF has it: C, and TE, BM, IT and DO.
func ReadSGF(text string) (Game, error) {
	nodes, err := sgfNodes(readable(text))
	if err != nil {
		return Game{}, err
	}
	r := sgfReader{}
	for _, n := range nodes {
		if err := r.node(n); err != nil {
			return Game{}, err
		}
	}
	return r.finish()
}

// sgfReader plays the actions of a file.
type sgfReader struct {
	tags    []Tag
	result  string // the RE property
	player  *player
	grid    grid
	picked  string // the tile last picked, old files write it nowhere else
	pending *drop
	ended   Result
	waiting []property // remarks of a turn that is not done
	remarks remarks
}

// drop is what a player has put down but not confirmed.
type drop struct {
	tile, column, row string
	pass, idle        bool
	at                rules.Place
}

func (r *sgfReader) node(n property) error {
	switch n.name {
	case "SU":
		return r.begin(n)
	case "RE":
		r.result = n.value
	case "P0", "P1":
		return r.player0or1(n)
	case "C", "TE", "BM", "IT", "DO":
		r.waiting = append(r.waiting, n)
		r.settle(false)
	default:
		r.tag(n)
	}
	return nil
}

// begin sets out the pieces of a variant.
func (r *sgfReader) begin(n property) error {
	name, _, _ := strings.Cut(strings.ToLower(strings.TrimSpace(n.value)), " ")
	kind, expansions, _ := strings.Cut(name, "-")
	if kind != "hive" || strings.Trim(expansions, "plm") != "" {
		return blame(n.value, n.at, fmt.Errorf("variant %q cannot be played here; allowed: Hive with any of the expansions P, L and M", rules.Excerpt(n.value)))
	}
	o := options()
	o.FeiLian, o.QiLin, o.PiXiu = strings.Contains(expansions, "p"), strings.Contains(expansions, "l"), strings.Contains(expansions, "m")
	var err error
	r.player, err = newPlayer(o)
	return err
}

// player0or1 reads a player's name or action.
func (r *sgfReader) player0or1(n property) error {
	words := strings.Fields(n.value)
	if len(words) == 0 {
		return nil
	}
	if words[0] == "id" {
		name := strings.Trim(strings.TrimSpace(strings.TrimPrefix(n.value, "id")), `"`)
		r.tags = append(r.tags, Tag{map[string]string{"P0": "White", "P1": "Black"}[n.name], name})
		return nil
	}
	if !isNumber(words[0]) || len(words) < 2 {
		return nil
	}
	if r.player == nil {
		return blame(n.value, n.at, errors.New("an action before SU[...] has said which pieces are in the game"))
	}
	return r.action(n, strings.ToLower(words[1]), words[2:])
}

func (r *sgfReader) action(n property, verb string, words []string) error {
	switch {
	case verb == "pick" && len(words) > 2:
		r.picked = coloured(words[0], words[2])
	case verb == "pickb" && len(words) > 2:
		r.pick(words)
	case (verb == "dropb" || verb == "pdropb") && len(words) > 2:
		r.pending = &drop{tile: r.named(words[0]), column: words[1], row: words[2], at: n.at}
	case (verb == "move" || verb == "pmove" || verb == "movedone") && len(words) > 3:
		r.pending = &drop{tile: coloured(words[0], words[1]), column: words[2], row: words[3], at: n.at}
		if verb == "movedone" {
			return r.done(n)
		}
	case verb == "pass":
		r.pending = &drop{pass: true, at: n.at}
	case verb == "offerdraw" || verb == "declinedraw":
		r.pending = &drop{idle: true}
	case verb == "acceptdraw":
		r.pending, r.ended = &drop{idle: true}, Result{shanhai.Draw, Agreed}
	case verb == "resign":
		r.pending = &drop{idle: true}
		r.ended = Result{map[string]shanhai.Outcome{"P0": shanhai.BlackWins, "P1": shanhai.WhiteWins}[n.name], Resigned}
	case verb == "done":
		return r.done(n)
	}
	return nil
}

// named returns the tile of a Dropb: its own name if that says whose it is.
func (r *sgfReader) named(tile string) string {
	if isTile(tile) {
		return tile
	}
	return r.picked
}

// pick remembers a tile taken from the table: what was just put down there, or what lies on top.
func (r *sgfReader) pick(words []string) {
	switch p := r.pending; {
	case isTile(words[2]):
		r.picked = words[2]
	case p != nil && p.column == words[0] && p.row == words[1]:
		r.picked = p.tile
	default:
		r.picked = r.grid.top(words[0], words[1])
	}
}

// done plays what has been put down.
func (r *sgfReader) done(n property) error {
	p := r.pending
	r.pending = nil
	defer r.settle(true)
	switch {
	case r.player.position.Result().Over():
		return nil
	case p == nil && n.name == r.toMove():
		return r.pass(n.at)
	case p == nil || p.idle:
		return nil
	case p.pass:
		return r.pass(p.at)
	}
	return r.put(*p)
}

func (r *sgfReader) toMove() string {
	return [...]string{shanhai.White: "P0", shanhai.Black: "P1"}[r.player.position.ToMove()]
}

func (r *sgfReader) pass(at rules.Place) error {
	return r.player.play(shanhai.Act{Type: shanhai.Forfeit}, "pass", at)
}

// put plays a tile onto a place of the grid, after a forced pass that the file leaves out.
func (r *sgfReader) put(p drop) error {
	if acts := r.player.position.Acts(); len(acts) == 1 && acts[0].Type == shanhai.Forfeit {
		if err := r.pass(p.at); err != nil {
			return err
		}
	}
	tile := plain(p.tile)
	place, err := r.grid.place(r.player.position, p.column, p.row)
	if err != nil {
		return blame(p.column+" "+p.row, p.at, err)
	}
	if err := r.player.read(tile+" "+place, p.at); err != nil {
		return err
	}
	r.grid.put(p.tile, p.column, p.row)
	return nil
}

// finish settles the result: the board's, an action's, or what RE says of a player's name.
func (r *sgfReader) finish() (Game, error) {
	if r.player == nil {
		return Game{}, errors.New("no game of boardspace.net: SU[hive...] is missing")
	}
	if r.ended.Outcome == shanhai.InProgress {
		r.ended = r.said()
	}
	r.settle(true)
	g := r.player.end(r.ended)
	g.Tags, g.Remarks = r.tags, r.remarks
	return g, nil
}

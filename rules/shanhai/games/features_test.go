package games_test

import (
	"maps"
	"slices"
	"testing"

	"shanhai/internal/creature"
	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
	"shanhai/rules/shanhai"
	"shanhai/rules/shanhai/game"
)

// What a game can show, in the words of README.md.
const (
	forfeits      = "forfeited turn"
	allAdvanced   = "all advanced tiles"
	wind          = "wind"
	windOnFoe     = "wind lifts an opponent's creature"
	stack         = "XuanWu stack"
	escape        = "YingLong escapes"
	memory        = "PiXiu's memory at sea"
	onMountain    = "a creature on a mountain"
	inSea         = "a creature in the sea"
	every3        = "landscape every 3"
	every5        = "landscape every 5"
	every7        = "landscape every 7"
	allLandscape  = "all twelve landscape tiles"
	tournament    = "tournament opening"
	ringLandscape = "bare landscape in the closed ring"
	blackStarts   = "Black starts"
	noAdvanced    = "basic creatures only"
)

// wanted is what the games show together.
func wanted() []string {
	return []string{
		forfeits, allAdvanced, wind, windOnFoe, stack, escape, memory, onMountain, inSea, every3, every5, every7, allLandscape, tournament,
		ringLandscape, blackStarts, noAdvanced,
	}
}

// tour replays a game in the engine and gathers what it shows.
type tour struct {
	p     *shanhai.Position
	shown map[string]bool
}

// shows returns what a game shows, found by replaying it.
func shows(t *testing.T, r check.Report) []string {
	t.Helper()
	tr := tour{start(t, r), map[string]bool{}}
	tr.agreed(tr.p.Options())
	for _, m := range steps[script.Move](r) {
		tr.turn(t, m.Act.Text)
	}
	tr.end()
	return slices.Sorted(maps.Keys(tr.shown))
}

// start returns the position before turn 1, under the options of a game.
func start(t *testing.T, r check.Report) *shanhai.Position {
	t.Helper()
	var layout rules.Layout
	for _, o := range steps[script.Option](r) {
		layout.Options = append(layout.Options, rules.Item{Name: o.Name, Value: o.Value})
	}
	empty, err := game.New().Setup(layout)
	if err != nil {
		t.Fatal(err)
	}
	p, err := shanhai.Parse(empty.String())
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// note enters a feature if it is there.
func (tr *tour) note(feature string, there bool) {
	if there {
		tr.shown[feature] = true
	}
}

// agreed enters what the players agreed on before the game.
func (tr *tour) agreed(o shanhai.Options) {
	tr.note(every3, o.LandscapeInterval == 3)
	tr.note(every5, o.LandscapeInterval == 5)
	tr.note(every7, o.LandscapeInterval == 7)
	tr.note(tournament, o.TournamentOpening)
	tr.note(blackStarts, o.BlackStarts)
	tr.note(noAdvanced, !o.QiLin && !o.PiXiu && !o.FeiLian)
}

// turn plays a turn and enters what it shows.
func (tr *tour) turn(t *testing.T, text string) {
	t.Helper()
	act, err := shanhai.Notation().Read(tr.p, text)
	if err != nil {
		t.Fatal(err)
	}
	owner, before := tr.p.ToMove(), tr.closed(tr.p.ToMove())
	tr.note(forfeits, act.Type == shanhai.Forfeit)
	tr.ways(act)
	if err := tr.p.Play(act); err != nil {
		t.Fatal(err)
	}
	tr.note(escape, before >= 4 && tr.closed(owner) <= 2)
	if act.Type == shanhai.Relocate {
		tr.arrival(tr.p.At(act.To))
	}
}

// ways enters how a creature comes to its new hex.
func (tr *tour) ways(act shanhai.Act) {
	ways := tr.p.Ways(act)
	if len(ways) == 0 {
		return
	}
	onlyWind := !slices.ContainsFunc(ways, func(w shanhai.Way) bool { return w.Lifter == nil })
	tr.note(wind, onlyWind)
	tr.note(windOnFoe, act.Creature.Owner != tr.p.ToMove())
	from := tr.p.At(act.From)
	tr.note(memory, from[0].Land == creature.Sea && slices.ContainsFunc(ways, func(w shanhai.Way) bool { return w.Remembered }))
}

// arrival enters what the tiles of the hex show to which a creature was brought.
func (tr *tour) arrival(tiles []shanhai.Tile) {
	tr.note(onMountain, tiles[0].Land == creature.Mountain)
	tr.note(inSea, tiles[0].Land == creature.Sea)
	creatures := slices.DeleteFunc(tiles, func(t shanhai.Tile) bool { return t.Land != creature.None })
	tr.note(stack, len(creatures) >= 3 && creatures[len(creatures)-1].Creature.Kind == creature.XuanWu)
}

// around returns the tops of the hexes around a player's YingLong that have a tile; none before it is in the realm.
func (tr *tour) around(owner shanhai.Player) (out []shanhai.Tile) {
	at, there := tr.p.Find(shanhai.Creature{Owner: owner, Kind: creature.YingLong, Number: 1})
	for d := hex.Direction(0); there && d < 6; d++ {
		if tiles := tr.p.At(at.Neighbor(d)); len(tiles) > 0 {
			out = append(out, tiles[len(tiles)-1])
		}
	}
	return out
}

// closed returns how many sides of a player's YingLong have a creature.
func (tr *tour) closed(owner shanhai.Player) (n int) {
	for _, tile := range tr.around(owner) {
		if tile.Land == creature.None {
			n++
		}
	}
	return n
}

// end enters what the last position shows.
func (tr *tour) end() {
	for _, owner := range []shanhai.Player{shanhai.White, shanhai.Black} {
		ring := tr.around(owner)
		bare := slices.ContainsFunc(ring, func(t shanhai.Tile) bool { return t.Land != creature.None })
		tr.note(ringLandscape, tr.p.Result().Over() && len(ring) == 6 && bare)
	}
	left := tr.p.InHand(shanhai.White, creature.Mountain) + tr.p.InHand(shanhai.White, creature.Sea)
	tr.note(allLandscape, tr.p.Options().LandscapeInterval > 0 && left == 0)
	tr.note(allAdvanced, tr.p.Options() != withoutAdvanced(tr.p.Options()) && tr.advancedInHand() == 0)
}

func withoutAdvanced(o shanhai.Options) shanhai.Options {
	o.QiLin, o.PiXiu, o.FeiLian = false, false, false
	return o
}

// advancedInHand returns how many advanced tiles have not come into the realm, those that are not in the game among them.
func (tr *tour) advancedInHand() (n int) {
	for _, k := range creature.Creatures() {
		if k.Advanced() {
			supply := tr.p.Options().Supply(k)
			n += 2*(1-supply) + tr.p.InHand(shanhai.White, k) + tr.p.InHand(shanhai.Black, k)
		}
	}
	return n
}

func TestTheGamesShowWhatTheyShould(t *testing.T) {
	shown := map[string]bool{}
	for _, name := range names(t) {
		for _, feature := range shows(t, played(t, name)) {
			shown[feature] = true
		}
	}
	for _, feature := range wanted() {
		if !shown[feature] {
			t.Errorf("no game shows: %s", feature)
		}
	}
}

// The ways in which games end: each must be there.
func TestTheGamesEndInEveryWay(t *testing.T) {
	ends := map[string]bool{}
	for _, name := range names(t) {
		ends[resultText(lastResult(played(t, name)))] = true
	}
	for _, want := range []string{
		"White by capture", "Black by capture", "draw by double-capture", "draw by stalemate", "draw by agreement",
	} {
		if !ends[want] {
			t.Errorf("no game ends: %s", want)
		}
	}
	if !ends["White by resignation"] && !ends["Black by resignation"] {
		t.Error("no game ends by resignation")
	}
}

package referee

import (
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/check/view"
	"shanhai/rules/script"
)

// Record is an example or a game, to be stepped through.
type Record struct {
	Entry
	Before *Line  `json:"before,omitempty"` // what was played before the set-up, if an earlier example is continued
	Shots  []Shot `json:"shots"`            // the set-up, then one a move
}

// Entry is what a list shows of a record.
type Entry struct {
	Key     string            `json:"key"`
	Group   string            `json:"group,omitempty"` // the file of an example; empty for a game
	Title   string            `json:"title"`
	Titles  map[string]string `json:"titles,omitempty"` // by language, where there is one of its own
	Players map[string]string `json:"players,omitempty"`
	Event   string            `json:"event,omitempty"`
	Place   string            `json:"place,omitempty"`
	Date    string            `json:"date,omitempty"`
	Moves   int               `json:"moves"`
	Ended   string            `json:"ended,omitempty"`   // "white", "black" or "draw"
	By      string            `json:"by,omitempty"`      // the rule that ended it, "resignation" or "agreement"
	Wrong   string            `json:"wrong,omitempty"`   // the first fault, where the script is not right
	Chinese string            `json:"chinese,omitempty"` // the same in Chinese, where a rule of the game is broken
}

// Shot is a position of a record, with what is said of it.
type Shot struct {
	Number int                 `json:"number,omitempty"` // of the turn that led here; 0 for the set-up
	Player string              `json:"player,omitempty"` // who took it
	Move   string              `json:"move,omitempty"`
	Tile   string              `json:"tile,omitempty"`
	Mark   string              `json:"mark,omitempty"`  // "!", "?" and so on
	Said   map[string]string   `json:"said,omitempty"`  // the move in words, by language
	Notes  map[string][]string `json:"notes,omitempty"` // by language; "" for everyone without one of his own
	Claims []Claim             `json:"claims,omitempty"`

	Stands    bool     `json:"stands"` // there is a position
	Text      string   `json:"text,omitempty"`
	ToMove    string   `json:"toMove,omitempty"`
	Result    *Ending  `json:"result,omitempty"`
	Cells     []Cell   `json:"cells"`
	Hand      []InHand `json:"hand"`
	Last      *Act     `json:"last,omitempty"`
	Allowed   []Act    `json:"allowed,omitempty"`
	Forbidden []Act    `json:"forbidden,omitempty"`
	Chosen    []Hex    `json:"chosen,omitempty"`
	Targets   []Hex    `json:"targets,omitempty"`
	Faults    []Hex    `json:"faults,omitempty"`
}

// Claim is a statement about a position.
type Claim struct {
	Text string `json:"text"` // as the script has it
	// Said is the claim in words, by language; nothing where there are none.
	Said  map[string]string `json:"said,omitempty"`
	Rules []rules.ID        `json:"rules,omitempty"`
	Why   string            `json:"why,omitempty"` // what is wrong with it
	// Chinese is the same in Chinese, where a rule of the game is broken.
	Chinese string `json:"chinese,omitempty"`
}

// record turns a checked example into steps.
func record(key string, report check.Report, before *Line) Record {
	out := Record{Entry: entry(key, report), Before: before, Shots: []Shot{}}
	shots := view.Shots(report)
	stood := footing(report, shots)
	for _, s := range shots {
		out.Shots = append(out.Shots, shotOf(s, stood))
		if p := positionOf(s); p != nil {
			stood = p
		}
	}
	return out
}

// positionOf returns the position of a shot; nil if none stands.
func positionOf(s view.Shot) rules.Position {
	var p rules.Position
	for _, scene := range s.Scenes() {
		if scene.Position != nil {
			p = scene.Position
		}
	}
	return p
}

func shotOf(s view.Shot, before rules.Position) Shot {
	out := Shot{Cells: []Cell{}, Hand: []InHand{}, Notes: map[string][]string{}}
	out.draw(s)
	for i, scene := range s.Scenes() {
		switch step := scene.Step.(type) {
		case script.Note:
			out.Notes[step.Language] = append(out.Notes[step.Language], step.Text.Text)
		case script.Move:
			led := i == 0 && scene.Played && before != nil
			if led {
				out.move(step, *scene.Act, before)
				out.Said = said(scene, before)
			}
			if !led || scene.Fault != nil { // of a move that was made, its number
				out.claim(scene)
			}
		case script.Legal, script.Moves, script.Outcome, script.Equals, script.Impossible:
			out.claim(scene)
		default:
			if scene.Fault != nil {
				out.claim(scene)
			}
		}
	}
	return out
}

// draw takes over what a diagram shows.
func (s *Shot) draw(from view.Shot) {
	v, stands := from.View()
	p := positionOf(from)
	if !stands || p == nil {
		return
	}
	s.Stands, s.Text, s.ToMove, s.Result, s.Cells = true, p.String(), p.ToMove(), endingOf(p.Result()), cellsOf(p.Cells())
	for _, in := range p.Off() {
		s.Hand = append(s.Hand, InHand{tileOf(in.Tile), in.Count})
	}
	s.Allowed, s.Forbidden = actsOf(v.Allowed), actsOf(v.Forbidden)
	s.Chosen, s.Targets, s.Faults = hexesOf(v.Chosen()), hexesOf(v.Targets()), hexesOf(v.Faults)
	if v.Last != nil {
		last := actOf(*v.Last)
		s.Last = &last
	}
}

func actsOf(acts []rules.Act) []Act {
	var out []Act
	for _, a := range acts {
		out = append(out, actOf(a))
	}
	return out
}

// move says which move led here.
func (s *Shot) move(m script.Move, act rules.Act, before rules.Position) {
	s.Number, s.Player, s.Move, s.Tile, s.Mark = before.Turn(), before.ToMove(), before.Spell(act), act.Tile, m.Mark
}

// chineseOf words a fault in Chinese, where it is a broken rule of the game; empty elsewhere.
func chineseOf(f *check.Fault) string {
	if f.Broken == nil {
		return ""
	}
	return f.Broken.WhyIn(rules.Chinese)
}

// claim notes what is claimed of the position.
func (s *Shot) claim(scene check.Scene) {
	c := Claim{Text: script.Line(scene.Step), Said: said(scene, nil), Rules: scene.Rules}
	if scene.Fault != nil {
		c.Why, c.Chinese = scene.Fault.Why, chineseOf(scene.Fault)
	}
	if c.Text != "" || c.Why != "" {
		s.Claims = append(s.Claims, c)
	}
}

// entry reads what a script says of an example as a whole, and how it ends.
func entry(key string, report check.Report) Entry {
	out := Entry{Key: key, Title: report.Example.Called(), Titles: map[string]string{}, Players: map[string]string{}}
	for _, scene := range report.Scenes {
		if scene.Fault != nil && out.Wrong == "" && scene.Verdict >= check.Unreached {
			out.Wrong, out.Chinese = scene.Fault.Why, chineseOf(scene.Fault)
		}
		switch step := scene.Step.(type) {
		case script.Header:
			out.header(step)
		case script.Outcome:
			if !step.By.Absent() && !step.False {
				out.Ended, out.By = step.Result.Text, step.By.Text
			}
		case script.Move:
			if scene.Played {
				out.Moves++
			}
		}
		out.end(scene.Position)
	}
	return out
}

// header takes over a header.
func (e *Entry) header(h script.Header) {
	name, value := h.Name.Text, h.Value.Text
	player, isPlayer := strings.CutPrefix(name, "player ")
	language, isTitle := strings.CutPrefix(name, "title ")
	switch {
	case isPlayer:
		e.Players[player] = value
	case isTitle:
		e.Titles[language] = value
	case name == "title" && e.Title == "":
		e.Title = value
	case name == "event":
		e.Event = value
	case name == "place":
		e.Place = value
	case name == "date":
		e.Date = value
	}
}

// end notes a result by the rules.
func (e *Entry) end(p rules.Position) {
	if p == nil || e.By != "" && e.Ended != "" {
		return
	}
	switch r := p.Result(); {
	case r.Draw:
		e.Ended, e.By = "draw", string(r.Rule)
	case r.Winner != "":
		e.Ended, e.By = r.Winner, string(r.Rule)
	}
}

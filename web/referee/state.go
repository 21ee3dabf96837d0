package referee

import (
	"shanhai/internal/hex"
	"shanhai/rules"
)

// Hex is a place by its axial coordinates.
type Hex struct {
	Q int `json:"q"`
	R int `json:"r"`
}

func hexOf(h hex.Hex) Hex { return Hex{h.Q, h.R} }

func hexesOf(list []hex.Hex) []Hex {
	out := make([]Hex, len(list))
	for i, h := range list {
		out[i] = hexOf(h)
	}
	return out
}

// Tile is a tile as it is drawn.
type Tile struct {
	Name  string `json:"name"`
	Owner string `json:"owner"`
	Kind  string `json:"kind"`
}

func tileOf(t rules.Tile) Tile { return Tile{t.Name, t.Owner, t.Kind} }

// Cell is a hex with its tiles from the bottom up.
type Cell struct {
	Hex
	Tiles []Tile `json:"tiles"`
}

// InHand is how many tiles of a kind are yet to come.
type InHand struct {
	Tile
	Count int `json:"count"`
}

// Act is an act. Without From it comes from the hand; without To it is a forfeited turn.
type Act struct {
	Tile string `json:"tile,omitempty"`
	From *Hex   `json:"from,omitempty"`
	To   *Hex   `json:"to,omitempty"`
	Text string `json:"text,omitempty"` // in its one spelling
}

func actOf(a rules.Act) Act {
	out := Act{Tile: a.Tile}
	if a.From != nil {
		from := hexOf(*a.From)
		out.From = &from
	}
	if a.To != nil {
		to := hexOf(*a.To)
		out.To = &to
	}
	return out
}

// Ending is how a game ended.
type Ending struct {
	Winner string   `json:"winner,omitempty"`
	Draw   bool     `json:"draw,omitempty"`
	Rule   rules.ID `json:"rule,omitempty"`
}

// endingOf returns nil while the game goes on.
func endingOf(r rules.Result) *Ending {
	if !r.Over() {
		return nil
	}
	return &Ending{r.Winner, r.Draw, r.Rule}
}

// State is a position, what may be done in it, and how it came about.
type State struct {
	Start  string   `json:"start"` // canonical text where the line began
	Text   string   `json:"text"`  // canonical text of the position
	Turn   int      `json:"turn"`
	ToMove string   `json:"toMove"`
	Result *Ending  `json:"result,omitempty"`
	Cells  []Cell   `json:"cells"`
	Hand   []InHand `json:"hand"`
	Acts   []Act    `json:"acts"` // all that are legal
	Last   *Act     `json:"last,omitempty"`
	Turns  []Turn   `json:"turns"`
	Due    bool     `json:"due,omitempty"`   // landscape is to be placed
	Drawn  string   `json:"drawn,omitempty"` // the landscape tile that was drawn for it
}

// Look returns where a line has led.
func (r *Referee) Look(l Line) (State, error) {
	p, err := r.follow(l)
	if err != nil {
		return State{}, err
	}
	return p.state(), nil
}

func (p *played) state() State {
	s := State{
		Start: p.start, Text: p.position.String(), Turn: p.position.Turn(), ToMove: p.position.ToMove(), Result: endingOf(p.position.Result()),
		Cells: cellsOf(p.position.Cells()), Hand: []InHand{}, Acts: []Act{}, Turns: p.turns,
	}
	if s.Turns == nil {
		s.Turns = []Turn{}
	}
	for _, in := range p.position.Off() {
		s.Hand = append(s.Hand, InHand{tileOf(in.Tile), in.Count})
	}
	for _, a := range p.position.Acts() {
		act := actOf(a)
		act.Text = p.position.Spell(a)
		s.Acts = append(s.Acts, act)
		s.Due = s.Due || landscape(a.Tile)
	}
	if d, ok := p.position.(drawer); ok {
		s.Drawn = d.Drawn()
	}
	if p.last != nil {
		last := actOf(*p.last)
		s.Last = &last
	}
	return s
}

// landscape tells whether a tile's name is that of a neutral one.
func landscape(name string) bool { return name == "M" || name == "S" }

func cellsOf(cells []rules.Cell) []Cell {
	out := make([]Cell, len(cells))
	for i, c := range cells {
		out[i] = Cell{Hex: hexOf(c.Hex)}
		for _, t := range c.Tiles {
			out[i].Tiles = append(out[i].Tiles, tileOf(t))
		}
	}
	return out
}

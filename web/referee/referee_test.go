package referee_test

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shanhai/web/referee"
)

func open(t testing.TB) *referee.Referee {
	t.Helper()
	r, err := referee.New()
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// call makes a call as the page does and reads the answer back.
func call[T any](t testing.TB, r *referee.Referee, method string, params any) T {
	t.Helper()
	p, err := json.Marshal(params)
	if err != nil {
		t.Fatal(err)
	}
	value, err := r.Call(method, p)
	if err != nil {
		t.Fatalf("%s: %v", method, err)
	}
	data, err := json.Marshal(value)
	if err != nil {
		t.Fatal(err)
	}
	var out T
	if err := json.Unmarshal(data, &out); err != nil {
		t.Fatal(err)
	}
	return out
}

type object = map[string]any

// targets returns where the acts of a tile end, in order.
func targets(s referee.State, tile string) string {
	var out []string
	for _, a := range s.Acts {
		if a.Tile == tile && a.To != nil {
			out = append(out, fmt.Sprintf("%d,%d", a.To.Q, a.To.R))
		}
	}
	slices.Sort(out)
	return strings.Join(out, " ")
}

// The table has what the rules list: 11 basic creatures and 3 advanced ones a player, 12 landscape tiles, six options.
func TestTable(t *testing.T) {
	table := call[referee.Table](t, open(t), "table", object{})
	count := map[bool]int{}
	for _, k := range table.Kinds {
		if !strings.HasPrefix(k.Glyph, "M") || len(k.Looks) != map[bool]int{true: 1, false: 2}[k.Letter == "M" || k.Letter == "S"] {
			t.Errorf("%s: glyph %.9q, %d looks", k.Key, k.Glyph, len(k.Looks))
		}
		if k.Letter != "M" && k.Letter != "S" {
			count[k.Advanced] += k.Count
		}
	}
	if count[false] != 11 || count[true] != 3 || len(table.Kinds) != 10 || len(table.Options) != 6 {
		t.Errorf("%v creatures, %d kinds, %d options", count, len(table.Kinds), len(table.Options))
	}
	var ids []string
	for _, c := range table.Chapters {
		for _, r := range c.Rules {
			ids = append(ids, string(r.ID))
		}
	}
	for _, id := range []string{"supply", "one-realm", "freedom", "pixiu-terrain", "stalemate"} {
		if !slices.Contains(ids, id) {
			t.Errorf("rule %s is not listed", id)
		}
	}
}

// Every rule has Chinese words: a title, and sentences to their end.
func TestRulesSpeakChinese(t *testing.T) {
	han := regexp.MustCompile(`\p{Han}`)
	for _, chapter := range call[referee.Table](t, open(t), "table", object{}).Chapters {
		for _, r := range chapter.Rules {
			c := r.Chinese
			if !han.MatchString(c.Title) || len(han.FindAllString(c.Text, -1)) < 8 || strings.ContainsAny(c.Title+c.Text, "#*[]`|\n") || !strings.HasSuffix(c.Text, "。") {
				t.Errorf("%s: %+v", r.ID, c)
			}
		}
	}
}

// Answers of the rulings on doubtful readings.
func TestLegalTargets(t *testing.T) {
	r := open(t)
	for _, c := range []struct{ start, tile, want string }{
		{"S 2,0; S 3,0; wY 0,0; wX 0,1; bB 1,1; bY 1,2", "wY", "-1,1 1,0"},
		{"M 2,0; wB -1,0; wY -1,1; bQ 0,1; bZ 1,1; bY -2,2", "wB1", "-3,3 2,-1"},
		{"S 1,0; wY 0,0; bY -1,0", "wQ1", "0,1 1,-1"},
	} {
		s := call[referee.State](t, r, "look", object{"line": object{"start": c.start}})
		if got := targets(s, c.tile); got != c.want {
			t.Errorf("%s: %s goes to %s, want %s", c.start, c.tile, got, c.want)
		}
	}
}

func TestPlayAndRefusal(t *testing.T) {
	r := open(t)
	line := object{"start": "", "acts": []string{"wX1", "bX1 wX1-", "wY -wX1"}}
	ok := call[referee.Played](t, r, "play", object{"line": line, "move": "black YingLong 2,0"})
	if ok.Refusal != nil || ok.Syntax != "" || len(ok.State.Turns) != 4 || ok.State.Turns[3].Text != "bY bX1-" || ok.State.ToMove != "white" || ok.State.Turn != 5 {
		t.Errorf("a legal move: %+v", ok)
	}
	no := call[referee.Played](t, r, "play", object{"line": line, "move": "bY 0,1"})
	if no.Refusal == nil || no.Refusal.Rule != "place-own" || no.Refusal.Hex == nil || *no.Refusal.Hex != (referee.Hex{Q: 0, R: 1}) || no.Refusal.Why != "the hex touches a creature of white" || no.Refusal.Chinese != "這一格碰到了白方的瑞獸" || len(no.State.Turns) != 3 {
		t.Errorf("beside the opponent: %+v", no.Refusal)
	}
	if none := call[referee.Played](t, r, "play", object{"line": line, "move": "hello"}); none.Refusal != nil || !strings.Contains(none.Syntax, "column 1") {
		t.Errorf("no move: %+v", none)
	}
	if _, err := r.Call("look", []byte(`{"line":{"acts":["wX1","wX2 wX1-"]}}`)); err == nil || !referee.Explain(err).Input || !strings.Contains(err.Error(), `act 2: "wX2 wX1-"`) {
		t.Errorf("a line with an illegal act: %v", err)
	}
}

// On turn 3 of a game with landscape every three turns only landscape is placed.
func TestLandscapeTurn(t *testing.T) {
	s := call[referee.State](t, open(t), "look", object{"line": object{"start": "landscape 3", "acts": []string{"wY", "bY wY-"}}})
	if !s.Due || targets(s, "M") == "" || targets(s, "M") != targets(s, "S") || targets(s, "wX1") != "" {
		t.Errorf("due %v, mountain to %q", s.Due, targets(s, "M"))
	}
}

// A tile that was drawn binds: no other is placed, and the one drawn may be; without a landscape turn none is drawn.
func TestADrawnTileBinds(t *testing.T) {
	r := open(t)
	line := func(drawn string) object {
		return object{"start": "landscape 3", "acts": []string{"wY", "bY wY-"}, "drawn": drawn}
	}
	s := call[referee.State](t, r, "look", object{"line": line("S")})
	if !s.Due || s.Drawn != "S" || targets(s, "M") != "" || targets(s, "S") == "" || !strings.Contains(s.Text, "drawn S") {
		t.Errorf("due %v, drawn %q, mountain to %q, %s", s.Due, s.Drawn, targets(s, "M"), s.Text)
	}
	no := call[referee.Played](t, r, "play", object{"line": line("S"), "move": "M 2,0"})
	if no.Refusal == nil || no.Refusal.Rule != "landscape-turn" {
		t.Errorf("the other kind: %+v", no)
	}
	yes := call[referee.Played](t, r, "play", object{"line": line("S"), "move": "S 2,0"})
	if yes.Refusal != nil || yes.State.Drawn != "" || yes.State.ToMove != "black" {
		t.Errorf("the kind drawn: %+v", yes)
	}
	if _, err := r.Call("look", []byte(`{"line":{"start":"landscape 5","acts":["wY"],"drawn":"M"}}`)); err == nil || !referee.Explain(err).Input {
		t.Errorf("drawn on a turn without landscape: %v", err)
	}
}

// Two QingLong go to and fro: with the eighth turn the position stands for the third time. A game taken over from a script,
// an example continued in another among them, brings its past along.
func TestATakenOverGameKnowsItsPast(t *testing.T) {
	r := open(t)
	set := "board: wY 0,0; bY 1,0; wX1 -1,0; bX1 2,0; wQ1 -2,0; bQ1 3,0; turn 21\n"
	shuttle := "play wQ1 0,-1\nplay bQ1 1,1\nplay wQ1 -2,0\nplay bQ1 3,0\n"
	text := "game: shanhai\nexample once\n" + set + shuttle + "example twice\ncontinue\n" + strings.TrimSuffix(shuttle, "play bQ1 3,0\n")
	records := call[[]referee.Record](t, r, "open", object{"text": text})
	if len(records) != 2 || records[0].Before != nil || records[1].Before == nil || len(records[1].Before.Acts) != 4 {
		t.Fatalf("%+v", records)
	}
	line := *records[1].Before
	for _, s := range records[1].Shots[1:] {
		line.Acts = append(line.Acts, s.Move)
	}
	last := call[referee.Played](t, r, "play", object{"line": line, "move": "bQ1 3,0"})
	if e := last.State.Result; e == nil || !e.Draw || e.Rule != "stalemate" {
		t.Errorf("the third time: %+v %+v %+v", e, last.Refusal, last.Syntax)
	}
}

// An example without a set-up begins at the start of the game, and its first move is a move.
func TestAnExampleOfMovesAloneIsSteppedThrough(t *testing.T) {
	records := call[[]referee.Record](t, open(t), "open", object{"text": "game: shanhai\nexample a\n1. wX1\nexample b\n1. wY\n2. bY wY-\n"})
	if len(records) != 2 || records[1].Shots[1].Move != "wY" || records[1].Moves != 2 {
		t.Errorf("%+v", records)
	}
}

// The examples of a Markdown page are opened as those of a script are.
func TestOpenMarkdown(t *testing.T) {
	page := "# House rules\n\n```play gate\ngame: shanhai\n1. wX1\n```\n"
	if records := call[[]referee.Record](t, open(t), "open", object{"text": page, "markdown": true}); len(records) != 1 || records[0].Moves != 1 {
		t.Errorf("%+v", records)
	}
}

func TestArrange(t *testing.T) {
	r := open(t)
	tile := func(name string, q, rr int) object { return object{"tile": name, "q": q, "r": rr} }
	for _, c := range []struct {
		name  string
		draft object
		rule  string
		tile  int
		fact  string
	}{
		{"parted", object{"tiles": []object{tile("wY", 0, 0), tile("bY", 3, 0)}}, "one-realm", 1, ""},
		{"too many", object{"tiles": []object{tile("wY", 0, 0), tile("wY", 1, 0), tile("bY", 2, 0)}}, "supply", 1, ""},
		{"on a creature", object{"tiles": []object{tile("wY", 0, 0), tile("bY", 1, 0), tile("wQ", 1, 0)}}, "standing", 2, ""},
		{"too early", object{"tiles": []object{tile("wY", 0, 0), tile("bY", 1, 0)}, "facts": object{"turn": "2"}}, "turn", -1, "turn"},
	} {
		a := call[referee.Arranged](t, r, "arrange", object{"draft": c.draft})
		if a.State != nil || a.Refusal == nil || string(a.Refusal.Rule) != c.rule || a.Tile != c.tile || a.Fact != c.fact {
			t.Errorf("%s: %+v %+v", c.name, a, a.Refusal)
		}
	}
	a := call[referee.Arranged](t, r, "arrange", object{"draft": object{"facts": object{"last": "here"}, "tiles": []object{tile("wY", 0, 0), tile("bY", 1, 0)}}})
	if a.Trouble == "" || a.Fact != "last" {
		t.Errorf("a fact that makes no sense: %+v", a)
	}
}

// A canonical text goes into the editor and out of it unchanged.
func TestDraftRoundTrip(t *testing.T) {
	r := open(t)
	for _, text := range []string{
		"game LPF; turn 1",
		"game -; landscape 7; first b; opening tournament; ring landscape; repetition off; turn 1",
		"game LP; landscape 5; turn 13; wY 0,0; S 1,0; bP 1,0; bY -1,1; M 0,1; last 1,0; memory b XQ",
		"game LPF; landscape 3; turn 3; wY 0,0; bY 1,0; drawn S",
	} {
		d := call[referee.Draft](t, r, "draft", object{"text": text})
		a := call[referee.Arranged](t, r, "arrange", object{"draft": d})
		if a.State == nil || a.State.Text != text {
			t.Errorf("%s\nbecomes %+v", text, a)
		}
	}
}

// What is saved is read back as the same line, and checks without a fault.
func TestSaveAndOpen(t *testing.T) {
	r := open(t)
	acts := []string{"wX1", "bX1 wX1-", "wY -wX1", "bY bX1-"}
	for _, c := range []struct {
		start, result string
		want          []string
	}{
		{"landscape 5", "white by resignation", []string{"game: shanhai\nplayer white: Anna\noption landscape: 5\n1. wX1\n", "\nresult white by resignation\n"}},
		{"game -; turn 1", "", []string{"option advanced: none", "\nresult open\n"}},
	} {
		s := call[referee.Saved](t, r, "save", object{"line": object{"start": c.start, "acts": acts}, "tags": object{"player white": "Anna"}, "result": c.result})
		for _, want := range c.want {
			if !strings.Contains(s.Text, want) {
				t.Errorf("%q is not in\n%s", want, s.Text)
			}
		}
		if v := call[referee.Checked](t, r, "check", object{"name": "game.play", "text": s.Text}); v.Verdict != "ok" {
			t.Errorf("%s\n%s", s.Text, v.Report)
		}
		records := call[[]referee.Record](t, r, "open", object{"text": s.Text})
		if len(records) != 1 || records[0].Moves != 4 || records[0].Players["white"] != "Anna" || records[0].Shots[4].Move != "bY bX1-" {
			t.Errorf("%+v", records)
		}
	}
}

func TestCheckReportsAsTheCommandDoes(t *testing.T) {
	r := open(t)
	text := "game: shanhai\nexample gate\nboard: wY 0,0; bY 1,0; wQ1 -1,0\nto move: white\nillegal wQ1 -1,1 because freedom\n"
	c := call[referee.Checked](t, r, "check", object{"name": "stdin", "text": text})
	if c.Verdict != "wrong" || !strings.HasPrefix(c.Report, "WRONG       stdin:2:1  gate\n  stdin:5:9: illegal wQ1 -1,1 because freedom\n") || !strings.HasSuffix(c.Report, "1 example (0 moves, 1 claim): 1 wrong\n") && !strings.Contains(c.Report, "1 wrong") {
		t.Errorf("%s: %s", c.Verdict, c.Report)
	}
	if len(c.Places) != 1 || c.Places[0].Line != 5 || c.Places[0].Column != 9 {
		t.Errorf("places %+v", c.Places)
	}
	for text, want := range map[string]string{"": "nothing", "leagl wQ1": "unreadable"} {
		if c := call[referee.Checked](t, r, "check", object{"name": "x.play", "text": text}); c.Verdict != want {
			t.Errorf("%q: %s\n%s", text, c.Verdict, c.Report)
		}
	}
}

// Every figure of the rulebook can be put on the board, every picture is there, and nothing is left that the page's policy
// would refuse.
func TestRulebook(t *testing.T) {
	r := open(t)
	for _, language := range []string{"en", "zh-Hant"} {
		b := call[referee.Rulebook](t, r, "rulebook", object{"language": language})
		for _, bad := range []string{" style=", "<script", "<style", " onclick="} {
			if strings.Contains(b.HTML+b.Glyphs+strings.Join(b.Pictures, ""), bad) {
				t.Errorf("%s: %q", language, bad)
			}
		}
		places := regexp.MustCompile(`<i data-picture="\d+"></i>`).FindAllString(b.HTML, -1)
		if len(places) != len(b.Pictures) || len(places) < 100 || !strings.Contains(b.Light, "--dg-tile-white:#") || b.Light == b.Dark {
			t.Errorf("%s: %d places, %d pictures, light %.60q", language, len(places), len(b.Pictures), b.Light)
		}
		for _, m := range regexp.MustCompile(`<figure class="eg" id="([^"]+)"`).FindAllStringSubmatch(b.HTML, -1) {
			if record := call[referee.Record](t, r, "record", object{"key": m[1]}); record.Wrong != "" || !slices.ContainsFunc(record.Shots, func(s referee.Shot) bool { return s.Stands || len(s.Claims) > 0 }) {
				t.Errorf("%s: %+v", m[1], record)
			}
		}
	}
}

func TestRecordHasStepsNotesAndMarks(t *testing.T) {
	record := call[referee.Record](t, open(t), "record", object{"key": "eg-freedom-gate"})
	s := record.Shots[0]
	if len(record.Shots) != 1 || len(s.Cells) != 6 || len(s.Forbidden) != 1 || len(s.Targets) != 11 || record.Titles["zh-Hant"] != "門擋住去路" || len(s.Notes["zh-Hant"]) != 1 || len(s.Claims) != 2 {
		t.Errorf("%+v", record)
	}
}

// FuzzCall: no call ends the referee, and every error is one line.
func FuzzCall(f *testing.F) {
	f.Add("look", `{"line":{"start":"wY 0,0; bY 1,0","acts":["wQ1 -wY"]}}`)
	f.Add("play", `{"line":{},"move":"wX1 9,9"}`)
	f.Add("arrange", `{"draft":{"tiles":[{"tile":"wY","q":1,"r":2}],"facts":{"last":"wY","memory white":"Q"},"options":{"landscape":"4"}}}`)
	f.Add("draft", `{"text":"game L; S 0,0; wP 0,0; memory w X"}`)
	f.Add("open", `{"text":"game: shanhai\n1. wX1"}`)
	f.Add("check", `{"text":"[x](y.play#z)","markdown":true}`)
	f.Add("save", `{"line":{"acts":["wX1"]},"tags":{"title":"a\nb"},"result":"x by y"}`)
	r, err := referee.New()
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, method, params string) {
		value, err := r.Call(method, []byte(params))
		if err != nil && (referee.Explain(err).Text == "" || strings.ContainsAny(err.Error(), "\r\n")) {
			t.Errorf("%q", err)
		}
		if _, err := json.Marshal(value); err != nil {
			t.Error(err)
		}
	})
}

// The library lists the sample games, whole and without a fault, and each can be stepped through to its end.
func TestLibraryHasGames(t *testing.T) {
	r, games := open(t), 0
	for _, e := range call[[]referee.Entry](t, r, "library", object{}) {
		if e.Wrong != "" {
			t.Errorf("%s: %s", e.Key, e.Wrong)
		}
		if e.Group != "" {
			continue
		}
		games++
		shots := call[referee.Record](t, r, "record", object{"key": e.Key}).Shots
		if len(shots) != e.Moves+1 || e.Ended == "" || e.By == "" || e.Titles["zh-Hant"] == "" || shots[len(shots)-1].Number != e.Moves {
			t.Errorf("%+v: %d shots", e, len(shots))
		}
	}
	if games < 12 {
		t.Errorf("%d games", games)
	}
}

// Moves and claims stand beside the notation in words, as in the figures of the rulebook.
func TestRecordSpeaks(t *testing.T) {
	r := open(t)
	gate := call[referee.Record](t, r, "record", object{"key": "eg-freedom-gate"}).Shots[0].Claims[0].Said
	if !strings.HasPrefix(gate["en"], "White QingLong may not go to ") || !strings.Contains(gate["zh-Hant"], "青龍") {
		t.Errorf("%q", gate)
	}
	records := call[[]referee.Record](t, r, "open", object{"text": "game: shanhai\n1. wX1\n2. bY wX1-\n"})
	move := records[0].Shots[2].Said
	if !strings.Contains(move["en"], "lack YingLong") || !strings.Contains(move["en"], "east of white XuanWu") || !strings.Contains(move["zh-Hant"], "應龍") {
		t.Errorf("%q", move)
	}
}

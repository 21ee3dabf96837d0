package hive_test

import (
	"reflect"
	"strings"
	"testing"

	"shanhai/rules/hive"
	"shanhai/rules/script"
)

const annotated = `game: shanhai
title: A truce
title zh-Hant: 言和
event: Cup
player white: Anna
player black: Bo
option advanced: none
option repetition: off
note: Before the first move
note zh-Hant: 開局之前

1. wX1 !
2. bX1 wX1- ?
note: Braces } and { and ] and \ stay, and "quotes" too; even [%clk 1]
3. wX2 -wX1 !!
note zh-Hant: 第三手
note: Two of one move
4. bX2 bX1- ??
5. wQ1 -wX2 !?
6. bQ1 bX2- ?!
7. wY /wX1

result white by resignation
`

func fromScript(t *testing.T, text string) hive.Game {
	t.Helper()
	doc, faults := script.Parse([]byte(text))
	if len(faults) > 0 {
		t.Fatal(faults[0])
	}
	g, err := hive.FromExample(doc.Examples[0])
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// What is said of a game comes through PGN and SGF and is the same script again; SGF has no place for a second title.
func TestMarksNotesAndTitlesComeThrough(t *testing.T) {
	g := fromScript(t, annotated)
	scriptOf := func(g hive.Game) string {
		text, err := hive.Script([]hive.Game{g})
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	want := "example \"A truce\"\n" + strings.Replace(annotated, "title: A truce\ntitle zh-Hant: 言和\n", "", 1)
	want = strings.Replace(want, "player black: Bo\n", "player black: Bo\ntitle zh-Hant: 言和\n", 1)
	if got := scriptOf(g); got != want {
		t.Fatalf("the script is\n%s\nwant\n%s", got, want)
	}
	if got := scriptOf(throughPGN(t, g)); got != want {
		t.Errorf("through PGN\n%s\nwant\n%s", got, want)
	}
	if got, want := scriptOf(throughSGF(t, g)), strings.Replace(want, "title zh-Hant: 言和\n", "", 1); got != want {
		t.Errorf("through SGF\n%s\nwant\n%s", got, want)
	}
}

// The numbers are those of the PGN standard, 10; the properties those of SGF FF[4], "Move annotation".
func TestMarksAreThoseOfTheStandards(t *testing.T) {
	const moves = "[GameType \"Base\"]\n{before} 1. wS1! 2. bS1 wS1- $2 {answer\nin two lines} 3. wS2 -wS1 $3 $10\n4. bS2 bS1- ?? ; rest } of the line\n" +
		"%not a line\n5. wG1 -wS2 $5\n6. bG1 bS2-?!\n*\n"
	games, err := hive.ReadPGN(moves)
	if err != nil {
		t.Fatal(err)
	}
	want := []hive.Remark{
		{Text: "before"}, {After: 1, Mark: "!"}, {After: 2, Mark: "?"}, {After: 2, Text: "answer in two lines"}, {After: 3, Mark: "!!"},
		{After: 3, Text: "$10"}, {After: 4, Mark: "??"}, {After: 4, Text: "rest } of the line"}, {After: 5, Mark: "!?"}, {After: 6, Mark: "?!"},
	}
	if !reflect.DeepEqual(games[0].Remarks, want) {
		t.Errorf("PGN: %v\nwant %v", games[0].Remarks, want)
	}
	g, err := hive.ReadSGF(`(;SU[hive]GN[A game]EV[Cup]PC[Taipei]RO[3]C[before
two]; P0[1 Dropb wS1 N 13 .]TE[1]; P0[2 Done]; P1[3 Dropb bS1 O 13 wS1-]; P1[4 Done]BM[1]C[an \
answer]
; P0[5 Dropb wS2 M 13 -wS1]; P0[6 Done]TE[2]; P1[7 Dropb bS2 P 13 bS1-]; P1[8 Done]BM[2]
; P0[9 Dropb wG1 L 13 -wS2]; P0[10 Done]IT[]; P1[11 Dropb bG1 Q 13 bS2-]; P1[12 Done]DO[])`)
	if err != nil {
		t.Fatal(err)
	}
	want = []hive.Remark{
		{Text: "before"}, {Text: "two"}, {After: 1, Mark: "!"}, {After: 2, Mark: "?"}, {After: 2, Text: "an answer"}, {After: 3, Mark: "!!"},
		{After: 4, Mark: "??"}, {After: 5, Mark: "!?"}, {After: 6, Mark: "?!"},
	}
	if !reflect.DeepEqual(g.Remarks, want) {
		t.Errorf("SGF: %v\nwant %v", g.Remarks, want)
	}
	if got := []string{g.Tag("Title"), g.Tag("Event"), g.Tag("Site"), g.Tag("Round")}; strings.Join(got, "|") != "A game|Cup|Taipei|3" {
		t.Errorf("tags %q", got)
	}
}

func TestWhatAFormHasNoPlaceForIsNamed(t *testing.T) {
	g := fromScript(t, strings.Replace(annotated, "3. wX2", "legal wX2 -wX1  # a comment\nmoves count 9\n# aside\n3. wX2", 1))
	g.Tags = append(g.Tags, hive.Tag{Name: "WhiteElo", Value: "1500"}, hive.Tag{Name: "Round", Value: "2"})
	for form, want := range map[hive.Form]string{
		hive.FormPGN:        "2 claims, 2 comments",
		hive.FormSGF:        "Title_zh_Hant, WhiteElo, 2 claims, 2 comments",
		hive.FormScript:     "WhiteElo, Round, 2 claims, 2 comments",
		hive.FormGameString: "Title, Title_zh_Hant, Event, White, Black, WhiteElo, Round, 6 marks, 5 notes, 2 claims, 2 comments, the result, which the board does not show",
	} {
		if got := g.Left(form).String(); got != want {
			t.Errorf("%s loses %q, want %q", form, got, want)
		}
	}
	if got := (hive.Left{Marks: 1}).And(hive.Left{Marks: 1, Result: true}).String(); got != "2 marks, the result, which the board does not show" {
		t.Errorf("two games lose %q", got)
	}
}

// Old files are in ISO 8859-1, some begin with a byte order mark, some number Black's moves with three dots, and boardspace
// names its games by players and date.
func TestRecordsAsTheyAreMetWith(t *testing.T) {
	g, err := hive.ReadSGF("(;SU[hive]GN[HV-Ren\xe9-Bo-2010]P0[id \"Ren\xe9\"]; P0[1 Dropb wS1 N 13 .]; P0[2 Done])")
	if err != nil || g.Tag("White") != "René" || g.Tag("Event") != "HV-René-Bo-2010" || g.Tag("Title") != "" {
		t.Errorf("%v %q", err, g.Tags)
	}
	games, err := hive.ReadPGN("\ufeff[GameType \"Base\"]\n1. wS1\n1... bS1 wS1-\n")
	if err != nil || len(games) != 1 || len(games[0].Acts) != 2 {
		t.Errorf("%v %v", err, games)
	}
}

package script

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"testing"
)

// Any script that Print writes is read back as it was, and written the same again.
func TestPrintThenParseIsTheIdentity(t *testing.T) {
	for seed := range uint64(4000) {
		a := &author{rand.New(rand.NewPCG(seed, 5))}
		want := a.document()
		text := Print(want)
		got, errs := Parse(text)
		if len(errs) > 0 {
			t.Fatalf("seed %d: %v in\n%s", seed, errs, text)
		}
		if !reflect.DeepEqual(bare(got), bare(want)) {
			t.Fatalf("seed %d: another script:\n%s\n got %+v\nwant %+v", seed, text, bare(got), bare(want))
		}
		if again := Print(got); !bytes.Equal(again, text) {
			t.Fatalf("seed %d: once more:\n%s\nfirst:\n%s", seed, again, text)
		}
	}
}

func TestLayout(t *testing.T) {
	for name, c := range map[string]struct{ untidy, tidy string }{
		"nothing":    {"\n \n", ""},
		"spaces":     {"  1.wX1   0,0!?   #first\n", "1. wX1 0,0 !?  # first\n"},
		"signs":      {"board：wY 0，0； bY 1，0\n", "board: wY 0,0; bY 1,0\n"},
		"quotes":     {"example gate 「A gate」\nrule no-swap They never swap", "example gate \"A gate\"\nrule no-swap \"They never swap\"\n"},
		"draw":       {"draw because stalemate", "result draw because stalemate\n"},
		"cited":      {"illegal wQ1 1,0 because a,b ,c", "illegal wQ1 1,0 because a, b, c\n"},
		"listed":     {"moves wQ1 : 1,0, 2,0;-bY", "moves wQ1: 1,0 2,0 -bY\n"},
		"gaps":       {"\n\nresult open\n\n\nresult open\n\n", "result open\n\nresult open\n"},
		"examples":   {"example a\nresult open\nexample b\n\n\nresult open\nexample c\n", "example a\nresult open\n\nexample b\nresult open\n\nexample c\n"},
		"comments":   {"result open\n#about b\nexample b\n# of b\n\nexample c", "result open\n# about b\nexample b\n# of b\n\nexample c\n"},
		"CRLF":       {"result  open\r\nresult open", "result open\r\nresult open\r\n"},
		"mark":       {"\ufeffresult open", "result open\n"},
		"escapes":    {`note: C:\dir \# "x" \\# y`, `note: C:\dir \# "x" \\# y` + "\n"},
		"first":      {"example\nresult open", "result open\n"},
		"first bare": {"example\nexample b", "example\n\nexample b\n"},
		"picture": {
			"board 2,-1\n    .   bX1   .\n # here\n wQ1  S+wY  bY #low\nend",
			"board 2,-1\n      .    bX1    .\n# here\n  wQ1   S+wY   bY  # low\nend\n"},
		"wide picture": {
			"board\n白青龍1  .\n    黑應龍   山+wY\nend",
			"board\n  白青龍1      .\n        黑應龍    山+wY\nend\n"},
	} {
		got, errs := Format([]byte(c.untidy))
		if len(errs) > 0 || string(got) != c.tidy {
			t.Errorf("%s: %v\n%q, want\n%q", name, errs, got, c.tidy)
		}
	}
}

// A script that nothing can be read of is not written anew.
func TestFormatRefusesErrors(t *testing.T) {
	if got, errs := Format([]byte("result open\nresul open")); got != nil || len(errs) != 1 {
		t.Errorf("%q, %v", got, errs)
	}
}

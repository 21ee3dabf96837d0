package script

import (
	"bytes"
	"reflect"
	"testing"
)

// FuzzParse holds that any text is read without a panic, and that a script once read is printed as one that says the same,
// in a layout that does not change again.
func FuzzParse(f *testing.F) {
	for _, text := range []string{
		"game: shanhai\n1. wX1 0,0 !? # a\n", "board 1,0\n . bX\nwY S+M\nend # x\n", "rule x \"a \\# \\\" b\"\nexample 門 「a」\ncontinue",
		"moves wQ: 1,0, 2,0 because a、b", "false draw because x\n\n# a\nexample b\n", "note：\\\\# ＃ 一", "\ufeff＃\r\n\t#",
		"BOARD\n wY\nEnd.\nMoves wY: 1, -1,(2 0];x,3,y Because a.\nResult 白。\nPLAYER 黑: b.\nOption A B: C.", "rule a b \"c\"",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		doc, errs := Parse(text)
		for _, err := range errs {
			if err.At.Line < 1 || err.At.Column < 1 || err.Error() == "" || err.Want == "" {
				t.Errorf("%+v", err)
			}
		}
		if len(errs) > 0 {
			return
		}
		printed := Print(doc)
		again, errs := Parse(printed)
		if len(errs) > 0 || !reflect.DeepEqual(respaced(again), respaced(doc)) {
			t.Fatalf("%s\n%q\n%q\n%+v\n%+v", said(errs), text, printed, respaced(doc), respaced(again))
		}
		if twice := Print(again); !bytes.Equal(twice, printed) {
			t.Fatalf("%q\n%q", printed, twice)
		}
	})
}

// FuzzMarkdown holds the same of the blocks of a Markdown document, and that nothing else of it changes.
func FuzzMarkdown(f *testing.F) {
	for _, text := range []string{
		"# A\n\n```play gate \"x\"\n1.wX1\n```\n", "> - ~~~ play\n>   board\n>    . .\n>   end\n>   ~~~\n", "-\t```play\n\tx: y\n\t```\r\n",
		"[a](b.play#c)\n===\n  ```play\n result open\n  ```", "1. > ```play\n   > # x\n   > ```\n",
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		doc, errs := ParseMarkdown(text)
		if len(errs) > 0 {
			return
		}
		formatted, _ := FormatMarkdown(text)
		again, errs := ParseMarkdown(formatted)
		if len(errs) > 0 || !reflect.DeepEqual(respaced(again), respaced(doc)) {
			t.Fatalf("%s\n%q\n%q\n%+v\n%+v", said(errs), text, formatted, respaced(doc), respaced(again))
		}
		if twice, _ := FormatMarkdown(formatted); !bytes.Equal(twice, formatted) {
			t.Fatalf("%q\n%q", formatted, twice)
		}
		if len(doc.Examples) == 0 && !bytes.Equal(formatted, text) {
			t.Fatalf("%q\n%q", text, formatted)
		}
	})
}

package main

import (
	"strings"
	"testing"
)

func TestUHPAnswersAViewer(t *testing.T) {
	out, _, err := runCommand(t, newUHPCmd, "newgame\nplay wS1\nexit\n")
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	if !strings.HasPrefix(lines[0], "id ShanHai ") {
		t.Errorf("first line %q", lines[0])
	}
	want := "Mosquito;Ladybug;Pillbug\nok\nBase;NotStarted;White[1]\nok\nBase;InProgress;Black[1];wS1\nok\nok"
	if got := strings.Join(lines[1:], "\n"); got != want {
		t.Errorf("\n got %q\nwant %q", got, want)
	}
}

func TestUHPTakesNoArguments(t *testing.T) {
	if _, _, err := runCommand(t, newUHPCmd, "", "now"); exitCode(err) != exitUsage {
		t.Errorf("%v, want a usage error", err)
	}
}

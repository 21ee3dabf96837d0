package main

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// runCommand runs one command alone and returns what it wrote and its error.
func runCommand(t *testing.T, newCmd func(ioStreams) *cobra.Command, in string, args ...string) (stdout, stderr string, err error) {
	t.Helper()
	var out, errs bytes.Buffer
	cmd := newCmd(ioStreams{In: strings.NewReader(in), Out: &out, Err: &errs})
	cmd.SetArgs(args)
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	err = cmd.ExecuteContext(context.Background())
	return out.String(), errs.String(), err
}

// The numbers are those of the published and the free table of Hive, and small ones that a hand can count: three hexes of
// a first landscape turn and so on.
func TestPerftPrintsTheCounts(t *testing.T) {
	for _, c := range []struct {
		args []string
		want string
	}{
		{[]string{"--depth", "4"}, "1 5\n2 150\n3 2220\n4 32856\n"},
		{[]string{"--type", "Base+MLP", "--opening", "tournament", "--depth", "3"}, "1 7\n2 294\n3 6678\n"},
		{[]string{"--type", "Base+MLP", "--depth", "3", "--threads", "1", "--make-leaves"}, "1 8\n2 384\n3 8736\n"},
		{[]string{"--depth", "0"}, "0 1\n"},
		{[]string{"--position", `Base+P;InProgress;White[1];`, "--depth", "2", "--opening", "tournament"}, "1 5\n2 150\n"},
		{[]string{"--position", "landscape 3; game -; wY 0,0; bY 1,0; turn 3", "--depth", "1"}, "1 16\n"},
		{[]string{"--position", "landscape 3; game -; wY 0,0; bY 1,0; turn 3; drawn S", "--depth", "1"}, "1 8\n"},
	} {
		out, progress, err := runCommand(t, newPerftCmd, "", c.args...)
		if err != nil || out != c.want {
			t.Errorf("%q: %q (%v), want %q", c.args, out, err, c.want)
		}
		if strings.Count(progress, "\n") != strings.Count(c.want, "\n") {
			t.Errorf("%q: times %q, want one line a depth", c.args, progress)
		}
	}
}

func TestPerftRefusesWhatItCannotUse(t *testing.T) {
	for want, args := range map[string][]string{
		"--depth -1: want a number from 0":                {"--depth", "-1"},
		"--threads 0: want a number from 1":               {"--threads", "0"},
		"--divide: want a --depth from 1":                 {"--divide", "--depth", "0"},
		`--opening "closed": want free or tournament`:     {"--opening", "closed"},
		"--type: column 6: want":                          {"--type", "Base+X"},
		"--position: column 1: want":                      {"--position", "nothing"},
		"--position: the realm is split":                  {"--position", "wY 0,0; bY 3,0"},
		"--type is for an empty realm":                    {"--type", "Base", "--position", "wY 0,0; bY 1,0"},
		"--opening goes with --type":                      {"--opening", "free", "--position", "wY 0,0; bY 1,0"},
		"--position: column 27: want":                     {"--position", "Base;NotStarted;White[1];wK1"},
		`perft takes no argument, but "deeper" was given`: {"deeper"},
	} {
		_, _, err := runCommand(t, newPerftCmd, "", args...)
		if err == nil || !strings.HasPrefix(err.Error(), want) || exitCode(err) != exitUsage {
			t.Errorf("%q: %v (status %d), want %q and status %d", args, err, exitCode(err), want, exitUsage)
		}
	}
}

func TestPerftDividesByAct(t *testing.T) {
	out, _, err := runCommand(t, newPerftCmd, "", "--divide", "--depth", "2", "--opening", "tournament")
	if want := "wB1: 24\nwQ1: 24\nwX1: 24\nwZ1: 24\n"; err != nil || out != want {
		t.Errorf("%q (%v), want %q: 96 leaves in four equal parts", out, err, want)
	}
}

func TestPerftStopsWhenInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var out bytes.Buffer
	cmd := newPerftCmd(ioStreams{In: strings.NewReader(""), Out: &out, Err: &out})
	cmd.SilenceErrors, cmd.SilenceUsage = true, true
	cmd.SetArgs([]string{"--depth", "6"})
	if err := cmd.ExecuteContext(ctx); exitCode(err) != exitInterrupted {
		t.Errorf("%v, want an interrupt", err)
	}
}

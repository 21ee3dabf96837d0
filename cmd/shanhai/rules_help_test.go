package main

import (
	"strings"
	"testing"

	"shanhai/internal/columns"
)

func TestEveryRulesCommandIsExplainedWithAnExample(t *testing.T) {
	for _, c := range newRulesCmd(ioStreams{}).Commands() {
		if c.Long == "" || c.Example == "" {
			t.Errorf("%s: long %q, example %q", c.Name(), c.Long, c.Example)
		}
		for line := range strings.Lines(c.Long + "\n" + c.Example + "\n" + c.Flags().FlagUsages()) {
			if columns.Of(strings.TrimRight(line, "\n")) > 80 {
				t.Errorf("%s: %d columns: %s", c.Name(), len(line)-1, line)
			}
		}
	}
}

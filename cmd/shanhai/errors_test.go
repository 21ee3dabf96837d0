package main

import (
	"context"
	"errors"
	"fmt"
	"testing"

	"shanhai/pieces/design"
)

func TestExitStatus(t *testing.T) {
	for _, c := range []struct {
		err  error
		want int
	}{
		{nil, 0},
		{errors.New("the work failed"), 1},
		{usageErrorf("wrong word"), 2},
		{fmt.Errorf("deep: %w", usageErrorf("wrong word")), 2},
		{&design.Error{Reason: "too large"}, 2},
		{errors.Join(errors.New("a"), &design.Error{Reason: "too large"}), 2},
		{context.Canceled, 130},
		{errors.Join(fmt.Errorf("stopped: %w", context.Canceled), errors.New("b")), 130},
	} {
		if got := exitCode(c.err); got != c.want {
			t.Errorf("%v: status %d, want %d", c.err, got, c.want)
		}
	}
}

func TestAnErrorIsOneLine(t *testing.T) {
	if got := errorLine(errors.Join(errors.New("a"), errors.New("b\tc"))); got != "shanhai: a b c" {
		t.Errorf("%q", got)
	}
	for _, silent := range []error{nil, errors.New("")} {
		if got := errorLine(silent); got != "" {
			t.Errorf("%q", got)
		}
	}
}

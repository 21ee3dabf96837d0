package shanhai_test

import (
	"errors"
	"strings"
	"testing"

	"shanhai/rules"
	"shanhai/rules/shanhai"
)

func splitItems(position string) []string { return strings.Split(position, "; ") }

func joinItems(items []string) string { return strings.Join(items, "; ") }

// wantViolation makes sure that an act is refused for a rule.
func wantViolation(t testing.TB, p *shanhai.Position, a shanhai.Act, rule rules.ID) {
	t.Helper()
	before := p.String()
	err := p.Play(a)
	var v *rules.Violation
	if !errors.As(err, &v) {
		t.Errorf("%v: %v was played (%v), want a violation of %s", p, a, err, rule)
		return
	}
	if v.Rule != rule {
		t.Errorf("%s: %v, want %s", before, v, rule)
	}
	if p.String() != before {
		t.Errorf("an illegal act changed the position from %q to %q", before, p)
	}
}

package games_test

import (
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"shanhai/rules/script"
)

// row is a line of the table of README.md.
type row struct {
	name   string
	shows  []string
	turns  int
	result string
}

// rowPattern: | [title](file.play) 中文 | shows, shows | turns | result |
var rowPattern = regexp.MustCompile(`^\| \[([^]]+)\]\(([^)]+\.play)\) (\S+) \| (.+) \| (\d+) \| (.+) \|$`)

// table reads the rows of README.md by file.
func table(t *testing.T) map[string]row {
	t.Helper()
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]row{}
	for line := range strings.Lines(string(text)) {
		if m := rowPattern.FindStringSubmatch(strings.TrimSpace(line)); m != nil {
			turns, _ := strconv.Atoi(m[5])
			rows[m[2]] = row{m[1] + "/" + m[3], strings.Split(m[4], ", "), turns, m[6]}
		}
	}
	return rows
}

// Every game has its row, every row its game, and a row says neither too much nor too little of what replaying shows.
func TestTheTableIsTrue(t *testing.T) {
	rows := table(t)
	for _, name := range names(t) {
		r := played(t, name)
		got := row{titles(steps[script.Header](r)), shows(t, r), len(steps[script.Move](r)), resultText(lastResult(r))}
		want, ok := rows[name]
		slices.Sort(want.shows)
		if !ok || fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s is %+v, README.md says %+v", name, got, want)
		}
		delete(rows, name)
	}
	for name := range rows {
		t.Errorf("README.md lists %s, which is no game here", name)
	}
}

// titles joins a game's titles, English first.
func titles(headers []script.Header) string {
	title := map[string]string{}
	for _, h := range headers {
		title[h.Name.Text] = h.Value.Text
	}
	return title["title"] + "/" + title["title zh-Hant"]
}

// resultText says a result as the table does, e.g. "White by capture".
func resultText(o script.Outcome) string {
	by := o.By.Text
	if by == "" && len(o.Because) > 0 {
		by = o.Because[0].Text
	}
	who := map[string]string{"white": "White", "black": "Black"}[o.Result.Text]
	if who == "" {
		who = o.Result.Text
	}
	return who + " by " + by
}

package referee

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/script"
)

// shelf is the scripts that come with the game, each checked once.
type shelf struct {
	reports map[string]check.Report // by key
	before  map[string]*Line        // what a continued example goes on from, by key
	entries []Entry
	known   bool
}

// Library lists the sample games, then the examples of the rulebook.
func (r *Referee) Library() ([]Entry, error) {
	if err := r.shelf.fill(r); err != nil {
		return nil, err
	}
	return r.shelf.entries, nil
}

// Record returns a game of the library, or an example of the rulebook by the id of its figure, such as
// "eg-freedom-gate".
func (r *Referee) Record(key string) (Record, error) {
	if err := r.shelf.fill(r); err != nil {
		return Record{}, err
	}
	report, ok := r.shelf.reports[key]
	if !ok {
		return Record{}, inputError{fmt.Errorf("%q: there is no such game or example", rules.Excerpt(key))}
	}
	return record(key, report, r.shelf.before[key]), nil
}

// fill reads all scripts, the first time.
func (s *shelf) fill(r *Referee) error {
	if s.known {
		return nil
	}
	s.reports, s.before, s.entries = map[string]check.Report{}, map[string]*Line{}, []Entry{}
	for _, source := range sources() {
		names, err := fs.Glob(source.files, source.pattern)
		if err != nil {
			return err
		}
		for _, name := range names {
			if err := s.read(r, source, name); err != nil {
				return err
			}
		}
	}
	s.known = true
	return nil
}

// read checks the examples of a script.
func (s *shelf) read(r *Referee, from source, name string) error {
	data, err := fs.ReadFile(from.files, name)
	if err != nil {
		return err
	}
	doc, _ := script.Parse(data) // tests see that there are no errors
	past := history{}
	for _, report := range check.Document(doc, r.games()) {
		before := past.enter(report)
		if report.Empty() {
			continue
		}
		key := from.prefix + strings.TrimSuffix(path.Base(name), ".play")
		if id := report.Example.ID; id != "" && (from.examples || len(doc.Examples) > 1) {
			key += "-" + id
		}
		s.reports[key], s.before[key] = report, before
		e := entry(key, report)
		if from.examples {
			e.Group = strings.TrimSuffix(path.Base(name), ".play")
		}
		s.entries = append(s.entries, e)
	}
	return nil
}

// maxOpened is how many examples of an opened file are shown.
const maxOpened = 100

// Open reads a script or a Markdown text of the maker's own and returns its examples and games.
func (r *Referee) Open(text string, markdown bool) ([]Record, error) {
	doc, _, errs := parse(text, markdown)
	if len(errs) > 0 {
		return nil, inputError{errs[0]}
	}
	out, past := []Record{}, history{}
	for report := range check.Walk(doc, r.games()) {
		before := past.enter(report)
		if report.Empty() || report.Game == nil {
			continue
		}
		out = append(out, record(fmt.Sprintf("own-%d", len(out)+1), report, before))
		if len(out) == maxOpened {
			break
		}
	}
	if len(out) == 0 {
		return nil, inputError{fmt.Errorf("there is no game or example in it; a script begins with \"game: %s\"", r.game.Name())}
	}
	return out, nil
}

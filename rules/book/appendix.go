package book

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"shanhai/rules/diagram"
)

// appendixID is where the rules stand that the text cites and has no section of.
const appendixID = "ui-rules"

func (t *edition) appendixTitle() string {
	if len(t.cited) == 0 {
		return t.tongue.houseRules
	}
	return t.tongue.appendix
}

// appendix writes the author's own rules, and those of the game that are cited and have no section.
func (w *writer) appendix() string {
	t := w.edition
	if len(t.cited)+len(t.house) == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<section class="level-2" data-of="%s"><h2 id="%s"><span>%s</span></h2>`+"\n", appendixID, appendixID, esc(t.appendixTitle()))
	for _, r := range t.house {
		b.WriteString(w.told(r.id, r.title(), r.rest()))
	}
	for _, r := range t.cited {
		b.WriteString(w.told(string(r.ID), r.Title, r.Text))
	}
	return b.String() + "</section>\n"
}

// told writes a rule; its title may say all of it.
func (w *writer) told(id, title, text string) string {
	if text != "" {
		text = "<p>" + esc(text) + "</p>"
	}
	return fmt.Sprintf(`<section class="level-3 rule" data-of="%s"><h3%s><span>%s</span>%s</h3>%s</section>`+"\n",
		esc(id), attr("id", id), esc(title), w.edition.tongue.pilcrow(id, true), text)
}

// longestTitle is how many characters a text has at most that is a title as well.
const longestTitle = 80

// title is what a rule of the author's own is called: what it says, or its ID in words where that is long.
func (r houseRule) title() string {
	if utf8.RuneCountInString(r.text) <= longestTitle {
		return strings.TrimRight(r.text, ".。")
	}
	return diagram.Capital(strings.ReplaceAll(r.id, "-", " "))
}

// rest is what a rule says beyond its title.
func (r houseRule) rest() string {
	if utf8.RuneCountInString(r.text) <= longestTitle {
		return ""
	}
	return r.text
}

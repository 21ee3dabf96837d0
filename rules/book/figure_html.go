package book

import (
	"fmt"
	"strings"

	"shanhai/rules"
)

// steps hands the words for stepping to the page's script, if there is more than one picture.
func (f *figure) steps() string {
	pictures := 0
	for _, s := range f.shots {
		if s.picture != "" {
			pictures++
		}
	}
	if pictures < 2 {
		return ""
	}
	t := f.writer.edition.tongue
	return attr("data-previous", t.previous) + attr("data-next", t.next) + attr("data-position", t.position)
}

// html writes the figure.
func (f *figure) html() string {
	t := f.writer.edition.tongue
	var b strings.Builder
	fmt.Fprintf(&b, `<figure class="eg"%s%s>`+"\n", attr("id", f.id), f.steps())
	fmt.Fprintf(&b, `<figcaption><span>%s</span>%s</figcaption>`+"\n", esc(f.title()), t.pilcrow(f.id, false))
	b.WriteString(f.board())
	b.WriteString(f.words())
	fmt.Fprintf(&b, "<details><summary>%s</summary><pre><code>%s</code></pre></details>\n</figure>\n", esc(t.source), esc(f.exhibit.source()))
	return b.String()
}

// board writes the pictures. Without scripts the last one is seen, on paper also those about which something is said.
func (f *figure) board() string {
	var b strings.Builder
	last := f.lastPicture()
	for i, s := range f.shots {
		if s.picture == "" {
			continue
		}
		class, hidden := "shot", ` hidden="hidden"`
		if s.said() {
			class += " key"
		}
		if i == last {
			hidden = ""
		}
		fmt.Fprintf(&b, `<div class="%s" data-move="%d"%s>%s%s</div>`+"\n", class, i, hidden, s.picture, s.label())
	}
	if b.Len() == 0 {
		return ""
	}
	return `<div class="board">` + "\n" + b.String() + "</div>\n"
}

// label tells on paper which move led to the picture.
func (s shot) label() string {
	if s.number == "" {
		return ""
	}
	return `<p class="ply">` + esc(s.number) + ".</p>"
}

// said tells whether something is claimed or noted of a position.
func (s shot) said() bool {
	for _, r := range s.remarks {
		if r.note != "" || r.class != "move" && r.class != "given" {
			return true
		}
	}
	return false
}

// bare tells whether nothing but moves without a note is said: on paper such lines run on.
func (s shot) bare() bool {
	for _, r := range s.remarks {
		if r.note != "" || r.class != "move" {
			return false
		}
	}
	return true
}

// lastPicture is the index of the last shot with a picture.
func (f *figure) lastPicture() int {
	last := -1
	for i, s := range f.shots {
		if s.picture != "" {
			last = i
		}
	}
	return last
}

// words writes what is said, move by move.
func (f *figure) words() string {
	var b strings.Builder
	for i, s := range f.shots {
		if len(s.remarks) == 0 {
			continue
		}
		class := "said"
		if s.bare() {
			class += " bare"
		}
		fmt.Fprintf(&b, `<ul class="%s" data-move="%d">`+"\n", class, i)
		for _, r := range s.remarks {
			b.WriteString(f.remark(r, s.number))
		}
		b.WriteString("</ul>\n")
	}
	return b.String()
}

// remark writes a statement with the rules that it cites.
func (f *figure) remark(r remark, number string) string {
	t := f.writer.edition.tongue
	var b strings.Builder
	fmt.Fprintf(&b, `<li class="%s">`, r.class)
	if r.class == "move" {
		fmt.Fprintf(&b, `<b class="number">%s.</b> `, esc(number))
	}
	b.WriteString(esc(r.text))
	switch {
	case r.code != "" && r.class == "move":
		b.WriteString(` <b class="mark">` + esc(r.code) + "</b>")
	case r.code != "":
		b.WriteString(esc(t.colon) + "<code>" + esc(r.code) + "</code>")
	}
	if len(r.rules) > 0 {
		b.WriteString(f.because(r.rules))
	}
	if r.text != "" && r.code == "" {
		b.WriteString(t.stop)
	}
	if r.loose {
		b.WriteString(`<em class="loose">` + esc(t.unchecked) + "</em>")
	}
	if r.note != "" {
		b.WriteString(`<p class="note">` + esc(r.note) + "</p>")
	}
	b.WriteString("</li>\n")
	return b.String()
}

// because tells by which rules a statement is as it is, those of the house apart. A colon alone would say of a game that goes on, or
// of a mistake, what the rule's title says.
func (f *figure) because(ids []rules.ID) string {
	t := f.writer.edition.tongue
	var house, game []rules.ID
	for _, id := range ids {
		if f.writer.isRule(string(id)) {
			game = append(game, id)
		} else {
			house = append(house, id)
		}
	}
	var parts []string
	if len(house) > 0 {
		parts = append(parts, esc(many(len(house), "", t.byHouse, t.byHouses)+t.colon)+f.citations(house))
	}
	if len(game) > 0 {
		parts = append(parts, esc(many(len(game), "", t.byRule, t.byRules)+t.colon)+f.citations(game))
	}
	return esc(t.opening) + strings.Join(parts, esc(t.semicolon)) + esc(t.closing)
}

// citations links the rules that are cited.
func (f *figure) citations(ids []rules.ID) string {
	out := make([]string, len(ids))
	for i, id := range ids {
		title, known := f.writer.edition.title(string(id))
		if !known {
			out[i] = esc(title)
			continue
		}
		out[i] = `<a class="rule"` + attr("href", "#"+string(id)) + attr("title", string(id)) + ">" + esc(title) + "</a>"
	}
	return strings.Join(out, esc(f.writer.edition.tongue.comma))
}

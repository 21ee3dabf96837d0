package referee

import (
	"bytes"
	"errors"
	"fmt"
	"strings"

	"shanhai/rules"
	"shanhai/rules/book"
	shanhaibook "shanhai/rules/shanhai/book"
)

// Rulebook is the rulebook for a page whose policy allows no inline style: what the pictures say of their colours stands
// in a style sheet, and the pictures stand apart, so that a page need draw only those that are seen.
type Rulebook struct {
	Title    string   `json:"title"`
	HTML     string   `json:"html"`     // where a picture was stands <i data-picture="n"></i>
	Glyphs   string   `json:"glyphs"`   // an SVG that shows nothing and defines the glyphs
	Pictures []string `json:"pictures"` // SVG
	Style    string   `json:"style"`    // CSS classes of the pictures
	Light    string   `json:"light"`    // CSS declarations of the pictures' colours
	Dark     string   `json:"dark"`
}

// Rulebook returns the rulebook in a language, with its examples played through.
func (r *Referee) Rulebook(language string) (Rulebook, error) {
	if known, ok := r.books[language]; ok {
		return known, nil
	}
	b, err := book.Open(shanhaibook.Files(), r.games(), book.Options{Languages: []string{language}, Art: r.tiles, Kind: shanhaibook.Kind, Fact: shanhaibook.Fact})
	var source *book.SourceError
	if errors.As(err, &source) {
		return Rulebook{}, inputError{err}
	}
	if err != nil {
		return Rulebook{}, err
	}
	body, ok := b.Chapter(language + ".md")
	if !ok {
		return Rulebook{}, inputError{fmt.Errorf("%q: there is no rulebook in this language", rules.Excerpt(language))}
	}
	out := rulebookOf(body)
	r.books[language] = out
	return out, nil
}

// rulebookOf takes a body apart.
func rulebookOf(body book.Body) Rulebook {
	out := Rulebook{Title: body.Title, Light: body.Light, Dark: body.Dark}
	styles := &styleSheet{classes: map[string]string{}}
	out.Glyphs, out.Pictures, out.HTML = split(styles.lift(body.HTML))
	out.Style = styles.css.String()
	return out
}

// styleSheet turns style attributes into classes.
type styleSheet struct {
	classes map[string]string
	css     strings.Builder
}

// lift puts a class in place of every style attribute.
func (s *styleSheet) lift(html []byte) string {
	const open = ` style="`
	var out strings.Builder
	for {
		before, rest, found := bytes.Cut(html, []byte(open))
		out.Write(before)
		if !found {
			return out.String()
		}
		style, after, _ := bytes.Cut(rest, []byte{'"'})
		fmt.Fprintf(&out, ` class="%s"`, s.class(string(style)))
		html = after
	}
}

// class returns the class of a style.
func (s *styleSheet) class(style string) string {
	name, known := s.classes[style]
	if !known {
		name = fmt.Sprintf("dg-s%d", len(s.classes))
		s.classes[style] = name
		fmt.Fprintf(&s.css, ".%s{%s}\n", name, style)
	}
	return name
}

// split takes the pictures out of a text; the first SVG holds the glyphs.
func split(html string) (glyphs string, pictures []string, rest string) {
	const begin, end = "<svg", "</svg>"
	var out strings.Builder
	for {
		before, after, found := strings.Cut(html, begin)
		out.WriteString(before)
		if !found {
			return glyphs, pictures, out.String()
		}
		inner, next, _ := strings.Cut(after, end)
		if glyphs == "" {
			glyphs = begin + inner + end
		} else {
			fmt.Fprintf(&out, `<i data-picture="%d"></i>`, len(pictures))
			pictures = append(pictures, begin+inner+end)
		}
		html = next
	}
}

package svg

import "strings"

// declaration is one "name: value" of a style.
type declaration struct {
	name, value string
	important   bool
}

// rule is a selector with its declarations.
type rule struct {
	selector     selector
	declarations []declaration
	order        int
}

// sheet holds the rules of all style elements, found by the key of their
// last part: "#id", ".class", a tag or "*".
type sheet struct {
	rules map[string][]*rule
	count int
	steps int // spent on matching
}

// uncommented returns CSS without its comments.
func uncommented(text string) (string, error) {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "/*")
		b.WriteString(before)
		if !found {
			return b.String(), nil
		}
		if _, text, found = strings.Cut(after, "*/"); !found {
			return "", bad("style-comment", "", "a comment in the style does not end")
		}
		b.WriteByte(' ')
	}
}

// parseDeclarations reads "name: value; ..." without comments and keeps the
// properties that bear on the ink, the last of each. What is no declaration
// is passed over, as CSS asks.
func parseDeclarations(text string) []declaration {
	var list []declaration
	for text != "" {
		var one string
		one, text = cutOutside(text, ';')
		if d := parseDeclaration(one); isProperty(d.name) {
			list = keepLast(list, d)
		}
	}
	return list
}

func parseDeclaration(text string) declaration {
	name, value, _ := strings.Cut(text, ":")
	d := declaration{name: strings.ToLower(strings.TrimSpace(name)), value: strings.TrimSpace(value)}
	if v, ok := strings.CutSuffix(strings.ToLower(d.value), "important"); ok {
		if v, ok = strings.CutSuffix(strings.TrimSpace(v), "!"); ok {
			d.value, d.important = strings.TrimSpace(d.value[:len(v)]), true
		}
	}
	return d
}

func keepLast(list []declaration, d declaration) []declaration {
	for i, old := range list {
		if old.name == d.name {
			if d.important || !old.important {
				list[i] = d
			}
			return list
		}
	}
	return append(list, d)
}

// cutOutside splits text at the first sep that is in no string and no
// bracket.
func cutOutside(text string, sep byte) (before, after string) {
	depth, quote := 0, byte(0)
	for i := range len(text) {
		switch c := text[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == sep && depth == 0:
			return text[:i], text[i+1:]
		case c == '(' || c == '{':
			depth++
		case (c == ')' || c == '}') && depth > 0:
			depth--
		}
	}
	return text, ""
}

// add reads a style sheet; the names of at-rules that were passed over are
// returned.
func (s *sheet) add(text string) (passed []string, err error) {
	if text, err = uncommented(text); err != nil {
		return nil, err
	}
	text = strings.NewReplacer("<!--", " ", "-->", " ").Replace(text)
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		if text[0] == '@' {
			var name string
			name, text = cutAtRule(text)
			passed = append(passed, name)
			if s.count++; s.count > MaxSelectors {
				return nil, tooManySelectors()
			}
			continue
		}
		if text, err = s.addRule(text); err != nil {
			return passed, err
		}
	}
	return passed, nil
}

// cutAtRule splits off "@name ...;" or "@name ... { ... }".
func cutAtRule(text string) (name, rest string) {
	sc := scanner{text: text, at: 1}
	name = "@" + sc.word()
	end := strings.IndexAny(text, ";{")
	switch {
	case end < 0:
		return name, ""
	case text[end] == ';':
		return name, text[end+1:]
	}
	_, rest = cutOutside(text[end+1:], '}')
	return name, rest
}

func (s *sheet) addRule(text string) (rest string, err error) {
	head, body, found := strings.Cut(text, "{")
	if !found {
		return "", bad("style", "selector { name: value; ... }", "the style %s is not understood", quoted(text))
	}
	block, rest := cutOutside(body, '}')
	declarations := parseDeclarations(block)
	for head != "" {
		var one string
		one, head, _ = strings.Cut(head, ",")
		if err := s.addSelector(one, declarations); err != nil {
			return "", err
		}
	}
	return rest, nil
}

func tooManySelectors() error {
	return bad("selectors", "", "more than %d selectors in the style sheet", MaxSelectors)
}

func (s *sheet) addSelector(text string, declarations []declaration) error {
	if s.count++; s.count > MaxSelectors {
		return tooManySelectors()
	}
	sel, drawn, err := parseSelector(text)
	if err != nil || !drawn {
		return err
	}
	if s.rules == nil {
		s.rules = map[string][]*rule{}
	}
	key := sel.key()
	s.rules[key] = append(s.rules[key], &rule{sel, declarations, s.count})
	return nil
}

package svg

import (
	"cmp"
	"slices"
	"strings"
)

// cascade returns what the attributes, the style sheet and the style
// attribute say about the properties of a node, the winner of each.
func (s *sheet) cascade(n *node) (map[string]string, error) {
	if n.declared != nil {
		return n.declared, nil
	}
	inline, err := n.inline()
	if err != nil {
		return nil, err
	}
	rules := s.matching(n)
	if s.steps > MaxMatchSteps {
		return nil, bad("style-heavy", "fewer or shorter selectors", "the style sheet is too complicated")
	}
	n.declared = map[string]string{}
	for _, a := range n.attrs {
		if v := strings.TrimSpace(a.value); v != "" && isProperty(a.name) {
			n.declared[a.name] = v
		}
	}
	for _, important := range []bool{false, true} {
		for _, r := range rules {
			n.declare(r.declarations, important)
		}
		n.declare(inline, important)
	}
	return n.declared, nil
}

func (n *node) inline() ([]declaration, error) {
	text, _ := n.attr("style")
	text, err := uncommented(text)
	return parseDeclarations(text), err
}

func (n *node) declare(list []declaration, important bool) {
	for _, d := range list {
		if d.important == important && isProperty(d.name) {
			n.declared[d.name] = d.value
		}
	}
}

// matching returns the rules for a node, the weakest first.
func (s *sheet) matching(n *node) []*rule {
	keys := []string{"*", n.tag, "#" + n.id()}
	for _, c := range n.classes {
		keys = append(keys, "."+c)
	}
	var found []*rule
	slices.Sort(keys)
	for _, key := range slices.Compact(keys) {
		for _, r := range s.rules[key] {
			if r.selector.matches(n, &s.steps) {
				found = append(found, r)
			}
		}
	}
	slices.SortFunc(found, func(a, b *rule) int {
		return cmp.Or(a.selector.specificity()-b.selector.specificity(), a.order-b.order)
	})
	return found
}

// isProperty tells whether a name is a property that bears on the ink; as an
// attribute or in CSS.
func isProperty(name string) bool {
	switch name {
	case "fill", "fill-rule", "fill-opacity", "clip-rule", "color", "opacity",
		"stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
		"stroke-dasharray", "stroke-opacity", "vector-effect", "paint-order",
		"display", "visibility", "overflow", "transform", "transform-origin", "transform-box",
		"clip-path", "mask", "mask-type", "filter", "mix-blend-mode", "marker", "marker-start", "marker-mid", "marker-end",
		"stop-color", "stop-opacity",
		"x", "y", "width", "height", "cx", "cy", "r", "rx", "ry",
		"rotate", "translate", "scale", "offset-path":
		return true
	}
	return false
}

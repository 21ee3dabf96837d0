package studio

import "shanhai/internal/saying"

// Notice is a line for the maker: a warning of the design or of its making. A
// page words it by its code and facts, in its own language and with its own
// controls; the text is the command's line, for codes that a page does not know.
type Notice struct {
	Code  string            `json:"code"` // empty for a line that has none
	Facts map[string]string `json:"facts,omitempty"`
	Text  string            `json:"text"`
}

// notices are lines for the page, each once.
func notices(lists ...[]saying.Line) []Notice {
	var out []Notice
	for _, l := range saying.Once(lists...) {
		out = append(out, Notice{l.Code, l.Facts, l.Text})
	}
	return out
}

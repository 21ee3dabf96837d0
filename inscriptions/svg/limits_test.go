package svg

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"
)

// hostile returns documents made to cost time or memory, and the words of
// their refusal.
func hostile() map[string][2]string {
	open := `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">`
	wrap := func(s string) string { return open + s + `</svg>` }
	fill := func(unit string) string { return strings.Repeat(unit, (MaxBytes-1000)/len(unit)) }
	return map[string][2]string{
		"too large":           {strings.Repeat(" ", MaxBytes+1), "too large"},
		"elements":            {wrap(fill("<g/>")), "elements"},
		"nesting":             {wrap(fill("<g>")), "nested"},
		"attributes":          {wrap("<g " + fill(`a="" `) + "/>"), "attributes"},
		"use, billion laughs": {wrap(laughs(30)), "use is followed"},
		"use, quadratic":      {wrap(`<defs><g id="a">` + strings.Repeat("<path/>", 9000) + `</g></defs>` + strings.Repeat(`<use href="#a"/>`, 9000)), "use is followed"},
		"use, deep":           {wrap(chain(200)), "nested"},
		"masks, doubling":     {wrap(masks(30)), "elements are drawn"},
		"masks, nested":       {wrap(`<mask id="m"><rect width="9" height="9" fill="#fff"/></mask>` + strings.Repeat(`<g mask="url(#m)">`, 90) + strings.Repeat(`<path d="M0 0H1V1"/>`, 5000) + strings.Repeat(`</g>`, 90)), "elements are drawn"},
		"entities, many":      {`<!DOCTYPE svg [<!ENTITY a "http://` + strings.Repeat("a", 100) + `">]>` + wrap(fill("&a;")), "entities"},
		"entities, declared":  {`<!DOCTYPE svg [` + declared(300) + `]>` + wrap(""), "entities"},
		"path data":           {wrap(`<path d="M0 0` + fill("1 1 ") + `"/>`), "segments"},
		"path data, subpaths": {wrap(`<path d="` + fill("M1 1Z") + `"/>`), "segments"},
		"path data, arcs":     {wrap(`<path d="M0 0` + fill("a1 1 0 011 1") + `"/>`), "segments"},
		"points":              {wrap(`<polygon points="` + fill("1 ") + `"/>`), "numbers"},
		"paths":               {wrap(strings.Repeat(`<path d="M0 0`+strings.Repeat(" 1 1", 1000)+`"/>`, 1500)), "lines and curves"},
		"transforms":          {wrap(`<g transform="` + fill("scale(2)") + `"/>`), "beyond all numbers"},
		"number":              {wrap(`<path d="M0 0L` + fill("1") + ` 5"/>`), "too large"},
		"classes":             {wrap(`<g class="` + fill("a ") + `"/>`), "class"},
		"selectors":           {wrap(`<style>` + fill("a{}") + `</style>`), "selectors"},
		"selector list":       {wrap(`<style>` + fill("a,") + `a{}</style>`), "selectors"},
		"long selector":       {wrap(`<style>` + fill("a ") + `{}</style>`), "characters"},
		"at-rules":            {wrap(`<style>` + fill("@a{}") + `</style>`), "selectors"},
		"unclosed at-rules":   {wrap(`<style>` + fill("@a{") + `</style>`), "nothing to cut"},
		"declarations":        {wrap(`<style>a{` + fill("fill:red;") + `}</style>`), "nothing to cut"},
		"matching":            {wrap(`<style>` + strings.Repeat(".a .a .a .a{fill:red}", 1900) + `</style>` + strings.Repeat(`<g class="a">`, 90) + strings.Repeat(`<g class="a"/>`, 9000) + strings.Repeat(`</g>`, 90)), "too complicated"},
		"comments":            {wrap(`<style>` + fill("/**/") + `</style>`), "nothing to cut"},
		"character data":      {wrap(fill("a<!---->")), "nothing to cut"},
		"gradient circle":     {wrap(`<linearGradient id="a" href="#b"/><linearGradient id="b" href="#a"/><rect fill="url(#a)" width="5" height="5"/>`), "nothing to cut"},
		"long id":             {wrap(`<use href="#` + fill("a") + `"/>`), "not there"},
		"long colour":         {wrap(`<rect fill="` + fill("a") + `"/>`), "not a colour"},
		"dashes":              {wrap(`<path d="M0 0H5" stroke="red" stroke-dasharray="` + fill("1 ") + `"/>`), "dasharray"},
	}
}

// laughs returns n groups, each of which uses the one before twice.
func laughs(n int) string {
	s := `<g id="g0"><path/></g>`
	for i := 1; i <= n; i++ {
		s = fmt.Sprintf(`<defs>%s</defs><g id="g%d"><use href="#g%d"/><use href="#g%d"/></g>`, s, i, i-1, i-1)
		s = strings.ReplaceAll(strings.ReplaceAll(s, "<defs>", ""), "</defs>", "")
	}
	return "<defs>" + s + "</defs>" + fmt.Sprintf(`<use href="#g%d"/>`, n)
}

// masks returns n masks, each of which uses the one before twice.
func masks(n int) string {
	s := `<mask id="m0"><path/></mask>`
	for i := 1; i <= n; i++ {
		s += fmt.Sprintf(`<mask id="m%d"><path mask="url(#m%d)" d="M0 0H1V1"/><path mask="url(#m%d)" d="M0 0H1V1"/></mask>`, i, i-1, i-1)
	}
	return s + fmt.Sprintf(`<path mask="url(#m%d)" d="M0 0H1V1"/>`, n)
}

// chain returns n groups, each of which uses the one before.
func chain(n int) string {
	s := `<g id="g0"><path/></g>`
	for i := 1; i <= n; i++ {
		s += fmt.Sprintf(`<g id="g%d"><use href="#g%d"/></g>`, i, i-1)
	}
	return "<defs>" + s + "</defs>" + fmt.Sprintf(`<use href="#g%d"/>`, n)
}

func declared(n int) string {
	s := ""
	for i := range n {
		s += fmt.Sprintf(`<!ENTITY e%d "http://x">`, i)
	}
	return s
}

// maxAllocated is what a refusal may allocate in all, freed or not, besides
// the bytes of the file itself read into memory (which a test can't tell from
// the rest): the peak is lower still.
const maxAllocated = 100 << 20

func TestHostileFilesAreRefused(t *testing.T) {
	for name, h := range hostile() {
		t.Run(name, func(t *testing.T) {
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			_, _, err := Read(strings.NewReader(h[0]), "hostile.svg")
			runtime.ReadMemStats(&after)
			var f *Fault
			if !errors.As(err, &f) || !strings.Contains(err.Error(), h[1]) {
				t.Errorf("got %v, want a fault with %q", err, h[1])
			}
			if got := after.TotalAlloc - before.TotalAlloc; got > maxAllocated {
				t.Errorf("allocated %d MB", got>>20)
			}
			if err != nil && len(err.Error()) > 500 {
				t.Errorf("message of %d bytes", len(err.Error()))
			}
		})
	}
}

// scribble returns path data of n long lines that cross each other.
func scribble(n int) string {
	s, x := "M0 0L", uint32(1)
	for range n {
		x = x*1664525 + 1013904223
		s += fmt.Sprintf("%d.%d %d.%d ", x>>8%40, x>>16%1000, x>>20%40, x>>4%1000)
	}
	return s
}

func BenchmarkHostile(b *testing.B) {
	for name, h := range hostile() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				_, _, _ = Read(strings.NewReader(h[0]), "hostile.svg")
			}
		})
	}
}

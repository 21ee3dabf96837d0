// Package lettering turns characters of a font into a drawing.
//
// Fonts are OpenType and TrueType files and collections; outlines are cubic or
// quadratic. There is no shaping: characters stand beside and below each other
// as Chinese is written, and scripts whose letters join or move are refused.
package lettering

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font/sfnt"
)

// MaxBytes is the largest font file: twice the largest collection of Noto CJK.
const MaxBytes = 64 << 20

// Font is a font whose characters can be drawn, from any goroutine.
type Font struct {
	name   string // for messages
	offers string // what to take for a character that it has not
	mu     sync.Mutex
	source *source
	font   *sfnt.Font
	buffer sfnt.Buffer
}

//go:embed names.otf
var namesFont []byte

// namesCharacters are the characters of the embedded font.
const namesCharacters = "應龍玄武白虎朱雀青麒麟貔貅飛廉山海"

// Names returns the embedded font, which has the characters of ten names and
// no more; see README.md.
func Names() (*Font, error) {
	f, err := Parse(namesFont, "the built-in font", 0)
	if err == nil {
		f.offers = "one of " + namesCharacters + ", or another font"
	}
	return f, err
}

// Allowed says which files Parse takes.
const Allowed = "an OpenType or TrueType font, .otf, .ttf or .ttc, of at most 64 MiB"

// Parse reads a font, or font number member, counted from 1, of a collection;
// 0 for the only one. The name stands for the file in messages. The error is
// an *svg.Fault.
func Parse(data []byte, name string, member int) (*Font, error) {
	if code, why := unfit(data); code != "" {
		return nil, fault(name, code, Allowed, "%s", why)
	}
	f := &Font{name: name, offers: "a font that has it", source: &source{data, maxParsing}}
	all, err := f.collection()
	if err != nil {
		return nil, fault(name, "font-broken", Allowed, "is no font that can be read: %s", reason(err))
	}
	if member == 0 && all.NumFonts() == 1 {
		member = 1
	}
	if member < 1 || member > all.NumFonts() {
		return nil, f.whichMember(all, member)
	}
	if f.font, err = guarded(func() (*sfnt.Font, error) { return all.Font(member - 1) }); err != nil {
		return nil, fault(name, "font-broken", Allowed, "is no font that can be read: %s", reason(err))
	}
	return f, nil
}

// unfit says why data can't be a font that is read here; the code is empty where it may be.
func unfit(data []byte) (code, why string) {
	switch {
	case len(data) > MaxBytes:
		return "font-large", "is too large"
	case bytes.HasPrefix(data, []byte("wOFF")), bytes.HasPrefix(data, []byte("wOF2")):
		return "font-web", "is a web font (WOFF), which is packed"
	case bytes.HasPrefix(data, []byte("%!")), bytes.HasPrefix(data, []byte{0x80, 1}):
		return "font-type1", "is a PostScript Type 1 font"
	}
	for _, magic := range []string{"OTTO", "\x00\x01\x00\x00", "true", "ttcf", "\x00\x00\x01\x00"} {
		if bytes.HasPrefix(data, []byte(magic)) {
			return "", ""
		}
	}
	return "no-font", "is no font"
}

func (f *Font) collection() (*sfnt.Collection, error) {
	return guarded(func() (*sfnt.Collection, error) { return sfnt.ParseCollectionReaderAt(f.source) })
}

// maxListed is how many fonts of a collection a message names.
const maxListed = 16

// whichMember asks for one of a collection's fonts.
func (f *Font) whichMember(all *sfnt.Collection, member int) error {
	if member != 0 {
		return fault(f.name, "font-number", fmt.Sprintf("1 to %d", all.NumFonts()), "has no font number %d", member)
	}
	var list []string
	for i := range min(all.NumFonts(), maxListed) {
		list = append(list, fmt.Sprintf("#%d %s", i+1, f.memberName(all, i)))
	}
	return fault(f.name, "font-collection", "its path with the number behind it, such as "+f.name+"#1",
		"is a collection of %d fonts: %s", all.NumFonts(), strings.Join(list, ", "))
}

func (f *Font) memberName(all *sfnt.Collection, i int) string {
	name, err := guarded(func() (string, error) {
		font, err := all.Font(i)
		if err != nil {
			return "", err
		}
		return font.Name(nil, sfnt.NameIDFull)
	})
	if err != nil {
		return "unreadable"
	}
	return plain(name)
}

// plain keeps what is fit for one line of a message.
func plain(text string) string {
	runes := []rune(strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, text))
	return string(runes[:min(len(runes), 60)])
}

// reason words an error of the parser without its prefix.
func reason(err error) string {
	if errors.Is(err, errBudget) {
		err = errBudget
	}
	return plain(strings.TrimPrefix(err.Error(), "sfnt: "))
}

// guarded runs the font parser. It holds against most broken fonts, and the
// source bounds its work, but x/image's own fuzzing does not cover every
// table: a fault in it must be the font's, not the end of the program. This is
// the one place where a panic is turned into an error.
func guarded[T any](work func() (T, error)) (out T, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = errors.New("its tables contradict each other")
		}
	}()
	return work()
}

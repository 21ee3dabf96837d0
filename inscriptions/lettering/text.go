package lettering

import (
	"errors"
	"fmt"
	"slices"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"shanhai/inscriptions/svg"
)

// MaxCharacters is how many characters fit a tile: four in a square, as on a seal.
const MaxCharacters = 4

// Faults of an outline.
var (
	errTooBusy    = errors.New("has too many curves")
	errOutlandish = errors.New("has an outline far out of its em square")
)

// Draw draws one to four characters, arranged so that they fill a circle best.
// The drawing has an em of one millimetre and no canvas: it is made to be
// fitted. The error is an *svg.Fault that begins with the text.
func (f *Font) Draw(text string) (*svg.Drawing, error) {
	where := whereOf(text)
	drawn, err := f.characters(text, where)
	if err != nil {
		return nil, err
	}
	return fullest(drawn, where)
}

// Column draws one to four characters from top to bottom, as names are written
// on seals; otherwise it is like Draw.
func (f *Font) Column(text string) (*svg.Drawing, error) {
	where := whereOf(text)
	drawn, err := f.characters(text, where)
	if err != nil {
		return nil, err
	}
	rows := slices.Repeat([]int{1}, len(drawn))
	return arranged(drawn, rows, where), nil
}

func whereOf(text string) string { return "text:" + plain(text) }

// characters draws each character of a text.
func (f *Font) characters(text, where string) ([]character, error) {
	chars, err := f.readable(text, where)
	if err != nil {
		return nil, err
	}
	drawn := make([]character, len(chars))
	for i, r := range chars {
		if drawn[i], err = f.character(r); err != nil {
			return nil, fault(where, "character-broken", "another font", "%s: %s %s", f.name, named(chars[i:i+1]), reason(err))
		}
		if len(drawn[i].path) == 0 {
			return nil, fault(where, "character-empty", "characters with an outline", "%s: %s has no outline", f.name, named(chars[i:i+1]))
		}
	}
	return drawn, nil
}

// readable parts a text into characters, each of which the font has.
func (f *Font) readable(text, where string) ([]rune, error) {
	chars := []rune(norm.NFC.String(text))
	if len(chars) < 1 || len(chars) > MaxCharacters {
		return nil, fault(where, "character-count", fmt.Sprintf("1 to %d", MaxCharacters), "%d characters", len(chars))
	}
	if i := slices.IndexFunc(chars, needsShaping); i >= 0 {
		return nil, fault(where, "character-joined", "letters and signs that stand alone, such as Chinese, kana or Latin", "%s can't be set alone", named(chars[i:i+1]))
	}
	var missing []rune
	for _, r := range chars {
		has, err := f.has(r)
		if err != nil {
			return nil, fault(where, "font-broken", "another font", "%s can't be searched: %s", f.name, reason(err))
		}
		if !has && !slices.Contains(missing, r) {
			missing = append(missing, r)
		}
	}
	if len(missing) > 0 {
		return nil, fault(where, "character-missing", f.offers, "%s has no %s", f.name, named(missing))
	}
	return chars, nil
}

// needsShaping tells whether a character has no form of its own, or takes
// another beside others.
func needsShaping(r rune) bool {
	return !unicode.IsGraphic(r) || unicode.IsSpace(r) || unicode.In(r, unicode.M, unicode.Cf,
		unicode.Arabic, unicode.Syriac, unicode.Nko, unicode.Mandaic, unicode.Mongolian, unicode.Phags_Pa,
		unicode.Devanagari, unicode.Bengali, unicode.Gurmukhi, unicode.Gujarati, unicode.Oriya, unicode.Tamil,
		unicode.Telugu, unicode.Kannada, unicode.Malayalam, unicode.Sinhala, unicode.Tibetan, unicode.Myanmar,
		unicode.Khmer, unicode.Thai, unicode.Lao)
}

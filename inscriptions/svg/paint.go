package svg

import (
	"math"
	"strconv"
	"strings"
)

// tone is what a paint does to the ink.
type tone uint8

const (
	bare  tone = iota // paints nothing
	ink               // is cut
	white             // takes away the ink beneath, as on paper
)

// whiteFrom is the smallest value of red, green and blue, of 255, that counts
// as white: CorelDRAW writes #FEFEFE for it. Any other colour is ink: a glyph
// is cut or not, there is no grey.
const whiteFrom = 250

// paint is a parsed fill or stroke.
type paint struct {
	tone    tone
	black   bool    // nothing but black, as a mask needs it
	alpha   float64 // of the colour itself
	current bool    // the value of color
	server  string  // id of a gradient or pattern
	instead string  // the paint in its place if it is missing
}

const paintsAllowed = "none, a colour name, #rgb, #rrggbb, rgb(), hsl(), currentColor, url(#gradient)"

// parsePaint reads the value of fill, stroke, color or stop-color.
func parsePaint(text string) (paint, error) {
	lower := strings.ToLower(strings.TrimSpace(text))
	switch {
	case lower == "none" || lower == "transparent":
		return paint{}, nil
	case lower == "currentcolor":
		return paint{current: true}, nil
	case strings.HasPrefix(lower, "url("):
		id, rest, err := parseURL(text)
		return paint{server: id, instead: rest}, err
	case strings.HasPrefix(lower, "#"):
		return hexPaint(lower)
	case strings.Contains(lower, "("):
		return functionPaint(lower)
	case lower == "white" || lower == "snow": // snow is #fffafa
		return solid(255, 255, 255, 1), nil
	case lower == "black":
		return solid(0, 0, 0, 1), nil
	case isColourName(lower):
		return paint{tone: ink, alpha: 1}, nil
	}
	return paint{}, notPaint(text)
}

func notPaint(text string) error {
	return bad("colour-unread", paintsAllowed, "%s is not a colour this reader knows", quoted(text))
}

// solid returns the paint of a colour of 0 to 255 a channel.
func solid(r, g, b, alpha float64) paint {
	switch {
	case alpha <= 0:
		return paint{}
	case min(r, g, b) >= whiteFrom:
		return paint{tone: white, alpha: alpha}
	}
	return paint{tone: ink, black: max(r, g, b) <= 255-whiteFrom, alpha: alpha}
}

// parseURL reads url(#id), with or without quotes, and what follows it.
func parseURL(text string) (id, rest string, err error) {
	inside, rest, found := strings.Cut(strings.TrimSpace(text), ")")
	if len(inside) < 4 || !found || !strings.EqualFold(inside[:4], "url(") {
		return "", "", bad("reference", "url(#id)", "%s is not a reference", quoted(text))
	}
	id, err = localID(strings.Trim(inside[4:], " \t\r\n\"'"))
	return id, strings.TrimSpace(rest), err
}

// localID returns the id of a reference into the document itself.
func localID(ref string) (string, error) {
	id, local := strings.CutPrefix(strings.TrimSpace(ref), "#")
	if !local || id == "" {
		return "", bad("outside", "#id of an element in this file", "%s leads out of the document; nothing is ever fetched", quoted(ref))
	}
	return id, nil
}

// hexPaint reads #rgb, #rgba, #rrggbb and #rrggbbaa; what follows (an
// icc-color) is passed over.
func hexPaint(text string) (paint, error) {
	word, _, _ := strings.Cut(text[1:], " ")
	if n := len(word); n == 3 || n == 4 {
		var twice []byte
		for i := range n {
			twice = append(twice, word[i], word[i])
		}
		word = string(twice)
	}
	if len(word) == 6 {
		word += "ff"
	}
	if len(word) != 8 {
		return paint{}, notPaint(text)
	}
	v, err := strconv.ParseUint(word, 16, 32)
	if err != nil {
		return paint{}, notPaint(text)
	}
	return solid(float64(v>>24), float64(v>>16&255), float64(v>>8&255), float64(v&255)/255), nil
}

// functionPaint reads rgb(), rgba(), hsl() and hsla(), with commas or blanks
// and an alpha after a comma or "/".
func functionPaint(text string) (paint, error) {
	name, inside, _ := strings.Cut(text, "(")
	inside, _, _ = strings.Cut(inside, ")")
	fields := strings.FieldsFunc(inside, func(r rune) bool { return strings.ContainsRune(", /\t\r\n", r) })
	if len(fields) != 3 && len(fields) != 4 {
		return paint{}, notPaint(text)
	}
	scale := [4]float64{255, 255, 255, 1} // what 100 % means
	if name == "hsl" || name == "hsla" {
		scale = [4]float64{360, 1, 1, 1}
	} else if name != "rgb" && name != "rgba" {
		return paint{}, notPaint(text)
	}
	value := [4]float64{3: 1}
	for i, f := range fields {
		v, err := share(f, scale[i])
		if err != nil {
			return paint{}, notPaint(text)
		}
		value[i] = v
	}
	if scale[0] == 360 {
		return hslPaint(value), nil
	}
	return solid(value[0], value[1], value[2], value[3]), nil
}

// share reads a number, or a percentage of whole.
func share(text string, whole float64) (float64, error) {
	s := scanner{text: text}
	v, err := s.number()
	if err != nil {
		return 0, err
	}
	if s.take("%") {
		v = float64(v*whole) / 100
	} else {
		s.take("d") // an angle may be written 120deg
		s.word()
	}
	return v, s.finished()
}

// hslPaint judges a colour by its darkest channel and its brightest: L - and
// + S min(L, 1-L).
func hslPaint(v [4]float64) paint {
	l, s := min(max(v[2], 0), 1), min(max(v[1], 0), 1)
	off := float64(s * min(l, 1-l))
	darkest, brightest := math.Round(255*(l-off)), math.Round(255*(l+off))
	return solid(darkest, darkest, brightest, v[3])
}

// opacityOf reads an opacity: a number or percentage, cut to 0..1.
func opacityOf(text string) (float64, error) {
	v, err := share(strings.TrimSpace(text), 1)
	if err != nil {
		return 0, bad("opacity", "0 to 1, or a percentage", "%s is not an opacity", quoted(text))
	}
	return min(max(v, 0), 1), nil
}

package design

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"shanhai/internal/saying"
)

// one takes the only value of a scalar.
func one(values []string) (string, *Error) {
	if len(values) != 1 {
		return "", &Error{Code: "values", Facts: saying.Facts{"number": strconv.Itoa(len(values))}, Reason: fmt.Sprintf("%d values where one is needed", len(values))}
	}
	return values[0], nil
}

// switchSlot is a bool.
type switchSlot func(*Design) *bool

func (f switchSlot) load(_ *Setting, d *Design, values []string) *Error {
	text, err := one(values)
	if err != nil {
		return err
	}
	if text != "true" && text != "false" {
		return &Error{Code: "switch", Facts: about(text), Reason: quote(text) + " is neither true nor false"}
	}
	*f(d) = text == "true"
	return nil
}

func (f switchSlot) show(_ *Setting, d *Design) []string {
	return []string{strconv.FormatBool(*f(d))}
}

// textSlot is any text that is not empty; empty where the setting's word was said.
type textSlot func(*Design) *string

func (f textSlot) load(s *Setting, d *Design, values []string) *Error {
	text, err := one(values)
	if err == nil {
		err = plainText(text)
	}
	if err != nil {
		return err
	}
	if s.isWord(text) {
		text = ""
	}
	*f(d) = text
	return nil
}

func (f textSlot) show(s *Setting, d *Design) []string {
	if text := *f(d); text != "" {
		return []string{text}
	}
	return []string{s.Word}
}

// about is the fact of what was said.
func about(text string) saying.Facts { return saying.Facts{"value": text} }

// plainText refuses what can be neither a path nor a preset's name.
func plainText(text string) *Error {
	if text == "" {
		return &Error{Code: "empty", Reason: "is empty", Allowed: "a text that is not empty"}
	}
	for _, r := range text {
		if r == 0 || r == '\n' || r == '\r' || r == '\uFFFD' {
			return &Error{Code: "character", Facts: about(text), Reason: quote(text) + " holds a character that no path can", Allowed: "text of one line in UTF-8"}
		}
	}
	return nil
}

// choiceSlot is one of a setting's values.
type choiceSlot[T ~string] func(*Design) *T

func (f choiceSlot[T]) load(s *Setting, d *Design, values []string) *Error {
	text, err := one(values)
	if err != nil {
		return err
	}
	if !slices.Contains(s.Values, text) {
		return unknown(s.Key, text, s.Values)
	}
	*f(d) = T(text)
	return nil
}

func (f choiceSlot[T]) show(_ *Setting, d *Design) []string { return []string{string(*f(d))} }

// unknown says that there is no such name, and which is near.
func unknown(what, name string, names []string) *Error {
	facts := about(name)
	facts["near"], facts["names"] = Nearest(name, names), join(names)
	return &Error{Code: "unknown", Facts: facts, Reason: "unknown " + what + " " + quote(name) + didYouMean(name, names)}
}

// numberSlot is a number of mm; 0 where the setting's word was said.
type numberSlot func(*Design) *float64

func (f numberSlot) load(s *Setting, d *Design, values []string) *Error {
	text, err := one(values)
	if err != nil {
		return err
	}
	if s.isWord(text) {
		*f(d) = 0
		return nil
	}
	v, err := s.number(text)
	if err == nil {
		*f(d) = v
	}
	return err
}

// number reads a number within the range.
func (s *Setting) number(text string) (float64, *Error) {
	v, err := strconv.ParseFloat(text, 64)
	if err != nil && !errors.Is(err, strconv.ErrRange) || math.IsNaN(v) {
		return 0, &Error{Code: "number", Facts: about(text), Reason: quote(text) + " is not a number"}
	}
	if v == 0 {
		v = 0 // not minus zero
	}
	return v, s.inRange(v)
}

func (f numberSlot) show(s *Setting, d *Design) []string {
	if v := *f(d); v != 0 || s.Word == "" {
		return []string{formatMM(v)}
	}
	return []string{s.Word}
}

// inRange refuses what is beyond the ends of the range.
func (s *Setting) inRange(v float64) *Error {
	number := strconv.FormatFloat(v, 'g', -1, 64)
	said := strings.TrimSpace(number + " " + s.Unit)
	facts := saying.Facts{"value": number}
	switch {
	case v < s.Min:
		return &Error{Code: "range", Facts: facts, Reason: said + " is too small"}
	case v > s.Max:
		return &Error{Code: "range", Facts: facts, Reason: said + " is too large"}
	}
	return nil
}

// wholeSlot is a whole number.
type wholeSlot func(*Design) *int

func (f wholeSlot) load(s *Setting, d *Design, values []string) *Error {
	text, err := one(values)
	if err != nil {
		return err
	}
	v, err := s.whole(text)
	if err == nil {
		*f(d) = v
	}
	return err
}

func (f wholeSlot) show(_ *Setting, d *Design) []string { return []string{strconv.Itoa(*f(d))} }

// whole reads a whole number within the range.
func (s *Setting) whole(text string) (int, *Error) {
	v, err := strconv.ParseInt(text, 10, 32)
	if err != nil && !errors.Is(err, strconv.ErrRange) {
		return 0, &Error{Code: "number", Facts: about(text), Reason: quote(text) + " is not a whole number"}
	}
	return int(v), s.inRange(float64(v))
}

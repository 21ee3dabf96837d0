package svg

// maskTone returns what a paint does to a mask: ink lets through, white takes
// away.
func (e *element) maskTone(p paint, opacity float64) (tone, error) {
	if p.server != "" {
		return bare, bad("mask-gradient", maskAllowed, "a gradient or pattern in a mask can't be cut")
	}
	if p.current {
		p = e.style.color
	}
	switch a := float64(p.alpha * opacity); {
	case a == 0:
		return bare, nil
	case a < whiteFrom/255.0:
		return bare, bad("mask-translucent", maskAllowed, "a translucent mask can't be cut")
	case e.masking == alpha || p.tone == white:
		return ink, nil
	case p.black:
		return white, nil
	}
	return bare, bad("mask-grey", maskAllowed, "a mask of grey or of colour can't be cut")
}

// wholeInMask refuses what lets a part of the element through a mask, or what
// a mask can't be without.
func (e *element) wholeInMask() error {
	if e.masking != noMask && e.opacity > 0 && e.opacity < 1 {
		return bad("mask-translucent", maskAllowed, "a translucent mask can't be cut")
	}
	return nil
}

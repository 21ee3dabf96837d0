package design

// testCatalogue is a set like the real one, in names and numbers.
func testCatalogue() Catalogue {
	return Catalogue{
		Name:      "set",
		Printers:  []string{"a1mini", "a1", "p1s", "p1p", "x1c", "p2s", "h2s", "h2d"},
		Printer:   "a1",
		Filaments: []string{"Bambu PLA Basic", "Generic PLA"},
		Pieces: []Piece{
			{"yinglong", 1, true}, {"xuanwu", 2, true}, {"baihu", 2, true}, {"qinglong", 3, true},
			{"zhuque", 3, true}, {"qilin", 1, true}, {"pixiu", 1, true}, {"feilian", 1, true},
			{"shan", 6, true}, {"hai", 6, true}, {"box", 1, false}, {"box-large", 1, false},
		},
		Colours: []Swatch{
			{Key: "base-black", Default: Colour{R: 0x1A, G: 0x1A, B: 0x1A}}, {Key: "base-white", Default: Colour{R: 0xF5, G: 0xF5, B: 0xF0}},
			{Key: "landscape", Default: Colour{R: 0x8C, G: 0x8C, B: 0x86}}, {Key: "yinglong", Default: Colour{R: 0xD4, G: 0xA0, B: 0x17}},
		},
	}
}

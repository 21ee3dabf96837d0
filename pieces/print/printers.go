package print

// printer is what the two nozzle sizes of one printer have in common. Source:
// Bambu Studio 02.07.01's system profiles, inheritance resolved; the P1P's
// 0.2 mm filaments from the same program's filament/P1P folder, where
// OrcaSlicer has them too.
type printer struct {
	key, model           string
	width, depth, height float64
	exclude              Rect
	nozzles              int
	reachMin, reachMax   float64 // 0, 0: the whole width
	fine, usual          presetNames
}

// presetNames are the system presets for one nozzle.
type presetNames struct{ process, bambuPLA, genericPLA string }

// cutter is the corner in front of the filament cutter of the P1 and X1, which
// their presets keep free.
var cutter = Rect{0, 0, 18, 28}

var printers = []printer{
	{key: "a1mini", model: "Bambu Lab A1 mini", width: 180, depth: 180, height: 180, nozzles: 1, usual: plain("A1M"), fine: plain02("A1M")},
	{key: "a1", model: "Bambu Lab A1", width: 256, depth: 256, height: 256, nozzles: 1, usual: plain("A1"), fine: plain02("A1")},
	// Bambu Studio since 02.05.02 calls the P1S's filament "@BBL P1S 0.4
	// nozzle" and maps the X1C's name to it; OrcaSlicer and older versions
	// know the X1C's alone.
	{key: "p1s", model: "Bambu Lab P1S", width: 256, depth: 256, height: 250, exclude: cutter, nozzles: 1, usual: x1c, fine: x1c02},
	{key: "p1p", model: "Bambu Lab P1P", width: 256, depth: 256, height: 250, exclude: cutter, nozzles: 1, usual: plain("P1P"), fine: plain02("P1P")},
	{key: "x1c", model: "Bambu Lab X1 Carbon", width: 256, depth: 256, height: 250, exclude: cutter, nozzles: 1, usual: x1c, fine: x1c02},
	{key: "p2s", model: "Bambu Lab P2S", width: 256, depth: 256, height: 256, nozzles: 1, usual: plain("P2S"), fine: plain02("P2S")},
	{key: "h2s", model: "Bambu Lab H2S", width: 340, depth: 320, height: 340, nozzles: 1, usual: plain("H2S"), fine: plain02("H2S")},
	// The left nozzle ends at x = 325, the right one begins at x = 25.
	{key: "h2d", model: "Bambu Lab H2D", width: 350, depth: 320, height: 325, nozzles: 2, reachMin: 25, reachMax: 325, usual: plain("H2D"), fine: plain02("H2D")},
}

var (
	x1c   = presetNames{"0.20mm Standard @BBL X1C", "Bambu PLA Basic @BBL X1C", "Generic PLA"}
	x1c02 = presetNames{"0.10mm Standard @BBL X1C 0.2 nozzle", "Bambu PLA Basic @BBL X1C 0.2 nozzle", "Generic PLA @0.2 nozzle"}
)

// plain names the presets of a printer that follows the vendor's pattern.
func plain(tag string) presetNames {
	return presetNames{"0.20mm Standard @BBL " + tag, "Bambu PLA Basic @BBL " + tag, "Generic PLA @BBL " + tag}
}

func plain02(tag string) presetNames {
	return presetNames{
		"0.10mm Standard @BBL " + tag + " 0.2 nozzle",
		"Bambu PLA Basic @BBL " + tag + " 0.2 nozzle",
		"Generic PLA @BBL " + tag + " 0.2 nozzle",
	}
}

// with returns the printer with one of its nozzles.
func (p printer) with(nozzle string) Machine {
	m := Machine{
		Key: p.key, Nozzle: nozzle, Model: p.model, Nozzles: p.nozzles,
		Printer: p.model + " " + nozzle + " nozzle",
		Width:   p.width, Depth: p.depth, Height: p.height, Exclude: p.exclude,
		ReachMin: p.reachMin, ReachMax: p.reachMax, LayerHeight: 0.2,
	}
	names := p.usual
	if nozzle == "0.2" {
		names, m.LayerHeight = p.fine, 0.1
	}
	if m.ReachMax == 0 {
		m.ReachMax = p.width
	}
	m.Process = names.process
	m.presets = []FilamentPreset{
		{Name: "Bambu PLA Basic", SettingsID: names.bambuPLA, ID: "GFA00", Type: "PLA"},
		{Name: "Generic PLA", SettingsID: names.genericPLA, ID: "GFL99", Type: "PLA"},
	}
	return m
}

package print_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"shanhai/pieces/print"
)

// profile is one entry of the vendor's system profiles, as collected in
// ../shared/data/printers.json beside the project.
type profile struct {
	Key        string   `json:"key"`
	Model      string   `json:"printer_model"`
	Nozzle     string   `json:"nozzle"`
	Printer    string   `json:"printer_settings_id"`
	Area       []string `json:"printable_area"`
	Height     string   `json:"printable_height"`
	Exclude    []string `json:"bed_exclude_area"`
	Diameter   []string `json:"nozzle_diameter"`
	Process    []string `json:"print_settings_id"`
	BambuPLA   []string `json:"filament_bambu_pla_basic"`
	GenericPLA []string `json:"filament_generic_pla"`
}

func profiles(t *testing.T) []profile {
	data, err := os.ReadFile("../../../shared/data/printers.json")
	if os.IsNotExist(err) {
		t.Skip("left out: the vendor's profiles (../shared/data/printers.json) are not beside the project")
	}
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Printers []profile }
	if err := json.Unmarshal(data, &file); err != nil {
		t.Fatal(err)
	}
	return file.Printers
}

func TestMachinesAgreeWithTheVendorsProfiles(t *testing.T) {
	list := profiles(t)
	if len(list) != len(print.Machines()) {
		t.Errorf("%d profiles, %d machines", len(list), len(print.Machines()))
	}
	for _, want := range list {
		m, err := print.FindMachine(want.Key, want.Nozzle)
		if err != nil {
			t.Error(err)
			continue
		}
		got := profile{
			Key: m.Key, Model: m.Model, Nozzle: m.Nozzle, Printer: m.Printer, Process: []string{m.Process},
			Area:   corners(print.Rect{X1: m.Width, Y1: m.Depth}),
			Height: strconv.FormatFloat(m.Height, 'f', -1, 64), Exclude: corners(m.Exclude),
			Diameter: slices.Repeat([]string{m.Nozzle}, m.Nozzles),
			BambuPLA: []string{m.FilamentPresets()[0].SettingsID}, GenericPLA: []string{m.FilamentPresets()[1].SettingsID},
		}
		correctKnownDifferences(&want)
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("\n got %v\nwant %v", got, want)
		}
	}
}

// correctKnownDifferences: the P1S is written under the X1C's filament name
// (the profile's own note says so); the P1P's 0.2 mm filaments are not in the
// collection but in Bambu Studio's and OrcaSlicer's filament/P1P folders.
func correctKnownDifferences(p *profile) {
	switch p.Key + p.Nozzle {
	case "p1s0.4":
		p.BambuPLA = []string{"Bambu PLA Basic @BBL X1C"}
	case "p1p0.2":
		p.BambuPLA = []string{"Bambu PLA Basic @BBL P1P 0.2 nozzle"}
		p.GenericPLA = []string{"Generic PLA @BBL P1P 0.2 nozzle"}
	}
}

func corners(r print.Rect) []string {
	if r.Empty() {
		return []string{}
	}
	at := func(x, y float64) string { return fmt.Sprintf("%gx%g", x, y) }
	return []string{at(r.X0, r.Y0), at(r.X1, r.Y0), at(r.X1, r.Y1), at(r.X0, r.Y1)}
}

func TestUnknownNamesAreAnsweredWithTheAllowedOnes(t *testing.T) {
	if _, err := print.FindMachine("a2", "0.4"); err == nil || !strings.Contains(err.Error(), "a1mini, a1, p1s") {
		t.Error(err)
	}
	if _, err := print.FindMachine("a1", "0.6"); err == nil || !strings.Contains(err.Error(), "0.4, 0.2") {
		t.Error(err)
	}
	m, err := print.FindMachine("A1", "0.4")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.FilamentPreset("Bambu PETG"); err == nil || !strings.Contains(err.Error(), "Bambu PLA Basic, Generic PLA") {
		t.Error(err)
	}
	p, err := m.FilamentPreset("generic pla")
	if err != nil || p.SettingsID != "Generic PLA @BBL A1" || p.ID != "GFL99" {
		t.Error(p, err)
	}
}

func TestH2DKeepsToWhatBothNozzlesReach(t *testing.T) {
	m, err := print.FindMachine("h2d", "0.4")
	if err != nil || m.ReachMin != 25 || m.ReachMax != 325 || m.Nozzles != 2 {
		t.Error(m, err)
	}
}

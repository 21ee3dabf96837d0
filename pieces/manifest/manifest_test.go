package manifest_test

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"shanhai/pieces/manifest"
)

func sample() manifest.Manifest {
	return manifest.Manifest{
		Version: manifest.Version, Set: "set", Printer: "Printer", Nozzle: 0.4, Process: "standard", Filament: "PLA", ChangeAssumption: "a < b & c",
		Files: []manifest.File{{
			Path: "a/b.3mf", Kind: manifest.KindBambu, Bytes: 3, SHA256: manifest.Hash([]byte("abc")),
			Bodies:    []manifest.Body{{Object: "o", Name: "n", Filament: "f", Triangles: 12, Volume: 0.1, Min: [3]float64{-1, 0, 0.5}, Max: [3]float64{1, 2, 3}}},
			Filaments: []manifest.Filament{{Name: "f", Colour: "#102030"}},
			Plates:    []manifest.Plate{{Name: "p", Objects: 2, Uses: []manifest.Use{{Filament: "f", CM3: 1.5}}, ColourChanges: 1, ChangesAt: []float64{9.6}}},
		}},
	}
}

// The hash of "abc" is FIPS 180's own example.
func TestHashIsSHA256(t *testing.T) {
	if got := manifest.Hash([]byte("abc")); got != "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad" {
		t.Error(got)
	}
}

func TestWhatIsWrittenIsReadBack(t *testing.T) {
	data, err := sample().Bytes()
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(data, []byte(`"nozzle_mm": 0.4,`)) {
		t.Errorf("the nozzle is no number: %s", data)
	}
	if !bytes.Contains(data, []byte(`"a < b & c"`)) {
		t.Errorf("signs are not written as they are: %s", data)
	}
	m, err := manifest.Read(bytes.NewReader(data))
	if err != nil || !reflect.DeepEqual(m, sample()) {
		t.Errorf("%+v, %v", m, err)
	}
}

func TestOtherTextsAreRefused(t *testing.T) {
	data, err := sample().Bytes()
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for name, c := range map[string][2]string{
		"empty":   {"", "at byte 0"},
		"cut":     {text[:200], "not a manifest"},
		"version": {strings.Replace(text, `"version": 1`, `"version": 2`, 1), "version 2, this program reads version 1"},
		"unknown": {strings.Replace(text, `"set"`, `"sets"`, 1), `unknown field "sets"`},
		"kind":    {strings.Replace(text, `"bytes": 3`, `"bytes": "3"`, 1), "bytes"},
		"more":    {text + "{}", "more text"},
	} {
		if _, err := manifest.Read(strings.NewReader(c[0])); err == nil || !strings.Contains(err.Error(), c[1]) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func FuzzRead(f *testing.F) {
	data, err := sample().Bytes()
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte(`{"version":1}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		m, err := manifest.Read(bytes.NewReader(data))
		if err != nil {
			return
		}
		once, err := m.Bytes()
		if err != nil {
			t.Fatal(err)
		}
		again, err := manifest.Read(bytes.NewReader(once))
		if twice, _ := again.Bytes(); err != nil || !bytes.Equal(once, twice) {
			t.Errorf("%s\n%s\n%v", once, twice, err)
		}
	})
}

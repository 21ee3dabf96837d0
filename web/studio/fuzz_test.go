package studio_test

import (
	"strings"
	"testing"

	"shanhai/web/studio"
)

// FuzzLoad: whatever is loaded, the answer is a design that saves, or one line
// that puts the blame on the file.
func FuzzLoad(f *testing.F) {
	s := studio.New()
	s.PutFile("hill.svg", []byte(hill))
	_, archive, err := s.Save(studio.Choices{"glyph": {"shan=hill.svg"}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(archive)
	f.Add([]byte("size = 30\n[glyph]\nshan = \"text:山\"\n"))
	f.Add([]byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s := studio.New()
		loaded, blobs, err := s.Load("in.toml", data)
		if err != nil {
			if e := studio.Explain(err); !e.Input || strings.ContainsAny(e.Text, "\n\r") {
				t.Errorf("%+v", e)
			}
			return
		}
		if len(blobs) != len(loaded.Files) {
			t.Errorf("%d files, %d blobs", len(loaded.Files), len(blobs))
		}
		if _, _, err := s.Save(loaded.Choices); err != nil {
			t.Errorf("%v does not save: %v", loaded.Choices, err)
		}
	})
}

// FuzzCall: no call ends the studio.
func FuzzCall(f *testing.F) {
	f.Add("say", `{"choices":{"size":["30"]}}`)
	f.Add("set", `{"choices":{"count":["shan=3"]}}`)
	f.Add("plates", `{"group":"box","piece":"box"}`)
	f.Add("glyph", `{"piece":"none"}`)
	f.Add("none", `{`)
	f.Fuzz(func(t *testing.T, method, params string) {
		if method == "make" {
			return // slow, and the same as the rest
		}
		_, err := studio.New().Call(t.Context(), studio.Request{Method: method, Params: []byte(params)}, nil)
		if err != nil && studio.Explain(err).Text == "" {
			t.Error("an error without words")
		}
	})
}

package spelling

import "testing"

func TestCoordinates(t *testing.T) {
	for text, want := range map[string]string{
		"3;0": "3,0", "3.0": "3,0", "3 0": "3,0", "(3,0)": "3,0", "[3, -1]": "3,-1", "3:0": "3,0", "-1/+2": "-1,2", "3;0; wY 1,0": "3,0",
		"3,0": "3,0", "3": "", "": "", "x3,0": "", "3;x": "", "(3)": "", "3,0,1": "3,0", "3;0wY": "", "12345678;0": "", "3--1": "",
	} {
		if got, _ := Coordinates(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if _, written := Coordinates("(3;  0) ; wY 1,0"); written != "(3;  0)" {
		t.Errorf("%q", written)
	}
}

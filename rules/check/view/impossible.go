package view

import (
	"slices"

	"shanhai/internal/hex"
	"shanhai/rules"
	"shanhai/rules/check"
	"shanhai/rules/diagram"
)

// impossible shows a set-up that cannot be: its tiles as they are laid, and where the fault lies, if on one hex.
func (s Shot) impossible(laid *check.Laid, scenes []check.Scene) diagram.View {
	v := diagram.View{Players: s.report.Game.Players(), Cells: laid.Cells, Language: s.language}
	v.Turn = rules.Say("This cannot be (%v)", "不可能有這樣的局面（%v）", string(laid.By.Rule)).In(s.language)
	if !laid.By.Wide {
		v.Faults = []hex.Hex{laid.By.Hex}
	}
	for _, scene := range scenes {
		if f := scene.Fault; f != nil && f.Hex != nil && !slices.Contains(v.Faults, *f.Hex) {
			v.Faults = append(v.Faults, *f.Hex)
		}
	}
	return v
}

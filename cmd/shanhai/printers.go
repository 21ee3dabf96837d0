package main

import (
	"fmt"
	"strings"

	"shanhai/pieces/print"

	"github.com/spf13/cobra"
)

// newPrintersCmd is the command that lists printers. runF, where it is not nil, runs instead of the work.
func newPrintersCmd(streams ioStreams, runF func(ioStreams) error) *cobra.Command {
	if runF == nil {
		runF = printersRun
	}
	return &cobra.Command{
		Use:   "printers",
		Short: "List the printers and their presets",
		Long: `printers lists the printers that print files can be made for: the key for
--printer, the bed, and for each nozzle the presets of Bambu Studio and
OrcaSlicer that the files name.`,
		Example: `  shanhai printers
  shanhai build --printer p1s --nozzle 0.2 --filament "Generic PLA"`,
		Args: noArgs,
		RunE: func(*cobra.Command, []string) error { return runF(streams) },
	}
}

// printersRun prints the printers, then the presets.
func printersRun(s ioStreams) error {
	printers := table{head: []string{"PRINTER", "MODEL", "BED, MM", " HEIGHT"}}
	presets := table{head: []string{"PRINTER", " NOZZLE", " LAYER", "PROCESS, FILAMENTS"}}
	for _, m := range print.Machines() {
		if m.Nozzle == print.Nozzles()[0] {
			printers.rows = append(printers.rows, []string{m.Key, m.Model, bed(m), fmt.Sprint(m.Height)})
		}
		presets.rows = append(presets.rows, presetRows(m)...)
	}
	if err := printers.write(s.Out); err != nil {
		return err
	}
	fmt.Fprintln(s.Out)
	return presets.write(s.Out)
}

// bed words the bed's size and what of it must stay free.
func bed(m print.Machine) string {
	size := fmt.Sprintf("%g x %g", m.Width, m.Depth)
	if m.Exclude.Empty() {
		return size
	}
	return size + fmt.Sprintf(", less %g x %g in the corner", m.Exclude.X1-m.Exclude.X0, m.Exclude.Y1-m.Exclude.Y0)
}

// presetRows lists the presets of one printer with one nozzle.
func presetRows(m print.Machine) [][]string {
	rows := [][]string{{m.Key, m.Nozzle, fmt.Sprint(m.LayerHeight), m.Process}}
	for _, f := range m.FilamentPresets() {
		text := f.Name
		if f.SettingsID != f.Name {
			text += " (" + strings.TrimSpace(strings.TrimPrefix(f.SettingsID, f.Name)) + ")"
		}
		rows = append(rows, []string{"", "", "", text})
	}
	return rows
}

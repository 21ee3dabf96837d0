package main

import (
	"io"
	"os"

	"golang.org/x/term"
)

// ioStreams is all that a command sees of the terminal.
type ioStreams struct {
	In  io.Reader
	Out io.Writer // results
	Err io.Writer // progress, warnings and the one line of an error

	ErrWidth int  // columns of the terminal behind Err; 0 when Err is no terminal
	Colour   bool // Err may be written to in colour

	OutWidth  int  // columns of the terminal behind Out; 0 when Out is no terminal
	OutColour bool // Out may be written to in colour
}

// systemStreams connects a command to the process it runs in.
func systemStreams() ioStreams {
	width, outWidth := terminalWidth(os.Stderr), terminalWidth(os.Stdout)
	return ioStreams{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr,
		ErrWidth: width,
		Colour:   width > 0 && os.Getenv("NO_COLOR") == "",

		OutWidth:  outWidth,
		OutColour: outWidth > 0 && os.Getenv("NO_COLOR") == "",
	}
}

// terminalWidth gives the columns of the terminal behind f, 0 when it is none or one that can't redraw a line.
func terminalWidth(f *os.File) int {
	if !term.IsTerminal(int(f.Fd())) || os.Getenv("TERM") == "dumb" {
		return 0
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil || width <= 0 {
		return 80
	}
	return width
}

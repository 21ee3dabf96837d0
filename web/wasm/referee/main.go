//go:build !(js && wasm)

package main

import (
	"fmt"
	"os"
)

// main says what the command is for: go build ./... makes it everywhere.
func main() {
	fmt.Fprintln(os.Stderr, "referee: runs in a browser; build it with GOOS=js GOARCH=wasm")
	os.Exit(2)
}

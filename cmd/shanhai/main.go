// Command shanhai makes the print files of the ShanHai set and answers for its rules.
package main

import (
	"context"
	"os"
)

func main() {
	ctx, stop := interruptible(context.Background())
	code := run(ctx, os.Args[1:], systemStreams(), realWorks())
	stop()
	os.Exit(code)
}

package main

import (
	"context"
	"fmt"
	"maps"
	"os"
	"time"
)

// watchPause is how often files are looked at for changes.
const watchPause = 300 * time.Millisecond

// watch checks whenever a file has changed. It ends well with the context.
func (o *rulesCheckOptions) watch(ctx context.Context) error {
	var seen map[string]fileStamp
	for {
		if now := o.stamps(); seen == nil || !maps.Equal(seen, now) {
			seen = now
			o.again(ctx)
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(watchPause):
		}
	}
}

// again checks on a clear screen. What is wrong is told and does not end the watch.
func (o *rulesCheckOptions) again(ctx context.Context) {
	if o.Streams.OutWidth > 0 {
		fmt.Fprint(o.Streams.Out, "\x1b[H\x1b[2J")
	}
	if line := errorLine(o.once(ctx)); line != "" && ctx.Err() == nil {
		fmt.Fprintln(o.Streams.Err, line)
	}
	if ctx.Err() == nil {
		fmt.Fprintf(o.Streams.Out, "%s: watching; Ctrl-C ends\n", time.Now().Format(time.TimeOnly))
	}
}

// fileStamp tells a file from what it was before.
type fileStamp struct {
	changed time.Time
	size    int64
}

// stamps returns what the files are now; one that is not there has none.
func (o *rulesCheckOptions) stamps() map[string]fileStamp {
	stamps := make(map[string]fileStamp)
	for _, path := range o.Paths {
		files, err := rulesBelow(path)
		if err != nil {
			continue
		}
		for _, file := range files {
			if info, err := os.Stat(file); err == nil {
				stamps[file] = fileStamp{info.ModTime(), info.Size()}
			}
		}
	}
	return stamps
}

package main

import (
	"context"
	"fmt"
	"io"
	"strings"
	"sync"
	"sync/atomic"
	"time"
)

const (
	barWidth = 40 // at most
	barPause = 100 * time.Millisecond
)

// showProgress draws a bar as long as the work goes on, if it is a terminal where it would stand. The function returned
// removes it and must be called.
func showProgress(ctx context.Context, w io.Writer, finished *atomic.Int64, all int) (hide func()) {
	if !isTerminal(w) {
		return func() {}
	}
	ctx, cancel := context.WithCancel(ctx)
	var wait sync.WaitGroup
	wait.Go(func() {
		tick := time.NewTicker(barPause)
		defer tick.Stop()
		for {
			select {
			case <-ctx.Done():
				fmt.Fprint(w, "\r\x1b[K")
				return
			case <-tick.C:
				fmt.Fprint(w, "\r"+bar(int(finished.Load()), all, widthOf(w)))
			}
		}
	})
	return func() {
		cancel()
		wait.Wait()
	}
}

// bar draws how much of the work is done, on one line of a terminal of some width.
func bar(done, all, width int) string {
	count := fmt.Sprintf("%d of %d", done, all)
	wide := max(0, min(barWidth, width-len("[] ")-len(count)-1))
	full := done * wide / all
	return fmt.Sprintf("[%s%s] %s", strings.Repeat("#", full), strings.Repeat(" ", wide-full), count)
}

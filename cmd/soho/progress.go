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
	barWidth = 40
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
				fmt.Fprint(w, "\r"+bar(int(finished.Load()), all))
			}
		}
	})
	return func() {
		cancel()
		wait.Wait()
	}
}

func bar(done, all int) string {
	full := done * barWidth / all
	return fmt.Sprintf("[%s%s] %d of %d", strings.Repeat("#", full), strings.Repeat(" ", barWidth-full), done, all)
}

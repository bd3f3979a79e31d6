package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/spf13/cobra"

	"sohofoundry/engine/fault"
)

const (
	barWidth = 40 // at most
	barPause = 100 * time.Millisecond
)

// untilInterrupt does some work to its end or until an interrupt arrives, and shows how much of all of it is done.
func untilInterrupt(cmd *cobra.Command, all int, work func(ctx context.Context, done *atomic.Int64)) {
	ctx, stop := signal.NotifyContext(cmd.Context(), os.Interrupt)
	defer stop()
	done := new(atomic.Int64)
	defer showProgress(ctx, cmd.ErrOrStderr(), done, all)()
	work(ctx, done)
}

// checkPlayed complains if an interrupt left games out, and fails if none is over.
func checkPlayed(cmd *cobra.Command, games, wanted int) error {
	switch {
	case games == 0:
		return fault.Errorf("stopped before the first game was over")
	case games < wanted:
		complain(cmd, fault.Errorf("stopped after %d of %d games", games, wanted))
	}
	return nil
}

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

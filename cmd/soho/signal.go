package main

import (
	"os"
	"os/signal"
	"syscall"
)

// onSignal does what must be done before a signal ends the program. It returns what stops the watching.
func onSignal(do func()) (stop func()) {
	signals := make(chan os.Signal, 1)
	for _, s := range endings {
		if !signal.Ignored(s) { // as nohup has it
			signal.Notify(signals, s)
		}
	}
	go func() {
		caught, ok := (<-signals).(syscall.Signal)
		if !ok {
			return
		}
		do()
		os.Exit(exitSignal + int(caught))
	}()
	return func() {
		signal.Stop(signals)
		close(signals)
	}
}

package main

import (
	"fmt"
	"os"
	"os/signal"
	"syscall"
)

// onQuit ends the program with a sentence where Go would print the stacks of all goroutines. Code that has to do something
// before that uses onSignal.
func onQuit() {
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, syscall.SIGQUIT)
	go func() {
		<-signals
		fmt.Fprintln(os.Stderr, "soho: stopped by the signal to quit (SIGQUIT)")
		os.Exit(exitSignal + int(syscall.SIGQUIT))
	}()
}

// onSignal calls do before a signal ends the program. The function it returns stops the watching.
func onSignal(do func()) (stop func()) {
	signal.Reset(syscall.SIGQUIT)
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

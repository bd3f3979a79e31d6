package main

import (
	"io"
	"os"

	"golang.org/x/term"
)

const (
	usualWidth = 80
	leastWidth = 40 // below it, long lines read better than short ones
	mostWidth  = 120
)

// isTerminal reports whether a stream is a terminal.
func isTerminal(stream any) bool {
	f, ok := fileOf(stream)
	return ok && term.IsTerminal(int(f.Fd()))
}

// fileOf is the file that is read or printed on, if it is one.
func fileOf(stream any) (f *os.File, ok bool) {
	if out, is := stream.(*output); is {
		stream = out.Writer
	}
	f, ok = stream.(*os.File)
	return f, ok
}

// widthOf is how many characters fit on a line.
func widthOf(w io.Writer) int {
	f, ok := fileOf(w)
	if !ok || !isTerminal(f) {
		return usualWidth
	}
	width, _, err := term.GetSize(int(f.Fd()))
	if err != nil || width <= 0 {
		return usualWidth
	}
	return min(max(width, leastWidth), mostWidth)
}

package terminal

import (
	"bufio"
	"errors"
	"io"
	"strings"
)

// longestLine is how many bytes of a line are kept: no command or choice is that long, and the rest is passed over.
const longestLine = 4 << 10

// input reads typed text line by line.
type input struct {
	r       *bufio.Reader
	awaited chan read // the line that is being waited for already, nil for none
}

// read is a line that was read.
type read struct {
	line string
	err  error
}

func newInput(r io.Reader) *input { return &input{r: bufio.NewReaderSize(r, longestLine)} }

// line returns the next line without white space around it. The last line may lack its end; after it the error is io.EOF.
func (in *input) line() (string, error) {
	if in.awaited == nil {
		return in.next()
	}
	next := <-in.awaited
	in.awaited = nil
	return next.line, next.err
}

// await reads the next line meanwhile: something is in the channel as soon as it is there. It is the next that line returns.
func (in *input) await() <-chan read {
	if in.awaited == nil {
		in.awaited = make(chan read, 1)
		go func(awaited chan<- read) {
			line, err := in.next()
			awaited <- read{line, err}
		}(in.awaited)
	}
	return in.awaited
}

// forget passes over the line that was awaited if it is there and empty: it was typed to end the waiting.
func (in *input) forget() {
	select {
	case next := <-in.awaited:
		if in.awaited = nil; next.line != "" || next.err != nil {
			in.awaited = make(chan read, 1)
			in.awaited <- next
		}
	default:
	}
}

func (in *input) next() (string, error) {
	text, more, err := in.r.ReadLine()
	line := strings.TrimSpace(string(text))
	for more && err == nil {
		_, more, err = in.r.ReadLine()
	}
	if errors.Is(err, io.EOF) && line != "" {
		err = nil
	}
	return line, err
}

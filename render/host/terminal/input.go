package terminal

import (
	"bufio"
	"errors"
	"io"
	"strings"
)

// longestLine is how many bytes of a line are kept: no command or choice is that long, and the rest is passed over.
const longestLine = 4 << 10

// input reads what is typed line by line.
type input struct{ r *bufio.Reader }

func newInput(r io.Reader) *input { return &input{bufio.NewReaderSize(r, longestLine)} }

// line returns the next line without white space around it. The last line may lack its end; after it the error is io.EOF.
func (in *input) line() (string, error) {
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

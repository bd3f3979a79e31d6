package film

import (
	"fmt"

	"sohofoundry/automa/record"
)

// Reached is how far the person has seen what was done: it is kept beside a game, so that showing goes on there another time.
type Reached struct {
	Entry int // of the record
	Frame int // of its film; of a turn of the Automa the piece of its steps
}

// Text is what is kept. It names the position that it was kept with.
func (r Reached) Text(of *record.Record) string {
	return fmt.Sprintf("%s %d %d\n", of.Hash(), r.Entry, r.Frame)
}

// ReadReached reads what was kept with a game. Of any other position, or of no text, nothing is known.
func ReadReached(text string, of *record.Record) (r Reached, ok bool) {
	var hash string
	n, _ := fmt.Sscanf(text, "%s %d %d", &hash, &r.Entry, &r.Frame)
	return r, n == 3 && hash == of.Hash() && r.Entry >= 0 && r.Entry < len(of.Entries()) && r.Frame >= 0
}

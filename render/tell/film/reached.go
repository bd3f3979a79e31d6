package film

import (
	"fmt"

	"sohofoundry/automa/record"
)

// Reached is how far the person has seen what was done: it is kept beside a game, so that showing goes on there another time.
type Reached struct {
	Entry  int // of the record
	Cursor     // of its film, whose frames are the pieces of the steps of the Automa's turn
}

// Text is what is kept. It names the position that it was kept with.
func (r Reached) Text(of *record.Record) string {
	return fmt.Sprintf("%s %d %d %d\n", of.Hash(), r.Entry, r.Frame, r.Stage)
}

// ReadReached reads what was kept with a game. Of any other position, or of no text, nothing is known.
func ReadReached(text string, of *record.Record) (r Reached, ok bool) {
	var hash string
	n, _ := fmt.Sscanf(text, "%s %d %d %d", &hash, &r.Entry, &r.Frame, &r.Stage)
	return r, n == 4 && hash == of.Hash() && r.Entry >= 0 && r.Entry < len(of.Entries())
}

package film

import (
	"fmt"

	"sohofoundry/automa/record"
)

// Reached is how far the player has watched the playback of a game. It is saved beside the game, so that the playback goes on
// there next time.
type Reached struct {
	Entry  int // of the record
	Cursor     // of its film, whose frames are the pieces of the steps of the Automa's turn
}

// Text returns the text to save. It contains the hash of the record that it belongs to.
func (r Reached) Text(of *record.Record) string {
	return fmt.Sprintf("%s %d %d %d\n", of.Hash(), r.Entry, r.Frame, r.Stage)
}

// ReadReached reads the text saved with a game. It is not ok if the text is missing or belongs to another state of the record.
func ReadReached(text string, of *record.Record) (r Reached, ok bool) {
	var hash string
	n, _ := fmt.Sscanf(text, "%s %d %d %d", &hash, &r.Entry, &r.Frame, &r.Stage)
	return r, n == 4 && hash == of.Hash() && r.Entry >= 0 && r.Entry < len(of.Entries())
}

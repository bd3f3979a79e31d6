// Package music computes what is heard under the sounds of the table: an ambience for each era, and a tune. There are no sound files.
//
// A piece is computed in small steps, so that no picture waits for it, and is then only read, round and round:
//
//	making := music.Begin(music.Canal)
//	for making.Step() { … } // some tenths of a millisecond each
//	device.Play(making.Loop().Reader())
package music

// Rate is the number of frames in a second of a loop. A reader gives twice as many.
const Rate = 24000

// Piece is what can be played.
type Piece uint8

// All pieces.
const (
	Canal Piece = iota // water and birds
	Rail               // rails and hammers
	Theme              // the tune

	Pieces // how many there are
)

// A strand is a part of a piece that repeats by itself. Strands of different lengths meet anew each time, so that an ambience of half a
// minute does not seem to repeat for several.
type strand struct {
	frames int     // the length
	gain   float64 // of all that is in it
	beds   []bed
	events []event // in any order
	room   float64 // seconds until the echo of the place is 60 dB down
}

// A bed is something that never ends. It goes on from a frame of the strand, which is negative before the strand begins.
type bed struct {
	place
	begin func(from, frames int) voice
}

// An event is something that begins at a frame of the strand.
type event struct {
	place
	at    int
	begin func() voice
}

// A place is where something is heard.
type place struct {
	pan  float64 // -1 is left, 1 is right
	near float64 // the part heard directly
	far  float64 // the part heard as an echo of the place
}

// A voice is one thing that sounds.
type voice interface {
	// add adds the next samples to those in out, and reports whether there are more.
	add(out []float64) (more bool)
}

var pieces = [Pieces]func() []strand{Canal: canal, Rail: rail, Theme: theme}

// frames is how many frames a time takes.
func frames(seconds float64) int { return int(seconds * Rate) }

// Package sound makes the few sounds of the table and plays them.
//
// Every sound is computed from the recipe that describes it; there are no sound files. Where there is no sound
// device, or it fails, all is silent and nothing else changes.
package sound

// Sound names one thing that can be heard.
type Sound uint8

// All there is to be heard.
const (
	Select   Sound = iota // something was pointed out: a soft tick
	Card                  // a card was drawn or played: paper slides
	Place                 // a tile was built: wood on the board
	Link                  // a canal or rail was laid: short, metallic
	Flip                  // a tile was turned over
	Coins                 // money changed hands
	Refused               // that cannot be done: a low, dull knock
	Step                  // the Automa took one step: the tick of a small clock
	TurnOver              // a turn ended: two soft notes
	EraOver               // an era ended: a factory whistle, far away
	Won                   // the game was won
	Lost                  // the game was lost

	count // how many sounds there are
)

// Package automa plays the MAUtoma, Mauro Gibertoni's automated opponent: it reads its cards, breaks its ties and makes
// its choices through the engine, and it tells every step it took. It is pure, like the engine.
//
// Rules are cited by number (M27), resolved ambiguities too (A6).
package automa

import "sohofoundry/engine"

// Cell is one of the four cells of the 2×2 tie-break icon, in reading order (M52).
type Cell uint8

// The cells, in the order in which they are tried.
const (
	NW Cell = iota
	NE
	SW
	SE

	Cells = 4
)

// Group is the letter on the front of a card (M8).
type Group uint8

// The groups.
const (
	GroupA Group = iota
	GroupB
	GroupC

	Groups = 3
)

// MaxDeck is the largest deck that can be played with.
const MaxDeck = 32

// Deck is the Automa's deck with the facts of the board that its tie-breaks need.
type Deck struct {
	Name  string
	Sum   string // identifies the text it was read from: a record names it and is refused with any other
	Cards []CardFacts
	// Clockwise lists the lines of each location as its last tie-break reads them (M44.6).
	Clockwise [engine.MaxLocations][]engine.Line
	// IconCells are the cells of the icon that each space fills (M52), one bit a cell.
	IconCells [engine.MaxSpaces]uint8
	// Alphabet is the rank of each location by name (M50).
	Alphabet [engine.MaxLocations]uint8
}

// CardFacts are a card's two faces.
type CardFacts struct {
	Number   int // printed on the card
	Group    Group
	RailOnly bool // not used in the Canal Era (N5)
	Front    []SlotFacts
	Back     BackFacts
}

// UsedIn reports whether the card is in the deck of an era (N5).
func (c *CardFacts) UsedIn(e engine.Era) bool { return e == engine.Rail || !c.RailOnly }

// SlotFacts are one slot of a front, as printed.
type SlotFacts struct {
	Kind      SlotKind
	Industry  engine.Industry // of a kind that builds
	At        []engine.Location
	IronFrom  int16 // build only while iron costs at least this many £ (M26); 0: always
	LinkFirst bool  // the link in parentheses (M29)
}

// BackFacts are a back, as printed.
type BackFacts struct {
	FirstTurnDevelop bool               // DEVELOP in the upper left corner, else DRAW (M72)
	Brewery          engine.Location    // where SELL builds its brewery (M59); Birmingham only
	SecondRow        bool               // SELL goes on to the distant market and the human's port (N13); Lancashire only
	DevelopTo        int16              // DEVELOP while iron costs at most this many £ (M66)
	Toward           [2]engine.Location // end points that a link of NETWORK leads to first (N14); Lancashire only
	Icon             Cell               // upper right corner (M51); Birmingham only
}

// Mat is a level: how many tiles of each kind the Automa starts with (M4), and its house rules.
type Mat struct {
	Name  string
	Sum   string // as Deck.Sum
	Count [engine.MaxTiles]uint8
	House engine.House
}

// Options are those of a game of one player against the Automa with the mat.
func (m *Mat) Options() engine.Options {
	return engine.Options{Seats: 2, Solo: true, AutomaMat: m.Count, House: m.House}
}

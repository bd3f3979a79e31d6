// Package film is the playback of an entry of a record as data: the order in which things are shown, and the state of the table
// at every moment. It draws nothing, says nothing and has no clock: a client asks for each shot and decides how to show it, and
// for how long.
//
//	f := film.Of(game, &record.Entries()[n])
//	at := film.Cursor{}         // the beginning
//	shot := f.Shot(at)          // draw shot.Before, then play shot.Events one by one: they end at shot.After
//	frame := f.Frames[at.Frame] // its Kind, its Steps for words.TurnPieces, its Panel
//	at = f.Next(at)             // f.Back(at), f.Skip(at), f.End()
//
// A film is made of frames, a frame of stages. A frame shows one thing: a step of the Automa's turn (with those that
// words.TurnPieces tells in one piece), the summary of that turn, a human's action, or a page of events at the end of a turn,
// such as the income of a round or the scoring of the links. Most frames have one stage. A tie has one for its candidates and one
// for each criterion that eliminates some of them; a scoring has one for each link or tile, the income one for each movement.
//
// The text of a frame is words.TurnPieces(frame.Steps) if it has steps, else words.EventLines(shot.Events), never both.
//
// The table never changes without a cause: between two frames nothing moves, and within a stage only its Events change the table,
// and the frame's Steps the Automa's own cards. The start of a stage is worked out from the entry alone by automa.Game.Follow, so
// a stage shown again, or out of order, looks the same. Details that Follow leaves out are not exact in the positions of a film
// either: a game must be continued from the positions of the record instead.
package film

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
)

// Film is the playback of one entry. It does not change once it is made.
type Film struct {
	Frames []Frame // one at least
	game   *automa.Game
	steps  automa.Steps // of the Automa's turn
}

// Frame shows one thing.
type Frame struct {
	Kind   Kind
	Steps  automa.Steps    // of the Automa's turn, for words.TurnPieces; none on the pages after it and for a human
	Events engine.Log      // all that happens in the frame, in order
	Before automa.Position // where the frame begins
	After  automa.Position // where it ends and the next one begins
	Panel  Panel           // the Automa's cards and reasons; of a human's film nothing but the Top
	stages []engine.Log    // the events of each stage; a tie's have none
}

// Kind is the kind of a frame.
type Kind uint8

// The kinds of frame. Those after Summary are pages that follow from the end of a turn, each with the events on it.
const (
	Step         Kind = iota + 1 // of the Automa's turn: a card, a slot or an action of a back is read, something is tried
	Comparison                   // of the Automa's turn: a tie
	Action                       // a choice, the Automa's (with its step) or a human's, and its events
	Summary                      // the Automa's turn as a whole: its Deeds. The card drawn is discarded
	PassOn                       // a turn ends, the hand is filled, a round or turn begins
	RoundEnd                     // the new turn order, income, debts and the tiles or VP given up for them (B3)
	LinkScoring                  // a stage for each link: its VP, if any, and its removal (B4.1)
	TileScoring                  // a stage for each flipped tile (B4.2)
	EraChange                    // obsolete tiles leave, barrels are replaced, cards dealt, the Automa's deck prepared (B4.3 to B4.5, M81)
	IntroScoring                 // the introductory game's money, income and tiles (B4.7), or money alone (C4.4)
	GameEnd                      // nothing follows

	Kinds
)

var kindNames = [Kinds]string{
	Step: "step", Comparison: "comparison", Action: "action", Summary: "summary", PassOn: "pass-on", RoundEnd: "round-end", LinkScoring: "link-scoring",
	TileScoring: "tile-scoring", EraChange: "era-change", IntroScoring: "intro-scoring", GameEnd: "game-end",
}

// String names the kind, for the keys of catalogues: "round-end".
func (k Kind) String() string { return kindNames[k] }

// Panel shows the Automa's cards and reasons during a frame, the frame's own step included.
type Panel struct {
	Step    automa.StepKind             // the kind of the frame's step; TurnOver on the pages after the turn
	Card    int                         // the number of the card that is face up; 0: none is drawn yet
	Laid    bool                        // that card has gone to the discards, in this frame if Step is Discarded
	Slots   []Result                    // how each slot of that front went so far; index 0 is slot 1
	Slot    int                         // the slot under examination, or done, from 1; 0: none. It stays while a back is read
	Back    int                         // the number of the card that has its back read; 0: none
	Alike   uint64                      // the cards that the back may belong to, as in automa.Step
	Corner  bool                        // the corner of that back is read: the Automa's first turn (M72)
	Row     int                         // 2 while the second row of SELL is (N13), else 0
	Tile    engine.Tile                 // the tile that the slot or action being read would build, as in automa.Step
	Action  automa.BackAction           // the action of that back under examination; 0: none, or the corner
	Actions [automa.BackPass + 1]Result // how each action of that back went so far; index 0 is the corner
	Top     int                         // the card on top of the deck, with its public back (M11); 0: the deck is being renewed
	Gone    []int                       // cards that were drawn and discarded earlier in this turn
	Tries   []Try                       // all that was tried and done in this turn so far, or since a house rule began it anew, the frame's own last
	Tie     *automa.Tie                 // the comparison that the frame shows, or that led to its action
}

// Result tells how a slot of a front, or an action of a back, went so far.
type Result uint8

// The results.
const (
	Untried Result = iota
	Trying         // it is under examination
	No             // ✗: nothing of it could be done
	Yes            // ✓: it was done, in whole or in part so far
)

// Try is one thing that was tried, found or done under a slot or an action of a back: refusals (several if words.TurnPieces
// tells them in one piece), a building examined, a comparison, or an action. Steps[0].Kind tells which.
type Try struct {
	Card   int               // the card with the front or back being read
	Slot   int               // of its front, from 1; of its back 0, or 2 for the second row of SELL
	Action automa.BackAction // of its back; 0: of its front, or of its corner
	Steps  automa.Steps
}

// Under returns the tries of the slot or action being read: those of the same slot of the same front, or of the same action of
// the same back.
func (p *Panel) Under() []Try {
	card, slot, action := p.reading()
	first := len(p.Tries)
	for first > 0 {
		if t := &p.Tries[first-1]; t.Card != card || t.Slot != slot || t.Action != action {
			break
		}
		first--
	}
	return p.Tries[first:]
}

// reading returns the slot of a front, or the action of a back, that is being read.
func (p *Panel) reading() (card, slot int, action automa.BackAction) {
	if p.Back != 0 {
		return p.Back, p.Row, p.Action
	}
	return p.Card, p.Slot, 0
}

// Cursor is a position in a film: a frame and a stage of it, both from 0. The zero value is the beginning.
type Cursor struct{ Frame, Stage int }

// Shot is one stage of a film, ready to be drawn.
type Shot struct {
	Before, After automa.Position // before and after its events
	Events        engine.Log      // to be animated in this order; none if nothing moves
	Lit           thing.Set       // the subject of the stage: things of the board, and markets if their cubes or price matter
	Tie           *TieStage       // a stage of a comparison; nil in all others
}

// TieStage is a comparison half way: some of its criteria are uncovered, some of its candidates gone. The first stage shows the
// candidates alone. Criteria on which all remaining candidates score alike get no stage of their own: they are uncovered with the
// next criterion that separates some.
type TieStage struct {
	*automa.Tie
	Shown int   // how many of its Rungs are uncovered
	Out   []int // for each candidate: the index of the rung on which it fell out so far, -1 while it is in
	Over  bool  // the winner is found: the last stage
}

// Score is one thing scored on a page: a link, a tile, money, or income in the introductory game.
type Score struct {
	Seat   engine.Seat
	Reason engine.For // ForLinks, ForTile, ForMoney, ForIntroMoney, ForIntroIncome or ForIntroTile
	Line   engine.Line
	Space  engine.Space
	Tile   engine.Tile
	VP     int16 // a link may be worth 0
	Stage  int   // the stage of the frame that shows it
}

// Package motion is the motion on the table while events are shown, as data: for each moment after a play began, the look of the table
// so far, the pieces on their way, and the things that change. It has no clock: the caller hands in the time since the beginning, and
// the same time always gives the same picture.
//
//	play := motion.New(game, shot.Before, shot.Events, still)
//	now := play.At(env.Now - began)   // draw now.Position, then motion.Draw(c, game, &now, places)
//	now = play.End()                  // skipped: all has arrived
//	for _, cue := range play.Cues { … } // the sounds and their times
package motion

import (
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/route"
	"sohofoundry/engine/thing"
	"sohofoundry/render/ui/sound"
)

// Play is the events of one stage of a film, or of a choice, with the times at which they show.
type Play struct {
	Length time.Duration // until nothing moves any more: 0 if nothing does
	Cues   []Cue         // in the order of their times
	game   *automa.Game
	before automa.Position
	acts   []act
}

// Cue is a sound and the time at which it is heard.
type Cue struct {
	At    time.Duration
	Sound sound.Sound
}

// Moment is the picture at a time of a play.
type Moment struct {
	Position automa.Position // after the events up to now; pieces on their way to the board are not there yet
	Flights  []Flight
	Pulses   []Pulse
	Over     bool // nothing will move any more, and Position is where the events end
}

// Flight is a piece on its way from one thing to another. The scene knows where they are.
type Flight struct {
	Piece    Piece
	From, To thing.Thing
	Way      []route.Leg // the links that it goes along; none through the air
	Progress float64     // eased, from 0 to 1
}

// Pulse is a thing that something happens to.
type Pulse struct {
	Kind     Pulsing
	At       thing.Thing
	Seat     engine.Seat // of Pop: the owner of the tile
	Amount   int         // of Score, Money, Income and Climb, with its sign, and of Pop
	Progress float64     // even, from 0 to 1
}

// Pulsing is the kind of a Pulse.
type Pulsing uint8

// The kinds of Pulse.
const (
	Flip   Pulsing = iota + 1 // a tile is turned over: the board lets night fall over it
	Lay                       // a link runs along its line, on the board too
	Turn                      // a tile of the distant market is turned over
	Appear                    // cubes, barrels or a merchant's tile are put there
	Leave                     // a piece has gone from there
	Score                     // Amount VP, rising
	Money                     // Amount £, rising
	Income                    // Amount spaces of the income track, rising
	Raise                     // a tile is built: behind scaffolding, then with the first smoke
	Pop                       // a flipped tile shows its Amount VP
	Climb                     // the income marker hops along its track by Amount spaces, from where Position has it
)

// Piece is a piece in flight.
type Piece struct {
	Kind     PieceKind
	Seat     engine.Seat     // the owner of the tile
	Tile     engine.Tile     // of TilePiece and GoodsPiece
	Resource engine.Resource // of CubePiece: coal, iron, or beer for a barrel
	Card     engine.Card     // of CardPiece; 0: face down
	Bonus    engine.Bonus    // of BonusPiece
	Amount   int             // £ of CoinPiece, VP of PointsPiece, spaces of IncomePiece, of a bonus what it says
}

// PieceKind is the kind of a Piece.
type PieceKind uint8

// The kinds of piece.
const (
	TilePiece PieceKind = iota + 1
	CubePiece
	CardPiece
	CoinPiece
	PointsPiece
	GoodsPiece  // the goods of a sold tile, on their way to a merchant
	IncomePiece // what a flipped tile earns, on its way to the income marker
	BonusPiece  // a merchant's bonus, handed over
)

// New prepares a play of events, which must be those that follow from the position. With still, for reduced motion, all
// happens at once.
func New(g *automa.Game, before automa.Position, events engine.Log, still bool) *Play {
	p := &Play{game: g, before: before, acts: plan(g, &before, events)}
	if still {
		for i := range p.acts {
			p.acts[i].begin, p.acts[i].shows = 0, nil
		}
	}
	p.settle()
	return p
}

// Deal lets the Automa draw a card of its own in a play without events: its deck is no matter of the game's.
func (p *Play) Deal() {
	a := act{}
	from, to := thing.Thing{Kind: thing.AutomaDeck, Seat: engine.AutomaSeat}, thing.Thing{Kind: thing.AutomaCard, Seat: engine.AutomaSeat}
	a.flying(Piece{Kind: CardPiece, Seat: engine.AutomaSeat}, from, to, slow, 0)
	p.acts = append(p.acts, a)
	p.Length = max(p.Length, a.end())
	p.cue(Cue{0, sound.Card})
}

// settle works out when each event changes the table, in the order of the plan, and sets the sounds.
func (p *Play) settle() {
	var last time.Duration
	for i := range p.acts {
		a := &p.acts[i]
		last = max(last, a.changes())
		a.applied = last
		p.Length = max(p.Length, a.applied, a.end())
		if s, ok := sounds[a.event.Kind]; ok {
			p.cue(Cue{a.applied, s})
		}
	}
}

// apartBy is how far two sounds of a kind are apart at least: a handful of coins is one sound.
const apartBy = 150 * time.Millisecond

func (p *Play) cue(c Cue) {
	for _, other := range p.Cues {
		if other.Sound == c.Sound && c.At-other.At < apartBy {
			return
		}
	}
	p.Cues = append(p.Cues, c)
}

// At returns the moment at a time after the beginning.
func (p *Play) At(elapsed time.Duration) Moment {
	m := Moment{Position: p.before, Over: elapsed >= p.Length}
	for i := range p.acts {
		a := &p.acts[i]
		if a.event.Kind != 0 && (m.Over || a.applied <= elapsed) {
			p.game.Follow(&m.Position, a.event)
		}
	}
	if m.Over {
		return m
	}
	for i := range p.acts {
		p.acts[i].look(&m, elapsed)
	}
	return m
}

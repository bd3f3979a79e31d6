package auction

import (
	"time"

	"sohofoundry/engine/industry"
)

// mode is the person's occupation at the table. Exactly one is on, in Scene.mode:
//
//	naming        the person, as auctioneer, names a zone
//	bidding       the person bids or passes
//	deciding      the person, as auctioneer, gives the zone or takes it
//	developing    the person develops zones
//	waiting       a rival thinks
//	watching      what the others chose is shown
//	lookingBack   an earlier position is shown
//	reconsidering the same, before a choice named by the analysis
//	ended         the game is over
type mode interface {
	String() string
	// position is the position on the table.
	position() *industry.State
	// lot is the auction that the panel shows, if one does.
	lot() (lot, bool)
	// lit reports whether a zone stands out as one that can be picked; picked, whether it was.
	lit(z industry.ID) bool
	picked(z industry.ID) bool
	// title is what the mode is called in the panel, and asked what is asked in it.
	title() string
	asked() string
	// content draws the panel between its title and its buttons, and returns where it ends.
	content(p *pen)
	// foot draws the buttons at the foot of the panel, which are footHigh high.
	foot(p *pen)
	footHigh(p *pen) float64
	// do answers an act, and reports whether it is one of the mode.
	do(act any) bool
	// thinks thinks while there is time to spare; nil if there is nothing to think about.
	thinks() func(spare func() bool) (news bool)
	tick()
	hold(waited time.Duration)
	moves() bool
	depth() int
	// changes reports whether a choice can be made, or taken back.
	changes() bool
}

// plain is embedded in every mode, and does what most do.
type plain struct {
	scene *Scene
	at    *industry.State
}

func (p plain) position() *industry.State { return p.at }
func (p plain) lot() (lot, bool)          { return lotOf(p.at) }
func (plain) lit(industry.ID) bool        { return false }
func (plain) picked(industry.ID) bool     { return false }
func (plain) foot(*pen)                   {}
func (plain) footHigh(*pen) float64       { return 0 }
func (plain) do(any) bool                 { return false }
func (plain) tick()                       {}
func (plain) hold(time.Duration)          {}
func (plain) moves() bool                 { return false }
func (plain) depth() int                  { return 0 }
func (plain) changes() bool               { return true }

func (plain) thinks() func(spare func() bool) (news bool) { return nil }

// text is a text of the table.
func (p plain) text(key string, named ...any) string {
	return p.scene.words.Text("industry-table."+key, named...)
}

// actor is the name of who is asked.
func (p plain) actor() string { return p.scene.name(p.at.Actor) }

package table

import (
	"time"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// mode is what the person is doing at the table. Exactly one is on, in Scene.mode:
//
//	choosing     the human is asked, and picks the parts of a choice
//	ending       the human's turn is over as soon as they say so
//	rivalling    the rival thinks about its choice
//	watching     what was just done is shown, until it is all seen
//	celebrating  the end of the game or of the Canal Era is shown
//	replaying    what was done earlier is shown again
//	lookingBack  the table is shown as it was
//	reconsidering  the same, before a choice that the analysis tells of
//	ended        the game is over, and the table is as it is
//	lookingOn    the table is shown as it is elsewhere, where somebody plays
//	taskMode     hands do on a real table what they are told
//	naming       a card that was drawn from a deck on a real table is named
//	correcting   what lies otherwise on a real table is put right
//	discarding   which card of a kept hand went with what was played against the rules is said
//
// Each mode answers the acts that it offers; what is offered in all of them is answered by the scene.
type mode interface {
	String() string
	// moment is what is on the table now, and what is on its way there.
	moment() motion.Moment
	// playing is what is being shown of what was done, nil if nothing is.
	playing() *playback
	// light lights up in the rooms what the mode is about.
	light(c *widget.Canvas, m *models)
	// draw draws the panel beside the board.
	draw(c *widget.Canvas, area view.Rect, shown *motion.Moment)
	// keys adds the keys that no button shows.
	keys(c *widget.Canvas)
	// do answers an act, and reports whether it is one of the mode.
	do(act any) bool
	// changes reports whether the game can be changed: a choice made, taken back, made again.
	changes() bool
	special
}

// special is what only some modes do; plain does it for the others.
type special interface {
	// shownEntries is after how many entries the table is shown, or pages.Now.
	shownEntries() int
	// depth is how many pages the mode counts as.
	depth() int
	// reached is how far what was just done is seen, see Scene.Reached.
	reached() string
	// thinking thinks while there is time to spare; nil if there is nothing to think about.
	thinking() func(spare func() bool) (news bool)
	// hold lets time pass in which nobody sees the table, beside what is being shown.
	hold(waited time.Duration)
	// attend brings the board to what the human should see now.
	attend()
	// accompany shows the human's own action beside the mode, and reports whether it does.
	accompany(own *watching) bool
	// settle ends the motion of what the human did, which they do not wait for.
	settle()
	// beforeReplay is called when a replay begins, which leads back to the mode unless that says otherwise.
	beforeReplay(r *replaying)
	// opened is called when the game is opened in the mode.
	opened()
	// readsTasks reports whether tasks that are done are read again.
	readsTasks() bool
	// arrive is called when a person comes to the mode after tasks on a real table.
	arrive()
	// continueNaming goes on with what was being named, after something was named or put right.
	continueNaming()
	// pointsBeside reports whether what stands beside the board can be pointed at.
	pointsBeside() bool
	// offers tells what a thing can be used for.
	offers(thing.Thing) []string
	// picksPlace reports whether a place can be picked.
	picksPlace(thing.Thing) bool
	// cardAtMost reports whether the human is asked for an action and has picked no more than a card.
	cardAtMost() bool
	// drawOverAll draws the mode in place of the table and all its rooms, and reports whether it does.
	drawOverAll(*widget.Canvas) bool
	// moves reports whether time alone changes what the mode shows, beside what is being shown of the game.
	moves() bool
	// drawHand draws what lies below the board in the layouts for hands.
	drawHand(c *widget.Canvas, r rooms, m *models)
	teachable
}

// teachable is what whoever is taught at the table has to know of a mode.
type teachable interface {
	// picking reports whether the person is amid an action, so that the panel needs its room.
	picking() bool
	// pauses reports whether the person is asked, and nothing is under way.
	pauses() bool
	// showsNews reports whether it is shown what was just done, which is not judged before it is seen.
	showsNews() bool
	// guideTarget is the button that the guide points at while it says nothing; empty for none.
	guideTarget() string
	// tellGuide tells the guide how the game goes.
	tellGuide(*guide.Played)
	// lead is what is to be picked next on the way to a wish, whether one is on that way, and whether the human is asked at all.
	lead(wish engine.Choice) (next thing.Thing, on, asked bool)
	// scrolls is where the panel of the choice is scrolled to, nil in a mode that has none.
	scrolls() *widget.Scroll
}

// models hold what the rooms show.
type models struct {
	shown  *automa.Position // which they show
	rooms  rooms
	board  board.Model
	hand   hand.Model
	market market.Model
	tracks tracks.Model
	mat    mats.Model  // if its page is open
	cubes  []view.Rect // of the markets, that light up
}

// models makes what the rooms show at a moment, with nothing lit up.
func (s *Scene) models(c *widget.Canvas, r rooms, shown *motion.Moment) *models {
	state := &shown.Position.State
	m := &models{shown: &shown.Position, rooms: r,
		board:  board.Model{Game: s.game, State: state, Camera: s.boardView.seen(s.now), Pixel: c.Pixel, Quiet: true, Drift: s.drifts, Plain: s.plain},
		hand:   hand.Model{Game: s.game, State: state, Board: r.board, Tracked: !r.tracks.Empty(), Notes: s.companionNotes(), Scroll: &s.toldScroll},
		market: market.Model{Game: s.game, State: state},
		tracks: tracks.Model{Game: s.game, State: state, Coming: s.coming(&shown.Position)},
	}
	s.top().prepare(m)
	if p := s.mode.playing(); p != nil { // beside the next question too
		p.bring(&m.board)
	}
	s.mode.light(c, m)
	return m
}

// duty is what is to be done at the table once nothing is shown any more.
type duty uint8

const (
	followGame     duty = iota // somebody plays elsewhere
	confirmTurnEnd             // the human says that their turn is over
	doTasks                    // hands follow on a real table
	nameThings                 // something on a real table is named
	seeEnd                     // the game is over
	awaitRival
	chooseAction
)

// idleModes make the mode in which a duty is done.
var idleModes = [...]func(*Scene) mode{
	followGame:     func(s *Scene) mode { return &lookingOn{staticMode{table: s}} },
	confirmTurnEnd: func(s *Scene) mode { return s.pendingTurnEnd },
	doTasks:        func(s *Scene) mode { return &taskMode{table: s, list: s.companion.Open()} },
	nameThings:     func(s *Scene) mode { return nextNaming(s) },
	seeEnd:         func(s *Scene) mode { return &ended{staticMode: staticMode{table: s}} },
	awaitRival:     func(s *Scene) mode { return newRivalling(s) },
	chooseAction:   func(s *Scene) mode { return newChoosing(s) },
}

// duty is the first thing that is to be done.
func (s *Scene) duty() duty {
	switch {
	case s.looksOn:
		return followGame
	case s.pendingTurnEnd != nil:
		return confirmTurnEnd
	case s.companion.Open() != nil:
		return doTasks
	case s.asksName():
		return nameThings
	case s.position.Decision == engine.GameOver:
		return seeEnd
	case s.rec.RivalsTurn():
		return awaitRival
	}
	return chooseAction
}

// idleMode is the mode of the table as it is, at which nothing is shown.
func (s *Scene) idleMode() mode { return idleModes[s.duty()](s) }

// plain is embedded in every mode, and does nothing special.
type plain struct{}

func (plain) shownEntries() int                             { return pages.Now }
func (plain) depth() int                                    { return 0 }
func (plain) reached() string                               { return "" }
func (plain) thinking() func(spare func() bool) (news bool) { return nil }
func (plain) hold(time.Duration)                            {}
func (plain) beforeReplay(*replaying)                       {}
func (plain) readsTasks() bool                              { return false }
func (plain) opened()                                       {}
func (plain) attend()                                       {}
func (plain) accompany(*watching) bool                      { return false }
func (plain) settle()                                       {}
func (plain) arrive()                                       {}
func (plain) continueNaming()                               {}
func (plain) pointsBeside() bool                            { return false }
func (plain) offers(thing.Thing) []string                   { return nil }
func (plain) picksPlace(thing.Thing) bool                   { return false }
func (plain) cardAtMost() bool                              { return false }
func (plain) drawOverAll(*widget.Canvas) bool               { return false }
func (plain) moves() bool                                   { return false }
func (plain) drawHand(*widget.Canvas, rooms, *models)       {}
func (plain) picking() bool                                 { return false }
func (plain) pauses() bool                                  { return false }
func (plain) showsNews() bool                               { return false }
func (plain) guideTarget() string                           { return "" }
func (plain) tellGuide(*guide.Played)                       {}
func (plain) lead(engine.Choice) (thing.Thing, bool, bool)  { return thing.Thing{}, false, false }
func (plain) scrolls() *widget.Scroll                       { return nil }

// staticMode is common to the modes in which nothing moves and nothing is asked.
type staticMode struct {
	plain
	table *Scene
}

func (staticMode) playing() *playback { return nil }

func (staticMode) light(*widget.Canvas, *models) {}

func (staticMode) keys(c *widget.Canvas) { c.Key("replay-turn", replayTurn{}) }

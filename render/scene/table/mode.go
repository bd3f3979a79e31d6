package table

import (
	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// mode is what the person is doing at the table. Exactly one is on, in Scene.mode:
//
//	choosing     the human is asked, and picks the parts of a choice
//	ending       the human's turn is over as soon as they say so
//	rivalling    the rival thinks about its choice
//	watching     what was just done is shown, until it is all seen
//	replaying    what was done earlier is shown again
//	lookingBack  the table is shown as it was
//	reconsidering  the same, before a choice that the analysis tells of
//	ended        the game is over, and the table is as it is
//	lookingOn    the table is shown as it is elsewhere, where somebody plays
//	byHand       hands do on a real table what they are told
//	naming       a card that was drawn from a deck on a real table is named
//	righting     what lies otherwise on a real table is put right
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
}

// models hold what the rooms show.
type models struct {
	shown  *automa.Position // which they show
	rooms  rooms
	board  board.Model
	hand   hand.Model
	market market.Model
	mat    mats.Model  // if its page is open
	cubes  []view.Rect // of the markets, that light up
}

// models makes what the rooms show at a moment, with nothing lit up.
func (s *Scene) models(c *widget.Canvas, r rooms, shown *motion.Moment) *models {
	state := &shown.Position.State
	m := &models{shown: &shown.Position, rooms: r,
		board:  board.Model{Game: s.game, State: state, Camera: s.boardView.seen(s.now), Pixel: c.Pixel, Quiet: true, Drift: s.drifts, Plain: s.plain},
		hand:   hand.Model{Game: s.game, State: state, Board: r.board, Notes: s.lastResult.Lines(), Scroll: &s.toldScroll},
		market: market.Model{Game: s.game, State: state},
	}
	if s.over.page == matPage {
		m.mat = mats.Model{Game: s.game, State: state, Seat: s.over.seat, Start: s.rec.After(0).Players[s.over.seat].Mat}
	}
	s.mode.light(c, m)
	return m
}

// idleMode is the mode of the table as it is, at which nothing is shown.
func (s *Scene) idleMode() mode {
	switch {
	case s.looksOn:
		return &lookingOn{still{s}}
	case s.pendingTurnEnd != nil:
		return s.pendingTurnEnd
	case s.pendingTasks != nil:
		return s.pendingTasks
	case s.onTable() && s.pendingNaming() != nil:
		return s.pendingNaming()
	case s.position.Decision == engine.GameOver:
		return &ended{still{s}}
	case s.rec.RivalsTurn():
		return newRivalling(s)
	}
	return newChoosing(s)
}

// lookedBack is after how many entries the table is shown, or pages.Now.
func (s *Scene) lookedBack() int {
	switch m := s.mode.(type) {
	case *lookingBack:
		return m.entries
	case *reconsidering:
		return m.entries
	}
	return pages.Now
}

// still is common to the modes in which nothing moves and nothing is asked.
type still struct{ table *Scene }

func (still) playing() *playback { return nil }

func (still) light(*widget.Canvas, *models) {}

func (still) keys(c *widget.Canvas) { c.Key("replay-turn", replayTurn{}) }

package table

import (
	"time"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// mode is the person's occupation at the table. Exactly one is on, in Scene.mode:
//
//	choosing     the human is asked, and picks the parts of a choice
//	ending       the human's turn is over as soon as they say so
//	rivalling    the rival thinks about its choice
//	curtain      the screen passes to another person, and shows nothing
//	watching     new entries of the record are shown, until all are seen
//	celebrating  the end of the game or of the Canal Era is shown
//	replaying    earlier entries are shown again
//	lookingBack  an earlier position is shown
//	reconsidering  the same, before a choice named by the analysis
//	ended        the game is over, and the table is as it is
//	lookingOn    the table is shown as it is elsewhere, where somebody plays
//	taskMode     tasks on a real table are ticked off
//	rereading    those of the last action are read again
//	naming       a card that was drawn from a deck on a real table is named
//	correcting   the position is put right, as a real table differs
//	discarding   the card of a kept hand is named that was discarded for a choice against the rules
//
// Each mode answers the acts that it offers; those offered in every mode are answered by the scene.
type mode interface {
	String() string
	// moment is the position on the table now, with the pieces on their way.
	moment() motion.Moment
	// playing is the playback that is on, nil if none is.
	playing() *playback
	// light lights up the things in the rooms that the mode is about.
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

// special has the methods that only some modes need; plain has them for the others.
type special interface {
	// shownEntries is after how many entries the table is shown, or pages.Now.
	shownEntries() int
	// depth is how many pages the mode counts as.
	depth() int
	// reached is how far the new entries were shown, see Scene.Reached.
	reached() string
	// thinking thinks while there is time to spare; nil if there is nothing to think about.
	thinking() func(spare func() bool) (news bool)
	// hold lets time pass while the table is covered, for more than the playback.
	hold(waited time.Duration)
	// attend brings the board to the place that the human should see now.
	attend()
	// accompany shows the human's own action beside the mode, and reports whether it does.
	accompany(own *playback) bool
	// settle ends the motion of the human's own action, for which nobody waits.
	settle()
	// beforeReplay is called when a replay begins, which leads back to the mode unless that says otherwise.
	beforeReplay(r *replaying)
	// arrive is called when a person comes to the mode after tasks on a real table.
	arrive()
	// continueNaming goes on with the naming, after something was named or put right.
	continueNaming()
	// pointsBeside reports whether things beside the board can be pointed at.
	pointsBeside() bool
	// offers tells the uses of a thing.
	offers(thing.Thing) []string
	// picksPlace reports whether a place can be picked.
	picksPlace(thing.Thing) bool
	// cardAtMost reports whether the human is asked for an action and has picked no more than a card.
	cardAtMost() bool
	// drawOverAll draws the mode in place of the table and all its rooms, and reports whether it does.
	drawOverAll(*widget.Canvas) bool
	// hides reports whether drawOverAll hides the table, so that it is not seen below a page either.
	hides() bool
	// moves reports whether time alone changes what the mode shows, beside what is being shown of the game.
	moves() bool
	// drawHand draws the sheet below the board in the touch layouts.
	drawHand(c *widget.Canvas, r rooms, m *models)
	teachable
}

// teachable has what the guide and lessons ask of a mode.
type teachable interface {
	// picking reports whether the person is amid an action, so that the panel needs its room.
	picking() bool
	// pauses reports whether the person is asked, and nothing is under way.
	pauses() bool
	// showsNews reports whether new entries are being shown: a lesson judges them afterwards.
	showsNews() bool
	// guideTarget is the button that the guide points at while it says nothing; empty for none.
	guideTarget() string
	// tellGuide tells the guide how the game goes.
	tellGuide(*guide.Played)
	// lead returns the next thing to pick for a wish, whether the picks so far fit it, whether there are any, and whether the human
	// is asked at all.
	lead(wish engine.Choice) (next thing.Thing, on, begun, asked bool)
	// scrolls is where the panel of the choice is scrolled to, nil in a mode that has none.
	scrolls() *widget.Scroll
}

// idleModes make the mode in which a duty is done.
var idleModes = [...]func(*Scene) mode{
	followGame:     func(s *Scene) mode { return &lookingOn{plain{s}} },
	confirmTurnEnd: func(s *Scene) mode { return &ending{asking: asking{plain: plain{s}}, turnEnd: s.pendingTurnEnd} },
	doTasks:        func(s *Scene) mode { return &taskMode{plain: plain{s}, list: s.companion.Open()} },
	nameThings: func(s *Scene) mode {
		q, _ := s.companion.Asks()
		return &naming{plain: plain{s}, Question: q}
	},
	seeEnd:       func(s *Scene) mode { return &ended{plain: plain{s}} },
	awaitRival:   func(s *Scene) mode { return newRivalling(s) },
	passScreen:   func(s *Scene) mode { return &curtain{plain{s}} },
	chooseAction: func(s *Scene) mode { return newChoosing(s) },
}

// idleMode is the mode of the table as it is, at which nothing is shown.
func (s *Scene) idleMode() mode { return idleModes[s.duty()](s) }

// replayTurn shows the last turn of the Automa again.
type replayTurn struct{}

// plain is embedded in every mode, and does what most do: it shows the table at rest.
type plain struct{ table *Scene }

func (p plain) moment() motion.Moment { return motion.Moment{Position: *p.table.position, Over: true} }

func (plain) playing() *playback                            { return nil }
func (plain) light(*widget.Canvas, *models)                 {}
func (plain) keys(c *widget.Canvas)                         { c.Key("replay-turn", replayTurn{}) }
func (plain) do(any) bool                                   { return false }
func (plain) shownEntries() int                             { return pages.Now }
func (plain) depth() int                                    { return 0 }
func (plain) reached() string                               { return "" }
func (plain) thinking() func(spare func() bool) (news bool) { return nil }
func (plain) hold(time.Duration)                            {}
func (plain) beforeReplay(*replaying)                       {}
func (plain) attend()                                       {}
func (plain) accompany(*playback) bool                      { return false }
func (plain) settle()                                       {}
func (plain) arrive()                                       {}
func (plain) continueNaming()                               {}
func (plain) pointsBeside() bool                            { return false }
func (plain) offers(thing.Thing) []string                   { return nil }
func (plain) picksPlace(thing.Thing) bool                   { return false }
func (plain) cardAtMost() bool                              { return false }
func (plain) drawOverAll(*widget.Canvas) bool               { return false }
func (plain) hides() bool                                   { return false }
func (plain) moves() bool                                   { return false }
func (plain) drawHand(*widget.Canvas, rooms, *models)       {}
func (plain) picking() bool                                 { return false }
func (plain) pauses() bool                                  { return false }
func (plain) showsNews() bool                               { return false }
func (plain) guideTarget() string                           { return "" }
func (plain) tellGuide(*guide.Played)                       {}
func (plain) lead(engine.Choice) (next thing.Thing, on, begun, asked bool) {
	return thing.Thing{}, false, false, false
}
func (plain) scrolls() *widget.Scroll { return nil }

// asking is embedded in the modes in which the human is asked while their last action may still be shown: they need not wait for it.
type asking struct {
	plain
	motion *playback // of that action, nil when it is over
}

func (a *asking) playing() *playback { return a.motion }

func (a *asking) moment() motion.Moment {
	if a.motion != nil {
		return a.motion.moment()
	}
	return a.plain.moment()
}

func (*asking) changes() bool { return true }

func (a *asking) accompany(own *playback) bool {
	a.motion = own
	own.after = func() {
		a.settle()
		a.table.callAfter(own)
	}
	return true
}

func (a *asking) settle() {
	if a.motion != nil {
		a.motion = nil
		a.table.boardView.restoreAfter(a.table.lastDone())
	}
}

func (a *asking) beforeReplay(*replaying) { a.settle() }

// hurried ends the motion of the stage, and reports whether there was one.
func (a *asking) hurried() bool {
	if a.motion != nil {
		a.motion.hurry()
	}
	return a.motion != nil
}

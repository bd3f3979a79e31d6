package table

import (
	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/film"
	"sohofoundry/render/hand"
	"sohofoundry/render/mats"
	"sohofoundry/render/pages"
	"sohofoundry/render/panel"
	"sohofoundry/render/pick"
	"sohofoundry/render/sound"
	"sohofoundry/render/theatre"
	"sohofoundry/render/topbar"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// What the table asks of the client, beside what pages ask.
type (
	// Changed asks to keep the record: something was done or taken back.
	Changed struct{}
	// Noise asks for a sound.
	Noise struct{ Sound sound.Sound }
	// Fullscreen and Sound ask for those settings to be turned over.
	Fullscreen struct{}
	Sound      struct{}
	// GuideSeen asks not to offer the guided game again.
	GuideSeen struct{}
	// GuideRead tells that a lesson of the guide was read, see Guided.
	GuideRead struct{}
)

// acts of the table itself.
type (
	pan       struct{ X, Y float64 }
	zoom      struct{ Steps float64 }
	fit       struct{}
	replay    struct{} // the last turn of the Automa
	hurry     struct{} // what moves comes to its end
	dismiss   struct{} // the notice
	openPage  struct{ page page }
	closePage struct{}
)

// Asks returns what the table asks of the client, once.
func (s *Scene) Asks() []any {
	asks := s.asks
	s.asks = nil
	return asks
}

// Do does what was clicked, typed or pressed.
func (s *Scene) Do(act any) {
	if s.scrolls(act) || s.replayDoes(act) || s.overDoes(act) || s.cameraDoes(act) || s.playbackDoes(act) || s.choosingDoes(act) {
		return
	}
	switch act := act.(type) {
	case topbar.Undo, panel.Undo:
		s.undo()
	case topbar.Redo, panel.Redo:
		s.redo()
	case replay:
		s.replayTurn()
	case dismiss:
		s.notices = s.notices[:max(0, len(s.notices)-1)]
	case openPage:
		s.open(act.page)
	case pages.ShowAt:
		s.stop()
		s.past = act.Entries
		s.arrive()
	case pages.BackToNow:
		s.stop()
		s.arrive()
	case pages.PlayFrom:
		s.playFrom(act.Entries)
	case pages.Watch:
		s.watch(act.Entry)
	case pages.Replay:
		s.Replay()
	case pages.Leave, pages.Settings, pages.NewGame:
		if s.over.page == menuPage { // it is not what one comes back to
			s.over.page = noPage
		}
		s.ask(act)
	default:
		s.ask(act)
	}
}

// scrolls moves what is scrolled beside the board.
func (s *Scene) scrolls(act any) bool {
	id, by := "", 0.0
	switch act := act.(type) {
	case view.Wheel:
		id, by = act.ID, widget.Scroll{Room: 1e9, Offset: 1e8}.Wheel(act.Steps).Offset-1e8
	case view.Drag:
		id, by = act.ID, -act.By.Y
	case widget.ScrollTo:
		id, by = act.ID, act.Offset-s.panel.Scroll.Offset
	}
	switch id {
	case theatre.ScrollID:
		s.reasons, s.scrolled = s.reasons.By(by), true
	case panel.ScrollID:
		s.panel.Scroll = s.panel.Scroll.By(by)
	default:
		return false
	}
	return true
}

// cameraDoes moves the board.
func (s *Scene) cameraDoes(act any) bool {
	g, before := s.game.Game, s.camera
	switch act := act.(type) {
	case view.Drag:
		s.camera = s.camera.Pan(g, s.room, act.By)
	case view.Wheel:
		s.camera = s.camera.Wheel(g, s.room, act)
	case pan:
		s.camera = s.camera.Pan(g, s.room, view.Point{X: act.X, Y: act.Y})
	case zoom:
		s.camera = s.camera.Wheel(g, s.room, view.Wheel{Steps: act.Steps, At: s.room.Middle()})
	case fit:
		s.camera = board.Camera{}
	default:
		return false
	}
	if s.camera != before {
		s.eye = eye{}
	}
	return true
}

// playbackDoes steps through what is being shown.
func (s *Scene) playbackDoes(act any) bool {
	if !s.play.on() {
		return false
	}
	if s.play.film == nil {
		s.next()
	}
	if s.play.film == nil {
		return false
	}
	switch act.(type) {
	case theatre.Next:
		s.play.auto = false
		s.step()
		s.ask(Noise{sound.Step})
	case theatre.Back, pages.StepBack:
		s.stepBack()
	case theatre.End, pages.Skip:
		s.skip()
	case theatre.Again:
		s.seek(film.Cursor{})
	case theatre.Continue, pages.Step:
		s.step()
	case theatre.Auto:
		s.play.auto = !s.play.auto
	case hurry:
		s.hurry()
	default:
		return false
	}
	return true
}

// choosingDoes picks, takes back and confirms.
func (s *Scene) choosingDoes(act any) bool {
	if thing, ok := s.thing(act); ok {
		s.settle()
		s.click(thing)
		return true
	}
	switch act := act.(type) {
	case panel.Confirm:
		s.settle()
		s.choose(act.Choice)
	case panel.Back:
		s.picked, s.refused = s.picked.Back(), pick.Explanation{}
		s.look()
	case panel.Dismiss:
		s.refused = pick.Explanation{}
	default:
		return false
	}
	return true
}

// thing tells what of the game was pointed at.
func (s *Scene) thing(act any) (pick.Thing, bool) {
	if !s.choosing() {
		return pick.Thing{}, false
	}
	switch act := act.(type) {
	case pick.Thing:
		return act, true
	case panel.Pick:
		return act.Thing, true
	case panel.Unpick:
		return act.Thing, true
	case board.Space:
		return pick.ASlot(act.Slot), true
	case board.Place:
		return pick.APlace(act.Location), true
	case board.Way:
		return pick.ALine(act.Line), true
	case board.Stall:
		return pick.AMerchant(act.Merchant), true
	case hand.Card:
		held := s.shown().Position.Players[engine.HumanSeat].Hand // the place is one that was seen
		if act.Index < len(held) && held[act.Index] != 0 {
			return pick.ACard(held[act.Index]), true
		}
	case mats.Stack:
		s.over = over{}
		return pick.AnIndustry(act.Industry), true
	}
	return pick.Thing{}, false
}

// click picks a thing, or tells why it cannot be picked. An answer that leaves nothing open and costs nothing more is given
// at once: a source, or that the action is done.
func (s *Scene) click(t pick.Thing) {
	picked, why := s.question.Click(s.picked, t)
	s.refused = why
	if !why.OK() {
		s.ask(Noise{sound.Refused})
		return
	}
	s.picked = picked
	s.ask(Noise{sound.Select})
	if c, ok := s.question.Whole(picked); ok && (c.Verb == engine.Done || panel.AtOnce(s.position.Decision)) {
		s.choose(c)
		return
	}
	s.look()
}

// Branched asks the client to go on with another record, which begins like this one.
type Branched struct{ Entries int }

func (s *Scene) playFrom(entries int) { s.ask(Branched{entries}) }

// Moving reports whether time alone changes what is seen.
func (s *Scene) Moving() bool { return s.moving() }

// Watching reports whether something is being shown.
func (s *Scene) Watching() bool { return s.play.on() }

// About tells about a thing at the table.
func (s *Scene) About(subject any) widget.Tip {
	shown := s.shown()
	if t, ok := subject.(pick.Thing); ok {
		subject = onTable(s.game.Game, &shown.Position.Players[engine.HumanSeat], t)
	}
	for _, room := range abouts {
		if tip := room(s.words, s.game, &shown.Position.State, subject); !tip.Empty() {
			return tip
		}
	}
	return widget.Tip{}
}

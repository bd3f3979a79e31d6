package table

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Do answers an act, and returns the requests to the client. An act that neither the pages nor the mode nor the table as a whole
// answers is among them.
func (s *Scene) Do(act any) (asks []any) {
	if s.asksWhich(act) {
		return s.Asks()
	}
	s.foldTutor(act)
	if !s.pageDoes(act) && !s.mode.do(act) && !s.boardView.do(act) && !s.sheet.do(act) && !s.does(act) {
		s.ask(act)
	}
	s.judge()
	return s.Asks()
}

// asksWhich asks which of several things was meant, and forgets that as soon as something else is done.
func (s *Scene) asksWhich(act any) bool {
	switch act := act.(type) {
	case view.Which:
		s.which = s.which[:0:0]
		for _, t := range act.Of {
			if on, ok := t.Act.(thing.Thing); ok {
				s.which = append(s.which, on)
			}
		}
		if place, ok := s.placeOf(s.which); ok {
			s.which = nil
			s.mode.do(place)
		}
		return true
	case view.Drag, view.Wheel, view.Double, widget.ScrollBy:
	default:
		s.which = nil
	}
	return false
}

// placeOf is the place that a touch amid several spaces means, if all of them are in it and it can be picked.
func (s *Scene) placeOf(spaces []thing.Thing) (place thing.Thing, ok bool) {
	if len(spaces) == 0 {
		return place, false
	}
	for i, t := range spaces {
		if t.Kind != thing.Space {
			return place, false
		}
		at := thing.Of(s.game.LocationOf(engine.Space(t.ID)))
		if i > 0 && at != place {
			return place, false
		}
		place = at
	}
	return place, s.mode.picksPlace(place)
}

// does answers the acts offered in every mode, or in all modes in which the game can be changed.
func (s *Scene) does(act any) bool {
	switch act := act.(type) {
	case topbar.Undo, panel.Undo:
		if !s.mode.changes() {
			return false
		}
		s.undo()
	case topbar.Redo:
		if !s.mode.changes() {
			return false
		}
		s.redo()
	case putright.Open:
		s.putThingsRight()
	case replayTurn:
		s.replayTurn()
	case dismiss:
		if len(s.notices) == 0 {
			s.companion.Read()
		}
		s.notices = s.notices[:max(0, len(s.notices)-1)]
	case pages.ShowAt:
		s.lookBack(act.Entries)
	case pages.Replay:
		s.Replay()
	case pages.SetUp:
		s.pages = nil
		s.read(s.companion.SetUpAgain())
	case pages.LastTasks:
		s.pages = nil
		s.read(s.companion.LastAgain())
	default:
		return false
	}
	return true
}

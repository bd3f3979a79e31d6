package table

import (
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/scene/notice"
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
		s.Ask(act)
	}
	s.judge()
	return s.Asks()
}

// asksWhich asks which of several things was meant, and forgets that as soon as something else is done.
func (s *Scene) asksWhich(act any) bool {
	switch act := act.(type) {
	case view.Which:
		s.which = nil
		for _, t := range act.Of {
			if on, ok := t.Act.(thing.Thing); ok {
				s.which = append(s.which, on)
			}
		}
		if place := placeOfAll(s.game.Game, s.which); place.ID != 0 && s.mode.picksPlace(place) {
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

// placeOfAll is the place that a touch amid several spaces means, none if not all of them are in it.
func placeOfAll(g *engine.Game, spaces []thing.Thing) (place thing.Thing) {
	for _, t := range spaces {
		if t.Kind != thing.Space {
			return thing.Thing{}
		}
		at := thing.Of(g.LocationOf(engine.Space(t.ID)))
		if place.ID != 0 && at != place {
			return thing.Thing{}
		}
		place = at
	}
	return place
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
	case notice.Dismiss:
		if len(s.notices) == 0 {
			s.companion.Read()
		}
		s.notices.Dismiss()
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

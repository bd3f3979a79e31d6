package table

import (
	"slices"

	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/panel"
	"sohofoundry/render/tell/guide"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Guide shows the person round, for whom some steps of the guide are over already.
func (s *Scene) Guide(read []string) { s.guide = guide.New(read) }

// Guided reports whether the person is shown round, and which steps of the guide are over.
func (s *Scene) Guided() (read []string, on bool) {
	if s.guide == nil {
		return nil, false
	}
	return s.guide.Read(), true
}

// teaches answers what is done where somebody is taught.
func (s *Scene) teaches(act any) bool {
	switch act.(type) {
	case pages.GuideNext:
		s.guide.Next()
		s.ask(GuideRead{})
	case pages.GuideNever:
		s.guide = nil
		s.ask(GuideSeen{})
	default:
		return s.lessonDoes(act)
	}
	return true
}

// drawTutor draws what the person is taught now, if they are, and returns what is left of an area.
func (s *Scene) drawTutor(c *widget.Canvas, area view.Rect, shown *motion.Moment) view.Rect {
	s.spots, s.next = nil, thing.Thing{}
	t, ok := s.tutor(c, shown)
	if !ok {
		return area
	}
	strip, rest := area.Top(t.Height(c, area.W) + theme.Gap)
	t.View(c, strip)
	return rest
}

// drawTutorOver draws what the person is taught over the board or the sheet of the hand, where it does not cover what is meant.
func (s *Scene) drawTutorOver(c *widget.Canvas, r rooms, shown *motion.Moment) {
	s.spots, s.next = nil, thing.Thing{}
	t, ok := s.tutor(c, shown)
	if !ok {
		return
	}
	strip := func(of view.Rect, atFoot bool) view.Rect {
		of = of.Inset(theme.Gap / 2)
		if atFoot {
			of.Y = of.Bottom() - t.Height(c, of.W)
		}
		of.H = t.Height(c, of.W)
		return of
	}
	_, sheet := c.Whole().Top(r.top.Bottom())
	sheet.X, sheet.W = r.purse.X, r.purse.W
	places, meant := []view.Rect{strip(r.board, false), strip(r.board, true), strip(sheet, true)}, s.spot(c)
	if c.Size.Layout() == view.Short && meant != nil && r.board.Has(meant.Area.Middle()) { // all of the board stays in sight
		slices.Reverse(places)
	}
	i := slices.IndexFunc(places, func(at view.Rect) bool {
		return (!at.Meets(r.top) && (meant == nil || !meant.Area.Meets(at)))
	})
	t.View(c, places[max(i, 0)])
}

// spot is the target that is meant, if it can be seen.
func (s *Scene) spot(c *widget.Canvas) *view.Target {
	for _, id := range s.spots {
		if t := c.View.Target(id); t != nil && !t.Area.Empty() {
			return t
		}
	}
	return nil
}

// tutor is what the person is taught now.
func (s *Scene) tutor(c *widget.Canvas, shown *motion.Moment) (t pages.Tutor, ok bool) {
	if !s.mode.changes() {
		return t, false
	}
	if s.lesson != nil {
		return s.lesson.tutor(c, s.picking(), s.lessonOver()), true
	}
	if s.guide == nil {
		return t, false
	}
	if _, over := s.mode.(*ending); over {
		s.spots = []string{"ending:end-turn"}
		return t, false
	}
	s.updateGuide(shown)
	if p := s.mode.playing(); s.guide.Shown() == "" || p != nil && p.amidSteps() {
		return t, false
	}
	w := c.Words
	key := func(action string) string { return c.KeyName(c.Keys.Key(action)) }
	t = pages.Tutor{Icon: s.guide.Icon(), Title: s.guide.Title(w), Text: s.guide.Text(w, key)}
	next := "next"
	s.spots = s.guide.Spots()
	if wish, proposed := s.guide.Wish(); proposed {
		next = "later"
		t.Do, t.Short = s.lead(w.Text, wish)
	}
	t.Buttons = []widget.Button{
		{ID: "guide:never", Text: w.Text("page.guide.never"), Act: pages.GuideNever{}},
		{ID: "guide:next", Icon: map[string]string{"next": "tick"}[next], Text: w.Text("page.guide." + next), Act: pages.GuideNext{}},
	}
	return t, true
}

// updateGuide tells the guide how the game goes.
func (s *Scene) updateGuide(shown *motion.Moment) {
	at := guide.Played{Game: s.game, Position: &shown.Position, Entries: len(s.rec.Entries())}
	switch p := s.mode.playing(); {
	case s.mode.String() == "choosing":
		at.Position = s.position
	case p != nil:
		at.Scoring = pages.Scores(p.film, p.at)
		at.Watching = !at.Scoring && p.automas()
	}
	s.guide.Update(at)
}

// lead points at what is to be picked next on the way to a wish, and says so; picking is true once something was.
func (s *Scene) lead(text func(key string, named ...any) string, wish engine.Choice) (do string, picking bool) {
	ch, asked := s.mode.(*choosing)
	if !asked {
		return "", false
	}
	picking = s.picking()
	next, on := guide.Towards(ch.question, ch.picked, wish)
	switch {
	case !on:
		return text("page.guide.otherwise"), picking
	case next.ID == 0:
		s.spots = []string{panel.ConfirmID}
		return text("page.guide.do.confirm"), picking
	}
	s.next = next
	s.spots = guide.Targets(s.game.Game, &s.position.State, next)
	return text("page.guide.do."+next.Kind.String(), "thing", s.named(next)), picking
}

// picking reports whether the person is amid an action, so that the panel needs its room.
func (s *Scene) picking() bool {
	ch, asked := s.mode.(*choosing)
	return asked && (len(ch.picked.Things()) > 0 || s.position.Decision != engine.ChooseAction)
}

// named names a thing that is to be picked.
func (s *Scene) named(t thing.Thing) string {
	w := s.words
	switch t.Kind {
	case thing.Action:
		if engine.Verb(t.ID) == engine.Done {
			return w.Text("panel.button.done." + s.position.Decision.String())
		}
		return w.Text("panel.action." + engine.Verb(t.ID).String())
	case thing.Card:
		return w.Card(engine.Card(t.ID))
	case thing.Space:
		return w.Space(engine.Space(t.ID))
	case thing.Line:
		return w.Line(engine.Line(t.ID))
	case thing.Merchant:
		return w.Merchant(engine.Merchant(t.ID))
	}
	return w.Industry(engine.Industry(t.ID))
}

// drawSpot draws a ring around what is meant, if it can be seen, with an arrow on the board and to cards.
func (s *Scene) drawSpot(c *widget.Canvas, r rooms) {
	if s.over.page != noPage || len(s.notices) > 0 {
		return
	}
	if t := s.spot(c); t != nil {
		pages.Spotlight(c, t.Area, r.board.Has(t.Area.Middle()) || strings.HasPrefix(t.ID, "card:"))
	}
}

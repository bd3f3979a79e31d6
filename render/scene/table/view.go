package table

import (
	"strings"

	"sohofoundry/engine"
	"sohofoundry/engine/route"
	"sohofoundry/render/room/board"
	"sohofoundry/render/room/hand"
	"sohofoundry/render/room/market"
	"sohofoundry/render/room/mats"
	"sohofoundry/render/room/motion"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/scene/screen"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// View shows the table.
func (s *Scene) View(env *widget.Env) view.View {
	if h := s.rec.Header(); !h.Options.Solo {
		against := *env
		against.Words, against.Palette = s.spoken(words.In(env.Words)), env.Palette.OfCompany()
		if h.Duel() {
			against.Palette = env.Palette.AgainstRival()
		}
		env = &against
	}
	c := widget.New(env)
	s.hear(words.In(env.Words))
	if s.mode.hides() {
		s.viewHidden(c)
		return c.View
	}
	if !s.pages.covers() && s.mode.drawOverAll(c) {
		s.drawNotice(c, s.roomsOf(c).board)
		return c.View
	}
	r := s.roomsOf(c)
	s.boardView.enter(r.board, c.Size.Layout())
	shown := s.mode.moment()
	c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: env.Palette.Night, Low: env.Palette.Dusk.Mix(env.Palette.Night, 0.5)})

	sheet := func() { // the panel of the mode, below the bar of a replay and the text of a lesson or the guide
		if s.pages.besides() || r.panel.Empty() { // which takes its place
			return
		}
		area := r.panel
		if !s.tutorOver(c, r) {
			area = s.drawTutor(c, area, &shown)
		}
		s.mode.draw(c, area, &shown)
	}
	if c.Size.Layout() == view.Wide {
		sheet()
	}
	m := s.models(c, r, &shown)
	s.effects.fade.light(&m.board, s.now, s.reduced)
	if !r.tracks.Empty() {
		s.effects.ghosts.show(&m.tracks, s.now, s.reduced)
	} else {
		s.effects.ghosts = ghostFade{}
	}
	c.In(c.Palette.Table(), func() {
		board.Draw(c, r.board, &m.board)
		s.boardView.drawOverview(c)
		m.drawDistant(c)
	})
	if c.Size.Layout() == view.Wide {
		market.Draw(c, r.market, m.market)
		hand.Draw(c, r.hand, m.hand)
		if !r.tracks.Empty() {
			tracks.Draw(c, r.tracks, m.tracks)
		}
		topbar.Draw(c, r.top, s.topbar(&shown))
	} else {
		s.drawSheet(c, r, m)
		sheet()
		if s.tutorOver(c, r) {
			s.drawTutorOver(c, r, &shown)
		}
		topbar.DrawNarrow(c, r.top, s.topbar(&shown))
	}
	motion.Draw(c, s.game.Game, &shown, motion.Places{Of: s.where(c, m).of, Board: r.board,
		Along: func(way []route.Leg) []view.Point { return m.board.Along(r.board, way) }})
	c.View.Moving = c.View.Moving && !s.paused
	for _, cube := range m.cubes {
		c.Add(view.Item{Kind: view.Box, Area: cube.Inset(-6), Radius: theme.Corner, Line: c.Palette.Automa, Width: 2.5})
	}
	s.effects.drift(c, &m.board)
	s.keys(c)
	s.bringSpot(c)
	s.drawSpot(c, r)
	s.drawOver(c, m)
	s.drawNotice(c, r.board)
	c.View.Moving = c.View.Moving || s.Moving()
	if p := s.mode.playing(); p != nil && p.gliding() || s.pages.top().moving() {
		c.View.Otherwise = screen.Hurry{}
	}
	return c.View
}

// hear takes over the words that are spoken. What was told to another person is told anew.
func (s *Scene) hear(w words.Words) {
	if w.You != s.words.You || w.Numbered != s.words.Numbered {
		for _, t := range s.thoughts {
			t.hint = nil
		}
	}
	s.words = w
}

// spoken are the words to the person before the screen; at the end of a game of several people, all of them look.
func (s *Scene) spoken(w words.Words) words.Words {
	h := s.rec.Header()
	w = w.At(&h)
	if w.You = s.you; s.rec.Shared() && s.position.Decision != engine.GameOver {
		return w.SeenBy(s.you)
	}
	return w // at a real table of people nobody is "you", and the rooms show what is of the one on turn
}

// viewHidden draws the mode in place of the table, and a page over it.
func (s *Scene) viewHidden(c *widget.Canvas) {
	s.mode.drawOverAll(c)
	if s.pages.covers() {
		shown := s.mode.moment()
		clear(c.View.Keys)
		s.pages.top().draw(c, s.models(c, s.roomsOf(c), &shown))
	}
	s.drawNotice(c, c.Whole())
}

// drawNotice draws a sentence that must be read, over the board or the page that covers it. On a phone that may also be the tasks of the
// last action on a real table: the cards of a kept hand have the room for these.
func (s *Scene) drawNotice(c *widget.Canvas, room view.Rect) {
	wide, told := room.W, ""
	if s.pages.covers() {
		room = c.Whole()
		if c.TouchLayout() { // the way out of the page stays free
			_, room = room.Top(theme.Touch + theme.Gap/2)
		}
	}
	if c.Size.Layout() != view.Wide && !s.game.PrivateHand() && s.resting() {
		told = strings.Join(s.companionNotes(s.words), "\n")
	}
	s.notices.Draw(c, room, wide, told)
}

// topbar makes the content of the strip at the top.
func (s *Scene) topbar(shown *motion.Moment) topbar.Model {
	h := s.rec.Header()
	changes := s.mode.changes()
	return topbar.Model{Between: between(s.mode.playing()), Game: s.game, Position: &shown.Position, Difficulty: h.Difficulty, Practice: h.Practice, Hinted: h.Hinted,
		Points: s.mode.pointsBeside(), Called: s.effects.loudness(), CanUndo: changes && s.rec.CanUndo(), CanRedo: changes && s.rec.CanRedo(), UndoPractice: s.undoCosts(),
		Past: !changes, Unsaved: s.save.Error, Slide: s.effects.order.show(shown.Position.Order, s.now, s.reduced)}
}

// keys are those of the table as a whole.
func (s *Scene) keys(c *widget.Canvas) {
	const by = 60.0
	for action, act := range map[string]any{
		"zoom-in": zoom{1}, "zoom-out": zoom{-1}, "fit": fit{},
		"your-mat": mats.Show{Seat: s.you}, "automas-mat": mats.Show{Seat: (s.you + 1) % engine.Seat(s.position.Seats)},
		"log": topbar.Log{}, "rules": pages.Rules{}, "help": pages.Help{}, "menu": topbar.Menu{},
		"fullscreen": screen.Fullscreen{}, "sound": screen.Sound{},
	} {
		c.Key(action, act)
	}
	if s.onTable() && s.mode.changes() {
		c.Key("put-right", putright.Open{})
	}
	s.mode.keys(c)
	for to, act := range map[string]pan{"up": {0, by}, "down": {0, -by}, "left": {by, 0}, "right": {-by, 0}} {
		c.Key("pan-"+to, act)
		if !c.Pointer.Keyed || c.Pointer.Focus == "" { // else the arrows move the focus
			c.Key(to, act)
		}
	}
	if _, taken := c.View.Keys["back"]; !taken {
		c.Key("back", topbar.Menu{})
	}
}

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
	"sohofoundry/render/room/putright"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/room/tracks"
	"sohofoundry/render/tell/bill"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// View shows the table.
func (s *Scene) View(env *widget.Env) view.View {
	if s.rec.Header().Rival > 0 {
		against := *env
		against.Palette = env.Palette.AgainstRival()
		env = &against
	}
	c := widget.New(env)
	s.words = words.In(env.Words)
	if !s.covered() && s.mode.drawOverAll(c) {
		s.drawNotice(c, s.roomsOf(c))
		return c.View
	}
	r := s.roomsOf(c)
	s.lookFirst(c, r.board)
	s.boardView.room = r.board
	shown := s.mode.moment()
	c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: env.Palette.Night, Low: env.Palette.Dusk.Mix(env.Palette.Night, 0.5)})

	sheet := func() { // the panel of the mode, below the bar of a replay and the text of a lesson or the guide
		if s.besides() || r.panel.Empty() { // which takes its place
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
	s.fade.light(&m.board, s.now, s.pace.reduced)
	if !r.tracks.Empty() {
		s.ghosts.show(&m.tracks, s.now, s.pace.reduced)
	} else {
		s.ghosts = ghostFade{}
	}
	c.In(c.Palette.Table(), func() {
		board.Draw(c, r.board, &m.board)
		s.drawOverview(c, r.board)
		s.drawDistant(c, m)
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
	motion.Draw(c, s.game.Game, &shown, s.places(c, m))
	c.View.Moving = c.View.Moving && !s.paused
	for _, cube := range m.cubes {
		c.Add(view.Item{Kind: view.Box, Area: cube.Inset(-6), Radius: theme.Corner, Line: c.Palette.Automa, Width: 2.5})
	}
	s.drift(c, &m.board)
	s.keys(c)
	s.bringSpot(c)
	s.drawSpot(c, r)
	s.drawOver(c, m)
	s.drawNotice(c, r)
	c.View.Moving = c.View.Moving || s.Moving()
	if p := s.mode.playing(); p != nil && p.gliding() || s.top().moving() {
		c.View.Otherwise = hurry{}
	}
	return c.View
}

// topbar makes the content of the strip at the top.
func (s *Scene) topbar(shown *motion.Moment) topbar.Model {
	h := s.rec.Header()
	changes := s.mode.changes()
	return topbar.Model{Between: s.between(), Game: s.game, Position: &shown.Position, Difficulty: h.Difficulty, Practice: h.Practice, Hinted: h.Hinted,
		Points: s.mode.pointsBeside(), Called: s.loudness(), CanUndo: changes && s.rec.CanUndo(), CanRedo: changes && s.rec.CanRedo(), UndoPractice: s.undoCosts(),
		Past: !changes, Unsaved: s.save.error}
}

// between is the page after the end of a turn that is shown, when it is no seat's turn; 0 otherwise.
func (s *Scene) between() film.Kind {
	if p := s.mode.playing(); p != nil && p.frame().Kind > film.PassOn {
		return p.frame().Kind
	}
	return 0
}

// coming is the VP that the end of the era would bring each seat; nothing while they are counted, and after the game.
func (s *Scene) coming(p *automa.Position) (vp [engine.MaxSeats]int) {
	if s.between() > film.RoundEnd || p.Decision == engine.GameOver {
		return vp
	}
	for seat, c := range bill.Comes(s.game.Game, &p.State) {
		vp[seat] = c.VP()
	}
	return vp
}

// keys are those of the table as a whole.
func (s *Scene) keys(c *widget.Canvas) {
	const by = 60.0
	for action, act := range map[string]any{
		"pan-up": pan{0, by}, "pan-down": pan{0, -by}, "pan-left": pan{by, 0}, "pan-right": pan{-by, 0},
		"zoom-in": zoom{1}, "zoom-out": zoom{-1}, "fit": fit{},
		"your-mat": mats.Show{Seat: engine.HumanSeat}, "automas-mat": mats.Show{Seat: engine.AutomaSeat},
		"log": topbar.Log{}, "rules": pages.Rules{}, "help": pages.Help{}, "menu": topbar.Menu{},
		"fullscreen": Fullscreen{}, "sound": Sound{},
	} {
		c.Key(action, act)
	}
	if s.onTable() && s.mode.changes() {
		c.Key("put-right", putright.Open{})
	}
	s.mode.keys(c)
	if focus := c.Pointer.Focus; !c.Pointer.Keyed || focus == "" { // else the arrows move the focus
		c.Key("up", pan{0, by})
		c.Key("down", pan{0, -by})
		c.Key("left", pan{by, 0})
		c.Key("right", pan{-by, 0})
	}
	if _, taken := c.View.Keys["back"]; !taken {
		c.Key("back", topbar.Menu{})
	}
}

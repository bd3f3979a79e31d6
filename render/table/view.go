package table

import (
	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/film"
	"sohofoundry/render/hand"
	"sohofoundry/render/market"
	"sohofoundry/render/mats"
	"sohofoundry/render/motion"
	"sohofoundry/render/pages"
	"sohofoundry/render/panel"
	"sohofoundry/render/theatre"
	"sohofoundry/render/theme"
	"sohofoundry/render/topbar"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
)

// rooms are where everything lies in the window.
type rooms struct{ top, board, hand, panel, market view.Rect }

const (
	topHigh  = 44.0
	footHigh = 170.0
)

// roomsOf divides the window: the board gets what it can use, and what is left the panel beside it.
func roomsOf(c *widget.Canvas) (r rooms) {
	whole := c.Whole()
	var rest view.Rect
	r.top, rest = whole.Top(topHigh)
	rest = rest.Inset(theme.Gap)
	side := min(max(rest.W*0.34, 480), 560)
	right, left := rest.Side(side)
	left.W -= theme.Gap
	r.hand, r.board = left.Foot(footHigh)
	r.board.H -= theme.Gap
	r.market, r.panel = right.Foot(footHigh)
	r.panel.H -= theme.Gap
	return r
}

// View shows the table.
func (s *Scene) View(env *widget.Env) view.View {
	c := widget.New(env)
	s.words = env.Words
	r := roomsOf(c)
	s.room = r.board
	shown := s.shown()
	state := &shown.Position.State
	c.Add(view.Item{Kind: view.Box, Area: c.Whole(), Fill: env.Palette.Night, Low: env.Palette.Dusk.Mix(env.Palette.Night, 0.5)})

	s.drawPanel(c, r, &shown)
	b := s.board(c, &shown)
	board.Draw(c, r.board, &b)
	market.Draw(c, r.market, s.market(state))
	hand.Draw(c, r.hand, s.hand(state))
	topbar.Draw(c, r.top, s.topbar(&shown))
	s.uncounted(&shown)
	motion.Draw(c, s.game.Game, &shown, s.where(c, r, &b))
	c.View.Moving = c.View.Moving && !s.held
	s.markMarket(c, r)
	s.keys(c)
	s.drawOver(c, r)
	s.drawNotice(c, r)
	c.View.Moving = c.View.Moving || s.moving()
	if s.gliding() {
		c.View.Otherwise = hurry{}
	}
	return c.View
}

// topbar is what the strip at the top shows.
func (s *Scene) topbar(shown *motion.Moment) topbar.Model {
	h := s.rec.Header()
	var between film.Kind
	if s.play.film != nil && s.play.frame().Kind > film.PassOn {
		between = s.play.frame().Kind
	}
	return topbar.Model{Between: between, Game: s.game, Position: &shown.Position, Difficulty: h.Difficulty, Practice: h.Practice, Called: s.call(),
		CanUndo: s.rec.CanUndo(), CanRedo: s.rec.CanRedo(), UndoPractice: s.rec.UndoCosts()}
}

// choosing reports whether the human is choosing something now.
func (s *Scene) choosing() bool {
	return s.humanIsAsked() && s.past == now && (!s.play.on() || s.inPassing())
}

func (s *Scene) hand(state *engine.State) hand.Model {
	m := hand.Model{Game: s.game, State: state, Asked: s.choosing()}
	if !m.Asked {
		return m
	}
	m.Usable = s.question.Lit(s.picked).Cards
	card := s.picked.Choice().Card
	if c, ok := s.panel.Ready(); ok && card == 0 {
		card = c.Card
	}
	for i, held := range state.Players[engine.HumanSeat].Hand {
		if held == card && card != 0 {
			m.Picked[i] = true
			break
		}
	}
	return m
}

func (s *Scene) market(state *engine.State) market.Model {
	m := market.Model{Game: s.game, State: state}
	b, ok := s.panel.Bill()
	if !ok || !s.choosing() {
		return m
	}
	for _, u := range b.Used {
		m.Preview[min(u.Resource, engine.Iron)].Taken += len(u.Prices)
	}
	for _, sold := range b.Sold {
		m.Preview[sold.Resource].Added += len(sold.Prices)
	}
	return m
}

func (s *Scene) mat() mats.Model {
	m := mats.Model{Game: s.game, State: &s.position.State, Seat: s.over.seat, Asked: s.choosing(),
		Start: s.rec.After(0).Players[s.over.seat].Mat}
	if m.Asked {
		m.Lit = s.question.Lit(s.picked).Industries
		m.Picked = s.picked.Choice().Industry
	}
	return m
}

// drawPanel draws the room at the right: whatever is being shown, asked or looked at.
func (s *Scene) drawPanel(c *widget.Canvas, r rooms, shown *motion.Moment) {
	area := r.panel
	if s.over.page == logPage {
		return // the log takes its place
	}
	area = s.guided(c, s.drawReplay(c, area), shown)
	switch {
	case s.play.film == nil && s.play.on():
		c.Panel(area)
	case s.play.film != nil && !s.inPassing():
		s.drawFilm(c, area)
	case s.past != now:
		s.drawPast(c, area)
	case s.humanIsAsked():
		s.panel.Undo, s.panel.Redo = s.ways()
		s.panel.Refused, s.panel.Again = s.refused, s.lastAutomas() >= 0
		s.panel.Scroll = panel.Draw(c, area, &s.panel)
		theatre.DrawStrip(c, panel.Strip(area), s.game, theatre.OnTop(s.game, &shown.Position))
	default:
		s.drawEnd(c, area)
	}
}

func (s *Scene) ways() (undo, redo panel.Way) {
	if s.rec.CanUndo() {
		undo = panel.Open
		if s.rec.UndoCosts() {
			undo = panel.Practice
		}
	}
	if s.rec.CanRedo() {
		redo = panel.Open
	}
	return undo, redo
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
	if s.play.again != nil {
		c.View.Keys["back"] = endReplay{} // even where the page that is shown again would be left by it
	}
	if !s.play.on() {
		c.Key("replay-turn", replay{})
	}
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

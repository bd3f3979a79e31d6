package table

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/render/board"
	"sohofoundry/render/hand"
	"sohofoundry/render/market"
	"sohofoundry/render/mats"
	"sohofoundry/render/motion"
	"sohofoundry/render/pages"
	"sohofoundry/render/pick"
	"sohofoundry/render/theatre"
	"sohofoundry/render/theme"
	"sohofoundry/render/topbar"
	"sohofoundry/render/view"
	"sohofoundry/render/widget"
	"sohofoundry/render/words"
)

// abouts are the rooms that tell about their things.
var abouts = []func(words.Words, *automa.Game, *engine.State, any) widget.Tip{
	board.About, hand.About, market.About, mats.About, topbar.About, aboutFilm, aboutAction, tellReplay,
}

func aboutFilm(w words.Words, g *automa.Game, _ *engine.State, subject any) widget.Tip {
	return theatre.Tip(w, g, subject)
}

// actionRules are the rules that tell of each action.
var actionRules = map[engine.Verb]string{engine.Build: "B7.1", engine.Network: "B8.1", engine.Develop: "B9.1", engine.Sell: "B12.1",
	engine.Loan: "B11.1", engine.Scout: "B10.1", engine.Pass: "B13.1"}

func aboutAction(w words.Words, g *automa.Game, _ *engine.State, subject any) widget.Tip {
	t, ok := subject.(pick.Thing)
	v := engine.Verb(t.ID)
	if !ok || t.Part != pick.Verb || actionRules[v] == "" {
		return widget.Tip{}
	}
	limits := &g.Limits
	what := w.Text("table.action."+v.String(), "canal", w.Money(int(limits.CanalLinkCost)), "rail", w.Money(int(limits.RailLinkCost)),
		"double", w.Money(int(limits.RailDoubleCost)), "loan", w.Money(int(limits.LoanMoney)), "levels", strconv.Itoa(int(limits.LoanLevels)))
	return widget.Tip{Title: w.Text("panel.action." + v.String()), Lines: []string{what},
		Rules: widget.Cite(actionRules[v])}
}

// onTable is what a thing of the game is to the rooms that tell about it.
func onTable(g *engine.Game, p *engine.Player, t pick.Thing) any {
	switch t.Part {
	case pick.Card:
		return hand.Held{Card: engine.Card(t.ID)}
	case pick.Slot:
		return board.Space{Slot: engine.Slot(t.ID)}
	case pick.Line:
		return board.Way{Line: engine.Line(t.ID)}
	case pick.Merchant:
		return board.Stall{Merchant: engine.Merchant(t.ID)}
	case pick.Place, pick.Buyer:
		return board.Place{Location: engine.Location(t.ID)}
	case pick.Industry:
		return mats.Tile{Tile: g.Next(p, engine.Industry(t.ID))}
	}
	return t
}

// guided draws the lesson that is due, if the person is shown round, and returns what is left of an area.
func (s *Scene) guided(c *widget.Canvas, area view.Rect, shown *motion.Moment) view.Rect {
	if s.guide == nil {
		return area
	}
	at := pages.Played{Position: &shown.Position, Entries: len(s.rec.Entries())}
	if s.play.film != nil {
		at.Scoring = pages.Scores(s.play.film, s.play.at)
		at.Watching = !at.Scoring && s.rec.All()[s.play.entries[0]].Automa()
	}
	s.guide.Update(at)
	high := s.guide.Height(c, area.W)
	if high == 0 {
		return area
	}
	s.guide.View(c, area)
	_, area = area.Top(high + theme.Gap)
	return area
}

// drawFilm draws what is told beside the board while something is being shown: the Automa's turn, what was done, the counting
// of an era.
func (s *Scene) drawFilm(c *widget.Canvas, area view.Rect) {
	p := &s.play
	if pages.Scores(p.film, p.at) {
		pages.Scoring{Film: p.film, At: p.at}.View(c, area)
		return
	}
	m := theatre.Model{Game: s.game, Film: p.film, At: p.at, Auto: p.auto, Pace: s.paceName, Scroll: s.reasons, Scrolled: s.scrolled}
	s.reasons = theatre.Draw(c, area, &m)
}

// drawPast tells which earlier position is on the table, and what can be done from there.
func (s *Scene) drawPast(c *widget.Canvas, area view.Rect) {
	in := c.Panel(area)
	head, in := in.Top(theme.Button)
	c.Fitted(head, s.words.Text("table.past.title"), c.Title())
	in.Y += c.Para(in, "past", s.words.Text("table.past.text"), c.Body()) + theme.Gap
	row := view.Rect{X: in.X, Y: in.Y, W: in.W, H: theme.Button}
	for _, b := range []widget.Button{
		{ID: "past:now", Text: s.words.Text("table.past.now"), Act: pages.BackToNow{}, Action: "back", Main: true},
		{ID: "past:play", Text: s.words.Text("table.past.play"), Act: pages.PlayFrom{Entries: s.past}},
	} {
		c.Button(row, b)
		row.Y += theme.Button + theme.Gap/2
	}
}

// drawEnd is beside the board of a game that is over.
func (s *Scene) drawEnd(c *widget.Canvas, area view.Rect) {
	in := c.Panel(area)
	head, in := in.Top(theme.Button)
	c.Fitted(head, s.words.Text("table.over.title"), c.Title())
	row, _ := in.Top(theme.Button)
	c.Button(row, widget.Button{ID: "over:final", Text: s.words.Text("table.over.final"), Act: openPage{finalPage}, Action: "confirm",
		Main: true})
}

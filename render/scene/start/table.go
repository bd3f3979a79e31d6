package start

import (
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The page of a game on a real table: the player has the printed game, and the program plays the Automa.

// beginTable begins a game on a real table.
type beginTable struct{}

func (s *Scene) beginTable() []any {
	ask := s.against(s.chance.Uint64N(mostSeeds) + 1)
	ask.Table, ask.Header.OwnDeck = true, s.game.OwnCards
	ask.KeepMoney, ask.KeepHand = s.game.KeepMoney, s.game.KeepHand
	return []any{Changed{s.keep(&ask)}, ask}
}

// drawTable draws the choices for a game on a real table, and a button to go on with the last one.
func (s *Scene) drawTable(c *widget.Canvas, area view.Rect) {
	foot, rest := area.Foot(s.tableFootHigh(c))
	_, rest = rest.Foot(8)
	s.sheets[tablePage].framed().scrolling(c, rest, func(in view.Rect) float64 {
		top := in.Y
		in.Y += c.Para(in, "at-table:about", c.Words.Text("at-table.about"), c.Soft()) + theme.Gap
		in.Y += s.drawBoards(c, in) + theme.Gap
		in.Y += s.drawLevels(c, in) + theme.Gap
		for _, r := range s.tableRows(c) {
			in.Y += drawRow(c, in, r)
		}
		return in.Y - top
	})
	s.drawTableFoot(c, foot)
}

// tableRows are the other choices.
func (s *Scene) tableRows(c *widget.Canvas) (rows []row) {
	if r, ok := s.editionRow(c); ok {
		rows = append(rows, r)
	}
	rows = append(rows, s.either(c, "cards", "program", "own", s.game.OwnCards),
		named(c, s.either(c, "money", "private", "kept", s.game.KeepMoney)), named(c, s.either(c, "hand", "private", "kept", s.game.KeepHand)))
	if s.hasIntroductory() {
		rows = append(rows, s.either(c, "length", "whole", "introductory", s.game.Introductory))
	}
	if s.hasSpendingOrder() {
		rows = append(rows, s.either(c, "order", "first", "spending", s.game.SpendingOrder))
	}
	if len(s.world.Files) > 0 {
		rows = append(rows, s.deckRow(c), s.matRow(c))
	}
	return rows
}

func (s *Scene) tableFootHigh(c *widget.Canvas) float64 {
	high := c.ButtonHigh() + 6
	if c.Size.Layout() != view.Tall {
		return high
	}
	text, style := s.chosen(c)
	if s.onTable() != nil {
		high += c.ButtonHigh() + theme.Gap
	}
	return high + c.ParaHeight(c.Whole().W-2*c.PageMargin(), text, style)
}

// drawTableFoot draws the buttons that begin a game and go on with one.
func (s *Scene) drawTableFoot(c *widget.Canvas, area view.Rect) {
	text, style := s.chosen(c)
	last := s.onTable()
	buttons := []widget.Button{{ID: "at-table:begin", Text: c.Words.Text("at-table.begin"), Icon: "play", Act: beginTable{}, Main: last == nil}}
	if last != nil {
		buttons = append(buttons, widget.Button{ID: "at-table:go-on", Text: c.Words.Text("at-table.go-on"), Icon: "player", Act: Load{last.Name}, Main: true,
			About: s.aboutTable(c, last)})
	}
	if c.Size.Layout() != view.Tall {
		for _, b := range buttons {
			var at view.Rect
			at, area = area.Side(c.ButtonWide(&b))
			_, area = area.Side(theme.Gap)
			c.Button(at.Insets(0, 1), b)
		}
		if last == nil { // else the room is the buttons'
			c.Fitted(area, text, style)
		}
		return
	}
	for _, b := range buttons {
		var at view.Rect
		at, area = area.Foot(c.ButtonHigh())
		_, area = area.Foot(theme.Gap)
		c.Button(at, b)
	}
	c.Para(area, "at-table:chosen", text, style.To(view.Centre))
}

// aboutTable is the tip for a game on a real table that can be gone on with.
func (s *Scene) aboutTable(c *widget.Canvas, g *library.Game) aboutText {
	return aboutText{text: c.Words.Text("at-table.last", "game", boardName(c, g), "where", s.where(c, g), "score", score(c, g))}
}

// onTable is the newest game on a real table that is not over, if there is one. A game that was not read yet is asked for first.
func (s *Scene) onTable() *library.Game {
	for i := range s.world.Games {
		g := &s.world.Games[i]
		switch {
		case !store.IsTable(g.Name):
		case !g.Known:
			s.unread = append(s.unread, g.Name)
			return nil
		case g.Damage == nil && !g.Over:
			return g
		}
	}
	return nil
}

// named adds the label of a row to the names of its options, for a player with a screen reader.
func named(c *widget.Canvas, r row) row {
	for i := range r.options {
		r.options[i].name = words.In(c.Words).Commas([]string{r.options[i].text, r.label})
	}
	return r
}

package start

import (
	"sohofoundry/render/keep/library"
	"sohofoundry/render/keep/store"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// tablePage is the page of a game on a real table: the players have the printed game, and the program plays the Automa, or only keeps the
// score of people.
type tablePage struct {
	frame
	choice *choice
}

// beginTable begins a game on a real table.
type beginTable struct{}

// reset has the choice be that of this page.
func (p *tablePage) reset() {
	p.frame.reset()
	p.choice.real = true
}

func (p *tablePage) do(act any) (asks []any, known bool) {
	switch act := act.(type) {
	case choose:
		return p.choice.choose(act), true
	case view.Typed:
		p.choice.typeName(p.typing, act)
		return nil, true
	case beginTable:
		if p.choice.game.People {
			return p.beginPeople(), true
		}
		ask, of := p.choice.againstAutoma(p.choice.anySeed()), &p.choice.game
		ask.Table, ask.Header.OwnDeck, ask.KeepMoney, ask.KeepHand = true, of.OwnCards, of.KeepMoney, of.KeepHand
		return []any{p.choice.keep(&ask), ask}, true
	}
	return nil, false
}

// beginPeople begins the game of people as chosen.
func (p *tablePage) beginPeople() []any {
	ask := p.choice.atRealTable(p.choice.anySeed())
	return []any{p.choice.keep(&ask), ask}
}

// draw draws the choices, and a button to go on with the last game.
func (p *tablePage) draw(c *widget.Canvas, _, area view.Rect) {
	last := p.lastGame()
	foot, rest := area.Foot(p.footHigh(c, last))
	_, rest = rest.Foot(8)
	p.scrolling(c, rest, func(in view.Rect) float64 {
		people := p.choice.game.People
		if !people {
			in.Y += c.Para(in, "at-table:about", c.Words.Text("at-table.about"), c.Soft()) + theme.Gap
		}
		in.Y += drawBoards(c, in, p.choice) + theme.Gap
		in.Y += drawRow(c, in, either(c, "who", "automa", "people", people))
		if people {
			in.Y += p.drawPeople(c, in)
		} else {
			in.Y += drawLevels(c, in, p.choice) + theme.Gap
		}
		for _, r := range p.rows(c) {
			in.Y += drawRow(c, in, r)
		}
		return in.Y
	})
	p.drawFoot(c, foot, last)
}

// rows are the other choices.
func (p *tablePage) rows(c *widget.Canvas) []row {
	ch := p.choice
	rows, money := ch.editionRows(c), either(c, "money", "private", "kept", ch.game.KeepMoney)
	if ch.game.People {
		money.label, money.options[0].text = c.Words.Text("new-game.purses.label"), c.Words.Text("new-game.purses.private")
		rows = append(rows, named(c, money))
	} else {
		rows = append(rows, either(c, "cards", "program", "own", ch.game.OwnCards), named(c, money), named(c, either(c, "hand", "private", "kept", ch.game.KeepHand)))
	}
	if ch.hasIntroductory() {
		rows = append(rows, either(c, "length", "whole", "introductory", ch.game.Introductory))
	}
	if ch.game.People {
		return rows
	}
	if ch.hasSpendingOrder() {
		rows = append(rows, either(c, "order", "first", "spending", ch.game.SpendingOrder))
	}
	if len(p.world.Files) > 0 {
		rows = append(rows, ch.deckRow(c), ch.matRow(c))
	}
	return rows
}

func (p *tablePage) footHigh(c *widget.Canvas, last *library.Game) float64 {
	high := c.ButtonHigh() + 6
	if c.Size.Layout() != view.Tall {
		return high
	}
	if last != nil {
		high += c.ButtonHigh() + theme.Gap
	}
	text, style := p.text(c)
	return high + c.ParaHeight(c.Whole().W-2*c.PageMargin(), text, style)
}

// text names the game that would begin, or says why none can.
func (p *tablePage) text(c *widget.Canvas) (string, widget.Style) {
	if p.choice.game.People {
		return p.choice.tableText(c)
	}
	return p.choice.text(c), c.Soft()
}

// drawFoot draws the buttons that begin a game and go on with the last one.
func (p *tablePage) drawFoot(c *widget.Canvas, area view.Rect, last *library.Game) {
	text, style := p.text(c)
	buttons := []widget.Button{{ID: "at-table:begin", Text: c.Words.Text("at-table.begin"), Icon: "play", Act: beginTable{}, Main: last == nil}}
	if p.choice.misnamed(words.In(c.Words)) {
		buttons[0].Act = nil
	}
	if last != nil {
		buttons = append(buttons, widget.Button{ID: "at-table:go-on", Text: c.Words.Text("at-table.go-on"), Icon: "player", Act: Load{last.Name}, Main: true,
			About: aboutTable(c, last)})
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

// lastGame is the newest game on a real table that is not over, if there is one. A game that was not read yet is asked for first.
func (p *tablePage) lastGame() *library.Game {
	for i := range p.world.Games {
		g := &p.world.Games[i]
		switch {
		case !store.IsTable(g.Name):
		case !g.Known:
			p.unread = append(p.unread, g.Name)
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

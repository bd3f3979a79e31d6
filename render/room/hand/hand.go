// Package hand is the room with the cards of the person who looks and, beside them, the figures of that seat: money, income, links, VP, and the
// cards still to come.
package hand

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/engine"
	"sohofoundry/engine/thing"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Model is all that the room shows.
type Model struct {
	Game    *automa.Game
	State   *engine.State
	Asked   bool                  // the human is to choose something: cards can be clicked, even those that only tell why not
	Lit     thing.Set             // the cards in it lead to a legal choice
	Picked  [engine.HandSize]bool // by position in the hand
	Points  bool                  // money, income and VP can be pointed at, as their Things
	Tracked bool                  // the tracks are beside it: they show the space of the income
	Board   view.Rect             // where the uses of a card light up: the tip about the card leaves it clear

	Notes  []string       // on a real table, where cards are private: the results of the last action
	Scroll *widget.Scroll // of them
}

// Card is the act of clicking on a card.
type Card struct{ Index int } // position in the hand, from 0

const (
	margin     = 10.0
	between    = 5.0
	raise      = 8.0   // how far a picked card stands out
	look       = 4.0   // how far one that is looked at does
	figureWide = 166.0 // of the figures beside the cards
	mostWide   = 112.0 // of a card
)

// Draw draws the room.
func Draw(c *widget.Canvas, area view.Rect, m Model) {
	c.Box(area, theme.Corner+2, c.Palette.Panel, c.Palette.Edge.Fade(0.7))
	figures, cards := area.Inset(margin).Side(figureWide)
	cards.W -= theme.Pad
	if m.Game.PrivateHand() {
		m.notes(c, cards)
	} else {
		m.cards(c, cards)
	}
	m.figures(c, figures)
}

// Attended returns the position of the card that is looked at, by the mouse or by the keyboard; ok if one is.
func Attended(c *widget.Canvas) (index int, ok bool) {
	for i := range engine.HandSize {
		if c.Attended(cardID(i)) {
			return i, true
		}
	}
	return 0, false
}

func cardID(i int) string { return "card:" + strconv.Itoa(i+1) }

// CardArea is the area of a card of the hand, counted from 0, when it is not raised: animations begin and end there.
func CardArea(area view.Rect, index int) view.Rect {
	_, cards := area.Inset(margin).Side(figureWide)
	cards.W -= theme.Pad
	return cardArea(cards, index)
}

func cardArea(cards view.Rect, index int) view.Rect {
	wide := min((cards.W-between*(engine.HandSize-1))/engine.HandSize, mostWide)
	return view.Rect{X: cards.X + float64(index)*(wide+between), Y: cards.Y + raise, W: wide, H: cards.H - raise}
}

// player is the one whose hand it is: the person who looks.
func (m *Model) player(c *widget.Canvas) *engine.Player {
	return &m.State.Players[words.In(c.Words).You]
}

func (m *Model) cards(c *widget.Canvas, area view.Rect) {
	p := m.player(c)
	n := p.HandLen()
	if n == 0 {
		c.Fitted(area, c.Words.Text("hand.empty"), c.Soft().To(view.Centre))
		return
	}
	for i, card := range p.Hand[:n] {
		m.card(c, cardArea(area, i), i, card)
	}
}

// lights reports whether some cards lead to a legal choice and others do not, so that the light tells something.
func (m *Model) lights(p *engine.Player) bool {
	n := 0
	for _, card := range p.Hand[:p.HandLen()] {
		if m.Lit.Has(thing.Of(card)) {
			n++
		}
	}
	return n < p.HandLen()
}

// card draws a card of the hand in its state and makes it a target. The target does not move with the card, so that the edge does not
// flicker.
func (m *Model) card(c *widget.Canvas, area view.Rect, i int, card engine.Card) {
	id, action := cardID(i), "card-"+strconv.Itoa(i+1)
	usable := m.Asked && m.Lit.Has(thing.Of(card))
	defer c.Part(id)()
	at := area
	switch {
	case m.Picked[i]:
		at = area.Move(0, -raise)
	case c.Attended(id) && m.Asked:
		at = area.Move(0, -look)
	}
	table := c.Palette.Table()
	c.In(table, func() { m.face(c, at, card) })
	switch {
	case m.Picked[i]:
		c.Add(view.Item{Kind: view.Box, Area: at, Radius: theme.Corner, Line: c.Palette.Brass, Width: 3})
	case usable && c.Attended(id):
		c.Add(view.Item{Kind: view.Box, Area: at, Radius: theme.Corner, Line: c.Palette.Brass, Width: 3})
	case usable && m.lights(m.player(c)):
		c.Add(view.Item{Kind: view.Box, Area: at.Inset(-1), Radius: theme.Corner + 1, Line: theme.Lit, Width: 2.5})
	}
	if m.Asked {
		c.In(table, func() { m.key(c, at, c.KeyOf(action)) })
	}
	c.FocusRing(id, at, theme.Corner)
	target := view.Target{ID: id, Area: view.Rect{X: area.X, Y: area.Y - raise, W: area.W, H: area.H + raise}, About: thing.Of(card),
		Aside: m.Asked && !usable && !m.Picked[i], Picked: m.Picked[i], Clear: m.Board}
	if m.Asked {
		target.Act = Card{i}
		c.Key(action, target.Act)
	}
	c.Target(target)
}

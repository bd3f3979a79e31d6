package theatre

import (
	"strconv"

	"sohofoundry/automa"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// groups are the letters on the fronts.
var groups = [automa.Groups]string{"A", "B", "C"}

// front draws the card that is face up.
func (s *scene) front(area view.Rect) {
	p := s.Palette
	if s.panel.Card == 0 {
		s.empty(area)
		return
	}
	card := facts(s.Game, s.panel.Card)
	s.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: p.Parchment, Low: p.ParchmentDeep, Line: p.BrassDeep,
		Width: 1.5})
	head, rest := area.Inset(8).Top(24)
	s.Target(view.Target{ID: "theatre:card", Area: head, About: AboutCard{card.Number}})
	end := s.Part("theatre:card")
	letter, head := head.Side(24)
	s.Box(letter, 12, 0, p.InkSoft)
	s.Label(letter, groups[card.Group], widget.Style{Font: assets.Bold, Size: theme.Body, Colour: p.Ink, Align: view.Centre})
	if card.RailOnly {
		var mark view.Rect
		mark, head = head.Side(22)
		s.Icon(mark.Insets(0, 1), "locomotive", p.InkSoft)
	}
	key := "theatre.front"
	if s.panel.Laid {
		key = "theatre.laid"
	}
	text := s.Words.Text(key, "card", strconv.Itoa(card.Number))
	s.Fitted(head, text, widget.Style{Font: assets.Title, Size: theme.Body * s.Reading, Colour: p.Ink})
	end()
	_, rest = rest.Top(5)
	const gap = 5.0
	high := (rest.H - gap*float64(len(card.Front)-1)) / float64(len(card.Front))
	for i := range card.Front {
		s.slot(view.Rect{X: rest.X, Y: rest.Y + float64(i)*(high+gap), W: rest.W, H: high}, card, i)
	}
}

// empty draws the outline of a card to come.
func (s *scene) empty(area view.Rect) {
	text := s.Words.Text("theatre.undrawn")
	s.Box(area, theme.Corner, s.Palette.Sunk, s.Palette.Grid)
	in := area.Inset(20)
	style := s.Soft()
	in.Y += (in.H - s.ParaHeight(in.W, text, style)) / 2
	s.Para(in, "theatre:empty", text, style)
}

// slot draws one slot of a front: its result, its industry, and where it builds.
func (s *scene) slot(area view.Rect, card *automa.CardFacts, i int) {
	p := s.Palette
	result := s.panel.Slots[i]
	reading := s.panel.Slot == i+1 && s.panel.Back == 0 && !s.panel.Laid
	fill, line, wide := p.Parchment.Mix(p.ParchmentDeep, 0.3), p.ParchmentDeep.Mix(p.InkSoft, 0.4), 1.2
	switch {
	case result == film.No:
		fill, line = p.NoGround, p.No
	case result == film.Yes:
		fill, line, wide = p.YesGround, p.Yes.Mix(p.Ink, 0.3), 1.8
	case reading:
		fill = view.White.Mix(p.Parchment, 0.4)
	}
	if reading {
		line, wide = p.BrassDeep.Mix(p.Ink, 0.15), 3
		if result == film.Yes {
			line = p.Yes.Mix(p.Ink, 0.4)
		}
	}
	s.Add(view.Item{Kind: view.Box, Area: area, Radius: 6, Fill: fill, Line: line, Width: wide})
	id := "theatre:slot:" + strconv.Itoa(i+1)
	defer s.Part(id)()
	s.FocusRing(id, area, 6)
	s.Target(view.Target{ID: id, Area: area, About: AboutSlot{card.Number, i + 1}})
	in := area.Insets(7, 4)
	sign, in := in.Left(22)
	drawSign(s.Canvas, view.Around(sign.Middle(), 22, 22), result, strconv.Itoa(i+1), reading, true)
	_, in = in.Left(5)
	ink := p.Ink
	if result == film.No {
		ink = p.InkSoft
	}
	icons, in := in.Left(64)
	printed.Signs(s.Canvas, icons, &card.Front[i], s.frame.After.Era.String(), ink, 1)
	_, in = in.Left(6)
	printed.Names(s.Canvas, in, &card.Front[i], ink, 1)
}

// drawSign tells how something went: a cross, a tick, or its number while it was not tried.
func drawSign(c *widget.Canvas, area view.Rect, result film.Result, number string, reading, paper bool) {
	p := c.Palette
	ground, soft := p.Night, p.Soft
	if paper {
		ground, soft = p.Ink, p.InkSoft
	}
	switch {
	case result == film.No:
		c.Box(area, area.W/2, p.No.Mix(ground, 0.35), 0)
		c.Icon(area.Inset(area.W*0.24), "cross", p.Text)
	case result == film.Yes:
		c.Box(area, area.W/2, p.Yes.Mix(ground, 0.4), 0)
		c.Icon(area.Inset(area.W*0.2), "tick", p.Text)
	case reading || result == film.Trying:
		c.Box(area, area.W/2, p.Brass, p.BrassDeep)
		c.Icon(area.Inset(area.W*0.14), "eye", p.OnBrass)
	default:
		c.Box(area, area.W/2, 0, soft.Fade(0.6))
		c.Label(area, number, widget.Style{Font: assets.Medium, Size: min(theme.Small*c.Reading, area.H*0.85), Colour: soft, Align: view.Centre})
	}
}

// facts finds a card by its number.
func facts(g *automa.Game, number int) *automa.CardFacts { return &g.Deck.Cards[g.Deck.Index(number)] }

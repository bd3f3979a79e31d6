package workshop

import (
	"slices"
	"strconv"

	"sohofoundry/decks"
	"sohofoundry/decks/edit"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/printed"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// drawDeck draws the selected card with its choices beside it, or below it in a tall window.
func (s *Scene) drawDeck(c *widget.Canvas, room view.Rect) {
	card := &s.text.deck.Cards[s.card]
	switch c.Size.Layout() {
	case view.Tall:
		s.scrolling(c, room, func(in view.Rect) float64 {
			top := in.Y
			in.Y += s.drawStep(c, in) + 8
			in.Y += s.drawSides(c, in) + 8
			wide := min(in.W, printed.CardWide*1.25)
			face := view.Rect{X: in.X + (in.W-wide)/2, Y: in.Y, W: wide, H: wide * printed.CardHigh / printed.CardWide}
			s.drawFace(c, face, card, s.back)
			in.Y = face.Bottom() + theme.Gap
			return in.Y + s.drawChoices(c, in, card) - top
		})
	case view.Short:
		s.scrolling(c, room, func(in view.Rect) float64 {
			left, right := in.Left(printed.CardWide * 1.15)
			_, right = right.Left(theme.Gap)
			high := s.drawStep(c, left) + 8
			high += s.drawSides(c, left.Move(0, high)) + 8
			face := view.Rect{X: left.X, Y: left.Y + high, W: left.W, H: left.W * printed.CardHigh / printed.CardWide}
			s.drawFace(c, face, card, s.back)
			return max(high+face.H, s.drawChoices(c, right, card))
		})
	default:
		_, rest := room.Top(s.drawNumbers(c, room))
		high := min(rest.H, printed.CardHigh*1.5)
		wide := high * printed.CardWide / printed.CardHigh
		wide = min(wide, rest.W*0.29)
		high = wide * printed.CardHigh / printed.CardWide
		front := view.Rect{X: rest.X, Y: rest.Y, W: wide, H: high}
		back := front.Move(wide+theme.Gap, 0)
		s.drawFace(c, front, card, false)
		s.drawFace(c, back, card, true)
		_, choices := rest.Left(2*wide + 2*theme.Gap + 8)
		s.scrolling(c, choices, func(in view.Rect) float64 { return s.drawChoices(c, in, card) })
	}
}

func (s *Scene) scrolling(c *widget.Canvas, room view.Rect, draw func(view.Rect) float64) {
	c.ScrollKeys(list, room.H)
	s.scroll = c.Scrolling(room, list, s.scroll, draw)
}

// drawNumbers draws the numbers of all cards, and returns their height.
func (s *Scene) drawNumbers(c *widget.Canvas, area view.Rect) float64 {
	const gap, wide = 5.0, 46.0
	x, y, high := area.X, area.Y, 34.0
	for i := range s.text.deck.Cards {
		if x+wide > area.Right() {
			x, y = area.X, y+high+gap
		}
		c.Button(view.Rect{X: x, Y: y, W: wide, H: high}, widget.Button{ID: "workshop:card:" + strconv.Itoa(i), Picked: i == s.card,
			Text: strconv.Itoa(s.text.deck.Cards[i].Number), Act: change{"card", i}})
		x += wide + gap
	}
	return y + high + theme.Gap - area.Y
}

// drawStep draws the buttons that go from card to card.
func (s *Scene) drawStep(c *widget.Canvas, area view.Rect) float64 {
	high := c.ButtonHigh()
	area.H = high
	less, rest := area.Left(high)
	more, middle := rest.Side(high)
	figure(c, middle, c.Words.Text("theatre.front", "card", s.text.deck.Cards[s.card].Number))
	c.Button(less, widget.Button{ID: "workshop:card:before", Icon: "arrow-left", Name: c.Words.Text("workshop.before"), Act: change{"step", -1}, Repeats: true})
	c.Button(more, widget.Button{ID: "workshop:card:after", Icon: "arrow-right", Name: c.Words.Text("workshop.after"), Act: change{"step", 1}, Repeats: true})
	return high
}

// drawSides draws the choice of the face.
func (s *Scene) drawSides(c *widget.Canvas, area view.Rect) float64 {
	area.H = c.ButtonHigh()
	halves := area.Columns(2, 8)
	c.Button(halves[0], widget.Button{ID: "workshop:front", Text: c.Words.Text("workshop.front"), Act: change{"back", 0}, Picked: !s.back})
	c.Button(halves[1], widget.Button{ID: "workshop:back", Text: c.Words.Text("workshop.back"), Act: change{"back", 1}, Picked: s.back})
	return area.H
}

// drawFace draws a face as it is printed, with its slots or back as targets.
func (s *Scene) drawFace(c *widget.Canvas, area view.Rect, card *decks.Card, back bool) {
	env := widget.Env{Size: view.Size{W: 1600, H: 1000}, Words: words.In(c.Words), Palette: &theme.Day, Reading: 1}
	paper, whole := widget.New(&env), view.Rect{W: printed.CardWide, H: printed.CardHigh}
	if back {
		printed.Back(paper, whole, s.board(), &card.CardFacts)
	} else {
		name := s.text.deck.Name
		if c.TouchLayout() { // where it would be too small to be read
			name = ""
		}
		printed.Front(paper, whole, name, &card.CardFacts)
	}
	times := area.W / printed.CardWide
	for i := range paper.View.Items {
		c.Add(larger(paper.View.Items[i], area, times))
	}
	if back {
		id := "workshop:face:back"
		c.Target(view.Target{ID: id, Name: c.Words.Text("workshop.back"), Area: area, Act: change{"back", 1}, NoFocus: true})
		s.frame(c, id, area, s.back)
		return
	}
	if len(card.Front) == 0 {
		return
	}
	for i, slot := range printed.SlotAreas(whole, len(card.Front)) {
		id, at := printed.SlotID(i), enlarged(slot, area, times)
		c.Target(view.Target{ID: id, Name: c.Words.Text("workshop.slot", "n", strconv.Itoa(i+1)), Area: at, Act: change{"slot", i}, Picked: i == s.slot && !s.back})
		s.frame(c, id, at, i == s.slot && !s.back)
	}
}

// frame frames a target that is chosen or has the pointer or focus.
func (s *Scene) frame(c *widget.Canvas, id string, area view.Rect, chosen bool) {
	line := view.Colour(0)
	if c.Attended(id) {
		line = c.Palette.Soft
	}
	if chosen {
		line = c.Palette.No
	}
	if line != 0 {
		c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Line: line, Width: 2.5})
	}
	c.FocusRing(id, area, theme.Corner)
}

// enlarged is the area onto which a part of a card falls when the card is drawn so many times as large.
func enlarged(r, onto view.Rect, times float64) view.Rect {
	return view.Rect{X: onto.X + r.X*times, Y: onto.Y + r.Y*times, W: r.W * times, H: r.H * times}
}

// larger is an item of a card when the card is drawn so many times as large.
func larger(i view.Item, onto view.Rect, times float64) view.Item {
	i.Area = enlarged(i.Area, onto, times)
	i.Size, i.Radius, i.Width = i.Size*times, i.Radius*times, i.Width*times
	points := make([]view.Point, len(i.Points))
	for n, p := range i.Points {
		points[n] = view.Point{X: onto.X + p.X*times, Y: onto.Y + p.Y*times}
	}
	i.Points = points
	return i
}

// drawChoices draws the choices for the card: those for the selected slot or the back, and those for the card itself.
func (s *Scene) drawChoices(c *widget.Canvas, in view.Rect, card *decks.Card) float64 {
	top, w := in.Y, words.In(c.Words)
	row := func(label string, chips []chip) { in.Y += drawChips(c, in, label, chips) }
	if c.Size.Layout() == view.Wide {
		in.Y += s.drawSides(c, in) + theme.Gap
	}
	if s.back {
		s.backRows(w, card, row)
	} else {
		s.slotRows(w, card, row)
	}
	row(w.Text("workshop.group"), options("group", decks.Groups(), int(card.Group)))
	if card.Map != "" {
		names := []string{w.Text("workshop.map-full"), w.Text("workshop.map-community"), w.Text("workshop.map-both")}
		row(w.Text("workshop.map"), options("map", names, slices.Index(decks.Maps(), card.Map)))
		row(w.Text("workshop.rail"), yesNo(w, "rail", card.RailOnly))
	}
	return in.Y - top
}

// options are chips of which one is chosen.
func options(what string, texts []string, now int) (list []chip) {
	for i, text := range texts {
		list = append(list, chip{id: what + ":" + strconv.Itoa(i), text: text, act: change{what, i}, picked: i == now})
	}
	return list
}

// slotRows are the choices for a slot.
func (s *Scene) slotRows(w words.Words, card *decks.Card, row func(string, []chip)) {
	last := len(card.Front) - 1
	row(w.Text("workshop.slot", "n", strconv.Itoa(s.slot+1)), []chip{
		{id: "add", text: w.Text("workshop.add"), icon: "plus", act: change{"add", 0}, off: last+1 >= mostSlots},
		{id: "up", text: w.Text("workshop.up"), icon: "arrow-up", act: change{"move", -1}, off: s.slot <= 0},
		{id: "down", text: w.Text("workshop.down"), icon: "arrow-down", act: change{"move", 1}, off: s.slot >= last},
		{id: "remove", text: w.Text("workshop.remove"), icon: "cross", act: change{"remove", 0}, off: last < 0},
	})
	if s.slot < 0 || s.slot > last {
		return
	}
	x := &card.Front[s.slot]
	builds := x.Kind.Builds()
	kinds := []chip{{id: "industry:0", text: w.Text("workshop.network"), icon: "network", act: change{"industry", 0}, picked: !builds}}
	for _, f := range s.board().Industries {
		kinds = append(kinds, chip{id: "industry:" + strconv.Itoa(int(f.Industry)), text: words.Capital(w.Industry(f.Industry)),
			icon: livery.IndustryIcon(f.Industry), act: change{"industry", int(f.Industry)}, picked: builds && x.Industry == f.Industry})
	}
	row(w.Text("workshop.does"), kinds)
	var chosen, others []chip
	for _, l := range x.At {
		chosen = append(chosen, chip{id: "place:" + strconv.Itoa(int(l)), text: w.Location(l), icon: "minus", act: change{"place", int(l)}, picked: true})
	}
	for _, l := range s.places(x) {
		if !slices.Contains(x.At, l) {
			others = append(others, chip{id: "place:" + strconv.Itoa(int(l)), text: w.Location(l), icon: "plus", act: change{"place", int(l)}})
		}
	}
	if builds {
		if x.Industry == engine.CoalMine {
			row(w.Text("workshop.then-links"), yesNo(w, "then-links", x.Kind.Links()))
		}
		row(w.Text("workshop.link-first"), yesNo(w, "link-first", x.LinkFirst))
		if x.Industry == engine.IronWorks || x.IronFrom > 0 {
			row(w.Text("workshop.iron"), s.prices(w, "iron", int(x.IronFrom), w.Text("workshop.always")))
		}
	}
	row(w.Text("workshop.places"), chosen)
	row(w.Text("workshop.more-places"), others)
}

// prices are the prices that iron can have.
func (s *Scene) prices(w words.Words, what string, now int, none string) []chip {
	texts := []string{none}
	for n := 1; n <= int(s.board().Markets[engine.Iron].EmptyPrice); n++ {
		texts = append(texts, w.Money(n))
	}
	return options(what, texts, now)
}

// backRows are the choices for a back.
func (s *Scene) backRows(w words.Words, card *decks.Card, row func(string, []chip)) {
	b, g := &card.Back, s.board()
	corner := 0
	if b.FirstTurnDevelop {
		corner = 1
	}
	row(w.Text("workshop.corner"), options("corner", []string{w.Text("theatre.corner.draw"), w.Text("theatre.corner.develop")}, corner))
	row(w.Text("workshop.develop"), s.prices(w, "develop", int(b.DevelopTo), w.Money(0)))
	if !g.AutomaRules.Icons {
		row(w.Text("workshop.second"), yesNo(w, "second", b.SecondRow))
		row(w.Text("workshop.toward"), s.locations(w, "toward", edit.Toward(b), func(l engine.Location) bool { return g.Locations[l].Kind == engine.EndPoint }))
		return
	}
	cells := []string{w.Text("workshop.cell-nw"), w.Text("workshop.cell-ne"), w.Text("workshop.cell-sw"), w.Text("workshop.cell-se")}
	row(w.Text("workshop.icon"), options("icon", cells, int(b.Icon)))
	row(w.Text("workshop.brewery"), s.locations(w, "brewery", []engine.Location{b.Brewery}, func(l engine.Location) bool {
		return g.Locations[l].Kind == engine.Town && s.hasSpace(l, engine.Brewery)
	}))
}

// locations are the locations that fit, as chips, some of them chosen.
func (s *Scene) locations(w words.Words, what string, chosen []engine.Location, fits func(engine.Location) bool) (list []chip) {
	for n := 1; n < len(s.board().Locations); n++ {
		if l := engine.Location(n); fits(l) {
			list = append(list, chip{id: what + ":" + strconv.Itoa(n), text: w.Location(l), act: change{what, n}, picked: slices.Contains(chosen, l)})
		}
	}
	return list
}

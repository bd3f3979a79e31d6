package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// openPurses shows the purses and resources as a page, where there is no room for them.
type openPurses struct{}

// drawPurses draws what each seat has, side by side.
func (s *Scene) drawPurses(c *widget.Canvas, area view.Rect) {
	in := area
	c.Panel(area)
	in = in.Inset(gap)
	for p, at := range in.Columns(int(s.state().Seats), gap) {
		s.purse(c, at, industry.Seat(p))
	}
}

// purseID is the id of the purse of a seat.
func purseID(seat industry.Seat) string { return "purse:" + seat.String() }

// purse draws what a seat has: points, talers as coins, jokers, and the subsidy.
func (s *Scene) purse(c *widget.Canvas, area view.Rect, seat industry.Seat) {
	state := s.state()
	p := &pen{Canvas: c, scene: s, room: area.Insets(gap+2, gap/2)}
	id := purseID(seat)
	lit := state.Actor == seat && state.Phase != industry.Over
	line, wide := c.Palette.Edge, bandLine
	if lit {
		line, wide = colour(c, seat), 2*bandLine
	}
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: c.Palette.Panel, Line: line, Width: wide})
	c.Target(view.Target{ID: id, Area: area, About: aboutSeat{seat}, Aside: true, Name: s.name(seat)})
	c.FocusRing(id, area, theme.Corner)
	defer c.Part(id)()
	high := p.room.H / 4
	head := p.strip(high)
	mark, head := head.Left(min(24, high))
	sign(c, mark, seat)
	_, head = head.Left(gap)
	badge, head := head.Side(min(high+4, 40))
	cog(c, badge.Inset(-2), strconv.Itoa(int(state.Cogs[seat])))
	c.Fitted(head, s.name(seat), c.Heading().Plain().In(colour(c, seat)))
	money := p.strip(high)
	number, money := money.Side(34 * p.grown())
	c.Label(number, strconv.Itoa(int(state.Talers[seat])), c.Strong().Sized(theme.Heading).To(view.Right))
	room := money
	room.W = min(room.W, coinsWide(int(state.Talers[seat]), 22))
	coins(c, room, int(state.Talers[seat]), 22)
	s.jokers(p, p.strip(high), seat)
	s.subsidy(p, p.strip(high), seat)
}

// jokers draws the jokers of a seat.
func (s *Scene) jokers(p *pen, row view.Rect, seat industry.Seat) {
	label := p.text("purses.jokers")
	soft := p.Soft()
	at, row := row.Left(min(soft.Width(label)+1, row.W*0.55))
	p.Fitted(at, label, soft)
	_, row = row.Left(gap)
	state := s.state()
	if state.JokersOf(seat) == 0 {
		p.Fitted(row, p.text("purses.none"), soft.In(p.Palette.Faint))
		return
	}
	side := min(row.H, 24)
	for r, n := range state.Jokers[seat] {
		for range n {
			var one view.Rect
			one, row = row.Left(side)
			at := view.Around(one.Middle(), side-2, side-2)
			p.Box(at, 4, p.Palette.Table().Parchment, p.Palette.BrassDeep)
			s.drawResource(p.Canvas, at.Inset(2), industry.Resource(r))
			_, row = row.Left(3)
		}
	}
}

// subsidy draws the subsidy of a seat: taken, or to be taken by the person (I23).
func (s *Scene) subsidy(p *pen, row view.Rect, seat industry.Seat) {
	label, soft := p.text("purses.subsidy"), p.Soft()
	at, rest := row.Left(min(soft.Width(label)+1, row.W*0.5))
	switch {
	case s.state().Subsidies[seat]:
		p.Fitted(at, label, soft)
		_, rest = rest.Left(gap)
		p.Fitted(rest, p.text("purses.taken"), soft.Of(assets.Medium).In(p.Palette.No))
	case seat == s.you && s.canSubsidy():
		high := min(row.H+4, 40)
		if p.low() {
			high = theme.Touch
		}
		p.Button(view.Rect{X: row.X, Y: row.Bottom() - high, W: row.W, H: high}, widget.Button{ID: "purse:subsidy", Text: p.text("purses.take"), Act: takeSubsidy{},
			Action: "subsidy", About: aboutSubsidy{}})
	default:
		p.Fitted(at, label, soft)
		_, rest = rest.Left(gap)
		p.Fitted(rest, p.text("purses.not-taken"), soft.In(p.Palette.Faint))
	}
}

// takeSubsidy takes a subsidy. It is asked for twice, as it costs points.
type takeSubsidy struct{}

// canSubsidy reports whether you may take a subsidy now, at any time of the game (I23).
func (s *Scene) canSubsidy() bool {
	p := s.rec.Position()
	return s.mode.changes() && !s.looksOn && s.game.Refused(p, s.subsidyOf()).OK()
}

func (s *Scene) subsidyOf() industry.Choice {
	return industry.Choice{Verb: industry.Subsidy, Seat: s.you, Zone: industry.NoZone}
}

// takeSubsidy takes the subsidy once it is asked for again, with what it costs in sight.
func (s *Scene) takeSubsidy() {
	if !s.canSubsidy() || s.notices.Warns(s.words.Text("industry-table.purses.sure")) {
		return
	}
	s.pages = nil
	s.choose(s.subsidyOf())
}

// drawResources draws who makes each resource and what it costs you now (I16, I17).
func (s *Scene) drawResources(c *widget.Canvas, area view.Rect) {
	p := &pen{Canvas: c, scene: s, room: c.Panel(area)}
	head := p.strip(min(p.Heading().Lead(), p.room.H*0.22))
	note := p.text("resources.note")
	side, head := head.Side(min(p.Soft().Width(note)+1, head.W*0.6))
	p.Fitted(head, p.text("resources.title"), p.Heading())
	p.Fitted(side, note, p.Soft().To(view.Right))
	p.down(gap / 2)
	for i, at := range p.room.Columns(len(industry.Resources), 4) {
		s.resource(p, at, industry.Resources[i])
	}
}

// resource draws a resource: its sign, its makers, and what it costs you.
func (s *Scene) resource(p *pen, area view.Rect, r industry.Resource) {
	state, paper := s.state(), p.Palette.Table()
	best, has := cheapest(s.game.Sources(state, s.you, r))
	fill, ink := paper.Parchment, paper.Ink
	if !has {
		fill, ink = p.Palette.Sunk, p.Palette.Soft
	}
	id := "resource:" + r.String()
	p.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Line: p.Palette.Edge, Width: theme.Hair})
	p.Target(view.Target{ID: id, Area: area, About: aboutResource{r}, Aside: true})
	p.FocusRing(id, area, theme.Corner)
	defer p.Part(id)()
	part := area.H / 4
	at, rest := area.Insets(2, 3).Top(part * 1.1)
	if has {
		s.drawResource(p.Canvas, at, r)
	} else {
		box := view.Around(at.Middle(), min(at.W, at.H)+4, min(at.W, at.H)+2)
		p.Box(box, 4, paper.Parchment.Mix(p.Palette.Sunk, 0.55), 0)
		s.drawResource(p.Canvas, at, r)
	}
	text := widget.Style{Font: assets.Medium, Size: p.Least(theme.Tiny * p.Reading), Colour: ink, Align: view.Centre}
	at, rest = rest.Top(part * 0.8)
	p.Fitted(at, s.words.ResourceName(r), text)
	at, rest = rest.Top(part)
	s.makers(p, at, r, text)
	p.Fitted(rest, s.priceText(p, r, best, has), text)
}

// makers draws the signs of those with developed works for a resource.
func (s *Scene) makers(p *pen, at view.Rect, r industry.Resource, text widget.Style) {
	var list []industry.Seat
	for z := range industry.ID(industry.Zones) {
		if owner, built := s.state().Owner(z); built && s.game.Zones[z].Makes == r {
			list = append(list, owner)
		}
	}
	if len(list) == 0 {
		p.Fitted(at, p.text("resources.no-one"), text)
		return
	}
	side := min(at.H, 20, at.W/float64(len(list)))
	x := at.Middle().X - side*float64(len(list))/2
	for _, seat := range list {
		sign(p.Canvas, view.Rect{X: x, Y: at.Y, W: side, H: at.H}, seat)
		x += side
	}
}

// priceText is what a resource costs you now, or from when the bank sells it.
func (s *Scene) priceText(p *pen, r industry.Resource, best industry.Source, has bool) string {
	switch {
	case !has:
		return p.text("resources.bank", "era", industry.EraName(s.game.Sells[r]))
	case best.Price() == 0:
		return p.text("resources.free")
	}
	return s.words.Talers(int(best.Price()))
}

package pages

import (
	"sohofoundry/engine"
	"sohofoundry/render/tell/film"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// RoundEnd is the page of the end of a round: income, tiles given up for a debt, the player who begins the next round.
type RoundEnd struct {
	Frame  *film.Frame    // of the kind film.RoundEnd
	Scroll *widget.Scroll // of its lines, where they do not all fit
	Left   float64        // of the moment, from 1 to 0
}

// RoundID is the scrolling part of the page.
const RoundID = "round:list"

// roundLine is one movement on the page.
type roundLine struct {
	icon, text string
	amount     string
	good       bool
	stage      int // in which it comes
	money      int // that moves, of a seat
	seat       engine.Seat
}

// View draws the page at the top of an area, as high as it comes out.
func (p RoundEnd) View(c *widget.Canvas, area view.Rect) {
	w := words.In(c.Words)
	lines := p.lines(c)
	margin := c.PageMargin()
	wide := min(area.W, 520*max(1, c.Reading*0.92))
	inside := wide - 2*margin - 34
	if c.TouchLayout() { // the scroll bar
		inside -= 14
	}
	body := c.Body()
	high := margin + 34 + p.platesHigh(c) + theme.Gap + 14 + c.ButtonHigh() + margin
	for _, line := range lines {
		high += c.ParaHeight(inside-60, line.text, body) + 10
	}
	high = min(high, area.H)
	box := view.Rect{X: area.Middle().X - wide/2, Y: area.Y + max(0, (area.H-high)/3), W: wide, H: high}
	c.Target(view.Target{ID: "round:beneath", Area: area, NoFocus: true}) // a click beside the page is none on the board
	c.Target(view.Target{ID: "round", Area: box, NoFocus: true})
	c.Add(view.Item{Kind: view.Box, Area: box, Radius: theme.Corner + 4, Fill: c.Palette.Panel, Line: c.Palette.Brass.Fade(0.6), Width: 1.5})
	in := box.Inset(margin)
	s := &p.Frame.Before
	title := w.Text("page.round-end.title."+s.Era.String(), "n", itoa(int(s.Round)))
	c.Fitted(view.Rect{X: in.X, Y: in.Y, W: in.W, H: 30}, title, c.Title())
	list := view.Rect{X: in.X, Y: in.Y + 34 + 8, W: in.W, H: in.H - 34 - 14 - c.ButtonHigh()}
	if c.TouchLayout() && p.Scroll != nil {
		c.ScrollKeys(RoundID, list.H)
		*p.Scroll = c.Scrolling(list, RoundID, *p.Scroll, func(in view.Rect) float64 { return p.list(c, in, inside-60, lines) })
	} else {
		p.list(c, list, inside-60, lines)
	}
	button, _ := in.Foot(c.ButtonHigh())
	button, _ = button.Side(160)
	c.Button(button, widget.Button{ID: "round:on", Text: w.Text("page.round-end.on"), Act: Skip{}, Action: "next-step", Main: true})
	c.Key("back", Skip{})
}

// list draws the plates and writes the lines, with texts of the given width, and returns its height.
func (p RoundEnd) list(c *widget.Canvas, in view.Rect, wide float64, lines []roundLine) float64 {
	top, body := in.Y, c.Body()
	plates, in := in.Top(p.platesHigh(c))
	_, in = in.Top(theme.Gap)
	icons := make([]view.Point, len(lines))
	for i := range lines {
		line := &lines[i]
		row := view.Rect{X: in.X, Y: in.Y, W: in.W, H: body.Lead()}
		icon, _ := row.Left(24)
		icons[i] = icon.Middle()
		c.Icon(icon, line.icon, c.Palette.Brass)
		p.amount(c, row, line)
		in.Y += c.Para(view.Rect{X: in.X + 34, Y: in.Y, W: wide}, "round:"+itoa(i), line.text, body) + 10
	}
	p.coins(c, lines, icons, p.plates(c, plates))
	return in.Y - top
}

// lines tell the events of the frame; the Automa has no income (M2), which is said once.
func (p RoundEnd) lines(c *widget.Canvas) (lines []roundLine) {
	var order engine.Log
	incomes := 0
	for i, e := range p.Frame.Events {
		line := roundLine{icon: "warning", text: words.In(c.Words).Event(e), good: e.Amount >= 0, stage: p.Frame.StageOf(i), seat: e.Seat}
		switch {
		case e.Kind == engine.OrderSet:
			order = append(order, e)
			continue
		case e.Kind == engine.MoneyMoved && e.Reason == engine.ForIncome:
			line.icon, line.amount, line.money = "income", words.In(c.Words).Money(int(e.Amount)), int(e.Amount)
			incomes++
		case e.Kind == engine.MoneyMoved:
			line.icon, line.amount, line.money = "money", words.In(c.Words).Money(int(e.Amount)), int(e.Amount)
		case e.Kind == engine.Scored:
			line.icon, line.amount = "laurels", c.Words.Text("page.vp", "n", words.Signed(int(e.Amount)))
		case e.Kind == engine.TileRemoved:
			line.good = false
		}
		lines = append(lines, line)
	}
	if p.Frame.Before.Solo {
		lines = append(lines, roundLine{icon: "cog", text: c.Words.Text("page.round-end.automa")})
	}
	if len(order) > 0 {
		for _, text := range words.In(c.Words).EventLines(order) {
			lines = append(lines, roundLine{icon: "hourglass", text: text})
		}
		lines = append(lines, roundLine{icon: "pay", text: p.spent(words.In(c.Words))})
	}
	if incomes == 0 {
		text := c.Words.Text("page.round-end.nothing")
		if words.In(c.Words).Company() {
			text = c.Words.Text("page.round-end.nothing-all")
		}
		lines = append([]roundLine{{icon: "income", text: text}}, lines...)
	}
	return lines
}

// spent says who goes first, with what two sides spent; that of more stands on their plates.
func (p RoundEnd) spent(w words.Words) string {
	if w.Company() {
		return w.Text("page.round-end.order")
	}
	players := &p.Frame.Before.Players
	return w.Text("page.round-end.spent", "you", w.Money(int(players[engine.HumanSeat].Spent)), "automa",
		w.Money(int(players[engine.AutomaSeat].Spent)))
}

package pages

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/putright"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The page of a game that is over in the layouts for hands: one column, with the buttons for the next step at its foot.

const curveHigh = 290.0

// hands draws the page.
func (f *Final) hands(c *widget.Canvas, area view.Rect) {
	c.Add(view.Item{Kind: view.Box, Area: area, Fill: c.Palette.Panel})
	inner := area.Insets(theme.Gap, theme.Gap/2)
	foot, rest := inner.Foot(handButton + theme.Gap/2)
	all := f.allButtons(c)
	first, others := []widget.Button{all[0], all[len(all)-1]}, all[1:len(all)-1]
	grid(c, foot.Move(0, theme.Gap/2), 2, first)
	c.ScrollKeys(momentsID, rest.H)
	f.scroll = c.Scrolling(rest, momentsID, f.scroll, func(in view.Rect) float64 {
		top := in.Y
		in.Y += f.handHead(c, in) + theme.Pad
		if c.Size.Layout() == view.Short { // where two parts stand side by side
			sides := in.Columns(2, 2*theme.Gap)
			in.Y += max(f.handBars(c, sides[0]), f.handParts(c, sides[1], f.handCurve, f.handRich))
		} else {
			in.Y += f.handParts(c, in, f.handBars, f.handCurve, f.handRich)
		}
		in.Y += f.handParts(c, in, f.handMoments)
		return in.Y + grid(c, in, across(c), others) - top
	})
}

// handParts draws parts below each other and returns how high they came out.
func (*Final) handParts(c *widget.Canvas, area view.Rect, parts ...func(*widget.Canvas, view.Rect) float64) float64 {
	top := area.Y
	for _, part := range parts {
		area.Y += part(c, area) + theme.Pad
	}
	return area.Y - top
}

// allButtons are the buttons of the page for this game.
func (f *Final) allButtons(c *widget.Canvas) (list []widget.Button) {
	for _, b := range finalButtons {
		if f.game.Edition.Companion && b.ID == "analyse" { // not all of the game is known
			continue
		}
		b.Text = c.Words.Text("page.final.do." + b.ID)
		b.ID, b.Entry = "final:"+b.ID, true
		list = append(list, b)
		if f.money.PoundsPerVP > 0 && b.ID == "final:board" {
			list = append(list, widget.Button{ID: "final:put-right", Text: c.Words.Text("put-right.title"), Icon: "tie", Act: putright.Open{}, Entry: true})
		}
	}
	return list
}

// handHead tells the winner.
func (f *Final) handHead(c *widget.Canvas, area view.Rect) float64 {
	title, mark, colour := f.titleText(c)
	style := c.Title().In(colour)
	c.Icon(view.Rect{X: area.X, Y: area.Y + 2, W: 36, H: 36}, mark, colour)
	y := max(40, c.Para(view.Rect{X: area.X + 46, Y: area.Y, W: area.W - 46}, "final:title", title, style)) + 8
	if honour := f.honour(words.In(c.Words)); honour != "" {
		c.Icon(view.Rect{X: area.X, Y: area.Y + y, W: 22, H: c.Strong().Lead()}, "trophy", c.Palette.Brass)
		at := view.Rect{X: area.X + markWide, Y: area.Y + y, W: area.W - markWide}
		y += c.Para(at, "final:honour", honour, c.Strong().In(c.Palette.Brass)) + 6
	}
	text, practice := f.scoreText(c)
	line := view.Rect{X: area.X, Y: area.Y + y, W: area.W, H: c.Body().Lead()}
	if practice {
		c.Icon(view.Rect{X: line.X, Y: line.Y, W: 22, H: line.H}, "warning", c.Palette.Iron)
		line.X, line.W = line.X+markWide, line.W-markWide
	}
	return y + c.Para(line, "final:score", text, c.Body())
}

// handBars draws the bars with their names above them.
func (f *Final) handBars(c *widget.Canvas, area view.Rect) float64 {
	const high = 19.0
	top := area.Y
	area.Y += f.heading(c, area, "page.final.sources")
	if f.many() {
		area.H = f.tableHigh(c)
		f.cells(c, area)
		return area.Bottom() - top
	}
	most := f.mostVP()
	for _, s := range f.sources() {
		area.Y += c.Para(area, "final:source", c.Words.Text("page.final.source."+s.String()), c.Soft().In(c.Palette.Text)) + 2
		for seat, vp := range f.account.By[s][:2] {
			wide := float64(max(vp, 0)) / float64(most) * (area.W - 80*c.Reading)
			f.bar(c, view.Rect{X: area.X, Y: area.Y, W: wide, H: high}, engine.Seat(seat), vp)
			area.Y += high + 2
		}
		area.Y += 6
	}
	return area.Y - top
}

func (f *Final) handCurve(c *widget.Canvas, area view.Rect) float64 {
	area.H = curveHigh + c.ParaHeight(area.W, curveHow(words.In(c.Words)), c.Soft())
	f.curve(c, area)
	return area.H
}

// handRich lists the richest links and tiles of a side.
func (f *Final) handRich(c *widget.Canvas, area view.Rect) float64 {
	top := area.Y
	area.Y += f.heading(c, area, "page.final.richest")
	area.H = theme.Touch
	f.sides(c, area)
	area.Y += theme.Touch + 8
	list := f.account.Richest[f.seat]
	if len(list) == 0 {
		return area.Y + c.Para(area, "final:rich", c.Words.Text("page.final.none"), c.Soft()) - top
	}
	style := c.Body()
	for i := range list {
		row := view.Rect{X: area.X, Y: area.Y, W: area.W, H: style.Lead()}
		c.Label(row, itoa(list[i].VP), style.Of(assets.Bold).In(livery.Seat(c.Palette, f.seat)).To(view.Right))
		row.W -= 40 * c.Reading
		side := style.Lead() + 4
		c.Picture(view.Around(view.Point{X: row.X + side/2, Y: row.Y + row.H/2}, side, side), f.plate(c, &list[i]), 1)
		row.X, row.W = row.X+side+8, row.W-side-8
		area.Y += c.Para(row, "final:rich:"+itoa(i), thingText(words.In(c.Words), &list[i], f.oneEra), style) + 6
	}
	return area.Y - top
}

// handMoments lists the moments, each with the way to look at it.
func (f *Final) handMoments(c *widget.Canvas, area view.Rect) float64 {
	top := area.Y
	area.Y += f.heading(c, area, "page.final.moments")
	if len(f.account.Moments) == 0 {
		return area.Y + c.Para(area, "final:moments", c.Words.Text("page.final.none"), c.Soft()) - top
	}
	for i := range f.account.Moments {
		m, line := &f.account.Moments[i], area
		line.H = theme.Touch
		button, when := line.Side(110 * max(1, c.Reading))
		c.Fitted(when, roundText(words.In(c.Words), m.Era, m.Round), c.Soft().In(c.Palette.Brass))
		c.Button(button, widget.Button{ID: "final:show:" + itoa(i), Icon: "eye", Text: c.Words.Text("page.final.show"), Act: ShowAt{shownAt(m)}})
		area.Y += theme.Touch + 2
		area.Y += c.Para(area, "final:moment:"+itoa(i), f.momentText(words.In(c.Words), m), c.Body()) + 10
	}
	return area.Y - top
}

// heading writes the heading of a part and returns how high it is.
func (f *Final) heading(c *widget.Canvas, area view.Rect, key string) float64 {
	area.H = headingHigh
	c.Fitted(area, c.Words.Text(key), c.Heading())
	return headingHigh
}

package pages

import (
	"math"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Where more than two play, the page of the end has a table in the place of bars: a row a source, a column a seat, the best first.

// many reports whether more seats play than bars can show.
func (f *Final) many() bool { return f.header.Options.Seats > 2 }

// placesText tells the VP of all: of two sides, or of the seats by their places.
func (f *Final) placesText(w words.Words) string {
	if !w.Company() {
		return w.Text("page.final.score", "you", plain(f.account.VP[0]), "automa", plain(f.account.VP[1]))
	}
	var list []string
	for _, seat := range f.seats {
		list = append(list, w.Text("page.final.place", "place", itoa(f.result.Place(seat)), "name", w.SeatName(seat), "n", plain(f.account.VP[seat])))
	}
	return w.Sentence(w.Commas(list))
}

// distantText tells what was sold to the distant market, with a space before it.
func (f *Final) distantText(w words.Words) string {
	var list []string
	for seat, d := range f.account.Distant {
		if d.Mills > 0 {
			list = append(list, w.Text("page.final.distant-of", "name", w.SeatName(engine.Seat(seat)), "n", d.Mills, "income", d.Income))
		}
	}
	you, automa := f.account.Distant[engine.HumanSeat], f.account.Distant[engine.AutomaSeat]
	switch {
	case len(list) == 0:
		return ""
	case w.Company():
		return " " + w.Text("page.final.distant-all", "list", w.Commas(list))
	}
	return " " + w.Text("page.final.distant", "you", itoa(you.Mills), "your_income", itoa(you.Income), "automa", itoa(automa.Mills),
		"automas_income", itoa(automa.Income))
}

// tableRow is the height of a row where there is room for it, and that of the heads of columns.
func tableRow(c *widget.Canvas) float64 { return c.Body().Lead() + 8 }

func tableHead(c *widget.Canvas) float64 {
	if c.TouchLayout() { // the mark stands above the name
		return c.Soft().Lead() + 26
	}
	return tableRow(c)
}

// tableHigh is how high the table is with its heads, a row a source, and the sums.
func (f *Final) tableHigh(c *widget.Canvas) float64 {
	return tableHead(c) + float64(len(f.sources())+1)*tableRow(c)
}

// table draws the table with its heading.
func (f *Final) table(c *widget.Canvas, area view.Rect) {
	w := words.In(c.Words)
	head, rest := area.Top(headingHigh)
	c.Fitted(head, w.Text("page.final.sources"), c.Heading())
	f.cells(c, rest)
}

// cells draws the table itself, its rows lower where there is less room.
func (f *Final) cells(c *widget.Canvas, area view.Rect) {
	w, list := words.In(c.Words), f.sources()
	high := min((area.H-tableHead(c))/float64(len(list)+1), tableRow(c))
	heads, rest := area.Top(tableHead(c))
	label := min(170*c.Reading, area.W*0.36)
	_, columns := heads.Left(label)
	for i, column := range columns.Columns(len(f.seats), theme.Gap) {
		f.tableName(c, column, f.seats[i])
	}
	style := c.Body()
	style = style.Sized(min(style.Size, high/1.3))
	row := view.Rect{X: rest.X, Y: rest.Y, W: rest.W, H: high}
	for _, s := range list {
		f.row(c, row, w.Text("page.final.source."+s.String()), f.account.By[s], style, float64(f.mostVP()))
		row.Y += high
	}
	c.Line([]view.Point{{X: row.X, Y: row.Y}, {X: row.Right(), Y: row.Y}}, 1, c.Palette.Edge)
	f.row(c, row, w.Text("page.final.total"), f.account.VP, c.Strong().Sized(style.Size), 0)
}

// tableName is the head of a column.
func (f *Final) tableName(c *widget.Canvas, area view.Rect, seat engine.Seat) {
	style := c.Soft().In(livery.Seat(c.Palette, seat)).To(view.Right)
	text := words.In(c.Words).SeatName(seat)
	if c.TouchLayout() {
		mark, name := area.Top(22)
		mark, _ = mark.Side(20)
		ownerMark(c, mark, seat)
		c.Fitted(name, text, style)
		return
	}
	wide := min(style.Width(text), area.W-24)
	name, rest := area.Side(wide)
	c.Fitted(name, text, style)
	mark, _ := rest.Side(24)
	ownerMark(c, mark.Insets(3, 0), seat)
}

// row writes what each seat has from a source, above a line that is as long as that is much; without one where most is 0.
func (f *Final) row(c *widget.Canvas, area view.Rect, name string, vp account.VP, style widget.Style, most float64) {
	risen := view.Ease(1 - f.Left)
	label, rest := area.Left(min(170*c.Reading, area.W*0.36))
	c.Fitted(label, name, style)
	for i, cell := range rest.Columns(len(f.seats), theme.Gap) {
		seat := f.seats[i]
		colour, n := livery.Seat(c.Palette, seat), float64(vp[seat])*risen
		number := style.Of(assets.Bold).To(view.Right).In(colour)
		if vp[seat] == 0 {
			number = number.In(c.Palette.Faint)
		}
		c.Label(cell, plain(int(math.Round(n))), number)
		if most > 0 && n > 0 {
			wide := cell.W * n / most
			c.Box(view.Rect{X: cell.Right() - wide, Y: cell.Bottom() - 3, W: wide, H: 2}, 0, colour, 0)
		}
	}
}

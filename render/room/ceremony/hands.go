package ceremony

import (
	"sohofoundry/engine"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Sizes in the layouts for hands: there the columns lie.
const (
	barHigh      = 34.0
	handRibbon   = 46.0
	handScore    = 62.0 // wide
	handName     = 24.0
	handNameWide = 150.0
	shortSide    = 0.42 // of the window's width beside the board
	shortLeast   = 320.0
	besideBoard  = 22.0 // of the ribbon's tails
)

// hands lays the board out above the lying columns, or at their left.
func (d *drawing) hands(whole view.Rect) {
	if d.Size.Layout() == view.Short {
		wide := max(whole.W*shortSide, shortLeast)
		if d.beside() {
			wide = whole.W / 2
		}
		side, rest := whole.Side(wide)
		d.board(rest)
		head, side := side.Top(handRibbon + 2*theme.Gap)
		d.handParts(side.Insets(theme.Gap, 0))
		d.ribbon(view.Around(head.Middle(), head.W-2*besideBoard-2*theme.Gap, handRibbon))
		return
	}
	head, rest := whole.Top(handRibbon + 2*theme.Gap)
	foot, rest := rest.Foot(d.handHigh(whole.W - 2*theme.Gap))
	d.board(rest)
	d.handParts(foot.Insets(theme.Gap, 0))
	d.ribbon(view.Around(head.Middle(), head.W-2*besideBoard-2*theme.Gap, handRibbon))
}

// many reports whether there are more columns than leave much room for the names.
func (d *drawing) many() bool { return len(d.m.Sides) > 2 }

// beside reports whether names stand beside the lying columns, as there is no room above many of them.
func (d *drawing) beside() bool { return d.many() && d.Size.Layout() == view.Short }

// handRow is how high a column is with its name.
func (d *drawing) handRow() float64 {
	if d.beside() {
		return barHigh + theme.Gap
	}
	return handName + barHigh + theme.Gap
}

// handHigh is how high the parts beside the board come out.
func (d *drawing) handHigh(wide float64) float64 {
	high := float64(len(d.m.Sides))*d.handRow() + d.ButtonHigh() + 4*theme.Gap
	if d.m.Won {
		high += d.ParaHeight(wide, d.m.Caption, d.captionStyle()) + theme.Gap
	}
	return high
}

// handParts draws the columns, what decided the game and the buttons.
func (d *drawing) handParts(area view.Rect) {
	foot, area := area.Foot(d.ButtonHigh() + theme.Gap)
	list := d.buttons()
	row, _ := foot.Top(d.ButtonHigh())
	for i, at := range row.Columns(len(list), theme.Gap) {
		d.Button(at, list[i])
	}
	_, area = area.Top(theme.Gap)
	for i := range d.m.Sides {
		var row view.Rect
		row, area = area.Top(d.handRow())
		name, bar := row.Top(handName)
		if d.beside() {
			row, _ = row.Top(barHigh)
			name, bar = row.Left(handNameWide)
		}
		seat := engine.Seat(i)
		d.name(name, seat, view.Left)
		bar, _ = bar.Top(barHigh)
		score, bar := bar.Side(handScore)
		d.column(shaft{seat: seat, area: bar.Insets(10, 8), lying: true, top: d.m.scaleTop()})
		d.score(score.Inset(1), seat)
	}
	if seen := d.captioned(); seen > 0 && d.m.Caption != "" {
		style := d.captionStyle()
		d.Para(area.Move(0, theme.Gap/2), "ceremony:caption", d.m.Caption, style.In(style.Colour.Fade(seen)))
	}
}

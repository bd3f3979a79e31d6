package ceremony

import (
	"sohofoundry/engine"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The desk in a window of 1600 by 1000: in a smaller one its margins shrink.
const (
	wideMeant, highMeant = 1600.0, 1000.0

	sideWide   = 196.0 // from the window's edge to the board
	headHigh   = 122.0
	columnWide = 66.0
	columnEdge = 48.0
	columnMore = 140.0 // from one column to the next at the same side
)

// desk lays the board out between the columns, the title above it, what decided the game and the buttons below it.
func (d *drawing) desk(whole view.Rect) {
	k := min(whole.W/wideMeant, whole.H/highMeant, 1.2)
	foot, rest := whole.Foot(d.footHigh())
	head, rest := rest.Top(headHigh * k)
	margin := max(sideWide*k, 150)
	more := max(columnMore*k, 96)
	atLeft := (len(d.m.Sides) + 1) / 2
	left, rest := rest.Left(margin + more*float64(atLeft-1))
	right, middle := rest.Side(margin + more*float64(len(d.m.Sides)-atLeft-1))
	d.board(middle)
	wide, edge := max(columnWide*k, 50), max(columnEdge*k, 22)
	for i := range d.m.Sides {
		column := view.Rect{X: left.X + edge + more*float64(i), Y: left.Y + 22*k, W: wide, H: left.H - 30*k}
		if i >= atLeft {
			column.X = right.Right() - edge - wide - more*float64(len(d.m.Sides)-1-i)
		}
		s := shaft{seat: engine.Seat(i), area: column, top: d.m.scaleTop()}
		if i == atLeft-1 || i == atLeft { // beside the board
			d.scale(&s, i < atLeft)
		}
		d.column(s)
		at := view.Point{X: column.Middle().X, Y: head.Y + head.H*0.58}
		d.score(view.Around(at, max(124*k, 84), max(76*k, 46)), s.seat)
	}
	d.names(whole, left.Bottom()+14, margin, more)
	ribbon := view.Around(view.Point{X: whole.Middle().X, Y: head.Y + head.H*0.46}, min(700*max(k, 0.8), middle.W*0.7), 88*k)
	d.ribbon(ribbon)
	d.foot(foot.Insets(margin*0.9, 0))
}

// names writes below each column whose it is.
func (d *drawing) names(whole view.Rect, y, margin, more float64) {
	last := len(d.m.Sides) - 1
	atLeft := (last + 2) / 2
	for i := range d.m.Sides {
		name, align := view.Rect{X: 16 + more*float64(i), Y: y, W: margin + 20, H: 32}, view.Left
		if last > 1 {
			name.W = more - 4
		}
		if i >= atLeft {
			name.X, align = whole.Right()-16-name.W-more*float64(last-i), view.Right
		}
		d.name(name, engine.Seat(i), align)
	}
}

// footHigh is how high the foot of the desk is.
func (d *drawing) footHigh() float64 {
	high := d.ButtonHigh() + 2*theme.Gap
	if d.m.Won {
		high += d.captionHigh() + theme.Gap
	}
	return high
}

func (d *drawing) captionHigh() float64 { return d.captionStyle().Lead() + theme.Gap }

func (d *drawing) captionStyle() widget.Style { return d.Strong().Of(assets.Medium).To(view.Centre) }

// foot draws what decided the game, and the buttons.
func (d *drawing) foot(area view.Rect) {
	_, rest := area.Top(theme.Gap)
	if d.m.Won {
		var line view.Rect
		line, rest = rest.Top(d.captionHigh())
		style := d.captionStyle()
		wide := min(style.Width(d.m.Caption)+4*theme.Gap, line.W)
		if seen := d.captioned(); seen > 0 && d.m.Caption != "" {
			box := view.Around(line.Middle(), wide, line.H)
			d.Add(view.Item{Kind: view.Box, Area: box, Radius: 4, Fill: d.Palette.Panel.Fade(seen),
				Line: d.Palette.BrassDeep.Fade(seen), Width: 1.4})
			d.Add(view.Item{Kind: view.Box, Area: box.Inset(4), Radius: 2, Line: d.Palette.BrassDeep.Fade(0.6 * seen), Width: 0.8})
			d.Fitted(box.Insets(theme.Gap, 0), d.m.Caption, style.In(style.Colour.Fade(seen)))
		}
		_, rest = rest.Top(theme.Gap)
	}
	list := d.buttons()
	wide := 0.0
	for i := range list {
		wide = max(wide, d.ButtonWide(&list[i])+2*theme.Gap)
	}
	all := min(rest.W, float64(len(list))*(wide+theme.Gap))
	row := view.Rect{X: rest.Middle().X - all/2, Y: rest.Y, W: all, H: d.ButtonHigh()}
	for i, at := range row.Columns(len(list), theme.Gap) {
		d.Button(at, list[i])
	}
}

// buttons lead on. As long as something moves that can be skipped; then one may look at the board.
func (d *drawing) buttons() (list []widget.Button) {
	moves := d.m.At < Length(d.m)
	switch {
	case moves:
		list = append(list, widget.Button{ID: "ceremony:skip", Text: d.Words.Text("page.ceremony.skip"), Act: Skip{}, Action: "back"})
	case d.m.Won:
		list = append(list, widget.Button{ID: "ceremony:board", Text: d.Words.Text("page.final.do.board"), Act: Board{}, Action: "back"})
	default:
		d.Key("back", GoOn{})
	}
	text := "page.ceremony.go-on"
	if d.m.Won {
		text = "page.ceremony.figures"
	}
	return append(list, widget.Button{ID: "ceremony:on", Text: d.Words.Text(text), Act: GoOn{}, Action: "next-step", Main: true})
}

// The unit of the ribbon's painting, and the room for laurels at both ends of its front.
const (
	ribbonHigh    = 46.0
	ribbonLaurels = 1.1 // parts of its height
)

const (
	ribbonFront view.Colour = 0xe8c57cff
	ribbonEdge  view.Colour = 0x7a5616ff
	ribbonInk   view.Colour = 0x2a1b06ff
)

// ribbon tells who won, or what ends, on a ribbon that unrolls from its middle.
func (d *drawing) ribbon(area view.Rect) {
	seen := d.titled()
	if seen == 0 {
		return
	}
	unit := area.H / ribbonHigh
	ends := plate.RibbonEnd * unit
	all := view.Rect{X: area.X - ends, Y: area.Y, W: area.W + 2*ends, H: area.H + plate.RibbonFold*unit}
	d.Picture(view.Around(all.Middle(), all.H*9, all.H*2.6), plate.Lamp{Colour: d.Palette.HumanPlate}, 0.4*seen)
	shown := view.Around(all.Middle(), all.W*seen, all.H)
	d.Clipped(shown, func() {
		d.Picture(all, plate.Ribbon{Wide: float64(int(area.W / unit)), High: ribbonHigh, Colour: ribbonFront, Edge: ribbonEdge}, 1)
		in := area.Insets(area.H*0.2, 0)
		if d.m.Won && d.m.Cheered {
			left, rest := in.Left(area.H * ribbonLaurels)
			right, rest := rest.Side(area.H * ribbonLaurels)
			for _, at := range [2]view.Rect{left, right} {
				d.Icon(at.Inset(area.H*0.12), "laurels", ribbonEdge)
			}
			in = rest
		}
		d.titleIn(in)
	})
}

// titleIn writes the title as large as it fits, in two lines if it would be small in one.
func (d *drawing) titleIn(area view.Rect) {
	style := widget.Style{Font: assets.Title, Size: area.H * 0.58, Colour: ribbonInk, Align: view.Centre, Level: 2}
	if wide := style.Width(d.m.Title); wide > area.W {
		style.Size *= 0.99 * area.W / wide
	}
	lines := []string{d.m.Title}
	if least := area.H * 0.36; style.Size < least {
		style.Size = least
		lines = fonts.Wrap(style.Font, style.Size, d.m.Title, area.W)
	}
	high := style.Size * 1.15
	for i, line := range lines {
		at := area.Middle().Y + (float64(i)-float64(len(lines)-1)/2)*high
		d.Label(view.Rect{X: area.X, Y: at - high/2, W: area.W, H: high}, line, style)
	}
}

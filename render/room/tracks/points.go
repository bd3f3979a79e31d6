package tracks

import (
	"math"
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The VP track is of wood, the same in every palette.
const (
	wood      view.Colour = 0x2b2014ff
	woodLight view.Colour = 0x3d2e1cff
	woodDark  view.Colour = 0x352716ff
	woodInk   view.Colour = 0xe6cf98ff
)

// topOf is the VP at the right end of the track: 100, or more if somebody has or would have so many.
func (m *Model) topOf() int {
	most := 0
	for seat := range int(m.State.Seats) {
		most = max(most, int(m.State.Players[seat].VP)+m.Coming[seat], m.ahead().VP[seat].High)
	}
	return max(100, (most/50+1)*50)
}

// points draws the VP track as a ribbon: a lane for each seat.
func (m *Model) points(c *widget.Canvas, ribbon view.Rect, l look) {
	const id = "tracks:vp"
	c.Target(view.Target{ID: id, Area: ribbon, Act: l.act, About: Points{m.Coming, m.After}, Aside: true})
	c.Box(ribbon, 3, wood, c.Palette.BrassDeep)
	head(c, ribbon, l, "laurels", c.Words.Text("hand.figure.vp"), woodInk)
	cells := l.cells(ribbon)
	top := m.topOf()
	room := cells.Insets(l.marker/2+2, 0)
	vp := scaleOf(room, 0, top)
	m.ruler(c, cells, vp, top, l)
	lanes := int(m.State.Seats)
	for seat := lanes - 1; seat >= 0; seat-- {
		lane := view.Rect{X: cells.X, Y: cells.Y + float64(seat)*cells.H/float64(lanes), W: cells.W, H: cells.H / float64(lanes)}
		m.lane(c, lane, vp, engine.Seat(seat), l)
	}
	c.FocusRing(id, ribbon, 3)
}

// stands are the VP at which a marker stands or would stand.
func (m *Model) stands() (list []int) {
	for seat := range int(m.State.Seats) {
		list = append(list, int(m.State.Players[seat].VP))
		if to := m.ahead(); to.Known {
			list = append(list, to.VP[seat].Low, to.VP[seat].High)
		}
	}
	return list
}

// ruler draws the tens, with a tick for each VP where there is room, and with their numbers where no marker stands.
func (m *Model) ruler(c *widget.Canvas, cells view.Rect, vp scale, top int, l look) {
	each, every := 1, 10
	if vp.wide < 5 {
		each = 5
	}
	if vp.wide*10 < 3*l.text {
		every = 20
	}
	style := widget.Style{Font: assets.Text, Size: l.text, Colour: woodInk}
	defer c.Part(view.Silent)()
	for ten := 0; ten < top; ten += 10 {
		fill := woodLight
		if ten/10%2 == 1 {
			fill = woodDark
		}
		at := view.Rect{X: vp.at(ten), Y: cells.Y, W: 10 * vp.wide, H: cells.H}
		c.Add(view.Item{Kind: view.Box, Area: at, Fill: fill})
		number := view.Rect{X: at.X + 3, Y: at.Y, W: fonts.Width(style.Font, style.Size, strconv.Itoa(ten)) + 1, H: at.H}
		covered := func(stand int) bool { return math.Abs(vp.at(stand)-number.Middle().X) < (number.W+l.marker)/2+3 }
		if ten%every == 0 && !slices.ContainsFunc(m.stands(), covered) {
			c.Label(number, strconv.Itoa(ten), style)
		}
	}
	for at := 0; at <= top; at += each {
		long := 3.0
		if at%5 == 0 {
			long = 5
		}
		ruled(c, vp.at(at), cells.Bottom(), long, woodInk.Fade(0.7))
	}
}

// lane draws a seat's VP, what the end of the era would add now, and where a choice would bring it.
func (m *Model) lane(c *widget.Canvas, lane view.Rect, vp scale, seat engine.Seat, l look) {
	now := int(m.State.Players[seat].VP)
	end := now + m.Coming[seat]
	plate := livery.Plate(c.Palette, seat)
	y := lane.Middle().Y
	side, bar := min(l.marker, lane.H), min(5, lane.H/2) // of the marker, of the bar: lanes of four seats are narrow
	line := func(from, to int, seen float64) {
		if to > from {
			c.Box(view.Rect{X: vp.at(from), Y: y - bar/2, W: vp.at(to) - vp.at(from), H: bar}, 1, plate.Fade(seen), 0)
		}
	}
	line(now, end, 0.6)
	if to := m.ahead().VP[seat]; m.ahead().Known && (to.Low != end || to.High != end) {
		line(end, to.High, 0.3*m.seen())
		ghost(c, view.Point{X: vp.at(to.High), Y: y}, seat, side-1, m.seen(), theme.LitTop)
		if to.Low != to.High && to.Low != end {
			ghost(c, view.Point{X: vp.at(to.Low), Y: y}, seat, side-1, m.seen(), theme.LitTop)
		}
	}
	marker(c, view.Point{X: vp.at(now), Y: y}, seat, side)
}

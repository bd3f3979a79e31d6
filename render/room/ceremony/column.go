package ceremony

import (
	"math"
	"strconv"
	"strings"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/room/plate"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// Number writes VP with the minus of the reading fonts.
func Number(n int) string { return strings.TrimPrefix(words.Signed(n), "+") }

// signs and engravings tell the sources apart.
var (
	signs = [account.Sources]string{
		account.CanalLinks: "canal", account.CanalTiles: "build", account.RailLinks: "locomotive", account.RailTiles: "build",
		account.Merchants: "merchant", account.Deeds: "pass", account.IntroMoney: "money", account.IntroIncome: "income",
		account.IntroTiles: "build", account.Debts: "loan", account.Money: "money", account.PutRight: "tie",
	}
	engravings = [account.Sources]plate.Engraving{
		account.CanalLinks: plate.Rings, account.RailLinks: plate.Twist, account.RailTiles: plate.Dots,
		account.Deeds: plate.Dots, account.IntroMoney: plate.Twist, account.IntroTiles: plate.Rings, account.Money: plate.Rings,
	}
)

// The scale of the columns: its step, that of its fine marks, and how far it reaches at least.
const (
	scaleStep  = 20
	scaleFine  = 5
	scaleLeast = 60
)

// scaleTop is the number at the top of all columns, where there is room above the longest one.
func (m *Model) scaleTop() int {
	longest := 0
	for i := range m.Sides {
		up := 0
		for _, p := range m.Sides[i].Parts {
			up += max(0, p.VP)
		}
		longest = max(longest, up)
	}
	return max(scaleLeast, (longest/scaleStep+1)*scaleStep)
}

// shaft is a column of a seat: the room for all of the scale, from 0 at the foot, or from the left if it lies.
type shaft struct {
	seat  engine.Seat
	area  view.Rect
	lying bool
	top   int
}

// part is the room between two numbers of the scale.
func (s *shaft) part(from, to float64) view.Rect {
	a := s.area
	k := a.H / float64(s.top)
	if s.lying {
		k = a.W / float64(s.top)
		return view.Rect{X: a.X + from*k, Y: a.Y, W: (to - from) * k, H: a.H}
	}
	return view.Rect{X: a.X, Y: a.Bottom() - to*k, W: a.W, H: (to - from) * k}
}

// corner rounds what is not the first seat's.
func corner(seat engine.Seat, radius float64) float64 {
	if seat == engine.HumanSeat {
		return 3
	}
	return radius
}

// column draws a column as far as it has climbed. What was lost is taken off at its top.
func (d *drawing) column(s shaft) {
	colour := livery.Plate(d.Palette, s.seat)
	d.Add(view.Item{Kind: view.Box, Area: s.area.Inset(-8), Radius: corner(s.seat, 16), Fill: d.Palette.Panel, Line: colour.Fade(0.8),
		Width: 1.2})
	d.Add(view.Item{Kind: view.Box, Area: s.area, Radius: corner(s.seat, 8), Fill: d.Palette.Sunk})
	raced := d.raced(d.m.Sides, s.seat)
	total := 0
	for _, vp := range raced {
		total += vp
	}
	d.Clipped(s.part(0, float64(max(0, total))), func() { d.metals(&s, raced) })
	if total > 0 {
		d.edge(&s, float64(total), colour)
	}
}

// metals draws the piece of each source, whole: as much of the column is seen as has climbed.
func (d *drawing) metals(s *shaft, raced []int) {
	from, parts := 0, d.m.Sides[s.seat].Parts
	for i, p := range parts {
		if p.VP <= 0 {
			continue
		}
		area := s.part(float64(from), float64(from+p.VP))
		d.Picture(area, plate.Shaft{Coat: plate.CoatOf(d.Palette, s.seat), Engraving: engravings[p.Source], Lying: s.lying}, 1)
		d.figure(s, area, signs[p.Source], raced[i])
		d.Target(view.Target{ID: "ceremony:" + p.Source.String() + ":" + strconv.Itoa(int(s.seat)), Area: area, NoFocus: true,
			About: d.m.source(i)})
		from += p.VP
	}
}

// source is what all seats have from a source, by the index of its parts.
func (m *Model) source(i int) Source {
	of := Source{Source: m.Sides[0].Parts[i].Source, Seats: len(m.Sides)}
	for seat := range m.Sides {
		of.VP[seat] = m.Sides[seat].Parts[i].VP
	}
	return of
}

// The label of a piece: its least room along the column, its height, and how wide it is with a sign, and without.
const (
	figureLeast = 24.0
	figureHigh  = 22.0
	figureWide  = 54.0
	figureSlim  = 28.0
)

// figure labels a piece with its source and its VP so far, where there is room.
func (d *drawing) figure(s *shaft, area view.Rect, sign string, vp int) {
	high, wide := min(figureHigh, area.H-1), min(area.W-4, figureWide)
	if s.lying && area.W < figureSlim || !s.lying && area.H < figureLeast || vp == 0 {
		return
	}
	box := view.Around(area.Middle(), wide, high)
	text := widget.Style{Font: assets.Bold, Size: 15, Colour: theme.Foundry.Text, Align: view.Centre}
	if wide < figureSlim+12 { // no room for a sign
		d.Label(box, Number(vp), text.In(livery.SeatDeep(d.Palette, s.seat)))
		return
	}
	d.Add(view.Item{Kind: view.Box, Area: box, Radius: corner(s.seat, high/2), Fill: theme.Foundry.Panel.Fade(0.92)})
	icon, rest := box.Insets(5, 0).Left(15)
	d.Icon(icon, sign, livery.Plate(d.Palette, s.seat))
	d.Label(rest, Number(vp), text.To(view.Right))
}

// edge draws the bright edge of a column, in a light while it climbs and at last on the winner's.
func (d *drawing) edge(s *shaft, total float64, colour view.Colour) {
	at := s.part(total, total)
	if d.since(d.race, d.raceLong) < 1 || d.m.Won && d.m.Winner == s.seat {
		d.Picture(view.Around(at.Middle(), 130, 130), plate.Lamp{Colour: colour}, 0.8)
	}
	line := view.Around(at.Middle(), at.W+8, 4)
	if s.lying {
		line = view.Around(at.Middle(), 4, at.H+8)
	}
	d.Add(view.Item{Kind: view.Box, Area: line, Radius: 2, Fill: theme.LitTop})
}

// scale draws the scale of a column at its right or left.
func (d *drawing) scale(s *shaft, right bool) {
	x, way, align := s.area.Right()+12, 1.0, view.Left
	if !right {
		x, way, align = s.area.X-12, -1, view.Right
	}
	style := d.Soft().Sized(max(13, d.Least(0)))
	for v := 0; v <= s.top; v += scaleFine {
		long, wide, colour := 6.0, 1.0, d.Palette.Soft
		if v%scaleStep == 0 {
			long, wide, colour = 16, 2, d.Palette.Text
		}
		y := s.part(float64(v), float64(v)).Y
		d.Add(view.Item{Kind: view.Box, Area: view.Rect{X: math.Min(x, x+way*long), Y: y - wide/2, W: long, H: wide}, Fill: colour})
		if v%scaleStep == 0 {
			label := view.Rect{X: x + 20, Y: y - 9, W: 40, H: 18}
			if !right {
				label.X = x - 60
			}
			d.Label(label, strconv.Itoa(v), style.To(align))
		}
	}
}

// score draws the VP of a seat so far on a plate; the winner's has laurels around it as soon as that is said.
func (d *drawing) score(area view.Rect, seat engine.Seat) {
	colour, total := livery.Plate(d.Palette, seat), 0
	for _, vp := range d.raced(d.m.Sides, seat) {
		total += vp
	}
	if d.m.Won && d.m.Winner == seat {
		if seen := d.titled(); seen > 0 {
			side := area.H * 1.75
			d.Icon(view.Around(area.Middle(), side, side), "laurels", colour.Fade(seen))
		}
	}
	radius := corner(seat, area.H/2)
	d.Add(view.Item{Kind: view.Box, Area: area, Radius: radius, Fill: d.Palette.Panel, Line: colour, Width: 2.4})
	d.Add(view.Item{Kind: view.Box, Area: area.Inset(5), Radius: max(1, radius-5), Line: colour.Fade(0.6), Width: 0.8})
	d.Label(area, Number(total), widget.Style{Font: assets.Bold, Size: area.H * 0.6, Colour: colour, Align: view.Centre})
}

// name writes whose column it is, with the sign of their pieces.
func (d *drawing) name(area view.Rect, seat engine.Seat, align view.Align) {
	colour := livery.Plate(d.Palette, seat)
	mark, rest := area.Left(area.H * 0.8)
	if align == view.Right {
		mark, rest = area.Side(area.H * 0.8)
	}
	if side := mark.W * 0.75; seat == engine.HumanSeat && !d.Palette.Company {
		d.Box(view.Around(mark.Middle(), side, side), 0, colour, 0)
	} else {
		d.Icon(mark, livery.SeatIcon(d.Palette, seat), colour)
	}
	style := d.Heading().Plain()
	if d.many() {
		style = d.Strong()
	}
	d.Fitted(rest.Insets(6, 0), d.m.Sides[seat].Name, style.In(colour).To(align))
}

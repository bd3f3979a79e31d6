package pages

import (
	"cmp"
	"slices"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/account"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The curve over time: the VP that each seat would have had if the era had ended after each round, and those on the track.

// chart is the place of the curve and its axes.
type chart struct {
	area  view.Rect
	marks []account.Mark
	xs    []float64 // of the marks: rounds since the start
	most  int       // VP at the top
}

func newChart(area view.Rect, marks []account.Mark) chart {
	ch := chart{area: area, marks: marks, most: 20}
	x := -1.0
	for i := range marks {
		if marks[i].Round > 0 || i == 0 {
			x++
		}
		ch.xs = append(ch.xs, x)
		ch.most = max(ch.most, slices.Max(marks[i].Worth[:]), slices.Max(marks[i].VP[:]))
	}
	step := ch.step()
	ch.most = (ch.most + step - 1) / step * step
	return ch
}

// step is the distance of the lines across, in VP.
func (ch *chart) step() int {
	for _, step := range []int{10, 20, 40, 50, 100} {
		if ch.most/step <= 5 {
			return step
		}
	}
	return 200
}

func (ch *chart) point(i, vp int) view.Point {
	last := max(1, ch.xs[len(ch.xs)-1])
	return view.Point{
		X: ch.area.X + ch.area.W*ch.xs[i]/last,
		Y: ch.area.Bottom() - ch.area.H*float64(max(vp, 0))/float64(ch.most),
	}
}

// curve draws the chart with its heading and legend.
func (f *Final) curve(c *widget.Canvas, area view.Rect) {
	w := words.In(c.Words)
	head, rest := area.Top(headingHigh)
	c.Fitted(head, w.Text("page.final.curve"), c.Heading())
	how := curveHow(w)
	legend, rest := rest.Foot(c.ParaHeight(rest.W, how, c.Soft()) + 6)
	c.Para(view.Rect{X: legend.X, Y: legend.Y + 6, W: legend.W}, "final:curve", how, c.Soft())
	c.Box(rest, theme.Corner, c.Palette.Sunk, c.Palette.Edge)
	inside := rest.Insets(0, 14)
	inside.X, inside.W = rest.X+50, rest.W-50-74
	inside.H -= 20
	ch := newChart(inside, f.account.Curve)
	ch.grid(c)
	seats := f.header.Options.Seats
	for seat := range engine.Seat(seats) {
		ch.line(c, seat)
	}
	ch.names(c, seats)
}

// curveHow says what the lines are.
func curveHow(w words.Words) string {
	if w.Company() {
		return w.Text("page.final.curve-how-all")
	}
	return w.Text("page.final.curve-how")
}

func (ch *chart) grid(c *widget.Canvas) {
	soft := widget.Style{Font: assets.Text, Size: c.Least(theme.Tiny * c.Reading), Colour: c.Palette.Soft}
	for vp := 0; vp <= ch.most; vp += ch.step() {
		y := ch.point(0, vp).Y
		c.Line([]view.Point{{X: ch.area.X, Y: y}, {X: ch.area.Right(), Y: y}}, 1, c.Palette.Grid)
		c.Label(view.Rect{X: ch.area.X - 46, Y: y - 9, W: 38, H: 18}, itoa(vp), soft.To(view.Right))
	}
	foot := view.Rect{Y: ch.area.Bottom() + 4, W: 60, H: 18}
	for i := range ch.marks {
		m := &ch.marks[i]
		x := ch.point(i, 0).X
		if m.Era == engine.Rail && m.Round == 0 && i > 0 {
			c.Add(view.Item{Kind: view.Stroke, Points: []view.Point{{X: x, Y: ch.area.Y - 6}, {X: x, Y: ch.area.Bottom()}}, Width: 1.5,
				Dash: 5, Fill: c.Palette.Link})
			c.Label(view.Rect{X: x + 6, Y: ch.area.Y - 8, W: 200, H: 20}, railBegins(c), soft.In(c.Palette.Link))
		}
		if m.Round > 0 && m.Round%2 == 0 {
			foot.X = x - foot.W/2
			c.Label(foot, itoa(int(m.Round)), soft.To(view.Centre))
		}
	}
}

// railBegins names the line where the Rail Era begins, shortly on a phone, where the ends of the curves are near.
func railBegins(c *widget.Canvas) string {
	if c.TouchLayout() {
		return c.Words.Text("topbar.era-short." + engine.Rail.String())
	}
	return c.Words.Text("page.final.rail-begins")
}

// line draws the lines of a seat: a thick one for its worth, a thin dashed one for the VP on the track.
func (ch *chart) line(c *widget.Canvas, seat engine.Seat) {
	var worth, track []view.Point
	for i := range ch.marks {
		worth = append(worth, ch.point(i, ch.marks[i].Worth[seat]))
		track = append(track, ch.point(i, ch.marks[i].VP[seat]))
	}
	colour := livery.Seat(c.Palette, seat)
	c.Add(view.Item{Kind: view.Stroke, Points: track, Width: 1.4, Dash: 4, Fill: colour.Fade(0.75)})
	c.Line(worth, 3, colour)
}

// names writes the VP at the ends of the lines beside them, apart from each other.
func (ch *chart) names(c *widget.Canvas, seats int) {
	last := len(ch.marks) - 1
	var ends []view.Point
	for seat := range seats {
		ends = append(ends, ch.point(last, ch.marks[last].VP[seat]))
	}
	for seat, at := range apart(ends, endHigh) {
		endName(c, at, engine.Seat(seat), plain(ch.marks[last].VP[seat]))
	}
}

// endHigh is the height of what stands at the end of a line.
const endHigh = 20.0

// endName writes what a seat has at the end of its line.
func endName(c *widget.Canvas, at view.Point, seat engine.Seat, text string) {
	area := view.Rect{X: at.X + 8, Y: at.Y - endHigh/2, W: 62, H: endHigh}
	ownerMark(c, view.Rect{X: area.X, Y: area.Y, W: 15, H: endHigh}, seat)
	area.X, area.W = area.X+20, area.W-20
	c.Fitted(area, text, widget.Style{Font: assets.Bold, Size: theme.Body * c.Reading, Colour: livery.Seat(c.Palette, seat)})
}

// apart moves points up and down as little as it takes to have a height between each two: those that are too near stand around their
// middle.
func apart(points []view.Point, high float64) []view.Point {
	order := make([]int, len(points))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(points[a].Y, points[b].Y) })
	type group struct{ middle, count float64 }
	var groups []group
	for _, i := range order {
		g := group{points[i].Y, 1}
		for n := len(groups); n > 0 && g.middle-groups[n-1].middle < high*(g.count+groups[n-1].count)/2; n = len(groups) {
			above := groups[n-1]
			all := above.count + g.count
			g = group{(above.middle*above.count + g.middle*g.count) / all, all}
			groups = groups[:n-1]
		}
		groups = append(groups, g)
	}
	moved := slices.Clone(points)
	for _, g := range groups {
		for n := range int(g.count) {
			moved[order[n]].Y = g.middle + high*(float64(n)-(g.count-1)/2)
		}
		order = order[int(g.count):]
	}
	return moved
}

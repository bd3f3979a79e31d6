package pages

import (
	"sohofoundry/automa/analysis/judged"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The curve of an analysis: the expected VP of all seats after each choice.

// expectation is the place of the curve and its axes.
type expectation struct {
	area      view.Rect
	steps     int // across: one for each choice, and one after the last
	low, high int // VP at the bottom and at the top
	step      int // VP from line to line
}

func (a *Analysis) expectation(area view.Rect) expectation {
	start, end := a.told.Expected()
	e := expectation{area: area, steps: a.told.Decisions() + 1, low: start[0], high: start[0]}
	for _, seat := range a.told.Seats() {
		e.low, e.high = min(e.low, start[seat], end[seat]), max(e.high, start[seat], end[seat])
		for _, p := range a.told.Points() {
			e.low, e.high = min(e.low, p.After[seat]), max(e.high, p.After[seat])
		}
	}
	e.step = 10
	for (e.high-e.low)/100/e.step > 5 {
		e.step *= 2
	}
	whole := 100 * e.step
	e.low, e.high = floor(e.low, whole)/100, (floor(e.high, whole)+whole)/100
	return e
}

// floor is the next multiple below a number, or the number itself.
func floor(n, of int) int { return n - (n%of+of)%of }

// point is where VP, in hundredths, are drawn after a number of choices.
func (e *expectation) point(choices, vp int) view.Point {
	return view.Point{
		X: e.area.X + e.area.W*float64(choices)/float64(e.steps),
		Y: e.area.Bottom() - e.area.H*(float64(vp)/100-float64(e.low))/float64(e.high-e.low),
	}
}

const handCurveHigh = 250.0

func (a *Analysis) handCurve(c *widget.Canvas, area view.Rect) float64 {
	area.H = handCurveHigh
	a.curve(c, area)
	return area.H
}

// curve draws the curve with its heading. Each choice can be pointed at.
func (a *Analysis) curve(c *widget.Canvas, area view.Rect) {
	head, rest := area.Top(headingHigh)
	c.Fitted(head, c.Words.Text("page.analysis.curve"), c.Heading())
	c.Box(rest, theme.Corner, c.Palette.Sunk, c.Palette.Edge)
	inside := rest.Insets(0, 16)
	inside.X, inside.W = rest.X+50, rest.W-50-74
	inside.H -= 18
	e := a.expectation(inside)
	a.grid(c, &e)
	for _, seat := range a.told.Seats() {
		a.line(c, &e, seat)
	}
	a.names(c, &e)
	for i, p := range a.told.Points() {
		if p.Verdict != judged.Fine {
			verdictMark(c, e.point(i+1, p.After[a.told.You()]), p.Verdict)
		}
	}
	a.points(c, &e)
}

// grid draws the lines of VP, the eras and the rounds.
func (a *Analysis) grid(c *widget.Canvas, e *expectation) {
	soft := widget.Style{Font: assets.Text, Size: c.Least(theme.Tiny * c.Reading), Colour: c.Palette.Soft}
	for vp := e.low; vp <= e.high; vp += e.step {
		y := e.point(0, 100*vp).Y
		c.Line([]view.Point{{X: e.area.X, Y: y}, {X: e.area.Right(), Y: y}}, 1, c.Palette.Grid)
		c.Label(view.Rect{X: e.area.X - 46, Y: y - 9, W: 38, H: 18}, plain(vp), soft.To(view.Right))
	}
	points := a.told.Points()
	for i, p := range points {
		if i > 0 && points[i-1].Era == p.Era && points[i-1].Round == p.Round {
			continue
		}
		x := e.point(i, 0).X
		if p.Begins != "" {
			begins := p.Begins
			if c.TouchLayout() {
				begins = p.Short
			}
			c.Add(view.Item{Kind: view.Stroke, Points: []view.Point{{X: x, Y: e.area.Y - 6}, {X: x, Y: e.area.Bottom()}}, Width: 1.5,
				Dash: 5, Fill: c.Palette.Link})
			c.Label(view.Rect{X: x + 6, Y: e.area.Y - 12, W: e.area.Right() + 60 - x, H: 20}, begins, soft.In(c.Palette.Link))
		}
		c.Line([]view.Point{{X: x, Y: e.area.Bottom()}, {X: x, Y: e.area.Bottom() + 4}}, 1, c.Palette.Soft)
		if p.Round%2 == 0 {
			c.Label(view.Rect{X: x - 30, Y: e.area.Bottom() + 4, W: 60, H: 18}, itoa(p.Round), soft.To(view.Centre))
		}
	}
}

// line draws a seat. Those of others are dashed, so that colour is not all that tells them apart.
func (a *Analysis) line(c *widget.Canvas, e *expectation, seat engine.Seat) {
	start, end := a.told.Expected()
	points := []view.Point{e.point(0, start[seat])}
	for i, p := range a.told.Points() {
		points = append(points, e.point(i+1, p.After[seat]))
	}
	if a.told.Done() == a.told.Decisions() {
		points = append(points, e.point(e.steps, end[seat]))
	}
	colour := livery.Seat(c.Palette, seat)
	if seat != a.told.You() {
		c.Add(view.Item{Kind: view.Stroke, Points: points, Width: 2, Dash: 7, Gap: 3, Fill: colour})
		return
	}
	c.Line(points, 3, colour)
}

// names writes the last expected VP of each seat beside the lines, apart from each other.
func (a *Analysis) names(c *widget.Canvas, e *expectation) {
	_, end := a.told.Expected()
	at := a.told.Done()
	if at == a.told.Decisions() {
		at++
	}
	var ends []view.Point
	for _, seat := range a.told.Seats() {
		ends = append(ends, e.point(at, end[seat]))
	}
	for seat, at := range apart(ends, endHigh) {
		endName(c, at, engine.Seat(seat), plain((end[seat]+50)/100))
	}
}

// points let every choice be pointed at, and mark the one that was picked.
func (a *Analysis) points(c *widget.Canvas, e *expectation) {
	points, wide := a.told.Points(), e.area.W/float64(e.steps)
	for i := range points {
		if c.Focused(pointID(i)) {
			a.picked = i
		}
	}
	a.picked = min(a.picked, len(points)-1)
	for i := range points {
		id := pointID(i)
		x := e.point(i+1, 0).X
		column := view.Rect{X: x - wide/2, Y: e.area.Y, W: wide, H: e.area.H}
		if i == a.picked || c.Hovered(id) {
			c.Line([]view.Point{{X: x, Y: e.area.Y}, {X: x, Y: e.area.Bottom()}}, 1.5, c.Palette.Text.Fade(0.7))
			for _, seat := range a.told.Seats() {
				c.Box(view.Around(e.point(i+1, points[i].After[seat]), 9, 9), 4.5, livery.Seat(c.Palette, seat), c.Palette.Night)
			}
		}
		if c.TouchLayout() { // a column is too narrow for a finger
			continue
		}
		c.FocusRing(id, column, 2)
		c.Target(view.Target{ID: id, Name: a.told.Point(i), Area: column, Act: pickPoint{i}, Aside: i != a.picked, Picked: i == a.picked})
	}
	if c.TouchLayout() {
		c.Target(view.Target{ID: "analysis:curve", Name: c.Words.Text("page.analysis.curve"), Area: e.area, NoFocus: true, Act: nearest{e.area.X, wide, len(points)}})
	}
	if c.Pointer.Keyed && c.Pointer.Focus != "" { // the arrows move the focus then
		return
	}
	c.Key("left", a.earlier())
	c.Key("right", a.later())
}

func (a *Analysis) earlier() any { return pickPoint{max(a.picked-1, 0)} }

func (a *Analysis) later() any { return pickPoint{min(a.picked+1, a.told.Done()-1)} }

// nearest picks the choice whose column is the nearest.
type nearest struct {
	x, wide float64
	choices int
}

// At is the act of a click at a point.
func (n nearest) At(p view.Point) any {
	return pickPoint{min(max(int((p.X-n.x)/n.wide+0.5), 1), n.choices) - 1}
}

func pointID(i int) string { return "analysis:point:" + itoa(i) }

// point tells about the choice that is pointed at, or else about the picked one, with buttons for it.
func (a *Analysis) point(c *widget.Canvas, area view.Rect) float64 {
	top, at := area.Y, a.picked
	points := a.told.Points()
	for i := range points {
		if c.Hovered(pointID(i)) {
			at = i
		}
	}
	row := view.Rect{X: area.X, Y: area.Y, W: area.W, H: c.ButtonHigh()}
	back, look := row.Left(row.H)
	on, look := look.Side(row.H)
	look = look.Insets(theme.Gap, 0)
	if c.Size.Layout() == view.Tall { // one row below the other
		halves := row.Columns(2, theme.Gap)
		back, on, look = halves[0], halves[1], row.Move(0, row.H+theme.Gap)
		area.Y += row.H + theme.Gap
	}
	for _, b := range []struct {
		area     view.Rect
		id, icon string
		act      any
	}{{back, "earlier", "arrow-left", a.earlier()}, {on, "later", "arrow-right", a.later()}} {
		c.Button(b.area, widget.Button{ID: "analysis:" + b.id, Icon: b.icon, Name: c.Words.Text("page.analysis." + b.id), Act: b.act, Repeats: true})
	}
	area.Y += lookButtons(c, look, "analysis:picked", points[a.picked].Entry) + theme.Gap
	area.Y += c.Para(area, "analysis:point", a.told.Point(at), c.Strong()) + 2
	area.Y += c.Para(area, "analysis:point:made", a.told.Made(at), c.Body()) + 2
	return area.Y + c.Para(area, "analysis:point:luck", a.told.Came(at), c.Body()) - top
}

// verdictMark draws the sign of a verdict; signs differ in form too.
func verdictMark(c *widget.Canvas, at view.Point, v judged.Verdict) {
	if v == judged.Blunder {
		c.Add(view.Item{Kind: view.Polygon, Fill: c.Palette.No, Points: []view.Point{{X: at.X - 8, Y: at.Y - 7}, {X: at.X + 8, Y: at.Y - 7}, {X: at.X, Y: at.Y + 8}}})
		return
	}
	c.Box(view.Around(at, 11, 11), 5.5, c.Palette.Iron, c.Palette.Night)
}

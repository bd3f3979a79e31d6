package tracks

import (
	"math"
	"slices"
	"strconv"

	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// step is a level of the income track with its spaces, from the first one to before another.
type step struct{ level, from, to int }

// stepsOf are the levels of the spaces from one to before another.
func stepsOf(track []int8, from, to int) (list []step) {
	for space := from; space < to; space++ {
		level := int(track[space])
		if n := len(list); n > 0 && list[n-1].level == level {
			list[n-1].to = space + 1
			continue
		}
		list = append(list, step{level, space, space + 1})
	}
	return list
}

// scale tells where the spaces of a ribbon are.
type scale struct {
	left, wide float64 // of the first space; of each
	first      int
}

// scaleOf is that of the spaces from one to before another in an area.
func scaleOf(cells view.Rect, from, to int) scale {
	return scale{cells.X, cells.W / float64(to-from), from}
}

func (s scale) at(space int) float64     { return s.left + float64(space-s.first)*s.wide }
func (s scale) middle(space int) float64 { return s.at(space) + s.wide/2 }

// income draws the spaces of the income track from one to before another as a ribbon, and the markers in the row below it.
func (m *Model) income(c *widget.Canvas, ribbon, below view.Rect, from, to int, l look) {
	id := "tracks:income:" + strconv.Itoa(from)
	c.Target(view.Target{ID: id, Area: ribbon.Joined(below), Act: l.act, About: Income{m.After}, Aside: true})
	table := c.Palette.Table()
	cells := l.cells(ribbon)
	spaces := scaleOf(cells, from, to)
	c.In(table, func() {
		c.Box(ribbon, 3, table.Parchment, table.Ink)
		head(c, ribbon, l, "income", c.Words.Text("hand.figure.income"), table.Ink)
		m.steps(c, cells, spaces, stepsOf(m.Game.Income, from, to), l)
	})
	m.below(c, ribbon, below, spaces, from, to, l)
	c.FocusRing(id, ribbon, 3)
}

// steps draws the levels; the first ones, if they are too narrow for their numbers, have one text together.
func (m *Model) steps(c *widget.Canvas, cells view.Rect, spaces scale, list []step, l look) {
	narrow := 0
	for i, s := range list {
		at := view.Rect{X: spaces.at(s.from), Y: cells.Y, W: float64(s.to-s.from) * spaces.wide, H: cells.H}
		fill, here := m.shade(c.Palette, words.In(c.Words).You, s, i)
		tick := s.from
		if l.fits(s, spaces) {
			c.Add(view.Item{Kind: view.Box, Area: at, Fill: fill, Line: c.Palette.InkSoft, Width: 0.7})
			levelText(c, at, words.Signed(s.level), here, l)
			tick++
		} else {
			c.Add(view.Item{Kind: view.Box, Area: at, Fill: fill})
			if narrow == i {
				narrow++
			}
		}
		for ; tick < s.to; tick++ {
			ruled(c, spaces.at(tick), at.Bottom(), 5, c.Palette.InkSoft)
		}
		m.stepTarget(c, at, s, l)
	}
	if narrow > 0 {
		first, last := list[0], list[narrow-1]
		text := c.Words.Text("tracks.range", "from", words.Signed(first.level), "to", words.Signed(last.level))
		levelText(c, view.Rect{X: cells.X, Y: cells.Y, W: float64(last.to-first.from) * spaces.wide, H: cells.H}, text, false, l)
	}
}

// levelText writes a level, or several, into its spaces; here where a marker is or would be.
func levelText(c *widget.Canvas, at view.Rect, text string, here bool, l look) {
	style := widget.Style{Font: assets.Medium, Size: l.text, Colour: c.Palette.Ink, Align: view.Centre}
	if here {
		style = style.Of(assets.Bold)
	}
	defer c.Part(view.Silent)() // the tips tell it
	at.H -= 2
	c.Label(at, text, style)
}

// fits reports whether a level is wide enough for its number.
func (l look) fits(s step, spaces scale) bool {
	return fonts.Width(assets.Bold, l.text, words.Signed(s.level)) <= float64(s.to-s.from)*spaces.wide-1
}

// shade is the colour of a level: where the marker is, where a choice leads, or one of two in turn; here tells which of them are special.
func (m *Model) shade(p *theme.Palette, you engine.Seat, s step, i int) (fill view.Colour, here bool) {
	has := func(space int) bool { return s.from <= space && space < s.to }
	switch {
	case has(int(m.State.Players[you].Income)):
		return livery.Plate(p, you), true
	case s.level < 0:
		fill = p.NoGround
	case i%2 == 0:
		fill = p.Parchment
	default:
		fill = p.ParchmentDeep
	}
	if to := m.ahead(); to.Known && (has(to.Income.Low) || has(to.Income.High)) {
		return fill.Mix(theme.LitTop, m.seen()), true
	}
	return fill, false
}

func (m *Model) stepTarget(c *widget.Canvas, at view.Rect, s step, l look) {
	id := "tracks:step:" + strconv.Itoa(s.level)
	if c.Attended(id) {
		c.Add(view.Item{Kind: view.Box, Area: at, Line: c.Palette.Ink, Width: 2})
	}
	c.Target(view.Target{ID: id, Area: at, Act: l.act, About: Level{s.level, s.from, s.to}, Aside: true})
}

// below draws the markers, and the numbers of some spaces where no marker is.
func (m *Model) below(c *widget.Canvas, ribbon, row view.Rect, spaces scale, from, to int, l look) {
	defer c.Part(view.Silent)() // the tips tell it
	m.others(c, ribbon, spaces, from, to, l)
	taken := m.own(c, ribbon.Bottom(), row.Y+row.H/2+1, spaces, from, to, l)
	style := widget.Style{Font: assets.Text, Size: l.text, Colour: c.Palette.Soft, Align: view.Centre}
	for space := max(10, (from+9)/10*10); space < to; space += 10 {
		if x := spaces.middle(space); far(x, taken, 2*l.marker) {
			c.Label(view.Rect{X: x - 20, Y: row.Y + 1, W: 40, H: row.H}, strconv.Itoa(space), style)
		}
	}
}

// others draws the markers of all other seats at the upper edge, so that they do not cover the own one.
func (m *Model) others(c *widget.Canvas, ribbon view.Rect, spaces scale, from, to int, l look) {
	var seats []engine.Seat
	var places []float64
	for seat := engine.Seat(m.State.Seats); seat > 0; {
		seat--
		space := int(m.State.Players[seat].Income)
		if seat != words.In(c.Words).You && !m.State.IsAutoma(seat) && space >= from && space < to {
			seats, places = append(seats, seat), append(places, spaces.middle(space))
		}
	}
	for i, x := range apart(places, l.marker+5) {
		at := m.hopping(view.Point{X: x, Y: ribbon.Y}, seats[i], spaces)
		if x != places[i] {
			pointerDown(c, at.X+places[i]-x, ribbon.Y, livery.Plate(c.Palette, seats[i]))
		}
		marker(c, at, seats[i], l.marker)
	}
}

// apart moves places that are nearer to each other than that apart, to both sides.
func apart(places []float64, least float64) []float64 {
	moved := slices.Clone(places)
	for range 4 * len(moved) { // each time nearer to where none touch, as a push may bring two others together
		for i := range moved {
			for j := range i {
				if gap := moved[j] - moved[i]; math.Abs(gap) < least {
					by := math.Copysign((least-math.Abs(gap))/2, gap)
					moved[i], moved[j] = moved[i]-by, moved[j]+by
				}
			}
		}
	}
	return moved
}

// far reports whether a place is at least so far from all others.
func far(x float64, others []float64, least float64) bool {
	return !slices.ContainsFunc(others, func(other float64) bool { return math.Abs(x-other) < least })
}

// own draws the marker of the person who looks, and where it would come to stand with the way there. It returns what is taken of the row below.
func (m *Model) own(c *widget.Canvas, foot, y float64, spaces scale, from, to int, l look) (taken []float64) {
	you := words.In(c.Words).You
	now := int(m.State.Players[you].Income)
	sees := func(space int) bool { return space >= from && space < to }
	ahead := 1.0
	for _, space := range m.ahead().moves(now) {
		if space < now {
			ahead = -1
		}
		if !sees(space) {
			continue
		}
		x := spaces.middle(space)
		pointer(c, x, foot, m.seen(), theme.LitTop)
		if sees(now) { // beside the marker, however near the space is
			x = spaces.middle(now) + ahead*max(ahead*(x-spaces.middle(now)), l.marker+5)
			way(c, spaces.middle(now), x, y, l.marker, m.seen())
		}
		ghost(c, view.Point{X: x, Y: y}, you, l.marker, m.seen(), c.Palette.Text)
		taken = append(taken, x)
	}
	if sees(now) {
		at := m.hopping(view.Point{X: spaces.middle(now), Y: y}, you, spaces)
		pointer(c, at.X, foot, 1, livery.Plate(c.Palette, you))
		marker(c, at, you, l.marker)
		taken = append(taken, at.X)
	}
	return taken
}

// hopping is where the marker of a seat is that stands at a place: it hops from there, in at most three hops.
func (m *Model) hopping(from view.Point, seat engine.Seat, spaces scale) view.Point {
	const most, high = 3, 9.0
	up := 0.0
	for _, h := range m.Hops {
		if h.Seat == seat && h.By != 0 {
			hops := float64(min(most, max(h.By, -h.By)))
			_, part := math.Modf(h.Part * hops)
			from.X += h.Part * float64(h.By) * spaces.wide
			up = max(up, high*4*part*(1-part))
		}
	}
	from.Y -= up
	return from
}

// moves are the spaces to which a choice would move the marker from where it is: the nearest and the furthest, where they differ.
func (a *After) moves(now int) (spaces []int) {
	for _, space := range []int{a.Income.Low, a.Income.High} {
		if a.Known && space != now && !slices.Contains(spaces, space) {
			spaces = append(spaces, space)
		}
	}
	return spaces
}

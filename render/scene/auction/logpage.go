package auction

import (
	"strconv"

	"sohofoundry/engine/industry"
	"sohofoundry/render/room/pages"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// logPage is the list of everything that was done. A line leads to the position after it.
type logPage struct {
	scroll widget.Scroll
	newest bool // the newest line has to come into view
	wide   float64
	text   float64 // how large it was, when the list was drawn last
}

const logID = "log:list"

func newLogPage() *logPage { return &logPage{newest: true} }

func (*logPage) passing() bool { return false }

func (l *logPage) do(_ *Scene, act any) bool { return l.scroll.Do(logID, act) }

func (l *logPage) draw(s *Scene, c *widget.Canvas) {
	room := c.Page(860, 1100, c.Words.Text("page.log.title"), pages.Close{})
	c.Key("log", pages.Close{})
	c.Key("menu", pages.Close{})
	c.ScrollKeys(logID, room.H)
	if l.wide != room.W || l.text != c.Reading { // the lines are higher or lower now
		l.newest = l.newest || l.scroll.Offset >= l.scroll.Room
		l.wide, l.text = room.W, c.Reading
	}
	draw := func(in view.Rect) float64 { return s.drawLog(c, in, room) }
	if l.newest { // how high the list is is known once it was drawn
		l.newest = false
		probe := widget.New(c.Env)
		l.scroll = probe.Scrolling(room, logID, widget.Scroll{}, func(in view.Rect) float64 { return s.drawLog(probe, in, room) })
		l.scroll.Offset = l.scroll.Room
	}
	l.scroll = c.Scrolling(room, logID, l.scroll, draw)
}

// rowLeast is how high a line is at least, so that a finger meets it.
func rowLeast(c *widget.Canvas) float64 {
	if c.TouchLayout() {
		return theme.Touch
	}
	return c.ButtonHigh() - 6
}

// drawLog draws the lines of the log, those out of sight as their height alone, and returns how high they are.
func (s *Scene) drawLog(c *widget.Canvas, in, seen view.Rect) float64 {
	y := in.Y
	style := c.Body().Sized(theme.Body * c.Reading * 0.95)
	era, round := uint8(255), uint8(255)
	entries := s.rec.Entries()[:s.shown]
	write := func(n int, log industry.Log) {
		for i, line := range s.words.IndustryLines(s.game, log) {
			id := "log:" + strconv.Itoa(n) + "." + strconv.Itoa(i)
			high := max(c.ParaHeight(in.W-2*gap, line, style)+gap, rowLeast(c))
			at := view.Rect{X: in.X, Y: y, W: in.W, H: high}
			y += high
			if !at.Meets(seen) {
				continue
			}
			if c.Attended(id) {
				c.Box(at, theme.Corner, c.Palette.Raised, 0)
			}
			end := c.Part(id)
			c.Para(at.Insets(gap, gap/2), "log", line, style)
			end()
			c.FocusRing(id, at, theme.Corner)
			c.Target(view.Target{ID: id, Area: at, Act: pages.ShowAt{Entries: n}})
		}
	}
	heading := func(state *industry.State) {
		if state.Era == era && state.Round == round {
			return
		}
		era, round = state.Era, state.Round
		high := c.Heading().Lead() + gap
		c.Fitted(view.Rect{X: in.X, Y: y + gap/2, W: in.W, H: high - gap/2}, s.words.RoundHeading(state), c.Heading())
		y += high
	}
	heading(s.rec.After(0))
	write(0, s.rec.Opening())
	for i := range entries {
		write(i+1, entries[i].Events)
		heading(s.rec.After(i + 1))
	}
	return y - in.Y
}

package pages

import (
	"strconv"
	"strings"

	"sohofoundry/automa/record"
	"sohofoundry/engine"
	"sohofoundry/render/room/livery"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

func (l *Log) list(c *widget.Canvas, area view.Rect, r *record.Record) {
	if len(l.rows) == 0 {
		text := c.Words.Text("page.log.empty")
		if words.In(c.Words).Company() {
			text = c.Words.Text("page.log.empty-all")
		}
		c.Para(area, logID, text, c.Soft())
		return
	}
	c.ScrollKeys(logID, area.H)
	wide := area.W - 14 // the bar of Scrolling
	l.tell(words.In(c.Words), r)
	total := l.measure(c, wide)
	l.scrollTo(area.H, total)
	l.scroll = c.Scrolling(area, logID, l.scroll, func(in view.Rect) float64 {
		at := in
		for i := range l.rows {
			x := &l.rows[i]
			at.H = x.high
			if at.Bottom() >= area.Y && at.Y <= area.Bottom() {
				l.row(c, at, x)
			}
			at.Y += x.high
		}
		return total
	})
	l.stuck = l.scroll.Offset >= l.scroll.Room-1
}

func (l *Log) row(c *widget.Canvas, area view.Rect, x *row) {
	if x.kind == heading {
		l.headingRow(c, area, x)
		return
	}
	id := logID + ":" + strconv.Itoa(x.entry)
	shown := x.entry+1 == l.Shown
	if x.kind != sequel {
		ground := view.Colour(0)
		switch {
		case shown:
			ground = c.Palette.Raised.Mix(c.Palette.Brass, 0.2)
		case c.Attended(id):
			ground = c.Palette.Raised
		}
		if ground != 0 {
			c.Box(area, theme.Corner, ground, 0)
		}
		c.Target(view.Target{ID: id, Area: area, Act: ShowAt{x.entry + 1}})
		c.FocusRing(id, area.Inset(3), theme.Corner)
		mark := view.Rect{X: area.X + 5, Y: area.Y + rowTop(c, x) + 2, W: 17, H: 17 * c.Reading}
		if x.kind == opening {
			c.Icon(mark, "play", c.Palette.Brass)
		} else {
			ownerMark(c, mark, x.seat)
			l.fold(c, area, x)
		}
	}
	text := view.Rect{X: area.X + markWide, Y: area.Y + rowTop(c, x), W: area.W - markWide - foldWide(c), H: area.H}
	if x.kind == sequel {
		id += ":sequel" // which is a text of its own
	}
	end := c.Part(id)
	text.Y += c.Para(text, id, x.text, rowStyle(c, x))
	end()
	if x.kind == deed && l.open[x.entry] {
		details(c, view.Rect{X: area.X, Y: text.Y + 2, W: area.W}, id, x.more)
	}
}

func (l *Log) headingRow(c *widget.Canvas, area view.Rect, x *row) {
	icon := "canal"
	if x.era == engine.Rail {
		icon = "locomotive"
	}
	c.Icon(view.Rect{X: area.X, Y: area.Y + 10, W: 22, H: 22}, icon, c.Palette.Brass)
	c.Label(view.Rect{X: area.X + markWide, Y: area.Y + 10, W: area.W - markWide, H: 22}, x.text, c.Heading().Sized(19*c.Reading))
	y := area.Bottom() - 3
	c.Line([]view.Point{{X: area.X, Y: y}, {X: area.Right(), Y: y}}, 1, c.Palette.Grid)
}

// fold draws the button that unfolds the details of a row.
func (l *Log) fold(c *widget.Canvas, area view.Rect, x *row) {
	id := logID + ":fold:" + strconv.Itoa(x.entry)
	icon, colour := "arrow-down", c.Palette.Soft
	if l.open[x.entry] {
		icon = "arrow-up"
	}
	if c.Attended(id) {
		colour = c.Palette.Brass
	}
	at := view.Rect{X: area.Right() - foldWide(c) + 3, Y: area.Y + 3, W: foldWide(c) - 6, H: 24}
	if c.TouchLayout() {
		at = view.Rect{X: area.Right() - theme.Touch, Y: area.Y, W: theme.Touch, H: theme.Touch}
	}
	c.Icon(view.Around(at.Middle(), 16, 16), icon, colour)
	c.FocusRing(id, at, theme.Corner)
	c.Target(view.Target{ID: id, Name: c.Words.Text("name.details"), Area: at, Act: Fold{x.entry}})
}

// ownerMark marks an owner by colour and sign, as the strip at the top does: of the first seat that is a square, at a table of several
// its hat.
func ownerMark(c *widget.Canvas, area view.Rect, seat engine.Seat) {
	if seat != engine.HumanSeat || c.Palette.Company {
		c.Icon(area, livery.SeatIcon(c.Palette, seat), livery.Seat(c.Palette, seat))
		return
	}
	side := min(area.W, area.H) * 0.8
	c.Box(view.Around(area.Middle(), side, side), 0, livery.Seat(c.Palette, seat), 0)
}

// roundText names a round.
func roundText(w words.Words, era engine.Era, round uint8) string {
	return w.Text("page.round."+era.String(), "n", strconv.Itoa(int(round)))
}

// Details of an entry.

// indentOf is a line without the spaces it opens with, and how far they set it in.
func indentOf(line string) (text string, in float64) {
	text = strings.TrimLeft(line, " ")
	return text, float64(len(line)-len(text)) * 5
}

func detailHeight(c *widget.Canvas, wide float64, line string) float64 {
	text, in := indentOf(line)
	return c.ParaHeight(wide-markWide-in-8-detailMark, text, c.Soft()) + 2
}

const detailMark = 18.0

func details(c *widget.Canvas, area view.Rect, id string, lines []string) {
	marks := []struct {
		word, icon string
		colour     view.Colour
	}{
		{c.Words.Text("mark.yes-plain"), "tick", c.Palette.Yes},
		{c.Words.Text("mark.no-plain"), "cross", c.Palette.No},
	}
	for i, line := range lines {
		text, in := indentOf(line)
		at := view.Rect{X: area.X + markWide + in, Y: area.Y, W: area.W - markWide - in - 8}
		style := c.Soft()
		mark := view.Rect{X: at.X, Y: at.Y + 2, W: 13, H: style.Lead() - 4}
		for _, m := range marks {
			if rest, ok := strings.CutPrefix(text, m.word); ok {
				text = strings.TrimSpace(rest)
				c.Icon(mark, m.icon, m.colour)
			}
		}
		at.X += detailMark
		at.W -= detailMark
		c.Para(at, id+":"+strconv.Itoa(i), text, style)
		area.Y += detailHeight(c, area.W, line)
	}
}

// measure finds how high every row is, if that is not known.
func (l *Log) measure(c *widget.Canvas, wide float64) (total float64) {
	if wide != l.wide || c.Reading != l.size {
		for i := range l.rows {
			l.rows[i].high = 0
		}
		l.wide, l.size = wide, c.Reading
	}
	for i := range l.rows {
		x := &l.rows[i]
		if x.high == 0 {
			x.high = l.rowHeight(c, x, wide)
		}
		total += x.high
	}
	return total
}

// Sizes within a row of the log.
const (
	markWide  = 30.0 // the mark of the seat, at the left
	rowMargin = 5.0
)

// foldWide is the room for the button that unfolds the details, at the right.
func foldWide(c *widget.Canvas) float64 {
	if c.TouchLayout() {
		return theme.Touch
	}
	return 30
}

func (l *Log) rowHeight(c *widget.Canvas, x *row, wide float64) float64 {
	if x.kind == heading {
		return 40
	}
	high := c.ParaHeight(wide-markWide-foldWide(c), x.text, rowStyle(c, x)) + 2*rowTop(c, x)
	if x.kind == deed && l.open[x.entry] {
		for _, line := range x.more {
			high += detailHeight(c, wide, line)
		}
		high += 6
	}
	return high
}

// rowTop is the margin above and below the text of a row: for a finger, enough to make a single line high enough.
func rowTop(c *widget.Canvas, x *row) float64 {
	if c.TouchLayout() && x.kind != sequel {
		return max(rowMargin, (theme.Touch-rowStyle(c, x).Lead())/2)
	}
	return rowMargin
}

func rowStyle(c *widget.Canvas, x *row) widget.Style {
	if x.kind == sequel {
		return c.Soft()
	}
	return c.Body().Sized((theme.Body - 1) * c.Reading)
}

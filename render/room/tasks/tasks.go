// Package tasks is the room with the player's tasks at a real table: a list, each with its picture, that are ticked off one by one or
// all at once. It makes no decisions itself.
package tasks

import (
	"slices"
	"strconv"

	"sohofoundry/automa/companion"
	"sohofoundry/engine"
	"sohofoundry/render/room/topbar"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The acts of the room, beside topbar.Undo.
type (
	// Tick ticks a row off, or takes that back. Rows are counted through all sections, from 0.
	Tick struct{ Row int }
	// TickAll ticks off all that are left.
	TickAll struct{}
)

// ScrollID is the target that takes the wheel and drags; AllID ticks all off.
const (
	ScrollID = "tasks:scroll"
	AllID    = "tasks:all"
)

// Row is one task.
type Row struct {
	Task companion.Task
	Text string
	Era  engine.Era // in which it is done
	Told bool       // a message only: the reader has done it, or does it anyway
	Done bool       // ticked off
}

// Section are the tasks that belong together.
type Section struct {
	Title string
	Why   any // the act that shows the reasons, nil without
	Rows  []Row
}

// Lines are the texts of a section where nothing is ticked off: its title, and each row.
func (s *Section) Lines() (lines []string) {
	if s.Title != "" {
		lines = append(lines, s.Title)
	}
	for i := range s.Rows {
		lines = append(lines, s.Rows[i].Text)
	}
	return lines
}

// Model is all that the room shows.
type Model struct {
	Game     *engine.Game
	Title    string
	Sections []Section
	Current  int // the row that is next, see Tick
	CanUndo  bool
	Buttons  []widget.Button // beside the one that ticks all off
	All      string          // the text of that button
	Scroll   widget.Scroll
}

// RowID is the id of the target of a row.
func RowID(row int) string { return "task:" + strconv.Itoa(row+1) }

// Draw draws the room and returns how far it is scrolled.
func Draw(c *widget.Canvas, area view.Rect, m *Model) widget.Scroll {
	in := drawHead(c, c.Panel(area), m.Title, m.CanUndo)
	foot, in := in.Foot(c.ButtonHigh())
	_, in = in.Foot(theme.Gap / 2)
	drawButtons(c, foot, append(slices.Clip(m.Buttons), widget.Button{ID: AllID, Text: m.All, Icon: "tick", Act: TickAll{}, Main: true}))
	c.ScrollKeys(ScrollID, in.H)
	m.say(c)
	return c.Scrolling(in, ScrollID, m.Scroll, func(in view.Rect) float64 { return m.rows(c, in) })
}

// drawHead draws the title, in the layouts for hands beside the undo button and icons of others, and returns the room below.
func drawHead(c *widget.Canvas, in view.Rect, title string, canUndo bool, others ...widget.Button) (below view.Rect) {
	wide, style := in.W, c.Title()
	if c.TouchLayout() {
		wide -= float64(1+len(others))*c.ButtonHigh() + theme.Gap
	}
	if style.Width(title) > wide {
		style = c.Strong() // in two lines
	}
	high := max(c.ButtonHigh(), c.ParaHeight(wide, title, style))
	head, below := in.Top(high)
	if c.TouchLayout() {
		at, _ := head.Side(c.ButtonHigh())
		at.H = c.ButtonHigh()
		undo := widget.Button{ID: "tasks:undo", Name: c.Words.Text("topbar.undo"), Icon: "undo"}
		if canUndo {
			undo.Act = topbar.Undo{}
		}
		c.Button(at, undo)
		for _, b := range others {
			b.Name, b.Text = b.Text, ""
			at = at.Move(-c.ButtonHigh(), 0)
			c.Button(at.Insets(2, 0), b)
		}
	}
	c.Para(view.Rect{X: head.X, Y: head.Y + (high-c.ParaHeight(wide, title, style))/2, W: wide}, "tasks:title", title, style)
	_, below = below.Top(theme.Gap / 2)
	return below
}

// drawButtons draws buttons beside each other, the last one as wide as is left, the others without their text where that has no room.
func drawButtons(c *widget.Canvas, area view.Rect, list []widget.Button) {
	wide := -theme.Gap
	for _, b := range list {
		wide += c.ButtonWide(&b) + theme.Gap
	}
	others := list[:len(list)-1]
	for _, b := range others {
		if wide > area.W {
			b.Name, b.Text = b.Text, ""
		}
		var at view.Rect
		at, area = area.Left(c.ButtonWide(&b))
		_, area = area.Left(theme.Gap)
		c.Button(at, b)
	}
	c.Button(area, list[len(others)])
}

// say tells a screen reader the next task.
func (m *Model) say(c *widget.Canvas) {
	c.Say(m.Title)
	n := 0
	for i := range m.Sections {
		for j := range m.Sections[i].Rows {
			if row := &m.Sections[i].Rows[j]; n == m.Current || row.Told {
				c.Say(row.Text)
			}
			n++
		}
	}
}

// rows draws all sections and returns how high they are.
func (m *Model) rows(c *widget.Canvas, area view.Rect) float64 {
	top, n := area.Y, 0
	for i := range m.Sections {
		sec := &m.Sections[i]
		if sec.Title != "" {
			area.Y += m.heading(c, area, i, sec) + 4
		}
		for j := range sec.Rows {
			area.Y += m.row(c, area, n, &sec.Rows[j])
			n++
		}
		area.Y += theme.Gap
	}
	return area.Y - top
}

// heading draws the title of a section, with the button that shows why.
func (m *Model) heading(c *widget.Canvas, area view.Rect, i int, sec *Section) float64 {
	style, high := c.Strong(), 0.0
	id := "tasks:section:" + strconv.Itoa(i+1)
	text := area
	if sec.Why != nil {
		b := widget.Button{ID: id + ":why", Text: c.Words.Text("tasks.why"), Icon: "help", Act: sec.Why}
		wide := c.ButtonWide(&b)
		high = c.ButtonHigh()
		at, rest := area.Side(wide)
		at.H = high
		c.Button(at, b)
		text = rest
		text.W -= theme.Gap
	}
	para := c.ParaHeight(text.W, sec.Title, style)
	text.Y += max(0, (high-para)/2)
	c.Para(text, id, sec.Title, style)
	return max(high, para)
}

// Of a row.
const (
	pad     = 6.0
	tickBox = 22.0
	side    = 40.0 // of its picture
)

func (m *Model) row(c *widget.Canvas, area view.Rect, n int, row *Row) float64 {
	p, id := c.Palette, RowID(n)
	style := c.Body()
	if row.Told {
		text := view.Rect{X: area.X + pad, Y: area.Y, W: area.W - pad}
		return c.Para(text, id, row.Text, c.Soft()) + 3
	}
	left := pad + tickBox + pad + side + pad + 2
	text := view.Rect{X: area.X + left, Y: area.Y, W: area.W - left - pad}
	para := c.ParaHeight(text.W, row.Text, style)
	area.H = max(para+2*pad, side+pad, c.ButtonHigh())
	fill, line, ink, seen := p.Raised.Fade(0.5), p.Edge, p.Text, 1.0
	switch {
	case row.Done:
		fill, ink, seen = p.Sunk.Fade(0.5), p.Soft, 0.45
	case n == m.Current:
		fill, line = p.Raised, p.Brass
	}
	if c.Attended(id) {
		fill = p.Raised
	}
	c.Box(area, 6, fill, line)
	c.FocusRing(id, area, 6)
	c.Target(view.Target{ID: id, Name: row.Text, Area: area, Act: Tick{n}, Picked: row.Done})
	box := view.Around(view.Point{X: area.X + pad + tickBox/2, Y: area.Middle().Y}, tickBox, tickBox)
	c.Box(box, 4, p.Sunk, line)
	if row.Done {
		c.Icon(box.Inset(2), "tick", p.Yes)
	}
	defer c.Part(id)()
	m.picture(c, view.Around(view.Point{X: box.Right() + pad + side/2, Y: area.Middle().Y}, side, side), row, seen)
	text.Y += (area.H - para) / 2
	c.Para(text, id+":text", row.Text, style.In(ink))
	return area.H + 4
}

// Package putright is the room in which the program's position is corrected where the real table differs: the player chooses a thing,
// then its true state. It shows values and makes no decisions.
package putright

import (
	"slices"

	"sohofoundry/render/room/topbar"
	"sohofoundry/render/tell/words"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
	"sohofoundry/render/ui/widget"
)

// The acts of the room.
type (
	// Open begins to put things right, and Leave ends it.
	Open  struct{}
	Leave struct{}
	// Back goes back to the choice of a thing.
	Back struct{}
	// Confirm puts the thing right as it is shown.
	Confirm struct{}
)

// Ids of targets.
const (
	ScrollID  = "put-right:scroll" // takes the wheel and drags
	ConfirmID = "put-right:confirm"
	BackID    = "put-right:back"
	LeaveID   = "put-right:leave"
)

// Option is one of several.
type Option struct {
	ID     string
	Icon   string
	Text   string
	Note   string // the piece that lies there now
	Act    any
	Picked bool
}

// Step changes a number; one without an act leads to none that can be.
type Step struct {
	ID   string
	Text string
	Act  any
}

// Number is shown between the steps that lower it and those that raise it.
type Number struct {
	Text        string
	Lower, More []Step
}

// Section is a question: its options, or a number.
type Section struct {
	Heading string
	Columns int // of options, at most
	Options []Option
	Number  *Number
}

// Model is all that the room shows.
type Model struct {
	Title    string
	Text     string
	Told     []string // the corrections so far
	Sections []Section
	Refused  string // why it cannot lie there
	Chosen   bool   // a thing was chosen
	Changed  bool   // it lies otherwise than the program has it, and can
	CanUndo  bool   // the last correction
	Scroll   widget.Scroll
}

// Draw draws the room and returns how far it is scrolled.
func Draw(c *widget.Canvas, area view.Rect, m *Model) widget.Scroll {
	in := c.Panel(area)
	head, in := in.Top(c.ButtonHigh())
	if c.TouchLayout() && m.CanUndo { // where the bar at the top has no room for it
		var at view.Rect
		at, head = head.Side(c.ButtonHigh())
		c.Button(at, widget.Button{ID: "put-right:undo", Name: c.Words.Text("topbar.undo"), Icon: "undo", Act: topbar.Undo{}})
	}
	if title := c.Title(); title.Width(m.Title) <= head.W {
		c.Fitted(head, m.Title, title)
	} else {
		more := c.Para(head, "put-right:title", m.Title, c.Heading()) - head.H
		in.Y += more
		in.H -= more
	}
	foot, in := in.Foot(c.ButtonHigh())
	_, in = in.Foot(theme.Gap / 2)
	if m.Refused != "" {
		in = m.refusal(c, in)
	}
	c.Say(m.Title, m.Text, m.Refused)
	c.Say(m.Told...)
	c.ScrollKeys(ScrollID, in.H)
	scroll := c.Scrolling(in, ScrollID, m.Scroll, func(in view.Rect) float64 { return m.content(c, in) })
	m.buttons(c, foot)
	return scroll
}

// refusal says above the buttons why the thing cannot lie so, and returns the room left.
func (m *Model) refusal(c *widget.Canvas, in view.Rect) view.Rect {
	high := c.ParaHeight(in.W-2*pad, m.Refused, c.Body()) + 2*pad
	box, in := in.Foot(high)
	_, in = in.Foot(theme.Gap / 2)
	c.Box(box, theme.Corner, c.Palette.Night.Mix(c.Palette.No, 0.10), c.Palette.No)
	c.Para(box.Inset(pad), "put-right:refused", m.Refused, c.Body())
	return in
}

func (m *Model) buttons(c *widget.Canvas, foot view.Rect) {
	if !m.Chosen {
		c.Button(foot, widget.Button{ID: LeaveID, Text: c.Words.Text("put-right.leave"), Icon: "tick", Act: Leave{}, Action: "back", Main: true})
		return
	}
	left, right := foot.Left((foot.W - theme.Gap) / 3)
	_, right = right.Left(theme.Gap)
	c.Button(left, widget.Button{ID: BackID, Text: c.Words.Text("panel.button.back"), Act: Back{}, Action: "back"})
	golden := widget.Button{ID: ConfirmID, Text: c.Words.Text("put-right.confirm"), Icon: "tick", Main: true}
	if m.Changed {
		golden.Act = Confirm{}
	}
	c.Button(right, golden)
}

// Lengths within the room.
const (
	pad     = 8.0
	between = 6.0
	side    = 26.0 // of an icon

	leastNumber = 330.0 // wide, with its steps beside it
)

func (m *Model) content(c *widget.Canvas, in view.Rect) float64 {
	top := in.Y
	for i, text := range m.Told {
		id := "put-right:told"
		tick, rest := in.Left(side)
		c.Icon(view.Rect{X: tick.X, Y: in.Y, W: 16, H: c.Body().Lead()}, "tick", c.Palette.Yes)
		in.Y += c.Para(rest, id, text, c.Body()) + 2
		if i == len(m.Told)-1 {
			in.Y += theme.Gap / 2
		}
	}
	if m.Text != "" {
		in.Y += c.Para(in, "put-right:text", m.Text, c.Soft().In(c.Palette.Text)) + theme.Gap/2
	}
	for i := range m.Sections {
		in.Y += m.section(c, in, &m.Sections[i])
	}
	return in.Y - top
}

func (m *Model) section(c *widget.Canvas, in view.Rect, sec *Section) float64 {
	top := in.Y
	if sec.Heading != "" {
		high := c.Heading().Lead()
		c.Fitted(view.Rect{X: in.X, Y: in.Y, W: in.W, H: high}, sec.Heading, c.Heading())
		in.Y += high + 4
	}
	if sec.Number != nil {
		return in.Y + number(c, in, sec.Number) + theme.Gap - top
	}
	columns := sec.columns(c, in.W)
	for row := range slices.Chunk(sec.Options, columns) {
		areas, high := in.Columns(columns, between), c.ButtonHigh()
		for i := range row {
			high = max(high, c.ParaHeight(textWide(c, areas[i].W, &row[i]), row[i].Text, c.Body())+2*pad)
		}
		for i := range row {
			areas[i].H = high
			option(c, areas[i], &row[i])
		}
		in.Y += high + between
	}
	return in.Y + theme.Gap/2 - top
}

// columns are as many as have room for the longest word of every option.
func (sec *Section) columns(c *widget.Canvas, wide float64) int {
	columns := max(sec.Columns, 1)
	for i := range sec.Options {
		o := &sec.Options[i]
		for word := range fonts.Words(o.Text) {
			for columns > 1 && c.Body().Width(word)+1 > textWide(c, (wide-between*float64(columns-1))/float64(columns), o) {
				columns--
			}
		}
	}
	return columns
}

// textWide is how wide the text of an option may be, beside its icon and note.
func textWide(c *widget.Canvas, wide float64, o *Option) float64 {
	wide -= 2 * pad
	if o.Icon != "" {
		wide -= side + 4
	}
	if o.Note != "" {
		wide -= noteWide(c, o)
	}
	return wide
}

func noteWide(c *widget.Canvas, o *Option) float64 {
	return c.Strong().Width(o.Note) + pad
}

// option draws one as a button with its texts on it.
func option(c *widget.Canvas, area view.Rect, o *Option) {
	name := o.Text
	if o.Note != "" {
		name = words.In(c.Words).Commas([]string{o.Text, o.Note})
	}
	c.Button(area, widget.Button{ID: o.ID, Name: name, Act: o.Act, Picked: o.Picked})
	defer c.Part(o.ID)()
	in := area.Insets(pad, 0)
	if o.Icon != "" {
		icon, rest := in.Left(side)
		c.Icon(view.Around(icon.Middle(), side-6, side-6), o.Icon, c.Palette.Text)
		_, in = rest.Left(4)
	}
	if o.Note != "" {
		note, rest := in.Side(noteWide(c, o))
		c.Label(note, o.Note, c.Strong().To(view.Right))
		in = rest
	}
	high := c.ParaHeight(in.W, o.Text, c.Body())
	c.Para(view.Rect{X: in.X, Y: area.Middle().Y - high/2, W: in.W}, o.ID, o.Text, c.Body())
}

// number draws a number between its steps and returns how high that is.
func number(c *widget.Canvas, in view.Rect, n *Number) float64 {
	in.H = c.ButtonHigh() + 4
	third := in.W * 0.34
	if title := c.Title(); in.W < leastNumber*c.Reading || title.Width(n.Text) > in.W-2*(third+between) {
		// the number above its steps
		c.Fitted(in, n.Text, c.Title().Plain().To(view.Centre))
		below := in.Move(0, in.H)
		for i, at := range below.Columns(len(n.Lower)+len(n.More), between) {
			step := slices.Concat(n.Lower, n.More)[i]
			c.Button(at, widget.Button{ID: step.ID, Text: step.Text, Act: step.Act, Repeats: true})
		}
		return 2 * in.H
	}
	steps := func(area view.Rect, list []Step) {
		for i, at := range area.Columns(max(len(list), 1), between) {
			if i < len(list) {
				c.Button(at, widget.Button{ID: list[i].ID, Text: list[i].Text, Act: list[i].Act, Repeats: true})
			}
		}
	}
	left, rest := in.Left(third)
	right, middle := rest.Side(third)
	c.Fitted(middle.Insets(between, 0), n.Text, c.Title().Plain().To(view.Centre))
	steps(left, n.Lower)
	steps(right, n.More)
	return in.H
}

package widget

import "sohofoundry/render/ui/view"

// Scroll is how far a room with more in it than fits is scrolled. Scenes keep it, and give it the wheel.
type Scroll struct {
	Offset float64 // logical units from the top
	Room   float64 // how far it can be scrolled, as last seen
}

// ScrollBy is sent to a scene when a key scrolls the room of an id.
type ScrollBy struct {
	ID    string
	Units float64 // downwards
}

// wheelStep is how far one notch of the wheel goes.
const wheelStep = 60.0

// By is the scroll moved down by some units, as far as there is anything.
func (s Scroll) By(units float64) Scroll {
	s.Offset = min(max(s.Offset+units, 0), max(s.Room, 0))
	return s
}

// Do takes in an act that scrolls the room of an id, and reports whether it was one.
func (s *Scroll) Do(id string, act any) bool {
	var by ScrollBy
	switch act := act.(type) {
	case view.Wheel:
		by = ScrollBy{act.ID, -act.Steps * wheelStep}
	case view.Drag:
		by = ScrollBy{act.ID, -act.By.Y}
	case ScrollBy:
		by = act
	default:
		return false
	}
	if by.ID == id {
		*s = s.By(by.Units)
	}
	return by.ID == id
}

// ScrollKeys lets the keyboard scroll the room of an id, which is so high, page by page.
func (c *Canvas) ScrollKeys(id string, high float64) {
	c.Key("page-up", ScrollBy{ID: id, Units: -0.85 * high})
	c.Key("page-down", ScrollBy{ID: id, Units: 0.85 * high})
}

const barWide = 8.0

// Scrolling draws content that may be higher than its area: draw gets the area, moved and without the bar, and returns how high
// the content is. The scroll comes back with the height by which it can be scrolled. The target of the id takes the wheel.
func (c *Canvas) Scrolling(area view.Rect, id string, s Scroll, draw func(view.Rect) float64) Scroll {
	ground := len(c.View.Targets)
	c.Target(view.Target{ID: id, Area: area, Wheel: true, Drag: true, NoFocus: true})
	inner := area
	inner.W -= barWide + 6
	var high float64
	before := c.scrolling
	c.scrolling = id
	c.Clipped(area, func() { high = draw(inner.Move(0, -s.Offset)) })
	c.scrolling = before
	s.Room = max(0, high-area.H)
	if s.Offset > s.Room {
		s.Offset = s.Room
	}
	if s.Room > 0 {
		c.scrollBar(area, s, high)
	}
	if len(c.View.Targets) > ground && c.View.Targets[ground].ID == id {
		c.more(&c.View.Targets[ground], s)
	}
	return s
}

// more puts into words how far a scroll bar can move.
func (c *Canvas) more(room *view.Target, s Scroll) {
	room.Ends = len(c.View.Items)
	if s.Offset > 0 {
		room.Above = c.Words.Text("name.more-above")
	}
	if s.Offset < s.Room {
		room.Below = c.Words.Text("name.more-below")
	}
}

// beyond is how far down a room must be scrolled to show all of an area, or at least its top.
func beyond(area, room view.Rect) float64 {
	switch {
	case area.Y < room.Y:
		return area.Y - room.Y
	case area.Bottom() > room.Bottom():
		return min(area.Bottom()-room.Bottom(), area.Y-room.Y)
	}
	return 0
}

func (c *Canvas) scrollBar(area view.Rect, s Scroll, high float64) {
	track, _ := area.Side(barWide)
	c.Box(track, barWide/2, c.Palette.Sunk, 0)
	thumb := track
	thumb.H = max(area.H*area.H/high, 24)
	thumb.Y += (area.H - thumb.H) * s.Offset / s.Room
	c.Box(thumb, barWide/2, c.Palette.Edge, 0)
}

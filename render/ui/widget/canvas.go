// Package widget has the pieces that every room is built of: panels, titles, buttons, paragraphs, lists, fields. Each only adds
// items and targets to a view, as the environment says; none keeps a state of its own.
package widget

import (
	"strings"
	"time"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/fonts"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Env is the input of every view beside its scene's own model.
type Env struct {
	// Items and Targets are about how many a view will have, so that room for them is made at once.
	Items, Targets int

	Size    view.Size // of the window, in logical units
	Pixel   float64   // how many of them a pixel is; 0 if that does not matter
	Point   float64   // how many a point of the system is, in which one measures what can be read; 0 for one
	Words   Words
	Palette *theme.Palette
	Reading float64 // how much larger than usual reading text is: 1, 1.15, 1.3
	Keys    keymap.Map
	Pointer Pointer
	Now     time.Duration // the clock of animations
	Active  time.Duration // when the person did something last, by that clock
}

// Words are the texts of the widgets themselves, and the rules that a text may cite. Rooms, which say much more, take the words of the
// game from it.
type Words interface {
	Text(key string, named ...any) string // the text of a key, with its names and their values in pairs
	Has(key string) bool
	Commas(list []string) string
	Cites(number string) bool // whether there is a rule of that number
}

// Pointer is where the person's attention is.
type Pointer struct {
	Hover string // the target under the mouse
	Down  string // the target that is being pressed
	Focus string // the target that the keyboard has chosen
	Keyed bool   // the keyboard or the game pad was used last, so that the focus must be seen
	Hand  Hand   // the device used last: hints are for it
}

// Hand is the device that a person plays with.
type Hand uint8

// The hands.
const (
	Mouse Hand = iota
	Keyboard
	Finger
	Pad
)

// Canvas is a view being made.
type Canvas struct {
	*Env
	View      view.View
	clip      view.Rect
	part      string // the id of the target that is being drawn, see Part
	scrolling string // the id of the room that is being drawn and scrolls
	signer    *strings.Replacer
}

// In draws something in another palette.
func (c *Canvas) In(p *theme.Palette, draw func()) {
	env := *c.Env
	was := c.Env
	env.Palette, c.Env = p, &env
	draw()
	c.Env = was
}

// New begins a view.
func New(env *Env) *Canvas {
	return &Canvas{Env: env, View: view.View{Items: make([]view.Item, 0, env.Items), Targets: make([]view.Target, 0, env.Targets),
		Keys: map[string]any{}}}
}

// Whole is the area of the window.
func (c *Canvas) Whole() view.Rect { return view.Whole(c.Size) }

// Clipped lets something draw in an area only: nothing is seen or pointed at outside.
func (c *Canvas) Clipped(area view.Rect, draw func()) {
	before := c.clip
	if !before.Empty() {
		area = area.Shared(before)
	}
	if area.Empty() {
		return
	}
	c.clip = area
	draw()
	c.clip = before
}

// Add draws an item.
func (c *Canvas) Add(i view.Item) {
	if c.clip.Empty() {
		c.View.Items = append(c.View.Items, i)
		return
	}
	area := i.Area
	if i.Kind == view.Stroke || i.Kind == view.Polygon {
		area = view.Bounds(i.Points).Inset(-i.Width)
	}
	if i.Kind != view.Label && !area.Meets(c.clip) || area.Bottom() < c.clip.Y || area.Y > c.clip.Bottom() {
		return
	}
	i.Clip = c.clip
	c.View.Items = append(c.View.Items, i)
}

// Target lets something be pointed at.
func (c *Canvas) Target(t view.Target) {
	if !c.clip.Empty() {
		if c.scrolling != "" {
			t.Room, t.Beyond = c.scrolling, beyond(t.Area, c.clip)
		}
		t.Area = t.Area.Shared(c.clip)
	}
	switch {
	case !t.Area.Empty():
	case t.Beyond != 0 && !t.NoFocus: // the keyboard goes there, and scrolls
		t.Area.Y, t.Area.H = min(max(t.Area.Y, c.clip.Y), c.clip.Bottom()), 0
	default:
		return
	}
	t.At = len(c.View.Items)
	c.View.Targets = append(c.View.Targets, t)
}

// Part makes text written from now on, until end is called, belong to the target of an id: a screen reader names the target by
// it.
func (c *Canvas) Part(id string) (end func()) {
	before := c.part
	c.part = id
	return func() { c.part = before }
}

// Key lets an action of the keymap do something.
func (c *Canvas) Key(action string, act any) { c.View.Keys[action] = act }

// Say tells something to a screen reader; nothing is drawn.
func (c *Canvas) Say(sentences ...string) { c.View.Said = append(c.View.Said, sentences...) }

// Asks notes where something is seen that is asked for.
func (c *Canvas) Asks(areas ...view.Rect) { c.View.Asked = append(c.View.Asked, areas...) }

// Box draws a rounded box.
func (c *Canvas) Box(area view.Rect, radius float64, fill, line view.Colour) {
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: radius, Fill: fill, Line: line, Width: theme.Hair})
}

// Icon draws an icon as large as fits into an area.
func (c *Canvas) Icon(area view.Rect, name string, colour view.Colour) {
	side := min(area.W, area.H)
	c.Add(view.Item{Kind: view.Icon, Area: view.Around(area.Middle(), side, side), Name: name, Fill: colour})
}

// Picture draws a painting; of seen, from 0 to 1, it is as much as wanted.
func (c *Canvas) Picture(area view.Rect, of view.Painting, seen float64) {
	c.Add(view.Item{Kind: view.Picture, Area: area, Painting: of, Fill: view.White.Fade(seen)})
}

// Line draws a line through points.
func (c *Canvas) Line(points []view.Point, width float64, colour view.Colour) {
	c.Add(view.Item{Kind: view.Stroke, Points: points, Width: width, Fill: colour})
}

// Style is the look of a text.
type Style struct {
	Font   assets.Font
	Size   float64
	Colour view.Colour
	Align  view.Align
	Level  int // of a heading, see view.Item
}

// Width is how wide a line of text is in the style.
func (s Style) Width(text string) float64 { return fonts.Width(s.Font, s.Size, text) }

// Label writes one line into an area, cut with an ellipsis if it does not fit. The area's height centres it.
func (c *Canvas) Label(area view.Rect, text string, s Style) {
	if text == "" || area.W <= 0 {
		return
	}
	c.Add(view.Item{Kind: view.Label, Area: area, Text: fonts.Cut(s.Font, s.Size, text, area.W), Font: s.Font, Size: s.Size,
		Fill: s.Colour, Align: s.Align, Of: c.part, Level: s.Level})
}

// Fitted writes one line in a smaller size if it does not fit, down to two thirds but never too small for a hand, and only then
// cuts it.
func (c *Canvas) Fitted(area view.Rect, text string, s Style) {
	if w := s.Width(text); w > area.W && w > 0 {
		s.Size = max(s.Size*area.W/w*0.995, s.Size*2/3, min(s.Size, c.Least(0)))
	}
	c.Label(area, text, s)
}

// Body is the style of reading text.
func (c *Canvas) Body() Style {
	return Style{Font: assets.Text, Size: theme.Body * c.Reading, Colour: c.Palette.Text}
}

// Soft is the style of less important text.
func (c *Canvas) Soft() Style {
	return Style{Font: assets.Text, Size: c.Least(theme.Small * c.Reading), Colour: c.Palette.Soft}
}

// Strong is the style of text that stands out.
func (c *Canvas) Strong() Style {
	return Style{Font: assets.Bold, Size: theme.Body * c.Reading, Colour: c.Palette.Text}
}

// Heading is the style of headings within a room.
func (c *Canvas) Heading() Style {
	return Style{Font: assets.Title, Size: theme.Heading * c.Reading, Colour: c.Palette.Brass, Level: 3}
}

// Title is the style of a room's name.
func (c *Canvas) Title() Style {
	return Style{Font: assets.Title, Size: theme.Title * c.Reading, Colour: c.Palette.Brass, Level: 2}
}

// Pressed is the style of the text on a button.
func (c *Canvas) Pressed() Style {
	return Style{Font: assets.Medium, Size: theme.Body * c.Reading, Colour: c.Palette.Text}
}

// Keyed is the style of the name of a key.
func (c *Canvas) Keyed() Style {
	return Style{Font: assets.Text, Size: c.Least(theme.Tiny * c.Reading), Colour: c.Palette.Soft}
}

// In is a style in another colour.
func (s Style) In(colour view.Colour) Style { s.Colour = colour; return s }

// To is a style with another alignment.
func (s Style) To(align view.Align) Style { s.Align = align; return s }

// Sized is a style in another size.
func (s Style) Sized(size float64) Style { s.Size = size; return s }

// Of is a style in another font.
func (s Style) Of(font assets.Font) Style { s.Font = font; return s }

// Plain is a style in which a text is no heading.
func (s Style) Plain() Style { s.Level = 0; return s }

// Lead is the distance from line to line of a style.
func (s Style) Lead() float64 { return s.Size * 1.32 }

// Hovered reports whether the mouse is over a target.
func (c *Canvas) Hovered(id string) bool { return c.Pointer.Hover == id }

// Focused reports whether a target has a focus that must be seen.
func (c *Canvas) Focused(id string) bool { return c.Pointer.Keyed && c.Pointer.Focus == id }

// Attended reports whether a target is looked at, by the mouse or by the keyboard.
func (c *Canvas) Attended(id string) bool { return c.Hovered(id) || c.Focused(id) }

// FocusRing marks an area if its target has the focus.
func (c *Canvas) FocusRing(id string, area view.Rect, radius float64) {
	if c.Focused(id) {
		c.Add(view.Item{Kind: view.Box, Area: area.Inset(-3), Radius: radius + 3, Line: c.Palette.Text, Width: theme.FocusBy})
	}
}

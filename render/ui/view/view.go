// Package view holds the content of a window as plain values: the items drawn, the targets to point at, and the acts of the
// keys. Scenes make views, package paint draws them, package stage lets people act on them; tests ask them without a window.
//
// Lengths are logical units: Fit tells how many of them a window has for its size in pixels.
package view

import (
	"image"
	"slices"
	"time"

	"sohofoundry/render/ui/assets"
)

// View is one picture with all that can be done in it.
type View struct {
	Items   []Item
	Targets []Target       // later ones lie above earlier ones; the focus goes through them in order
	Keys    map[string]any // the acts by action of the keymap, such as "confirm"
	Said    []string       // the latest events and the question, in sentences, for a screen reader
	Asked   []Rect         // where the things asked for are seen: tips leave them free as far as they can
	Typing  string         // the id of the text field that takes typed text, if any
	Listens bool           // the next key is sent as Pressed, without its usual act
	Moving  bool           // something is on its way: the next picture differs without anything being done
	Drifts  time.Duration  // by the clock, when the next picture differs by itself though nothing is awaited; 0 for never

	Otherwise any // the act of a click or a key without one of its own; nil is nothing
}

// Kind is the kind of an Item.
type Kind uint8

// The kinds of item, and the fields that each uses beside Area, Clip and Fill.
const (
	Box     Kind = iota + 1 // Fill, Low (a vertical gradient), Line, Width, Radius
	Label                   // Text, Font, Size, Align; Fill is its colour, its middle is the middle of the capitals
	Icon                    // Name; Fill is its colour
	Stroke                  // Points, Width, Dash, Gap; Fill is its colour
	Polygon                 // Points; Fill
	Picture                 // Painting, Late; multiplied by Fill: white leaves it as it is
)

// Item is one thing drawn. The zero Clip does not clip.
type Item struct {
	Kind   Kind
	Area   Rect
	Clip   Rect
	Fill   Colour
	Low    Colour // the colour at the bottom, if the box shades into another
	Line   Colour
	Width  float64
	Radius float64
	Dash   float64 // length of dashes; 0 for a whole line
	Gap    float64 // between them; 0 for as much as a dash
	Text   string
	Font   assets.Font
	Size   float64
	Align  Align
	Name   string
	Points []Point

	Of    string // of a label: the id of the target that it belongs to, if any, which is called so
	On    bool   // of a label: it goes on with the text of the one before it
	Level int    // of a label that is a heading: 2 for that of a room, 3 for one within it; there is one of level 1, the game's name

	Painting Painting
	Late     image.Point // the size in pixels, if the painting may come late and is stretched over its area
}

// Painting is a picture in colours of its own. Two that are equal look the same, so that a painter can keep the finished
// picture by its painting: a small value without slices, maps or functions.
type Painting interface {
	// Paint paints all that lies within the bounds of a clear picture. The painting reaches from 0, 0 to the size in which it
	// is wanted; a late one is asked for a pixel more on all sides, so that it meets its neighbours without a seam.
	Paint(onto *image.RGBA)
}

// Align is the alignment of a label in its area.
type Align uint8

// The alignments.
const (
	Left Align = iota
	Centre
	Right
)

// Silent is the Of of a label that a screen reader leaves out, such as the name of a key.
const Silent = "silent"

// Target is something that can be pointed at, focused and, if it has an Act, clicked.
type Target struct {
	ID      string  // stable from picture to picture: "space:coventry.2"
	Name    string  // its name for a screen reader, where neither a text in it nor its tip says it
	Area    Rect    // parts outside of the clip of its room do not count
	Act     any     // sent by a click or the key for it; nil for a target that only tells
	About   any     // the subject that hovering asks the scene about; nil for none
	Clear   Rect    // the area that its tip leaves visible, beside the target itself
	Above   string  // of a room that scrolls: the name for seeing more of it further up, empty where there is no more
	Below   string  // the same further down
	Ends    int     // of such a room: how many items were drawn when all of it was
	Wheel   bool    // takes the wheel: Wheel is sent to the scene
	Drag    bool    // can be dragged: Drag is sent to the scene
	Doubles bool    // takes a double click: Double is sent to the scene
	Asks    bool    // the ground of small things: Which asks which of those in its room a finger between several means
	NoFocus bool    // the keyboard never chooses it
	Off     bool    // a button that does nothing now, or only says why it does not
	Aside   bool    // the Tab key passes it over: only the arrow keys lead there
	Field   bool    // a line that can be typed into
	Text    string  // what stands in that line
	Picked  bool    // was picked: a press takes that back, so Enter, which goes on, does not press it
	Repeats bool    // is clicked many times in a row: a double click is two clicks
	Room    string  // the id of the scrolling room or the ground that it lies in, if any
	At      int     // how many items were drawn when it was added: later ones lie above it
	Beyond  float64 // how far down that room must be scrolled to show all of it, negative for up
}

// Up and Down end the names by which a room that scrolls is asked for more of it, after its id.
const (
	Up   = "/up"
	Down = "/down"
)

// Wheel is sent to a scene when the wheel turns over a target that takes it, or two fingers pinch.
type Wheel struct {
	ID    string
	Steps float64 // up is positive
	At    Point
}

// Placed is the act of a target on which it matters where it is clicked.
type Placed interface {
	// At is the act of a click at a point.
	At(p Point) any
}

// Which is sent to a scene when a finger touches where it may mean one of several targets, the nearest first.
type Which struct{ Of []Target }

// Double is sent to a scene when a target that takes it is clicked, or tapped, twice in a hurry.
type Double struct {
	ID string
	At Point
}

// Drag is sent to a scene while a target is dragged.
type Drag struct {
	ID string
	By Point // since the last one
}

// Typed is sent to a scene for text typed into its text field.
type Typed struct {
	ID   string
	Text string
	Back int // characters taken away first
}

// Pressed is sent to a scene whose view listens for the next key, as the keymap names it.
type Pressed struct{ Key string }

// Equal reports whether two views look the same.
func (v *View) Equal(other *View) bool {
	if len(v.Items) != len(other.Items) {
		return false
	}
	for i := range v.Items {
		if !v.Items[i].equal(&other.Items[i]) {
			return false
		}
	}
	return true
}

func (i *Item) equal(o *Item) bool {
	if len(i.Points) != len(o.Points) {
		return false
	}
	for n, p := range i.Points {
		if p != o.Points[n] {
			return false
		}
	}
	return i.Kind == o.Kind && i.Area == o.Area && i.Clip == o.Clip && i.Fill == o.Fill && i.Low == o.Low && i.Line == o.Line &&
		i.Width == o.Width && i.Radius == o.Radius && i.Dash == o.Dash && i.Gap == o.Gap && i.Text == o.Text && i.Font == o.Font &&
		i.Size == o.Size && i.Align == o.Align && i.Name == o.Name && i.Painting == o.Painting && i.Late == o.Late
}

// Target returns the target of an id, or nil.
func (v *View) Target(id string) *Target {
	for i := range v.Targets {
		if v.Targets[i].ID == id {
			return &v.Targets[i]
		}
	}
	return nil
}

// Index is the place of the target of an id in the list of targets, or -1.
func (v *View) Index(id string) int {
	return slices.IndexFunc(v.Targets, func(t Target) bool { return t.ID == id })
}

// Covered reports whether all of a target, of an index, is below something that is no more than ground, such as a page.
func (v *View) Covered(index int) bool {
	for i := index + 1; i < len(v.Targets); i++ {
		if t := &v.Targets[i]; t.ground() && t.Area.Holds(v.Targets[index].Area) {
			return true
		}
	}
	return false
}

// Hidden reports whether all of an item, of an index, is below something that is no more than ground.
func (v *View) Hidden(index int) bool {
	return slices.ContainsFunc(v.Targets, func(t Target) bool { return t.At > index && t.ground() && t.Area.Holds(v.Items[index].Area) })
}

// ground reports whether a target does no more than hide the targets below it.
func (t *Target) ground() bool { return t.NoFocus && t.About == nil && !t.Off }

// Under returns the uppermost target at a point that passes the filter, or nil.
func (v *View) Under(p Point, wanted func(*Target) bool) *Target {
	for i := len(v.Targets) - 1; i >= 0; i-- {
		if t := &v.Targets[i]; t.Area.Has(p) && wanted(t) {
			return t
		}
	}
	return nil
}

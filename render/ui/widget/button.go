package widget

import (
	"cmp"
	"strings"

	"sohofoundry/render/ui/assets"
	"sohofoundry/render/ui/keymap"
	"sohofoundry/render/ui/theme"
	"sohofoundry/render/ui/view"
)

// Button is something to press. Its id is that of its target.
type Button struct {
	ID      string
	Text    string
	Name    string // its name where there is only an icon, or its text does not say of what it is
	Icon    string // before the text
	Note    string // after it, at the right and less important; below it on a button that is high enough, in the layouts for hands
	Under   bool   // the note stands below the text in every layout, if the button is high enough
	Act     any    // sent by a press; a button without one does nothing and looks so
	Action  string // of the keymap: the key is shown, and does the same
	About   any    // the subject that hovering asks about
	Main    bool   // golden: the most likely choice, which Enter presses; at most one on a screen
	Entry   bool   // of a menu: the one with the keyboard's focus is the golden one
	Repeats bool   // is pressed many times in a row, so that a double click is two
	Picked  bool   // of several, this one is chosen
	Off     bool   // looks as if it did nothing, yet Act says why
	Align   view.Align
	Title   bool // in the font of titles
}

// Button draws a button and lets it be pressed, by its key too.
func (c *Canvas) Button(area view.Rect, b Button) {
	b.Main = c.golden(&b)
	fill, low, line, ink := c.buttonColours(&b)
	c.Add(view.Item{Kind: view.Box, Area: area, Radius: theme.Corner, Fill: fill, Low: low, Line: line, Width: theme.Hair})
	end := c.Part(b.ID)
	c.buttonText(area.Insets(12, 0), &b, ink)
	end()
	c.FocusRing(b.ID, area, theme.Corner)
	c.Target(view.Target{ID: b.ID, Name: b.name(c.Words), Area: area, Act: b.Act, About: b.About, NoFocus: b.Act == nil, Off: b.Act == nil || b.Off, Aside: b.Off, Picked: b.Picked, Repeats: b.Repeats})
	if b.Action != "" && b.Act != nil {
		c.Key(b.Action, b.Act)
	}
	if b.Main {
		c.Key(confirm, b.Act)
	}
}

// name is the name of a button for a screen reader; one without text is named by its tip.
func (b *Button) name(w Words) string {
	if b.Name != "" || b.Note == "" {
		return cmp.Or(b.Name, b.Text)
	}
	return w.Commas([]string{b.Text, b.Note})
}

// confirm is the action of the golden button, besides any key of its own.
const confirm = "confirm"

// golden reports whether Enter presses a button.
func (c *Canvas) golden(b *Button) bool {
	if b.Act == nil || b.Off {
		return false
	}
	if focus := c.Pointer.Focus; b.Entry && c.Pointer.Keyed && menuOf(focus) == menuOf(b.ID) {
		return focus == b.ID
	}
	return b.Main
}

// menuOf is the first part of an id, which the entries of a menu share: "start" of "start:load".
func menuOf(id string) string {
	menu, _, _ := strings.Cut(id, ":")
	return menu
}

func (c *Canvas) buttonColours(b *Button) (fill, low, line, ink view.Colour) {
	p := c.Palette
	out := b.Act == nil || b.Off
	switch {
	case b.Main && !out:
		fill, low, line, ink = p.Brass, p.BrassDeep, p.BrassDeep, p.OnBrass
	case b.Picked:
		fill, line, ink = p.Raised.Mix(p.Brass, 0.18), p.Brass, p.Text
	case out:
		fill, line, ink = p.Panel.Mix(p.Raised, 0.4), p.Grid, p.Faint
	default:
		fill, line, ink = p.Raised, p.Edge, p.Text
	}
	if b.Act == nil {
		return fill, low, line, ink
	}
	switch {
	case c.Pointer.Down == b.ID && c.Hovered(b.ID):
		fill, low = fill.Mix(p.Night, 0.25), low.Mix(p.Night, 0.25)&^0xff|low&0xff
	case c.Hovered(b.ID):
		fill, line = fill.Mix(p.Text, 0.10), p.Brass
	}
	return fill, low, line, ink
}

// between is the gap between icon, text and key on a button.
const between = 8.0

// ButtonWide is how wide a button has to be for its icon, text and key.
func (c *Canvas) ButtonWide(b *Button) float64 {
	if b.Text == "" {
		return c.ButtonHigh()
	}
	text, keyed := c.Pressed(), c.Keyed()
	wide := 24 + text.Width(b.Text) + 1
	if b.Icon != "" {
		wide += text.Size*1.2 + between
	}
	if key := c.keyOn(b); key != "" {
		wide += keyed.Width(key) + between
	}
	return wide
}

// keyOn is the key that stands on a button, if any.
func (c *Canvas) keyOn(b *Button) string {
	switch {
	case c.golden(b):
		return c.KeyOf(confirm)
	case b.Action != "" && b.Act != nil:
		return c.KeyOf(b.Action)
	}
	return ""
}

// buttonText draws the content of a button: icon, text and key in the middle, or from the left with a note at the right.
func (c *Canvas) buttonText(area view.Rect, b *Button, ink view.Colour) {
	switch {
	case b.Note == "":
	case b.Under:
		area = c.noteUnder(area.Insets(-6, 0), b, c.Soft().To(view.Centre).In(ink.Fade(0.95)))
	case c.TouchLayout() && area.H > theme.Touch+theme.Gap:
		area = c.noteUnder(area, b, c.Soft().In(ink.Fade(0.95)))
	}
	key := c.keyOn(b)
	style, keyStyle := c.buttonStyles(area.W, b, key)
	style, keyStyle = style.In(ink), keyStyle.In(ink.Fade(0.85))

	keyWide := 0.0
	if key != "" {
		keyWide = keyStyle.Width(key) + between
	}
	iconWide := 0.0
	if b.Icon != "" {
		iconWide = style.Size*1.2 + between
	}
	textWide := min(style.Width(b.Text), area.W-keyWide-iconWide)
	x := area.X
	if b.Text == "" && b.Icon != "" { // an icon alone, in the middle
		side := style.Size * 1.2
		c.Icon(view.Around(area.Middle(), side, side), b.Icon, ink)
		return
	}
	if b.Align == view.Centre || b.Align == view.Left && b.Note == "" && !b.Title {
		x += max(0, (area.W-textWide-keyWide-iconWide)/2)
	}
	if b.Icon != "" {
		c.Icon(view.Rect{X: x, Y: area.Y, W: iconWide - between, H: area.H}, b.Icon, ink)
		x += iconWide
	}
	c.Fitted(view.Rect{X: x, Y: area.Y, W: textWide + 1, H: area.H}, b.Text, style)
	x += textWide + between
	if key != "" {
		c.Label(view.Rect{X: x, Y: area.Y + 1, W: keyWide, H: area.H}, key, keyStyle)
		x += keyWide
	}
	if b.Note != "" {
		note := Style{Font: assets.Text, Size: c.Least(theme.Small * c.Reading), Colour: ink.Fade(0.95), Align: view.Right}
		c.Fitted(view.Rect{X: x, Y: area.Y, W: area.Right() - x, H: area.H}, b.Note, note)
	}
}

// noteUnder writes the note of a button below the room for its text, and returns that.
func (c *Canvas) noteUnder(area view.Rect, b *Button, style Style) view.Rect {
	below, above := area.Insets(0, theme.Gap/2).Foot(style.Lead())
	c.Fitted(below, b.Note, style)
	b.Note = ""
	return above
}

// buttonStyles are those of a button's text and of its key: they grow as reading text does, as far as there is room. Titles do
// not.
func (c *Canvas) buttonStyles(wide float64, b *Button, key string) (text, keyed Style) {
	text, keyed = c.Pressed(), c.Keyed()
	if b.Title {
		text.Font, text.Size = assets.Title, theme.Heading
		return text, keyed
	}
	grown := text.Width(b.Text)
	if key != "" {
		grown += keyed.Width(key)
		wide -= between
	}
	if b.Icon != "" {
		grown += text.Size * 1.2
		wide -= between
	}
	if grown > wide && c.Reading > 1 {
		less := max(wide/grown, 1/c.Reading)
		text.Size, keyed.Size = text.Size*less, keyed.Size*less
	}
	return text, keyed
}

// KeyOf is the name of the key of an action, for hints: of the button of the game pad while that is used, and of nothing while
// fingers are, and in the layouts for them.
func (c *Canvas) KeyOf(action string) string {
	switch hand := c.Pointer.Hand; {
	case hand == Pad:
		return c.KeyName(keymap.PadKey(action))
	case hand == Finger, c.Size.Layout() != view.Wide:
		return ""
	}
	return c.KeyName(c.Keys.Key(action))
}

// KeyName is the name of a key in the person's language; letters and digits stay as they are.
func (c *Canvas) KeyName(key string) string {
	if id := "window.key." + key; c.Words.Has(id) {
		return c.Words.Text(id)
	}
	return key
}
